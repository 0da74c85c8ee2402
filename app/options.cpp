#include "app/options.h"

#include <charconv>
#include <set>
#include <string_view>

#include "app/session/phrases.h"
#include "app/storage/path_text.h"

namespace pawnpath::app {
namespace {

// Goes through the arguments once; the first fault ends it.
class Reader {
 public:
  explicit Reader(const std::vector<std::string>& arguments) : arguments_(arguments) {}

  Result<Options, std::string> read() {
    while (fault_.empty() && next_ < arguments_.size())
      argument(arguments_[next_++]);
    if (!fault_.empty()) return Failure{fault_ + ' ' + phrase(Phrase::option_usage)};
    return options_;
  }

 private:
  void argument(std::string_view text) {
    if (only_records_ || !text.starts_with('-') || text == "-") return record(text);
    if (text == "--") {
      only_records_ = true;
      return;
    }
    const std::size_t equals = text.find('=');
    const bool has_value = equals != std::string_view::npos;
    const std::string_view name = text.substr(0, equals);
    if (has_value) value_ = text.substr(equals + 1);
    option(name, has_value);
    value_.reset();
  }

  void option(std::string_view name, bool has_value) {
    if (name == "--no-animation" && !has_value) {
      options_.animation = false;
    } else if (name == "--data-dir") {
      if (const auto text = value(name)) options_.data_folder = path_from(*text);
    } else if (name == "--seed") {
      options_.seed = number<std::uint64_t>(name, 0);
    } else if (name == "--nodes") {
      options_.nodes = number<std::int64_t>(name, 1);
    } else if (name == "--bench-input") {
      bench(name);
    } else {
      fault_ = phrase(Phrase::option_unknown, {name});
    }
  }

  void bench(std::string_view name) {
    options_.bench_keys = number<int>(name, 1).value_or(0);
    if (!fault_.empty()) return;
    if (next_ == arguments_.size()) {
      fault_ = phrase(Phrase::option_needs_value, {name});
    } else {
      options_.bench_file = path_from(arguments_[next_++]);
    }
  }

  void record(std::string_view text) {
    if (options_.record) {
      fault_ = phrase(Phrase::option_one_record, {text});
    } else if (!text.empty()) {
      options_.record = path_from(text);
    }
  }

  std::optional<std::string_view> value(std::string_view name) {
    if (!seen_.insert(name).second) {
      fault_ = phrase(Phrase::option_twice, {name});
      return std::nullopt;
    }
    if (!value_ && next_ < arguments_.size()) value_ = arguments_[next_++];
    if (value_ && !value_->empty()) return value_;
    fault_ = phrase(Phrase::option_needs_value, {name});
    return std::nullopt;
  }

  template <typename Number>
  std::optional<Number> number(std::string_view name, Number least) {
    const auto text = value(name);
    if (!text) return std::nullopt;
    Number read = 0;
    const char* const end = text->data() + text->size();
    const auto [stop, error] = std::from_chars(text->data(), end, read);
    if (error == std::errc() && stop == end && read >= least) return read;
    fault_ = phrase(Phrase::option_not_a_number, {name, *text});
    return std::nullopt;
  }

  const std::vector<std::string>& arguments_;
  std::size_t next_ = 0;
  std::optional<std::string_view> value_;  // given with an equals sign, or found
  std::set<std::string_view> seen_;
  bool only_records_ = false;
  Options options_;
  std::string fault_;
};

}  // namespace

Result<Options, std::string> read_options(const std::vector<std::string>& arguments) {
  return Reader(arguments).read();
}

}  // namespace pawnpath::app
