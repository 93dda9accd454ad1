#include "roles/columns/findings/finished_tests.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/column_access.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "table/name_list.h"

namespace melon {
namespace {

constexpr std::string_view kPValueNames[] = {"p",
                                             "pval",
                                             "pvals",
                                             "pvalue",
                                             "pvalues",
                                             "praw",
                                             "padj",
                                             "padjusted",
                                             "pholm",
                                             "pcorrected",
                                             "pvalueadjusted",
                                             "adjustedpvalue",
                                             "pvalueadj",
                                             "pvalueholm",
                                             "pvaluecorrected",
                                             "correctedpvalue",
                                             "rawpvalue",
                                             "p值",
                                             "校正p值"};
/// Too short to be told from a probability, unless a test stands beside it.
constexpr std::string_view kShortName = "p";
/// Of test statistics and of what was decided.
constexpr std::string_view kTestWords[] = {
    "statistic", "significant", "significance", "zstat",       "tstat",
    "chi",       "chisquare",   "chisquared",   "hypothesis",  "reject",
    "rejected",  "statistik",   "signifikant",  "estadístico", "统计量",
    "显著",      "显著性"};
/// Of what else is listed beside p-values.
constexpr std::string_view kOtherWords[] = {"winner", "effect", "cohen",
                                            "cliff",  "胜者",   "效应量"};

/// By its name and its numbers, some of which may be missing.
bool HoldsPValues(const Column& column) {
  if (column.storage == Storage::dropped || !IsIn(kPValueNames, column))
    return false;
  std::size_t count = 0;
  for (const double number : ToNumbers(column)) {
    if (std::isnan(number)) continue;
    if (number < 0 || number > 1) return false;
    ++count;
  }
  return count > 0;
}

bool IsText(const Column& column) {
  return column.storage == Storage::dropped ||
         (IsCoded(column) && !IsNumeric(column));
}

/// "model_a" and "model_b", "system 1" and "system 2".
std::vector<const Column*> Compared(const Table& table) {
  for (const Column& one : table.columns) {
    if (!IsText(one)) continue;
    for (const Column& other : table.columns) {
      if (&one != &other && IsText(other) &&
          AreOfOneSeries(one.name, other.name))
        return {&one, &other};
    }
  }
  return {};
}

bool IsTruth(const Column& column) {
  return IsIn(kTruthNames, column) && !IsIn(kWeakTruthNames, column);
}

}  // namespace

std::optional<Problem> FinishedTests(const Table& table) {
  const std::vector<Column>& columns = table.columns;
  const auto p_value =
      std::find_if(columns.begin(), columns.end(), HoldsPValues);
  if (p_value == columns.end() ||
      std::any_of(columns.begin(), columns.end(), IsTruth))
    return std::nullopt;
  std::vector<const Column*> shown = Compared(table);
  shown.push_back(&*p_value);
  bool tests = false;
  for (const Column& column : columns) {
    const bool of_test = HasWordOf(kTestWords, column.name);
    if (&column == &*p_value ||
        !(of_test || HasWordOf(kOtherWords, column.name)))
      continue;
    tests = tests || of_test;
    shown.push_back(&column);
  }
  const bool is_short = Simplify(p_value->name) == kShortName;
  if (shown.size() < 2 || (is_short && !tests)) return std::nullopt;
  std::vector<std::string> names;
  names.reserve(shown.size());
  for (const Column* const column : shown) names.push_back(column->name);
  const Message list = NameList(names);
  constexpr Text kPattern{
      "These are results of tests, nothing to compare: columns {0}. To test "
      "again, give what the tests were made of: the predictions of each model "
      "beside the truth, or a row for each result, with columns that name the "
      "learner (algorithm) and the data set (dataset) or the fold (fold).",
      "这些是检验的结果，没有可比较的对象：{0}列。若要重新检验，请给出检验所"
      "依据的数据：各模型的预测与真实标记并列；或每个结果一行，并用列写明学习"
      "器（algorithm）以及数据集（dataset）或折（fold）。"};
  return Problem{.code = "finished_tests",
                 .message = {Fill(kPattern, {list.english}).english,
                             Fill(kPattern, {list.chinese}).chinese},
                 .column = p_value->name};
}

}  // namespace melon
