#include "tasks/binomial/data.h"

#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "io/number_text.h"
#include "table/cells.h"
#include "table/row_names.h"
#include "table/warnings.h"

namespace melon {
namespace {

/// Binomial probabilities are computed up to here.
constexpr double kMostCases = 1e9;

Problem InvalidCell(const Column& column, double value, std::uint64_t line,
                    const Text& sentence) {
  const std::string shown = NumberText(value);
  Problem problem{.code = "invalid_count",
                  .message = Fill(sentence, {Shorten(column.name), shown,
                                             std::to_string(line)})};
  problem.column = column.name;
  problem.line = line;
  problem.value = shown;
  return problem;
}

constexpr Text kNoCases{
    "Column \"{0}\" has {1} in line {2}: the number of cases is a whole "
    "number of at least 1, at most 1,000,000,000. Correct it.",
    "列“{0}”第 {2} 行为 {1}：样例数应为 1 到 1000000000 的整数。请改正。"};
constexpr Text kNoErrors{
    "Column \"{0}\" has {1} in line {2}: the number of errors is a whole "
    "number that is not negative, not a rate. Correct it.",
    "列“{0}”第 {2} 行为 {1}：错误数应为非负整数，而不是比率。请改正。"};
constexpr Text kMoreErrors{
    "Column \"{0}\" has {1} errors in line {2}, more than there are cases. "
    "Correct it.",
    "列“{0}”第 {2} 行有 {1} 个错误，多于样例数。请改正。"};

std::optional<Problem> CheckRow(const Column& errors_column,
                                const Column& cases_column, double errors,
                                double cases, std::uint64_t line) {
  const bool is_count =
      cases >= 1 && cases <= kMostCases && cases == std::floor(cases);
  if (!is_count) return InvalidCell(cases_column, cases, line, kNoCases);
  if (errors < 0 || errors != std::floor(errors))
    return InvalidCell(errors_column, errors, line, kNoErrors);
  if (errors > cases)
    return InvalidCell(errors_column, errors, line, kMoreErrors);
  return std::nullopt;
}

Problem NoExperiment() {
  return {.code = "no_rows",
          .message = Fill({"There are no experiments: give at least one row.",
                           "没有任何实验：请至少给出一行。"})};
}

}  // namespace

std::size_t BinomialData::Worst() const {
  std::size_t worst = 0;
  for (std::size_t i = 1; i < errors.size(); ++i) {
    if (errors[i] / cases[i] > errors[worst] / cases[worst]) worst = i;
  }
  return worst;
}

Result<BinomialData> PrepareBinomial(const Table& table, const Roles& roles,
                                     const Options& options) {
  const Column& errors_column = table.columns[roles.predictions[0]];
  const Column& cases_column = table.columns[roles.predictions[1]];
  const Result<UsableRows> checked = CheckCells(
      table,
      {{&errors_column, CellUse::number}, {&cases_column, CellUse::number}},
      options.drop_missing);
  if (!checked) return checked.problem();
  BinomialData data;
  data.errors = NumbersOf(errors_column, checked.value());
  data.cases = NumbersOf(cases_column, checked.value());
  data.rows_dropped = checked.value().dropped;
  WarnOfHeader(table, data.warnings);
  WarnOfDroppedRows(data.rows_dropped, table.row_count, data.warnings);
  const std::vector<std::size_t> kept = KeptRows(table, checked.value());
  if (kept.empty()) return NoExperiment();
  data.has_names = roles.experiment.has_value();
  for (std::size_t i = 0; i < kept.size(); ++i) {
    if (std::optional<Problem> problem =
            CheckRow(errors_column, cases_column, data.errors[i], data.cases[i],
                     table.LineOfRow(kept[i])))
      return std::move(*problem);
    data.names.push_back(RowName(table, roles.experiment, kept[i]));
  }
  return data;
}

}  // namespace melon
