#include "roles/comparison/round_means.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "table/column_traits.h"

namespace melon {
namespace {

using NameWords = std::vector<std::string>;

constexpr std::string_view kParts[] = {"train", "training",   "test",
                                       "valid", "validation", "eval"};
constexpr std::string_view kDeviations[] = {"std", "stdv", "stddev"};

template <std::size_t count>
bool IsOneOf(const std::string_view (&words)[count], const std::string& word) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

/// "test", "auc" and what it ends with: "mean" or a deviation.
bool IsOfPart(const NameWords& words) {
  return words.size() > 2 && IsOneOf(kParts, words.front());
}

bool IsMean(const NameWords& words) {
  return IsOfPart(words) && words.back() == "mean";
}

bool IsDeviationOf(const NameWords& words, const NameWords& mean) {
  return words.size() == mean.size() && IsOneOf(kDeviations, words.back()) &&
         std::equal(words.begin(), words.end() - 1, mean.begin());
}

/// The number of the round.
bool IsRound(const Table& table, std::size_t index) {
  constexpr std::string_view kRounds[] = {
      "iteration", "iterations", "iter", "round", "rounds", "epoch", "step"};
  const Column& column = table.columns[index];
  return IsOneOf(kRounds, Simplify(column.name)) || IsRowNumber(column) ||
         (index == 0 && column.unnamed);
}

Problem RoundsOnly(const Column& mean) {
  return {
      .code = "boosting_rounds",
      .message = Fill(
          {"Each row is a round of boosting, with means over the folds such as "
           "\"{0}\", and not a fold. To compare learners, give the result that "
           "each has in each fold, a column for each learner.",
           "每行是提升的一轮，“{0}”等列是各折的均值，行并不是折。若要比较学习"
           "器，请给出各学习器在每一折上的结果，每个学习器一列。"},
          {Shorten(mean.name)}),
      .column = mean.name};
}

}  // namespace

std::optional<Problem> RoundMeans(const Table& table) {
  std::vector<NameWords> all;
  all.reserve(table.columns.size());
  const Column* first = nullptr;
  for (const Column& column : table.columns) {
    all.push_back(WordsOf(column.name));
    if (first == nullptr && IsMean(all.back())) first = &column;
  }
  const auto has_partner = [&all](const NameWords& words) {
    return std::any_of(
        all.begin(), all.end(), [&words](const NameWords& other) {
          return (IsMean(words) && IsDeviationOf(other, words)) ||
                 (IsMean(other) && IsDeviationOf(words, other));
        });
  };
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!has_partner(all[i]) && !IsRound(table, i)) return std::nullopt;
  }
  if (first == nullptr) return std::nullopt;
  return RoundsOnly(*first);
}

}  // namespace melon
