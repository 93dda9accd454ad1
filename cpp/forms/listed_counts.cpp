#include "forms/listed_counts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "options/task_kind.h"
#include "roles/assigners/count_roles.h"
#include "table/column_traits.h"
#include "table/name_list.h"
#include "table/row_names.h"
#include "table/table_rows.h"

namespace melon {
namespace {

constexpr std::string_view kDescriptionNames[] = {
    "description", "meaning", "explanation", "interpretation", "note", "notes",
    "comment",     "说明",    "描述",        "含义",           "备注"};

struct ListedCounts {
  /// By the place in kCountRoles.
  std::array<std::optional<std::string>, kCountRoles.size()> counts;
  std::vector<std::string> left_out;

  [[nodiscard]] bool IsWhole() const {
    return std::all_of(counts.begin(), counts.end(),
                       [](const auto& count) { return count.has_value(); });
  }

  /// False where the count was there already.
  bool Take(const std::string& name, const std::string& cell) {
    const auto which = CountOfName({.name = name});
    if (!which) {
      left_out.push_back(name);
      return true;
    }
    if (counts[*which]) return false;
    counts[*which] = cell;
    return true;
  }
};

/// The first line may be one of the list.
std::optional<ListedCounts> ListOf(const Column& names, const Column& cells) {
  if (!IsCoded(names) || IsNumeric(names)) return std::nullopt;
  ListedCounts list;
  if (CountOfName(names)) list.Take(names.name, cells.name);
  for (std::size_t row = 0; row < names.codes.size(); ++row) {
    if (!list.Take(CellText(names, row), CellText(cells, row)))
      return std::nullopt;
  }
  return list.IsWhole() ? std::optional(std::move(list)) : std::nullopt;
}

/// The two columns that may name the counts and hold them. What describes them
/// in words, "True Positive - Correctly predicted", is neither.
std::vector<const Column*> NamesAndCells(const Table& table) {
  std::vector<const Column*> columns;
  columns.reserve(table.columns.size());
  for (const Column& column : table.columns) columns.push_back(&column);
  if (columns.size() > 2) {
    std::erase_if(columns, [](const Column* column) {
      return IsIn(kDescriptionNames, *column);
    });
  }
  return columns;
}

std::optional<ListedCounts> FindList(const Table& table) {
  constexpr std::size_t kMostRows = 100;
  if (table.columns.size() < 2 || table.row_count > kMostRows)
    return std::nullopt;
  const std::vector<const Column*> columns = NamesAndCells(table);
  if (columns.size() != 2) return std::nullopt;
  const Column& first = *columns.front();
  const Column& second = *columns.back();
  std::optional<ListedCounts> list = ListOf(first, second);
  return list ? list : ListOf(second, first);
}

Problem WarningOf(const std::vector<std::string>& left_out) {
  constexpr std::string_view kCode = "counts_below_each_other";
  if (left_out.empty())
    return {.code = std::string(kCode),
            .message = Fill({"The rows of the file were read as the four "
                             "counts of one confusion matrix.",
                             "文件的各行当作一个混淆矩阵的四个计数。"})};
  const Text sentence{
      "The rows of the file were read as the four counts of one confusion "
      "matrix; other rows were left out: {0}.",
      "文件的各行当作一个混淆矩阵的四个计数；其余各行未使用：{0}。"};
  return WarningAbout(std::string(kCode), sentence, sentence, left_out);
}

}  // namespace

bool ListsCounts(const Table& table) { return FindList(table).has_value(); }

std::optional<Reshaped> ReadListedCounts(const Table& table) {
  const std::optional<ListedCounts> list = FindList(table);
  if (!list) return std::nullopt;
  std::vector<std::string> header;
  std::vector<std::string> cells;
  for (std::size_t which = 0; which < kCountRoles.size(); ++which) {
    header.emplace_back(kCountRoles[which]);
    cells.push_back(*list->counts[which]);
  }
  Reshaped made{.table = TableOfTexts(header, {cells}, {table.LineOfRow(0)}),
                .warning = WarningOf(list->left_out),
                .task = std::string(TaskName(TaskKind::counts))};
  for (const Column& column : table.columns) made.gone.push_back(column.name);
  return made;
}

}  // namespace melon
