#include "roles/columns/findings/several_truths.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "base/text.h"
#include "roles/columns/data_parts.h"
#include "roles/columns/nearness.h"
#include "roles/names/role_names.h"
#include "table/class_index.h"
#include "table/column_traits.h"

namespace melon {
namespace {

// Longer words first.
constexpr std::string_view kTruths[] = {
    "groundtruth", "ytrue",   "ytest", "truth", "true", "actual",
    "observed",    "outcome", "gold",  "gt",    "真实", "实际"};
constexpr std::string_view kPredictions[] = {
    "prediction", "predicted", "ypred", "pred",  "yhat", "yprob",
    "yscore",     "proba",     "prob",  "score", "预测"};

/// What a simplified name says besides one of the words at either end.
struct Rest {
  /// Empty where the name has none of the words, or says nothing else.
  std::string text;
  /// In the simplified name.
  std::size_t begin = 0;
};

Rest RestOf(std::span<const std::string_view> words, const Column& column) {
  const std::string name = Simplify(column.name);
  for (const std::string_view word : words) {
    if (name.starts_with(word)) return {name.substr(word.size()), word.size()};
    if (name.ends_with(word))
      return {name.substr(0, name.size() - word.size()), 0};
  }
  return {};
}

std::string Besides(std::span<const std::string_view> words,
                    const Column& column) {
  return RestOf(words, column).text;
}

/// Where the parts of a name begin, once it is simplified: 4 and 6 of
/// "pred_5c_SVM".
std::vector<std::size_t> PartsOf(std::string_view name) {
  constexpr std::string_view kBetweenParts = "_-. /:";
  std::vector<std::size_t> begins;
  std::size_t simplified = 0;
  for (std::size_t end = name.find_first_of(kBetweenParts);
       end != std::string_view::npos; end = name.find_first_of(kBetweenParts)) {
    simplified += Simplify(name.substr(0, end)).size();
    begins.push_back(simplified);
    name.remove_prefix(end + 1);
  }
  return begins;
}

/// Whether what a truth is of is a model: "RF" of "RF_true".
bool IsModel(const std::string& what) {
  return std::find(std::begin(kLearnerWords), std::end(kLearnerWords), what) !=
             std::end(kLearnerWords) ||
         std::any_of(std::begin(kModelWords), std::end(kModelWords),
                     [&what](std::string_view word) {
                       return what.find(word) != std::string::npos;
                     });
}

/// What a column may be a prediction of: "5c" of "pred_5c_SVM", "price" of
/// "price_pred_res"; "prob1" of itself, beside "prob1_outcome"; and "test" of
/// "lasso_test".
std::vector<std::string> MayPredict(const Column& column) {
  const std::string name = Simplify(column.name);
  std::vector<std::string> things{name};
  const Rest rest = RestOf(kPredictions, column);
  const std::size_t end = rest.begin + rest.text.size();
  if (!rest.text.empty()) things.push_back(rest.text);
  const std::vector<std::size_t> parts = PartsOf(column.name);
  if (rest.text.empty() && !parts.empty() &&
      IsModel(name.substr(0, parts.back())))
    things.push_back(name.substr(parts.back()));
  for (const std::size_t begin : parts) {
    if (begin > rest.begin && begin < end) {
      things.push_back(name.substr(rest.begin, begin - rest.begin));
      things.push_back(name.substr(begin, end - begin));
    }
    const std::string_view behind = std::string_view(name).substr(begin);
    const auto* const word = std::find_if(
        std::begin(kPredictions), std::end(kPredictions),
        [behind](std::string_view one) { return behind.starts_with(one); });
    if (!rest.text.empty() || word == std::end(kPredictions)) continue;
    // "price" of "price_pred_res", and of "ESM_pred_price".
    things.push_back(name.substr(0, begin));
    if (behind.size() > word->size())
      things.emplace_back(behind.substr(word->size()));
  }
  return things;
}

/// The first row in which two columns differ by their values; nothing where
/// they are the same.
std::optional<std::size_t> FirstOtherNumber(const Column& one,
                                            const Column& other) {
  const std::vector<double> of_one = ToNumbers(one);
  const std::vector<double> of_other = ToNumbers(other);
  for (std::size_t row = 0; row < of_one.size(); ++row) {
    const double a = of_one[row];
    const double b = of_other[row];
    if (a != b && !(std::isnan(a) && std::isnan(b))) return row;
  }
  return std::nullopt;
}

/// The same by their labels.
std::optional<std::size_t> FirstOtherLabel(const Column& one,
                                           const Column& other) {
  for (std::size_t row = 0; row < one.codes.size(); ++row) {
    if (!SameLabel(one.labels[one.codes[row]], other.labels[other.codes[row]]))
      return row;
  }
  return std::nullopt;
}

/// The first row in which two truths differ; nothing where they are the same.
std::optional<std::size_t> FirstDifference(const Column& one,
                                           const Column& other) {
  const bool numbers = IsNumeric(one) && IsNumeric(other);
  if (numbers) return FirstOtherNumber(one, other);
  if (!IsCoded(one) || !IsCoded(other)) return 0;
  // Labels of which each stands once go with anything.
  const bool repeat = one.labels.size() < one.codes.size();
  return repeat ? FirstOtherClass(one, other) : FirstOtherLabel(one, other);
}

/// "actual"; or "SVM_true" beside "SVM_pred" or "SVM".
bool IsCalledTruth(const Table& table, const Column& column) {
  if (IsIn(kTruthNames, column)) return true;
  const std::string what = Besides(kTruths, column);
  return !what.empty() &&
         std::any_of(table.columns.begin(), table.columns.end(),
                     [&what](const Column& other) {
                       return Besides(kPredictions, other) == what ||
                              Simplify(other.name) == what;
                     });
}

/// A truth, and what its name and those of its predictions say besides.
struct Target {
  std::size_t truth;
  std::string what;
  std::vector<std::size_t> predictions;
};

/// Columns that are called truths, beside what they are of.
std::vector<Target> CalledTruths(const Table& table) {
  std::vector<Target> targets;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    Target target{i, Besides(kTruths, table.columns[i]), {}};
    if (!target.what.empty()) targets.push_back(std::move(target));
  }
  return targets;
}

/// Whether a column has a name of truths.
bool AnyCalledTruth(const Table& table) {
  return std::any_of(
      table.columns.begin(), table.columns.end(), [](const Column& column) {
        return IsIn(kTruthNames, column) && !TellsTrainingFromOthers(column);
      });
}

/// "price" and "rent" beside "price_pred" and "rent_pred", which come near
/// them.
std::vector<Target> PlainTruths(const Table& table) {
  constexpr std::string_view kEstimates[] = {"prediction", "predicted", "pred",
                                             "forecast", "预测"};
  std::map<std::string, std::size_t> by_name;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    by_name.emplace(Simplify(table.columns[i].name), i);
  }
  std::vector<Target> targets;
  for (const Column& column : table.columns) {
    const std::string what = Besides(kEstimates, column);
    const auto truth = by_name.find(what);
    if (what.empty() || truth == by_name.end() || !IsNumeric(column)) continue;
    const Column& known = table.columns[truth->second];
    if (IsNumeric(known) && !HasWholeNumbersOnly(known) &&
        Nearness(known).Distance(column) < kUsefulDistance)
      targets.push_back({truth->second, what, {}});
  }
  return targets;
}

