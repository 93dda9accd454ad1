#include "forms/join/common_measure.h"

#include <algorithm>

#include "forms/join/join_problems.h"
#include "roles/comparison/columns.h"
#include "roles/names/metric_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

bool IsIndex(const Table& table, std::size_t index) {
  const Column& column = table.columns[index];
  return IsIn(kRowNames, column) || IsRowNumber(column) ||
         (index == 0 && column.unnamed);
}

/// "test_score", "test_neg_log_loss", "accuracy".
bool IsMeasure(const Column& column) {
  constexpr std::string_view kScores[] = {"testscore", "trainscore"};
  return IsNumeric(column) &&
         (IsIn(kScores, column) || IsMetricName(column.name));
}

/// Too few rows to be cases, and nothing but measures.
bool HasMeasuresOnly(const Table& table) {
  if (table.row_count > kMostFolds) return false;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!IsIndex(table, i) && !IsMeasure(table.columns[i])) return false;
  }
  return true;
}

bool HasResultsOfOne(const NamedTable& file, const AssignedFile& assigned) {
  if (!assigned.known) return HasMeasuresOnly(*file.table);
  return assigned.has_results && assigned.predictions.size() == 1;
}

std::optional<std::size_t> ColumnCalled(const Table& table,
                                        const std::string& name) {
  if (const auto exact = FindColumn(table, name)) return exact;
  const std::string simple = Simplify(name);
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!simple.empty() && Simplify(table.columns[i].name) == simple) return i;
  }
  return std::nullopt;
}

/// The column of that name, unless it says what the rows are of.
std::optional<std::size_t> MeasureIn(const NamedTable& file,
                                     const AssignedFile& assigned,
                                     const std::string& name) {
  const auto place = ColumnCalled(*file.table, name);
  const auto& places = assigned.places;
  if (!place || !IsNumeric(file.table->columns[*place]) ||
      std::find(places.begin(), places.end(), *place) != places.end())
    return std::nullopt;
  return place;
}

std::optional<CommonMeasure> InAll(std::span<const NamedTable> files,
                                   const std::vector<AssignedFile>& assigned,
                                   const std::string& name) {
  CommonMeasure measure{.name = name};
  for (std::size_t i = 0; i < files.size(); ++i) {
    const auto place = MeasureIn(files[i], assigned[i], name);
    if (!place) return std::nullopt;
    measure.columns.push_back(*place);
  }
  return measure;
}

std::vector<std::string> Wishes(const NamedTable& first,
                                const AssignedFile& assigned,
                                const Options& options) {
  std::vector<std::string> names;
  if (options.predictions && options.predictions->size() == 1)
    names.push_back(options.predictions->front());
  if (options.predictions_text) names.push_back(*options.predictions_text);
  const std::vector<Column>& columns = first.table->columns;
  for (const std::size_t taken : assigned.predictions)
    names.push_back(columns[taken].name);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (IsMeasure(columns[i]) && !IsIndex(*first.table, i) &&
        !columns[i].name.starts_with("train"))
      names.push_back(columns[i].name);
  }
  return names;
}

}  // namespace

std::optional<CommonMeasure> FindCommonMeasure(
    std::span<const NamedTable> files,
    const std::vector<AssignedFile>& assigned, const Options& options) {
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (!HasResultsOfOne(files[i], assigned[i])) return std::nullopt;
  }
  for (const std::string& name : Wishes(files[0], assigned[0], options)) {
    if (auto measure = InAll(files, assigned, name)) return measure;
  }
  return std::nullopt;
}

std::optional<Problem> NoCommonMeasure(
    std::span<const NamedTable> files,
    const std::vector<AssignedFile>& assigned) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (!HasResultsOfOne(files[i], assigned[i])) return std::nullopt;
    const std::vector<std::string> own = Wishes(files[i], assigned[i], {});
    const auto place =
        own.empty() ? std::nullopt : FindColumn(*files[i].table, own.front());
    if (!place || !IsMeasure(files[i].table->columns[*place]))
      return std::nullopt;
    names.push_back(own.front());
  }
  const auto other = static_cast<std::size_t>(
      std::find_if(names.begin(), names.end(),
                   [&](const std::string& name) { return name != names[0]; }) -
      names.begin());
  if (other == names.size()) return std::nullopt;
  return OtherMeasureInFile(files[0], names[0], files[other], names[other]);
}

std::vector<std::string> OtherMeasures(
    std::span<const NamedTable> files,
    const std::vector<std::vector<std::string>>& left_out) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const Table& table = *files[i].table;
    for (const std::string& name : left_out[i]) {
      const auto place = FindColumn(table, name);
      const bool is_known =
          std::find(names.begin(), names.end(), name) != names.end();
      if (place && !is_known && !IsIndex(table, *place) &&
          IsNumeric(table.columns[*place]))
        names.push_back(name);
    }
  }
  std::stable_partition(names.begin(), names.end(), IsMetricName);
  std::stable_partition(
      names.begin(), names.end(),
      [](const std::string& name) { return !name.starts_with("train"); });
  return names;
}

}  // namespace melon
