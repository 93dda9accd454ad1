#include "roles/several_truths.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "table/column_traits.h"

namespace melon {
namespace {

// Longer words first.
constexpr std::string_view kTruths[] = {"groundtruth", "ytrue", "ytest",
                                        "truth",       "true",  "actual",
                                        "observed",    "真实",  "实际"};
constexpr std::string_view kPredictions[] = {
    "prediction", "predicted", "ypred", "pred",  "yhat", "yprob",
    "yscore",     "proba",     "prob",  "score", "预测"};

/// What a simplified name says besides one of the words at either end; empty
/// where it has none of them, or nothing else.
std::string Besides(std::span<const std::string_view> words,
                    const Column& column) {
  const std::string name = Simplify(column.name);
  for (const std::string_view word : words) {
    if (name.starts_with(word)) return name.substr(word.size());
    if (name.ends_with(word)) return name.substr(0, name.size() - word.size());
  }
  return {};
}

bool HaveSameCells(const Column& one, const Column& other) {
  if (one.storage != other.storage) return false;
  if (one.storage == Storage::numbers) return one.numbers == other.numbers;
  return one.codes == other.codes && one.labels == other.labels;
}

/// A truth, and what its name and those of its predictions say besides.
struct Target {
  std::size_t truth;
  std::string what;
  std::vector<std::size_t> predictions;
};

/// Two or more that differ, each with predictions; else none. "RF_true" and
/// "SVM_true" may be the truth of both models.
std::vector<Target> TargetsOf(const Table& table) {
  std::vector<std::string> predicted;
  for (const Column& column : table.columns)
    predicted.push_back(Besides(kPredictions, column));
  std::vector<Target> targets;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    Target target{i, Besides(kTruths, table.columns[i]), {}};
    if (target.what.empty()) continue;
    for (std::size_t j = 0; j < predicted.size(); ++j) {
      if (j != i && predicted[j] == target.what)
        target.predictions.push_back(j);
    }
    if (!target.predictions.empty()) targets.push_back(std::move(target));
  }
  const bool differ =
      std::any_of(targets.begin(), targets.end(), [&](const Target& target) {
        return !HaveSameCells(table.columns[targets.front().truth],
                              table.columns[target.truth]);
      });
  if (!differ) targets.clear();
  return targets;
}

}  // namespace

std::optional<Problem> SeveralTruths(const Table& table) {
  const std::vector<Target> targets = TargetsOf(table);
  if (targets.empty()) return std::nullopt;
  const Target& first = targets.front();
  Problem problem{
      .code = "several_truths",
      .message = Fill(
          {"The table seems to have {0} truths, each with predictions of its "
           "own, as multi-label and multi-output models give them. Evaluate "
           "one at a time: choose \"{1}\" as truth (truth), then the next. "
           "Its predictions, such as \"{2}\", are found by their names.",
           "该表似乎有 {0} 列真实标记，各有自己的预测，如多标记或多输出模型所"
           "给出的。请逐个评估：以“{1}”为真实标记（truth），然后换下一个；它的"
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
