#include "roles/columns/findings/points_of_curve.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/column_access.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "table/name_list.h"

namespace melon {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::string_view kFpr[] = {"fpr", "falsepositiverate", "fallout",
                                     "fpf", "1specificity",      "假正例率"};
constexpr std::string_view kTpr[] = {
    "tpr", "truepositiverate", "sensitivity", "sens",
    "tpf", "recall",           "真正例率"};
constexpr std::string_view kSpecificity[] = {"specificity", "spec", "tnr",
                                             "truenegativerate"};
constexpr std::string_view kFnr[] = {"fnr", "falsenegativerate", "missrate",
                                     "假反例率"};
constexpr std::string_view kPrecision[] = {"precision", "prec", "ppv",
                                           "查准率"};
constexpr std::string_view kRecall[] = {"recall", "tpr", "truepositiverate",
                                        "sensitivity", "查全率"};
constexpr std::string_view kThreshold[] = {"threshold", "thresholds", "cutoff",
                                           "cutoffs", "阈值"};
constexpr std::string_view kProbTrue[] = {"probtrue"};
constexpr std::string_view kProbPred[] = {"probpred"};

struct Kind {
  Text name;
  Names x;
  Names y;
  /// Whether the second measure, too, is in order. A precision is not.
  bool both_in_order;
};

constexpr Kind kKinds[] = {
    {{"a ROC curve", " ROC 曲线"}, kFpr, kTpr, true},
    {{"a ROC curve", " ROC 曲线"}, kSpecificity, kTpr, true},
    {{"a precision–recall curve", " P-R 曲线"}, kRecall, kPrecision, false},
    {{"a DET curve", " DET 曲线"}, kFpr, kFnr, true},
    {{"a calibration curve", "校准曲线"}, kProbPred, kProbTrue, false},
};

std::optional<std::size_t> Find(const Table& table, Names names) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (IsIn(names, column) && IsNumeric(column)) return i;
  }
  return std::nullopt;
}

/// Whether nearly all steps go the same way: curves of a few models may stand
/// below each other.
bool IsInOrder(const Column& column) {
  constexpr double kNearlyAll = 0.9;
  const std::vector<double> numbers = ToNumbers(column);
  if (numbers.size() < 2) return false;
  std::size_t up = 0;
  std::size_t down = 0;
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    up += numbers[i] >= numbers[i - 1] ? 1 : 0;
    down += numbers[i] <= numbers[i - 1] ? 1 : 0;
  }
  const auto steps = static_cast<double>(numbers.size() - 1);
  const bool constant = up == down && up + 1 == numbers.size();
  return !constant &&
         static_cast<double>(std::max(up, down)) >= kNearlyAll * steps;
}

/// Whether learners are named that have but a few rows each: sorted results,
/// and no points.
bool AreResultsOfLearners(const Table& table) {
  constexpr std::size_t kFewestPoints = 4;
  return std::any_of(table.columns.begin(), table.columns.end(),
                     [&table](const Column& column) {
                       return IsIn(kAlgorithmNames, column) &&
                              IsCoded(column) && !IsNumeric(column) &&
                              PresentLabels(column).size() * kFewestPoints >
                                  table.row_count;
                     });
}

/// Of folds, so many measures are not in order by chance.
bool IsCurve(const Table& table, const Kind& kind, std::size_t x, std::size_t y,
             bool thresholds) {
  constexpr std::uint64_t kFewest = 8;
  const bool x_in_order = IsInOrder(table.columns[x]);
  const bool y_in_order = IsInOrder(table.columns[y]);
  if (kind.x.data() == kProbPred) return x_in_order;
  if (thresholds) return x_in_order || y_in_order;
  return table.row_count >= kFewest && x_in_order &&
         (y_in_order || !kind.both_in_order);
}

}  // namespace

std::optional<Problem> PointsOfCurve(const Table& table) {
  const std::optional<std::size_t> threshold = Find(table, kThreshold);
  if (!threshold && AreResultsOfLearners(table)) return std::nullopt;
  for (const Kind& kind : kKinds) {
    const auto x = Find(table, kind.x);
    const auto y = Find(table, kind.y);
    if (!x || !y || !IsCurve(table, kind, *x, *y, threshold.has_value()))
      continue;
    std::vector<std::string> names{table.columns[*x].name,
                                   table.columns[*y].name};
    if (threshold) names.push_back(table.columns[*threshold].name);
    const Message list = NameList(names);
    const Text pattern{
        "The columns {1} contain the points of {0}, so there are no cases to "
        "evaluate and no learners to compare. Give the file from which the "
        "curve was computed: a row for each case, with its true label and a "
        "column of scores for each model.",
        "{1} "
        "列是{0}上的点，其中既没有可评估的样例，也没有可比较的学习器。请给出"
        "计算该曲线所用的文件：每个样例一行，写明真实标记，每个模型一列得分。"};
    return Problem{
        .code = "points_of_curve",
        .message = {Fill(pattern, {kind.name.english, list.english}).english,
                    Fill(pattern, {kind.name.chinese, list.chinese}).chinese},
        .column = names.front()};
  }
  return std::nullopt;
}

}  // namespace melon
