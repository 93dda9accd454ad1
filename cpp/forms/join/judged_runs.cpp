#include "forms/join/judged_runs.h"

#include <algorithm>
#include <string>

#include "forms/join/find_identifier.h"
#include "forms/stacked_columns.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "table/table_rows.h"

namespace melon {
namespace {

/// The only column of the first file that is so and that all files have, with
/// its place in each.
template <class Fits>
std::optional<std::vector<std::size_t>> OnlyColumn(
    std::span<const NamedTable> files, const Fits& fits) {
  std::optional<std::vector<std::size_t>> only;
  for (std::size_t i = 0; i < files[0].table->columns.size(); ++i) {
    if (!fits(*files[0].table, i)) continue;
    auto places = CommonColumn(files, i);
    if (!places) continue;
    if (only) return std::nullopt;
    only = std::move(places);
  }
  return only;
}

bool IsQuery(const Table& table, std::size_t column) {
  return IsIn(kQueryNames, table.columns[column]);
}

bool IsDocument(const Table& table, std::size_t column) {
  return !IsQuery(table, column) && NamesCase(table, column);
}

bool HasRelevance(const NamedTable& file) {
  const auto& columns = file.table->columns;
  return std::any_of(columns.begin(), columns.end(), [](const Column& one) {
    return IsIn(kRelevanceNames, one);
  });
}

/// The label of no text becomes 0, which may be there already.
void TurnIntoZero(std::uint16_t empty, Column& column) {
  const auto place =
      std::find_if(column.label_numbers.begin(), column.label_numbers.end(),
                   [](double number) { return number == 0; });
  const auto zero =
      static_cast<std::size_t>(place - column.label_numbers.begin());
  if (zero == column.labels.size()) {
    column.labels[empty] = "0";
    column.label_numbers[empty] = 0;
    column.label_flaws[empty] = CellFlaw::none;
    return;
  }
  column.labels.erase(column.labels.begin() + empty);
  column.label_numbers.erase(column.label_numbers.begin() + empty);
  column.label_flaws.erase(column.label_flaws.begin() + empty);
  const std::size_t now = zero - (zero > empty ? 1 : 0);
  for (std::uint16_t& code : column.codes) {
    if (code == empty) {
      code = static_cast<std::uint16_t>(now);
    } else if (code > empty) {
      --code;
    }
  }
}

}  // namespace

std::optional<JudgedRuns> FindJudgedRuns(std::span<const NamedTable> files,
                                         const Options& options) {
  const auto judged = std::find_if(files.begin(), files.end(), HasRelevance);
  if (judged == files.end() ||
      std::count_if(files.begin(), files.end(), HasRelevance) > 1)
    return std::nullopt;
  const auto query = OnlyColumn(files, IsQuery);
  const auto document = OnlyColumn(files, IsDocument);
  if (!query || !document) return std::nullopt;
  JudgedRuns runs{.judgments =
                      static_cast<std::size_t>(judged - files.begin())};
  for (const auto* const places : {&*query, &*document})
    runs.identifier.names.push_back(
        files[0].table->columns[places->front()].name);
  for (std::size_t i = 0; i < files.size(); ++i)
    runs.identifier.columns.push_back({(*query)[i], (*document)[i]});
  const std::string by =
      runs.identifier.names[0] + "," + runs.identifier.names[1];
  if (options.join && *options.join != by) return std::nullopt;
  return runs;
}

void FillUnjudged(const std::vector<std::size_t>& rows, Column& relevance) {
  const auto unjudged =
      static_cast<std::uint64_t>(std::count(rows.begin(), rows.end(), kNoRow));
  if (unjudged == 0 || relevance.storage == Storage::dropped) return;
  if (relevance.storage == Storage::coded) {
    const auto first = std::find(rows.begin(), rows.end(), kNoRow);
    TurnIntoZero(
        relevance.codes[static_cast<std::size_t>(first - rows.begin())],
        relevance);
    return;
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i] == kNoRow) relevance.numbers[i] = 0;
  }
  relevance.missing_count -= unjudged;
  std::erase_if(relevance.first_flaws, [&rows](const FlawedCell& cell) {
    return rows[static_cast<std::size_t>(cell.row)] == kNoRow;
  });
}

}  // namespace melon
