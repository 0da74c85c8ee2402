// Commands on files.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/record/record.h"
#include "tests/engine/dialogue.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// A folder for one test, gone afterwards. Its name is not ASCII (G09), and has a blank.
class Folder {
 public:
  Folder() : path_(std::filesystem::temp_directory_path() / name()) {
    std::filesystem::create_directories(path_);
  }
  ~Folder() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  [[nodiscard]] std::string file(std::string_view file) const {
    const std::u8string path = (path_ / std::filesystem::path(file)).u8string();
    return {path.begin(), path.end()};
  }

  void write(std::string_view name, const std::string& bytes) const {
    std::ofstream(path_ / std::filesystem::path(name), std::ios::binary) << bytes;
  }

  [[nodiscard]] std::string read(std::string_view name) const {
    std::ifstream stream(path_ / std::filesystem::path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

 private:
  static std::filesystem::path name() {
    return std::filesystem::path(u8"pawnpath test \u017b\u4f60\U0001f642");
  }
  std::filesystem::path path_;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(qtp_session_commands)

BOOST_AUTO_TEST_CASE(a_game_is_saved_and_loaded) {
  const Folder folder;
  Dialogue dialogue{"playmove light e2", "playwall dark d4h"};
  BOOST_TEST(dialogue("pp-save " + folder.file("my  game.txt")) == kDone);
  BOOST_TEST(folder.read("my  game.txt").ends_with("\n\n1. e2 d4h\n*\n"));
  Dialogue other{"boardsize 7"};
  BOOST_TEST(other("pp-load " + folder.file("my  game.txt")) == kDone);
  BOOST_TEST(other("pp-position") == "= e2 e9 10 9 light d4h\n\n");
  BOOST_TEST(other("undo 2") == kDone);
}

BOOST_AUTO_TEST_CASE(names_tags_and_comments_survive) {
  const Folder folder;
  folder.write("in.txt", "[Light \"Ann\"]\n[Event \"Club\"]\n1. e2 {good} e8 {better}");
  Dialogue dialogue{"pp-load " + folder.file("in.txt"), "undo", "playmove dark d9",
                    "pp-save " + folder.file("out.txt")};
  const std::string text = folder.read("out.txt");
  BOOST_TEST(text.find("[Light \"Ann\"]\n") != std::string::npos);
  BOOST_TEST(text.find("[Event \"Club\"]\n") != std::string::npos);
  BOOST_TEST(text.ends_with("\n1. e2 {good} d9\n*\n"));
}

BOOST_AUTO_TEST_CASE(files_that_cannot_be_had) {
  const Folder folder;
  Dialogue dialogue{"playmove light e2"};
  BOOST_TEST(dialogue.code("pp-load " + folder.file("missing.txt")) == "bad-file");
  BOOST_TEST(dialogue.code("pp-load " + folder.file("")) == "bad-file");
  BOOST_TEST(dialogue.code("pp-save " + folder.file("")) == "bad-file");
  BOOST_TEST(dialogue.code("pp-save " + folder.file("no/such/folder.txt")) == "bad-file");
  BOOST_TEST(dialogue.code("pp-load \xff") == "bad-file");
  BOOST_TEST(dialogue.code("pp-save") == "bad-argument");
  BOOST_TEST(dialogue("pp-position") == "= e2 e9 10 10 dark -\n\n");
}

BOOST_AUTO_TEST_CASE(records_that_cannot_be_read_change_nothing) {
  const Folder folder;
  folder.write("bad.txt", "1. e2 e8\n2. e9\n");
  folder.write("big.txt", std::string(kMostRecordBytes + 1, ' '));
  Dialogue dialogue{"playmove light d1"};
  BOOST_TEST(dialogue("pp-load " + folder.file("bad.txt")) ==
             "? bad-record: Line 2, column 4: Move 3, Light, \"e9\": "
             "e9 is too far: the Light pawn goes one square.\n\n");
  BOOST_TEST(dialogue("pp-load " + folder.file("big.txt")) ==
             "? bad-record: The text is longer than 1 MiB, the most that is read.\n\n");
  BOOST_TEST(dialogue("pp-position") == "= d1 e9 10 10 dark -\n\n");
}

BOOST_AUTO_TEST_CASE(the_first_of_several_games) {
  const Folder folder;
  folder.write("two.txt", "1. e2 *\n1. d1 *\n");
  Dialogue dialogue;
  BOOST_TEST(dialogue("pp-load " + folder.file("two.txt")) ==
             "= The text holds more than one game; the first is loaded.\n\n");
  BOOST_TEST(dialogue("pp-position") == "= e2 e9 10 10 dark -\n\n");
}

BOOST_AUTO_TEST_CASE(a_resignation_is_undone_first) {
  const Folder folder;
  folder.write("resigned.txt", "[Result \"0-1\"]\n[Termination \"resign\"]\n\n1. e2 e8 0-1\n");
  Dialogue dialogue{"pp-load " + folder.file("resigned.txt")};
  BOOST_TEST(dialogue("winner") == "= true dark\n\n");
  BOOST_TEST(dialogue("undo 4") == "? too-many: No more than 3 can be taken back.\n\n");
  BOOST_TEST(dialogue("undo") == kDone);
  BOOST_TEST(dialogue("winner") == "= false\n\n");
  BOOST_TEST(dialogue("pp-position") == "= e2 e8 10 10 light -\n\n");
  BOOST_TEST(dialogue("undo 2") == kDone);
  BOOST_TEST(dialogue("pp-position") == "= e1 e9 10 10 light -\n\n");
}

BOOST_AUTO_TEST_SUITE_END()
