#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/source.h"
#include "base/text.h"
#include "io/json/json.h"

namespace melon {

/// What is thought of using a test here.
enum class Opinion : unsigned char {
  /// The conclusion may be wrong.
  warning,
  /// To be kept in mind when reading it.
  caution,
  /// As it should be.
  fits,
};

/// The option that does what a sentence asks for. Sentences name none: the page
/// has a control for it, the command line writes it behind them.
struct OptionHint {
  /// As in the options' JSON; empty where no option is meant.
  std::string_view name;
  /// Empty where only the user knows it.
  std::string_view value;
};

/// One thing to know about a test on this table.
struct Finding {
  /// Stable, snake_case.
  std::string_view code;
  Opinion opinion;
  Message message;
  /// What to do instead; empty where there is nothing better.
  Message instead;
  /// With which option.
  OptionHint option = {};
  /// The report's key of the value that is to be read instead; or empty.
  std::string key = {};
  /// Empty where nothing is to be read.
  Citation reference = {};
};

/// Which test fits a table, by which questions one gets there, and what to
/// think of it.
class Advice {
 public:
  /// Ids of a test and, where several comparisons follow it, of a procedure.
  void Recommend(std::string_view test, std::string_view post_hoc = {});
  void Step(const Text& question, Message answer, Message because,
            OptionHint option = {});
  void Add(Finding finding);

  /// {"test", "post_hoc", "steps", "findings"}; warnings first, then cautions,
  /// each in the order in which they came.
  [[nodiscard]] Json ToJson() const;

 private:
  struct Question {
    Message question;
    Message answer;
    Message because;
    OptionHint option;
  };

  std::string_view test_;
  std::string_view post_hoc_;
  std::vector<Question> steps_;
  std::vector<Finding> findings_;
};

}  // namespace melon
