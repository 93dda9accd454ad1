#include "roles/columns/findings/correctness_columns.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "io/number.h"
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
  // "correct_choice" of A and B is what is right.
  for (const std::string_view label : labels) {
    constexpr std::string_view kAnswers[] = {
        "true", "false", "yes", "no", "t",  "f",  "y",  "n", "✓", "✗",
        "✔",    "✘",     "x",   "是", "否", "对", "错", "0", "1"};
    const ParsedNumber number = ParseNumber(label, false);
    const bool is_number = number.flaw == CellFlaw::none;
    if (is_number
            ? number.value != 0 && number.value != 1
            : !IsOneOf(kAnswers, Simplify(label)) && !IsOneOf(kAnswers, label))
      return false;
  }
  const std::vector<std::string> words = WordsOf(column.name);
  return std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return IsOneOf(kCorrectnessWords, word);
  });
}

constexpr std::string_view kRight[] = {"1",     "true", "yes",    "correct",
                                       "right", "pass", "passed", "正确"};

/// What says that a model is right: 1, or the text that does not say the
/// opposite.
std::string RightLabel(const Column& column) {
  const std::vector<std::string_view> labels = PresentLabels(column);
  const auto right = std::find_if(
      labels.begin(), labels.end(),
      [&](std::string_view label) { return IsOneOf(kRight, Simplify(label)); });
  return std::string(right == labels.end() ? labels.front() : *right);
}

/// Nothing but 0 and 1, or false and true.
bool IsYesOrNo(const Column& column) {
  if (!IsCoded(column)) return false;
  const std::vector<std::string_view> labels = PresentLabels(column);
  constexpr std::string_view kBoth[][2] = {{"0", "1"}, {"false", "true"}};
  return labels.size() == 2 &&
         std::any_of(std::begin(kBoth), std::end(kBoth), [&](const auto& both) {
           return std::all_of(labels.begin(), labels.end(),
                              [&](std::string_view label) {
                                return IsOneOf(both, Simplify(label));
                              });
         });
}

/// Whether a prediction of one label is right says no more than the truth does,
/// so a model may equal it by chance, unless the column is called so.
bool MayTellAgreement(const Column& right, const Column& prediction) {
  constexpr std::string_view kNames[] = {"correct", "iscorrect", "correctness"};
  return IsCoded(prediction) && (PresentLabels(prediction).size() > 1 ||
                                 IsOneOf(kNames, Simplify(right.name)));
}

/// Whether `right` says in each row if the prediction is the truth. Rows that
/// say nothing do not count.
bool TellsAgreement(const Table& table, const Column& right,
                    const Column& truth, const Column& prediction) {
  for (std::size_t row = 0; row < table.row_count; ++row) {
    const auto label = [row](const Column& column) -> const std::string& {
      return column.labels[column.codes[row]];
    };
    const bool says = IsOneOf(kRight, Simplify(label(right)));
    if (says != SameLabel(label(truth), label(prediction))) return false;
  }
  return true;
}

}  // namespace

std::vector<std::size_t> CorrectnessOfPredictions(const Table& table,
                                                  std::size_t truth) {
  std::vector<std::size_t> found;
  const Column& known = table.columns[truth];
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& right = table.columns[i];
    if (i == truth || !SaysCorrectness(right)) continue;
    if (!IsCoded(known)) {
      found.push_back(i);
      continue;
    }
    for (std::size_t j = 0; j < table.columns.size(); ++j) {
      const Column& prediction = table.columns[j];
      if (j == truth || !MayTellAgreement(right, prediction) ||
          SaysCorrectness(prediction) ||
          !TellsAgreement(table, right, known, prediction))
        continue;
      found.push_back(i);
      break;
    }
  }
  return found;
}

std::optional<Problem> PerhapsCorrectness(
    const Table& table, const std::vector<std::size_t>& columns) {
  std::vector<const Column*> found;
  for (const std::size_t index : columns) {
    if (IsYesOrNo(table.columns[index])) found.push_back(&table.columns[index]);
  }
  if (found.size() < 2) return std::nullopt;
  return Problem{
      .code = "no_truth_column",
      .message = Fill(
          {"Which column is the truth? Columns such as \"{0}\" and \"{1}\" "
           "contain only two values: predictions, or whether each model is "
           "right. If a column is the truth, choose it (truth). If they say "
           "how often models are right, and these are to be compared "
           "(McNemar’s test), add a column \"truth\" that is \"{2}\" in every "
           "row, and choose the task of predicted labels (task=labels).",
           "哪一列是真实标记？“{0}”“{1}”等列只有两种值：可能是预测，也可能"
           "说明各模型判断是否正确。若其中一列是真实标记，请指定它（truth）。"
           "若它们说明是否正确，且要比较正确的次数（McNemar 检验），请加一"
           "列“truth”，每行都写“{2}”，并选择“预测标记”任务（task=labels）。"},
          {Shorten(found[0]->name), Shorten(found[1]->name),
           Shorten(RightLabel(*found[0]))})};
}

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
