#include "tasks/comparison/not_comparable.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "roles/names/metric_names.h"
#include "tasks/comparison/value_scale.h"

namespace melon {
namespace {

/// Whether numbers look like percentages: all of them above 1, none above 100.
bool LookLikePercent(const std::vector<double>& numbers) {
  return std::all_of(numbers.begin(), numbers.end(),
                     [](double number) { return number > 1 && number <= 100; });
}

/// Whether all are in [0, 1], and not only counts.
bool AreFractions(const std::vector<double>& numbers) {
  return std::all_of(
             numbers.begin(), numbers.end(),
             [](double number) { return number >= 0 && number <= 1; }) &&
         std::any_of(numbers.begin(), numbers.end(), [](double number) {
           return number != std::floor(number);
         });
}

double MeanOf(const std::vector<double>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0) /
         static_cast<double>(numbers.size());
}

/// A percentage is a hundred times the fraction: learners that differ by less
/// than this are on two sides of 1 in one unit, as RMSE may be.
bool AreFarApart(const std::vector<double>& percents,
                 const std::vector<double>& fractions) {
  constexpr double kFactor = 20;
  return MeanOf(percents) > kFactor * MeanOf(fractions);
}

Problem MixedUnits(const std::string& percent, const std::string& fraction) {
  return {.code = "mixed_units",
          .message = Fill(
              {"\"{0}\" looks like percentages, \"{1}\" like fractions: they "
               "cannot be compared like that. Bring all results to one unit. "
               "If they are in one unit already, multiply all by 1,000.",
               "“{0}”像是百分数，“{1}”像是小数：不能这样比较。请把所有结果换成"
               "同一单位。若单位本已相同，请把所有结果都乘以 1000。"},
              {Shorten(percent), Shorten(fraction)}),
          .value = percent};
}

std::optional<Problem> UnitsOfColumns(const Results& results) {
  std::optional<std::size_t> percent;
  std::optional<std::size_t> fraction;
  for (std::size_t i = 0; i < results.column_count(); ++i) {
    const std::vector<double> column = results.ColumnOf(i);
    if (!percent && LookLikePercent(column)) percent = i;
    if (!fraction && AreFractions(column)) fraction = i;
  }
  if (!percent || !fraction ||
      !AreFarApart(results.ColumnOf(*percent), results.ColumnOf(*fraction)))
    return std::nullopt;
  return MixedUnits(results.algorithms[*percent],
                    results.algorithms[*fraction]);
}

std::string NameOfRow(const Results& results, std::size_t row) {
  if (row < results.datasets.size()) return results.datasets[row];
  const FoldName& name =
      row < results.folds.size() ? results.folds[row] : FoldName{};
  const std::string both = name.run.empty() || name.fold.empty()
                               ? name.run + name.fold
                               : name.run + "/" + name.fold;
  return both.empty() ? std::to_string(row + 1) : both;
}

/// Rows in one unit: where the first stands, and all their numbers as
/// fractions.
struct RowsOfUnit {
  std::optional<std::size_t> first;
  std::vector<double> numbers;

  void Add(std::size_t row, const std::vector<double>& of_row, double divisor) {
    if (!first) first = row;
    for (const double number : of_row) numbers.push_back(number / divisor);
  }
};

/// Rows of percentages beside rows of fractions. Errors of data sets differ in
/// scale by nature, so that nothing is said but of scores that, in one unit,
/// lie in the same region.
std::optional<Problem> UnitsOfRows(const Results& results) {
  RowsOfUnit percents;
  RowsOfUnit fractions;
  for (std::size_t row = 0; row < results.row_count(); ++row) {
    std::vector<double> numbers;
    numbers.reserve(results.column_count());
    for (std::size_t i = 0; i < results.column_count(); ++i)
      numbers.push_back(results.At(row, i));
    if (LookLikePercent(numbers)) {
      percents.Add(row, numbers, 100);
    } else if (AreFractions(numbers)) {
      fractions.Add(row, numbers, 1);
    } else {
      return std::nullopt;
    }
  }
  if (!percents.first || !fractions.first) return std::nullopt;
  if (!ScaleOf(percents.numbers).LooksLikeScores() ||
      !ScaleOf(fractions.numbers).LooksLikeScores())
    return std::nullopt;
  return MixedUnits(NameOfRow(results, *percents.first),
                    NameOfRow(results, *fractions.first));
}

/// Whether the results are those of one column, a time, which has no fractions.
bool AreTimes(const Table& table, const Roles& roles) {
  return roles.predictions.size() == 1 &&
         SpeaksOfTime(table.columns[roles.predictions.front()].name);
}

std::optional<Problem> OppositeNames(const Table& table, const Roles& roles) {
  std::vector<std::string_view> headers;
  headers.reserve(roles.predictions.size());
  for (const std::size_t index : roles.predictions)
    headers.emplace_back(table.columns[index].name);
  const auto opposite = OppositeMeasures(headers);
  if (!opposite) return std::nullopt;
  const auto [lower, higher] = *opposite;
  return Problem{
      .code = "opposite_measures",
      .message = Fill(
          {"By their names \"{0}\" contains errors and \"{1}\" scores: "
           "they cannot be compared like that. Give all learners the same "
           "measure. If the names do not say what the numbers are, say which "
           "way is better (higher_is_better).",
           "从列名看，“{0}”是误差，“{1}"
           "”是得分：不能这样比较。请对所有学习器使用"
           "同一指标。若列名并非此意，请指定方向（higher_is_better）。"},
          {Shorten(headers[lower]), Shorten(headers[higher])}),
      .column = std::string(headers[lower])};
}

}  // namespace

std::optional<Problem> NotComparable(const Table& table, const Roles& roles,
                                     const Options& options,
                                     const Results& results) {
  if (results.are_ranks || results.column_count() < 2) return std::nullopt;
  const bool may_differ = !options.higher_is_better && !options.measure;
  if (roles.form == ResultsForm::wide && may_differ) {
    if (auto opposite = OppositeNames(table, roles)) return opposite;
  }
  if (AreTimes(table, roles)) return std::nullopt;
  if (auto units = UnitsOfColumns(results)) return units;
  return UnitsOfRows(results);
}

}  // namespace melon
