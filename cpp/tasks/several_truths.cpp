#include "tasks/several_truths.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/column_access.h"
#include "base/text.h"
#include "tasks/column_traits.h"

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

/// A truth and a prediction of it.
struct Pair {
  std::size_t truth;
  std::size_t prediction;
};

std::vector<Pair> PairsOf(const Table& table) {
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const std::string what = Besides(kTruths, table.columns[i]);
    if (what.empty()) continue;
    const auto found =
        std::find_if(table.columns.begin(), table.columns.end(),
                     [&what](const Column& column) {
                       return Besides(kPredictions, column) == what;
                     });
    if (found != table.columns.end())
      pairs.push_back(
          {i, static_cast<std::size_t>(found - table.columns.begin())});
  }
  return pairs;
}

}  // namespace

std::optional<Problem> SeveralTruths(const Table& table) {
  const std::vector<Pair> pairs = PairsOf(table);
  if (pairs.size() < 2) return std::nullopt;
  const Column& first = table.columns[pairs.front().truth];
  // "RF_true" and "SVM_true" may be the truth of both models.
  if (std::all_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
        return HaveSameCells(first, table.columns[pair.truth]);
      }))
    return std::nullopt;
  const Column& prediction = table.columns[pairs.front().prediction];
  Problem problem{
      .code = "several_truths",
      .message = Fill(
          {"The table seems to have {0} truths, each with predictions of its "
           "own, as multi-label and multi-output models give them. Evaluate "
           "one at a time: choose \"{1}\" as truth (truth) and \"{2}\" as "
           "prediction (predictions), then the next.",
           "该表似乎有 {0} 列真实标记，各有自己的预测，如多标记或多输出模型所"
           "给出的。请逐个评估：以“{1}”为真实标记（truth）、“{2}”为预测"
           "（predictions），然后换下一个。"},
          {std::to_string(pairs.size()), Shorten(first.name),
           Shorten(prediction.name)})};
  for (const Pair& pair : pairs)
    problem.candidates.push_back(table.columns[pair.truth].name);
  return problem;
}

}  // namespace melon
