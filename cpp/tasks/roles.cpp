#include "tasks/roles.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <iterator>
#include <utility>

#include "base/column_access.h"
#include "io/number.h"

namespace melon {
namespace {

constexpr std::string_view kTruthNames[] = {
    "ytrue",  "truth",    "true",     "actual", "groundtruth", "gold",
    "target", "label",    "labels",   "class",  "observed",    "obs",
    "y",      "outcome",  "response", "真实",   "真实标记",    "标记",
    "标签",   "真实标签", "类别"};
constexpr std::string_view kWeightNames[] = {
    "weight", "weights",   "sampleweight", "w",    "count",
    "freq",   "frequency", "权重",         "次数", "频数"};
constexpr std::string_view kIgnoredNames[] = {
    "id",   "index",    "rowid", "row",   "rowindex",
    "fold", "repeat",   "run",   "split", "resample",
    "inst", "unnamed0", "error", "编号",  "序号"};

/// Lower case, without blanks and punctuation: "Y_true" and "y true" are one
/// name.
std::string Simplify(std::string_view name) {
  std::string simple;
  for (const char character : name) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte >= 0x80 || std::isalnum(byte) != 0)
      simple += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
  }
  return simple;
}

template <std::size_t N>
std::size_t PositionIn(const std::string_view (&names)[N],
                       const Column& column) {
  const std::string simple = Simplify(column.name);
  return static_cast<std::size_t>(
      std::find(std::begin(names), std::end(names), simple) -
      std::begin(names));
}

template <std::size_t N>
bool IsIn(const std::string_view (&names)[N], const Column& column) {
  return PositionIn(names, column) < N;
}

/// The different labels of a coded column that are not missing; equal numbers
/// once.
std::vector<std::string_view> PresentLabels(const Column& column) {
  std::vector<std::string_view> present;
  for (std::size_t i = 0; i < column.labels.size(); ++i) {
    const std::string_view label = column.labels[i];
    const auto is_same = [label](std::string_view other) {
      return SameLabel(label, other);
    };
    if (column.label_flaws[i] == CellFlaw::missing) continue;
    if (present.size() <= 2 &&
        std::any_of(present.begin(), present.end(), is_same))
      continue;
    present.push_back(label);
  }
  return present;
}

bool IsCoded(const Column& column) { return column.storage == Storage::coded; }

bool IsNumeric(const Column& column) {
  if (column.storage == Storage::numbers) return true;
  if (column.storage == Storage::dropped) return false;
  const auto numbers = std::count(column.label_flaws.begin(),
                                  column.label_flaws.end(), CellFlaw::none);
  const auto texts =
      std::count(column.label_flaws.begin(), column.label_flaws.end(),
                 CellFlaw::not_a_number);
  return numbers > 0 && texts * 9 <= numbers;
}

/// Whether the numbers count the rows: 0, 1, 2, … or 1, 2, 3, ….
bool IsRowNumber(const Column& column) {
  if (column.storage != Storage::numbers || column.numbers.size() < 3)
    return false;
  const double first = column.numbers.front();
  if (first != 0 && first != 1) return false;
  for (std::size_t i = 1; i < column.numbers.size(); ++i) {
    if (column.numbers[i] != first + static_cast<double>(i)) return false;
  }
  return true;
}

/// Beyond 2⁵³ every double is a whole number; that says nothing of the column.
bool IsWhole(double number) {
  return std::isnan(number) ||
         (std::abs(number) < 0x1p53 && number == std::trunc(number));
}

bool HasWholeNumbersOnly(const Column& column) {
  const std::vector<double>& numbers =
      IsCoded(column) ? column.label_numbers : column.numbers;
  return std::all_of(numbers.begin(), numbers.end(), IsWhole);
}