/// Labels that repeat, by the name of their column.
std::map<std::string, std::size_t> LabelsByName(const Table& table) {
  std::map<std::string, std::size_t> by_name;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (IsCoded(column) && HasWholeNumbersOnly(column) &&
        HasFewValues(table, column))
      by_name.emplace(Simplify(column.name), i);
  }
  return by_name;
}

/// "cause" and "severity" beside "rf_cause", "rf_severity" and those of other
/// models, the same of each.
std::vector<Target> LabelTruths(const Table& table) {
  constexpr double kMostLabels = .5;
  const std::map<std::string, std::size_t> by_name = LabelsByName(table);
  std::map<std::size_t, Target> targets;
  std::map<std::size_t, std::set<std::string>> models;
  for (const auto& [name, index] : by_name) {
    const Column& column = table.columns[index];
    for (const std::size_t begin : PartsOf(column.name)) {
      const auto known = by_name.find(name.substr(begin));
      if (known == by_name.end() ||
          ShareOfLabels(column, table.columns[known->second]) < kMostLabels)
        continue;
      Target& target = targets[known->second];
      target.truth = known->second;
      target.what = known->first;
      target.predictions.push_back(index);
      models[known->second].insert(name.substr(0, begin));
      break;
    }
  }
  std::vector<Target> found;
  for (auto& [truth, target] : targets) {
    if (models[truth] != models.begin()->second) return {};
    std::sort(target.predictions.begin(), target.predictions.end());
    found.push_back(std::move(target));
  }
  return found;
}

/// Numbers, or labels of the truth: "anomaly" is of no "predicted_type" of
/// broken parts.
bool MayBeOf(const Column& truth, const Column& prediction) {
  return IsNearlyNumeric(prediction) || !IsCoded(prediction) ||
         !IsCoded(truth) || ShareOfLabels(prediction, truth) > 0;
}

/// The targets of each thing that truths are of.
using TargetsByThing = std::map<std::string, std::vector<std::size_t>>;

/// Those of the longest thing that the column may predict: "pred_a_b" is of
/// "true_a_b", and not of "true_a".
std::vector<std::size_t> TargetsOfColumn(const TargetsByThing& by_thing,
                                         const Column& column) {
  std::vector<std::size_t> targets;
  std::size_t longest = 0;
  for (const std::string& thing : MayPredict(column)) {
    const auto known = by_thing.find(thing);
    if (known == by_thing.end() || thing.size() <= longest) continue;
    targets = known->second;
    longest = thing.size();
  }
  return targets;
}

