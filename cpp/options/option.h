#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/limits.h"
#include "base/problem.h"
#include "base/text.h"
#include "options/options.h"
#include "options/task_kind.h"

namespace melon {

/// What a value is: how it is read, checked and asked for.
enum class OptionKind : unsigned char {
  number,
  whole_number,
  /// true or false.
  flag,
  /// One of `choices`.
  choice,
  /// The name of a column, and of several.
  column,
  columns,
  /// A class, and classes in their order.
  label,
  labels,
  /// One of the algorithms that are compared.
  learner,
  /// The id of a post-hoc procedure.
  procedure,
  /// A number for each model by its name; null stands for +∞.
  thresholds,
  /// Rows of costs.
  cost_matrix,
  /// "plain", "stratified" or "cluster=COLUMN".
  resample,
  /// "rows", "stack" or columns that all files have.
  join,
};

/// What a task keeps between reports, since it takes long to find.
enum class Stage : unsigned char {
  /// Cells read, checked, sorted and counted: all else is found from these.
  data,
  /// Metrics that do not depend on a threshold.
  values,
  /// Tests, and the intervals that come with them.
  tests,
  /// Curves and other drawings.
  pictures,
  /// The thresholds that rules choose.
  thresholds,
  /// The replicates of the bootstrap.
  replicates,
};

/// A set of a few values of an enumeration.
template <class Value>
class Set {
 public:
  constexpr Set(std::initializer_list<Value> values) {
    for (const Value value : values) bits_ |= Bit(value);
  }
  template <std::size_t count>
  constexpr explicit Set(const Value (&values)[count]) {
    for (const Value value : values) bits_ |= Bit(value);
  }
  [[nodiscard]] constexpr bool contains(Value value) const {
    return (bits_ & Bit(value)) != 0;
  }

 private:
  static constexpr unsigned Bit(Value value) {
    return 1U << static_cast<unsigned>(value);
  }

  unsigned bits_ = 0;
};

using TaskSet = Set<TaskKind>;
using StageSet = Set<Stage>;

inline constexpr TaskSet kEveryTask(kTaskKinds);
inline constexpr StageSet kEveryStage{Stage::data,       Stage::values,
                                      Stage::tests,      Stage::pictures,
                                      Stage::thresholds, Stage::replicates};

/// Names as a list, or as one text of a command line. Without `text` this is
/// split at its commas at once, else when the columns are known.
struct NamesMember {
  std::optional<std::vector<std::string>> Options::*list;
  std::optional<std::string> Options::*text;
};

/// The member of Options that has the value. Of a choice that is a bool, the
/// last one is true. Beside `resample` stands the column of the groups.
using OptionMember = std::variant<
    double Options::*, std::uint32_t Options::*, std::uint64_t Options::*,
    bool Options::*, std::optional<bool> Options::*, std::string Options::*,
    std::optional<std::string> Options::*, NamesMember,
    std::map<std::string, double, std::less<>> Options::*,
    std::vector<std::vector<double>> Options::*, ResampleScheme Options::*>;

/// A setting, as far as the core needs to know it.
struct Option {
  /// Of the option in JSON and, with "-" for "_", of the command line.
  std::string_view name;
  OptionKind kind = OptionKind::number;
  OptionMember member;
  /// Of a number.
  Limits limits = {};
  std::span<const std::string_view> choices = {};
  TaskSet tasks = kEveryTask;
  /// What cannot be kept when the value changes, if the task uses it. The names
  /// of columns settle the roles, and those are compared themselves.
  StageSet settles = kEveryStage;
  /// What a message asks for instead of what follows from kind and limits.
  Text expected = {};
  /// The problem with another value, instead of "invalid_option".
  Problem (*refuse)(std::string_view value) = nullptr;
};

/// An option with the words that only documents and forms need.
struct DescribedOption {
  Option option;
  /// What it is, in a few words without a full stop.
  Text help;
};

/// Every option, in the order in which they are listed.
[[nodiscard]] std::span<const Option> AllOptions();

/// The same with their words.
[[nodiscard]] std::span<const DescribedOption> DescribedOptions();

/// The option of that name, or null.
[[nodiscard]] const Option* FindOption(std::string_view name);

}  // namespace melon