/// Whole numbers, each of them once: an identifier, in whatever order the rows
/// are, and hardly a score.
bool IsIdentifier(const Column& column) {
  if (!HasWholeNumbersOnly(column)) return false;
  if (IsCoded(column)) return column.labels.size() == column.codes.size();
  std::vector<double> sorted = column.numbers;
  std::sort(sorted.begin(), sorted.end());
  return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

/// The part of a simplified name before a class label at its end: "proba" of
/// "proba_yes" for "yes". Nothing when the name does not end so.
std::optional<std::string> PrefixBefore(std::string_view label,
                                        const Column& column) {
  const std::string name = Simplify(column.name);
  const std::string end = Simplify(label);
  if (end.empty() || name.size() < end.size() ||
      name.compare(name.size() - end.size(), end.size(), end) != 0) {
    return std::nullopt;
  }
  return name.substr(0, name.size() - end.size());
}

/// Whether two numeric columns add up to 1 in every row, but for rounding.
bool AreComplements(const Column& a, const Column& b) {
  constexpr double kRounding = 0.0101;  // two decimals each
  const std::vector<double> first = ToNumbers(a);
  const std::vector<double> second = ToNumbers(b);
  for (std::size_t row = 0; row < first.size(); ++row) {
    if (std::abs(first[row] + second[row] - 1) > kRounding) return false;
  }
  return true;
}

bool HasLabelsOf(const Column& column, const Column& truth) {
  if (!IsCoded(column) || !IsCoded(truth)) return false;
  const std::vector<std::string_view> known = PresentLabels(truth);
  const std::vector<std::string_view> own = PresentLabels(column);
  return !own.empty() &&
         std::all_of(own.begin(), own.end(), [&known](std::string_view label) {
           return std::any_of(known.begin(), known.end(),
                              [label](std::string_view other) {
                                return SameLabel(label, other);
                              });
         });
}

/// Every two models are compared, so the work and the report grow with the
/// square.
constexpr std::size_t kMostGuessedModels = 50;
constexpr std::size_t kMostModels = 200;

Problem TooManyModels(std::size_t count) {
  return {.code = "too_many_models",
          .message =
              Fill({"{0} models are too many to compare with each other: "
                    "choose at most {1} prediction columns.",
                    "{0} 个模型太多，无法两两比较：请至多选择 {1} 个预测列。"},
                   {std::to_string(count), std::to_string(kMostModels)})};
}

class Assigner {
 public:
  Assigner(const Table& table, const Options& options)
      : table_(table), options_(options) {}

  Result<Roles> Assign() {
    for (const auto step : {&Assigner::TakeNamed, &Assigner::FindTruth,
                            &Assigner::FindWeight, &Assigner::FindTask,
                            &Assigner::FindPredictions, &Assigner::CheckOnce}) {
      if (std::optional<Problem> problem = (this->*step)()) return *problem;
    }
    return roles_;
  }

 private:
  using Problems = std::optional<Problem>;

  [[nodiscard]] const Column& At(std::size_t index) const {
    return table_.columns[index];
  }

  [[nodiscard]] std::optional<std::size_t> Find(std::string_view name) const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (At(i).name == name) return i;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::string ColumnNames() const {
    constexpr std::size_t kMost = 12;
    std::string names;
    for (std::size_t i = 0; i < std::min(kMost, table_.columns.size()); ++i) {
      names.append(i == 0 ? "" : ", ").append(Shorten(At(i).name, 30));
    }
    return table_.columns.size() > kMost ? names + ", …" : names;
  }

  [[nodiscard]] Problem UnknownColumn(std::string_view option,
                                      std::string_view name) const {
    Problem problem{
        .code = "unknown_column",
        .message = Fill(
            {"There is no column \"{0}\" (option {1}). The columns are: {2}.",
             "没有名为“{0}”的列（选项 {1}）。现有的列：{2}。"},
            {Shorten(name), option, ColumnNames()})};
    problem.column = std::string(name);
    return problem;
  }

  Problems TakeOne(std::string_view option,
                   const std::optional<std::string>& name,
                   std::optional<std::size_t>& role) {
    if (!name) return std::nullopt;
    role = Find(*name);
    if (!role) return UnknownColumn(option, *name);
    return std::nullopt;
  }

  /// Splits a text at commas so that every part is a column, longer names
  /// first: names may hold commas.
  Problems SplitNames(std::string_view text,
                      std::vector<std::string>& names) const {
    while (true) {
      std::size_t end = text.size();
      while (!Find(text.substr(0, end))) {
        end = end == 0 ? std::string_view::npos : text.rfind(',', end - 1);
        if (end == std::string_view::npos)
          return UnknownColumn("predictions", text.substr(0, text.find(',')));
      }
      names.emplace_back(text.substr(0, end));
      if (end == text.size()) return std::nullopt;
      text.remove_prefix(end + 1);
    }
  }

  Problems TakeNamed() {
    if (Problems problem = TakeOne("truth", options_.truth, truth_))
      return problem;
    if (Problems problem = TakeOne("weight", options_.weight, roles_.weight))
      return problem;
    std::vector<std::string> names =
        options_.predictions.value_or(std::vector<std::string>{});
    if (options_.predictions_text) {
      if (Problems problem = SplitNames(*options_.predictions_text, names))
        return problem;
    }
    for (const std::string& name : names) {
      const std::optional<std::size_t> column = Find(name);
      if (!column) return UnknownColumn("predictions", name);
      roles_.predictions.push_back(*column);
    }
    return std::nullopt;
  }

  [[nodiscard]] bool IsTaken(std::size_t index) const {
    const auto& taken = roles_.predictions;
    return roles_.weight == index ||
           std::find(taken.begin(), taken.end(), index) != taken.end();
  }

  /// By name first, then the first column of two texts, then the first of two
  /// numbers.
  [[nodiscard]] std::optional<std::size_t> GuessTruth() const {
    std::optional<std::size_t> best;
    std::size_t best_place = std::size(kTruthNames);
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const std::size_t place = PositionIn(kTruthNames, At(i));
      if (place < best_place && !IsTaken(i)) {
        best = i;
        best_place = place;
      }
    }
    for (const bool numeric : {false, true}) {
      for (std::size_t i = 0; !best && i < table_.columns.size(); ++i) {
        const bool fits = IsCoded(At(i)) && IsNumeric(At(i)) == numeric &&
                          PresentLabels(At(i)).size() == 2;
        if (fits && !IsTaken(i)) best = i;
      }
    }
    return best;
  }

  Problems FindTruth() {
    if (!truth_) {
      truth_ = GuessTruth();
      roles_.guessed.emplace_back("truth");
    }
    if (!truth_) {
      return Problem{
          .code = "no_truth_column",
          .message = Fill({"No column looks like the truth: none is named like "
                           "y_true, label or class, and none has "
                           "exactly two different values. Say which one it is "
                           "(truth); the columns are: {0}.",
                           "没有哪一列像真实标记：既无 y_true、label、class "
                           "之类的列名，也没有恰好两种取值的列。"
                           "请指定真实标记列（truth）；现有的列：{0}。"},
                          {ColumnNames()})};
    }
    roles_.truth = *truth_;
    return std::nullopt;
  }

  Problems FindWeight() {
    if (roles_.weight) return std::nullopt;
    for (std::size_t i = 0; i < table_.columns.size() && !roles_.weight; ++i) {
      if (IsIn(kWeightNames, At(i)) && IsNumeric(At(i)) && i != roles_.truth &&
          !IsTaken(i))
        roles_.weight = i;
    }
    if (roles_.weight) roles_.guessed.emplace_back("weight");
    return std::nullopt;
  }

  /// WEKA's table of predictions has the columns actual, predicted, error and
  /// prediction, the last of which is the probability of the predicted class,
  /// whichever that is: not a score of the positive one.
  [[nodiscard]] bool IsWekaConfidence(std::size_t index) const {
    return At(index).name == "prediction" && Find("predicted") &&
           Find("actual") && Find("error");
  }

  [[nodiscard]] bool IsFree(std::size_t index) const {
    if (IsWekaConfidence(index)) return false;
    return index != roles_.truth && roles_.weight != index &&
           !IsIn(kIgnoredNames, At(index)) && !At(index).name.empty() &&
           !IsRowNumber(At(index));
  }

  [[nodiscard]] bool IsScore(std::size_t index) const {
    return IsNumeric(At(index)) && !HasLabelsOf(At(index), At(roles_.truth));
  }

  [[nodiscard]] bool IsLikelyScore(std::size_t index) const {
    return IsScore(index) && !IsIdentifier(At(index));
  }

  [[nodiscard]] bool IsFractionalScore(std::size_t index) const {
    return IsScore(index) && !HasWholeNumbersOnly(At(index));
  }

  [[nodiscard]] bool IsLabelPrediction(std::size_t index) const {
    return HasLabelsOf(At(index), At(roles_.truth));
  }

  [[nodiscard]] bool AnyPrediction(bool (Assigner::*fits)(std::size_t)
                                       const) const {
    if (!roles_.predictions.empty()) {
      return std::any_of(
          roles_.predictions.begin(), roles_.predictions.end(),
          [this, fits](std::size_t index) { return (this->*fits)(index); });
    }
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (IsFree(i) && (this->*fits)(i)) return true;
    }
    return false;
  }

  Problems FindTask() {
    if (options_.task) {
      roles_.task =
          *options_.task == "labels" ? TaskKind::labels : TaskKind::binary;
      return std::nullopt;
    }
    roles_.guessed.emplace_back("task");
    const bool labels_only = !AnyPrediction(&Assigner::IsLikelyScore) &&
                             AnyPrediction(&Assigner::IsLabelPrediction);
    roles_.task = labels_only ? TaskKind::labels : TaskKind::binary;
    return std::nullopt;
  }

  /// For scores the numeric columns that are not copies of the labels, else any
  /// numeric ones; for labels the columns with the truth's labels.
  void GuessPredictions() {
    const auto take = [this](auto&& fits) {
      for (std::size_t i = 0; i < table_.columns.size(); ++i) {
        if (IsFree(i) && fits(i)) roles_.predictions.push_back(i);
      }
    };
    if (roles_.task == TaskKind::labels) {
      take([this](std::size_t i) { return IsLabelPrediction(i); });
      return;
    }
    take([this](std::size_t i) { return IsFractionalScore(i); });
    if (roles_.predictions.empty())
      take([this](std::size_t i) { return IsLikelyScore(i); });
    if (roles_.predictions.empty())
      take([this](std::size_t i) { return IsNumeric(At(i)); });
    DropComplements();
  }

  /// The label that will be positive, by the option or as the last one.
  [[nodiscard]] std::pair<std::string_view, std::string_view> NegativePositive()
      const {
    const std::vector<std::string_view> labels =
        PresentLabels(At(roles_.truth));
    if (labels.size() != 2) return {};
    const ParsedNumber first = ParseNumber(labels[0], false);
    const ParsedNumber second = ParseNumber(labels[1], false);
    const bool numbers =
        first.flaw == CellFlaw::none && second.flaw == CellFlaw::none;
    bool second_is_positive =
        numbers ? first.value < second.value : labels[0] < labels[1];
    if (options_.positive) {
      second_is_positive = SameLabel(labels[1], *options_.positive);
    }
    return second_is_positive ? std::pair(labels[0], labels[1])
                              : std::pair(labels[1], labels[0]);
  }

  /// Of two columns with the probabilities of both classes ("proba_0" and
  /// "proba_1") one is a model, the other the same again.
  void DropComplements() {
    const auto [negative, positive] = NegativePositive();
    const std::vector<std::size_t> all = roles_.predictions;
    for (const std::size_t of_negative : all) {
      const auto prefix = PrefixBefore(negative, At(of_negative));
      if (!prefix) continue;
      for (const std::size_t of_positive : all) {
        if (PrefixBefore(positive, At(of_positive)) == prefix &&
            of_negative != of_positive &&
            AreComplements(At(of_negative), At(of_positive))) {
          std::erase(roles_.predictions, of_negative);
          roles_.complements.emplace_back(of_negative, of_positive);
        }
      }
    }
  }

  Problems FindPredictions() {
    const bool none_wanted = options_.predictions &&
                             options_.predictions->empty() &&
                             !options_.predictions_text;
    if (roles_.predictions.empty() && !none_wanted) {
      GuessPredictions();
      roles_.guessed.emplace_back("predictions");
      if (roles_.predictions.size() > kMostGuessedModels) {
        roles_.unused_candidates =
            roles_.predictions.size() - kMostGuessedModels;
        roles_.predictions.resize(kMostGuessedModels);
      }
    }
    if (roles_.predictions.size() > kMostModels)
      return TooManyModels(roles_.predictions.size());
    if (!roles_.predictions.empty()) return std::nullopt;
    return Problem{
        .code = "no_prediction_columns",
        .message = Fill({"No column looks like a model's predictions: beside "
                         "the truth \"{0}\" there must be a column of "
                         "numbers (scores) or of the same labels for each "
                         "model. The columns are: {1}.",
                         "没有哪一列像模型的预测：除真实标记“{0}"
                         "”外，每个模型应有一列数值（得分）或同样的标记。"
                         "现有的列：{1}。"},
                        {Shorten(At(roles_.truth).name), ColumnNames()})};
  }

  Problems CheckOnce() {
    std::vector<std::size_t> all = roles_.predictions;
    all.push_back(roles_.truth);
    if (roles_.weight) all.push_back(*roles_.weight);
    std::optional<std::size_t> twice;
    for (const std::size_t index : all) {
      if (std::count(all.begin(), all.end(), index) > 1)
        twice = std::min(index, twice.value_or(index));
    }
    if (!twice) return std::nullopt;
    Problem problem{
        .code = "column_used_twice",
        .message =
            Fill({"Column \"{0}\" is used twice: truth, predictions and weight "
                  "must be different columns.",
                  "列“{0}”被用了两次：真实标记、预测与权重须是不同的列。"},
                 {Shorten(At(*twice).name)})};
    problem.column = At(*twice).name;
    return problem;
  }

  const Table& table_;
  const Options& options_;
  std::optional<std::size_t> truth_;
  Roles roles_;
};

}  // namespace

bool SameLabel(std::string_view a, std::string_view b) {
  if (a == b) return true;
  const ParsedNumber first = ParseNumber(a, false);
  const ParsedNumber second = ParseNumber(b, false);
  return first.flaw == CellFlaw::none && second.flaw == CellFlaw::none &&
         first.value == second.value;
}

Result<Roles> AssignRoles(const Table& table, const Options& options) {
  return Assigner(table, options).Assign();
}

}  // namespace melon