/// Two or more that differ, each with predictions; else none. "RF_true" and
/// "SVM_true" may be the truth of both models.
std::vector<Target> TargetsOf(const Table& table) {
  std::vector<Target> targets = CalledTruths(table);
  if (targets.empty() && !AnyCalledTruth(table)) {
    targets = PlainTruths(table);
    if (targets.empty()) targets = LabelTruths(table);
  }
  if (targets.size() < 2) return {};
  TargetsByThing by_thing;
  std::set<std::size_t> known;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    by_thing[targets[i].what].push_back(i);
    known.insert(targets[i].truth);
    known.insert(targets[i].predictions.begin(), targets[i].predictions.end());
  }
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (known.contains(i)) continue;
    for (const std::size_t target :
         TargetsOfColumn(by_thing, table.columns[i])) {
      if (MayBeOf(table.columns[targets[target].truth], table.columns[i]))
        targets[target].predictions.push_back(i);
    }
  }
  std::erase_if(
      targets, [](const Target& target) { return target.predictions.empty(); });
  const bool differ =
      std::any_of(targets.begin(), targets.end(), [&](const Target& target) {
        return FirstDifference(table.columns[targets.front().truth],
                               table.columns[target.truth])
            .has_value();
      });
  if (!differ) targets.clear();
  return targets;
}

/// Each model brings its own truth, and these are not the same.
Problem TruthsOfModels(const Table& table, const std::vector<Target>& targets) {
  const Column& first = table.columns[targets.front().truth];
  std::size_t row = 0;
  const auto other =
      std::find_if(targets.begin(), targets.end(), [&](const Target& target) {
        const auto found = FirstDifference(first, table.columns[target.truth]);
        row = found.value_or(row);
        return found.has_value();
      });
  const Column& differing = table.columns[other->truth];
  const std::uint64_t line = table.LineOfRow(row);
  return {
      .code = "several_truths",
      .message = Fill(
          {"Each model has a truth of its own, and \"{0}\" differs from "
           "\"{1}\", first in line {2}. Models are compared on the same "
           "cases in the same order: sort the rows of all models alike, so "
           "that the truths agree. To evaluate one model alone, choose its "
           "truth: \"{1}\" (truth).",
           "每个模型各有自己的真实标记，而“{0}”与“{1}”不同，首先在第 {2} 行。"
           "模型须在相同样例、相同次序上比较：请把各模型的行按同样的次序排"
           "列，使真实标记一致。若只评估一个模型，请选择它的真实标记：“{1}”"
           "（truth）。"},
          {Shorten(differing.name), Shorten(first.name), std::to_string(line)}),
      .line = line,
      .column = differing.name};
}

}  // namespace

std::vector<std::size_t> CopiesOfTruth(const Table& table, std::size_t truth) {
  std::vector<std::size_t> copies;
  const Column& known = table.columns[truth];
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (i != truth && IsCalledTruth(table, table.columns[i]) &&
        !FirstDifference(known, table.columns[i]))
      copies.push_back(i);
  }
  return copies;
}

std::optional<Problem> SeveralTruths(const Table& table) {
  const std::vector<Target> targets = TargetsOf(table);
  if (targets.empty()) return std::nullopt;
  const Target& first = targets.front();
  const bool models =
      std::all_of(targets.begin(), targets.end(),
                  [](const Target& target) { return IsModel(target.what); });
  Problem problem =
      models
          ? TruthsOfModels(table, targets)
          : Problem{
                .code = "several_truths",
                .message = Fill(
                    {"The table seems to have {0} truths, each with "
                     "predictions of its "
                     "own, as multi-label and multi-output models give them. "
                     "Evaluate "
                     "one at a time: choose \"{1}\" as truth (truth), then the "
                     "next. "
                     "Its predictions, such as \"{2}\", are found by their "
                     "names.",
                     "该表似乎有 {0} "
                     "列真实标记，各有自己的预测，如多标记或多输出模型所"
                     "给出的。请逐个评估：以“{1}"
                     "”为真实标记（truth），然后换下一个；它的"
                     "预测（如“{2}”）由列名找到。"},
                    {std::to_string(targets.size()),
                     Shorten(table.columns[first.truth].name),
                     Shorten(table.columns[first.predictions.front()].name)})};
  for (const Target& target : targets)
    problem.candidates.push_back(table.columns[target.truth].name);
  return problem;
}

std::vector<std::size_t> ColumnsOfOtherTruths(const Table& table,
                                              std::size_t truth) {
  const std::vector<Target> targets = TargetsOf(table);
  std::vector<std::size_t> columns;
  const bool is_one_of_them = std::any_of(
      targets.begin(), targets.end(),
      [truth](const Target& target) { return target.truth == truth; });
  if (!is_one_of_them) return columns;
  for (const Target& target : targets) {
    if (target.truth == truth) continue;
    columns.push_back(target.truth);
    columns.insert(columns.end(), target.predictions.begin(),
                   target.predictions.end());
  }
  return columns;
}

}  // namespace melon
