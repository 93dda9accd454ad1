#include "forms/orange_header.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/table_rows.h"

namespace melon {
namespace {

using Names = std::span<const std::string_view>;

/// What a column contains; a list of its values may stand in place of these.
constexpr std::string_view kKinds[] = {
    "continuous", "discrete", "string", "time", "basket", "c", "d", "s", "t"};
constexpr std::string_view kClassFlags[] = {"class", "c"};
constexpr std::string_view kMetaFlags[] = {"meta", "m"};
constexpr std::string_view kWeightFlags[] = {"weight", "w"};
constexpr std::string_view kIgnoreFlags[] = {"ignore", "i"};

bool IsAnyOf(Names names, std::string_view text) {
  return std::find(names.begin(), names.end(), text) != names.end();
}

bool IsKind(const std::string& text) {
  return IsAnyOf(kKinds, text) || text.find(' ') != std::string::npos;
}

bool IsFlag(const std::string& text) {
  return text.empty() || IsAnyOf(kClassFlags, text) ||
         IsAnyOf(kMetaFlags, text) || IsAnyOf(kWeightFlags, text) ||
         IsAnyOf(kIgnoreFlags, text);
}

/// The columns with one of the flags.
std::vector<std::size_t> Flagged(const Table& table, Names flags) {
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (IsAnyOf(flags, table.first_rows[1][i])) columns.push_back(i);
  }
  return columns;
}

std::optional<std::string> NameOfOnly(const Table& table, Names flags) {
  const std::vector<std::size_t> columns = Flagged(table, flags);
  if (columns.size() != 1) return std::nullopt;
  return table.columns[columns.front()].name;
}

}  // namespace

bool HasOrangeHeader(const Table& table) {
  constexpr std::size_t kLines = 2;
  if (table.columns.size() < 2 || table.first_rows.size() <= kLines)
    return false;
  const std::vector<std::string>& kinds = table.first_rows[0];
  const std::vector<std::string>& flags = table.first_rows[1];
  // Letters alone may be labels of classes.
  const auto is_word = [](const std::string& text) {
    return text.size() > 1 && IsAnyOf(kKinds, text);
  };
  const auto is_long_flag = [](const std::string& text) {
    return text.size() > 1 && IsFlag(text);
  };
  return std::all_of(kinds.begin(), kinds.end(), IsKind) &&
         std::all_of(flags.begin(), flags.end(), IsFlag) &&
         (std::any_of(kinds.begin(), kinds.end(), is_word) ||
          std::any_of(flags.begin(), flags.end(), is_long_flag));
}

std::optional<Reshaped> ReadOrangeHeader(const Table& table) {
  if (!HasOrangeHeader(table)) return std::nullopt;
  std::vector<std::size_t> rows(static_cast<std::size_t>(table.row_count) - 2);
  std::iota(rows.begin(), rows.end(), 2);
  const bool meta = !Flagged(table, kMetaFlags).empty();
  std::vector<Column> columns;
  Reshaped made;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const std::string& flag = table.first_rows[1][i];
    if (IsAnyOf(kIgnoreFlags, flag)) {
      made.gone.push_back(table.columns[i].name);
      continue;
    }
    columns.push_back(TakeRows(table, table.columns[i], rows, rows));
    columns.back().input = meta && flag.empty();
  }
  made.table = TableOf(table, std::move(columns), rows);
  made.truth = NameOfOnly(table, kClassFlags);
  made.weight = NameOfOnly(table, kWeightFlags);
  made.warning = {
      .code = "orange_header_read",
      .message = Fill(
          {"The two lines below the header were read as Orange’s kinds and "
           "flags of the columns: class is the truth, columns without a flag "
           "beside meta columns are inputs, and those to be ignored are left "
           "out.",
           "表头下的两行当作 Orange 的列类型与标志：class 为真实标记，在有 "
           "meta "
           "列时无标志的列为输入，标为 ignore 的列已略去。"})};
  return made;
}

}  // namespace melon
