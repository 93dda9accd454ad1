#include "roles/comparison/outcome_counts.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "roles/names/name_words.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::string_view kSuccessWords[] = {
    "success", "successes", "correct", "right", "passed", "pass", "passes",
    "solved",  "won",       "wins",    "hits",  "k",      "成功", "正确"};
constexpr std::string_view kOtherOutcomeWords[] = {
    "failure", "failures", "failed",    "fails",    "wrong",  "incorrect",
    "lost",    "losses",   "misses",    "ties",     "errors", "trials",
    "total",   "n",        "attempted", "attempts", "cases",  "tests",
    "失败",    "错误",     "总数",      "次数"};

/// A text that is different in every row.
bool NamesRows(const Table& table, const Column& column) {
  return IsCoded(column) && !IsNumeric(column) &&
         PresentLabels(column).size() == table.row_count;
}

/// The first of each kind of column.
struct Counted {
  const Column* success = nullptr;
  const Column* other = nullptr;
  std::size_t names = 0;

  /// Whether the column is of one of the kinds.
  bool Take(const Table& table, const Column& column) {
    if (NamesRows(table, column)) {
      ++names;
      return true;
    }
    if (!IsNumeric(column) || !HasWholeNumbersOnly(column)) return false;
    const bool is_success = HasWordOf(kSuccessWords, column.name);
    if (!is_success && !HasWordOf(kOtherOutcomeWords, column.name))
      return false;
    const Column*& first = is_success ? success : other;
    if (first == nullptr) first = &column;
    return true;
  }
};

Problem CountsOnly(const Column& success, const Column& other) {
  return {
      .code = "outcome_counts",
      .message = Fill(
          {"Columns \"{0}\" and \"{1}\" count outcomes, a row for each model, "
           "and no result of a fold or data set. To test an error rate, call "
           "the number of errors \"errors\" and that of cases \"n\" "
           "(task=binomial). To compare models on the same cases, give what "
           "each predicts for each case beside the truth.",
           "“{0}”“{1}”两列是各模型结果的计数，每个模型一行，而不是各折或各数"
           "据集的结果。若要检验错误率，请把错误数一列命名为 errors，样例数一"
           "列命名为 n（task=binomial）。若要在同一批样例上比较模型，请给出各"
           "模型对每个样例的预测，并附真实标记。"},
          {Shorten(success.name), Shorten(other.name)}),
      .column = success.name};
}

}  // namespace

std::optional<Problem> OutcomeCounts(const Table& table) {
  Counted counted;
  for (const Column& column : table.columns) {
    if (!counted.Take(table, column)) return std::nullopt;
  }
  if (counted.names != 1 || counted.success == nullptr ||
      counted.other == nullptr)
    return std::nullopt;
  return CountsOnly(*counted.success, *counted.other);
}

}  // namespace melon
