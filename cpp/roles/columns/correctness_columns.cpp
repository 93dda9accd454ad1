#include "roles/columns/correctness_columns.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "roles/names/role_names.h"
#include "roles/role_problems.h"
#include "table/column_traits.h"

namespace melon {
namespace {

template <std::size_t count>
bool IsOneOf(const std::string_view (&words)[count], std::string_view word) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

bool SaysCorrectness(const Column& column) {
  if (!IsCoded(column)) return false;
  const std::vector<std::string_view> labels = PresentLabels(column);
  if (labels.empty() || labels.size() > 2) return false;
  if (std::all_of(labels.begin(), labels.end(), [](std::string_view label) {
        return IsOneOf(kCorrectnessLabels, Simplify(label));
      }))
    return true;
  const bool other_numbers = std::any_of(
      column.label_numbers.begin(), column.label_numbers.end(),
      [](double one) { return !std::isnan(one) && one != 0 && one != 1; });
  if (other_numbers) return false;
  const std::vector<std::string> words = WordsOf(column.name);
  return std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return IsOneOf(kCorrectnessWords, word);
  });
}

/// What says that a model is right: 1, or the text that does not say the
/// opposite.
std::string RightLabel(const Column& column) {
  constexpr std::string_view kRight[] = {"1",     "true", "yes",    "correct",
                                         "right", "pass", "passed", "正确"};
  const std::vector<std::string_view> labels = PresentLabels(column);
  const auto right = std::find_if(
      labels.begin(), labels.end(),
      [&](std::string_view label) { return IsOneOf(kRight, Simplify(label)); });
  return std::string(right == labels.end() ? labels.front() : *right);
}

}  // namespace

std::optional<Problem> CorrectnessColumns(const Table& table) {
  std::vector<const Column*> found;
  for (const Column& column : table.columns) {
    if (SaysCorrectness(column)) found.push_back(&column);
  }
  if (found.size() < 2) return std::nullopt;
  return Problem{
      .code = "correctness_columns",
      .message = Fill(
          {"Columns such as \"{0}\" and \"{1}\" say whether a model is right "
           "about a case, not what it predicts. Add a column with the truth "
           "and columns with the predictions. To compare only how often the "
           "models are right (McNemar’s test), add a column \"truth\" that is "
           "\"{2}\" in every row, and choose the task of predicted labels "
           "(task=labels).",
           "“{0}”“{1}”等列说明模型对每个样例是否判断正确，而不是它的预测。"
           "请加入真实标记列和各模型的预测列。若只比较正确的次数（McNemar 检"
           "验），请加一列“truth”，每行都写“{2}”，并选择“预测标记”任务"
           "（task=labels）。"},
          {Shorten(found[0]->name), Shorten(found[1]->name),
           Shorten(RightLabel(*found[0]))})};
}

}  // namespace melon
