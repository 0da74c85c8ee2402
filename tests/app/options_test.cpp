#include "app/options.h"

#include <boost/test/unit_test.hpp>

#include "app/storage/path_text.h"

using namespace pawnpath;
using namespace pawnpath::app;

BOOST_AUTO_TEST_SUITE(options)

BOOST_AUTO_TEST_CASE(nothing_given) {
  const auto options = read_options({});
  BOOST_REQUIRE(options.ok());
  BOOST_TEST(!options->data_folder.has_value());
  BOOST_TEST(!options->seed.has_value());
  BOOST_TEST(!options->nodes.has_value());
  BOOST_TEST(!options->record.has_value());
  BOOST_TEST(options->animation);
}

BOOST_AUTO_TEST_CASE(all_given) {
  const auto options = read_options({"--seed", "7", "--data-dir=Zażółć \xF0\x9F\x99\x82",
                                     "--no-animation", "--nodes", "1000", "g.txt"});
  BOOST_REQUIRE(options.ok());
  BOOST_TEST(*options->seed == 7);
  BOOST_TEST(path_text(*options->data_folder) == "Zażółć \xF0\x9F\x99\x82");
  BOOST_TEST(!options->animation);
  BOOST_TEST(*options->nodes == 1000);
  BOOST_TEST(path_text(*options->record) == "g.txt");
}

BOOST_AUTO_TEST_CASE(seeds_and_records_may_look_odd) {
  BOOST_TEST(*read_options({"--seed", "0"})->seed == 0);
  BOOST_TEST(*read_options({"--seed=18446744073709551615"})->seed == UINT64_MAX);
  BOOST_TEST(path_text(*read_options({"--", "--seed"})->record) == "--seed");
  BOOST_TEST(path_text(*read_options({"a b.txt"})->record) == "a b.txt");
}

BOOST_AUTO_TEST_CASE(the_bench_has_a_number_and_a_file) {
  const auto options = read_options({"--bench-input", "200", "times.txt", "g.txt"});
  BOOST_REQUIRE(options.ok());
  BOOST_TEST(options->bench_keys == 200);
  BOOST_TEST(path_text(options->bench_file) == "times.txt");
  BOOST_TEST(path_text(*options->record) == "g.txt");
  BOOST_TEST(read_options({})->bench_keys == 0);
}

BOOST_AUTO_TEST_CASE(faults_are_sentences) {
  const std::vector<std::string> faults[] = {{"--sed", "7"},
                                             {"-x"},
                                             {"--seed"},
                                             {"--seed", "seven"},
                                             {"--seed", "-1"},
                                             {"--seed", "1.5"},
                                             {"--seed=", "7"},
                                             {"--seed", "18446744073709551616"},
                                             {"--nodes", "0"},
                                             {"--nodes", "9223372036854775808"},
                                             {"--data-dir"},
                                             {"--data-dir", ""},
                                             {"a.txt", "b.txt"},
                                             {"--seed", "1", "--seed", "2"},
                                             {"--no-animation=no"},
                                             {"--bench-input", "200"},
                                             {"--bench-input", "no", "times.txt"},
                                             {"--nodes", "12 "}};
  for (const auto& arguments : faults) {
    const auto options = read_options(arguments);
    BOOST_REQUIRE(!options.ok());
    BOOST_TEST(options.error().find("Usage:") != std::string::npos);
    BOOST_TEST(options.error().find('{') == std::string::npos);
  }
}

BOOST_AUTO_TEST_SUITE_END()
