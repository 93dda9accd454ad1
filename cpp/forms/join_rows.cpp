#include "forms/join_rows.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string_view>

#include "base/column_access.h"
#include "base/text.h"
#include "io/number_text.h"
#include "roles/role_problems.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// Pairs of texts; what is anything else is left out.
std::vector<std::pair<std::string, std::string>> PairsIn(const Json* json) {
  std::vector<std::pair<std::string, std::string>> pairs;
  const auto* const items = json ? json->As<Json::Array>() : nullptr;
  if (!items) return pairs;
  for (const Json& item : *items) {
    const auto* const both = item.As<Json::Array>();
    if (!both || both->size() != 2) continue;
    const auto* const one = both->front().As<std::string>();
    const auto* const other = both->back().As<std::string>();
    if (one && other) pairs.emplace_back(*one, *other);
  }
  return pairs;
}

/// The cells of a column, to be compared with those of another file.
class Cells {
 public:
  explicit Cells(const Column& column)
      : column_(column),
        numbers_(column.storage == Storage::dropped ? std::vector<double>()
                                                    : ToNumbers(column)) {}

  [[nodiscard]] bool IsSame(const Cells& other, std::size_t row) const {
    if (numbers_.empty() || other.numbers_.empty()) return false;
    if (numbers_[row] == other.numbers_[row]) return true;
    // What is not a number has the same text, or is as empty.
    return std::isnan(numbers_[row]) && std::isnan(other.numbers_[row]) &&
           Label(row) == other.Label(row);
  }

  [[nodiscard]] std::string Text(std::size_t row) const {
    if (column_.storage == Storage::coded) return Shorten(Label(row));
    return numbers_.empty() ? "…" : NumberText(numbers_[row]);
  }

 private:
  /// Empty in a column of numbers, which does not keep its texts.
  [[nodiscard]] std::string_view Label(std::size_t row) const {
    return column_.storage == Storage::coded
               ? std::string_view(column_.labels[column_.codes[row]])
               : std::string_view();
  }

  const Column& column_;
  std::vector<double> numbers_;
};

Problem OtherRows(std::uint64_t one, std::uint64_t other) {
  const std::string counts[] = {CountText(one), CountText(other)};
  return {.code = "join_rows",
          .message = Fill(
              {"One file has {0} rows, the other {1}. Two files are compared "
               "row by row: give predictions of the same cases in the same "
               "order.",
               "一个文件有 {0} 行，另一个有 {1} 行。两个文件逐行比较：请给出对"
               "相同样例、按相同顺序的预测。"},
              {counts[0], counts[1]})};
}

Problem OtherCase(const Table& one, const Column& own, const Table& other,
                  const Column& their, std::size_t row, std::size_t count) {
  const std::string words[] = {
      CountText(one.LineOfCell(own, row)),
      CountText(other.LineOfCell(their, row)),
      Shorten(own.name),
      Cells(own).Text(row),
      Shorten(their.name),
      Cells(their).Text(row),
      CountText(count),
      CountText(one.row_count),
  };
  return {.code = "join_cases",
          .message = Fill(
              {"The files are not about the same cases in the same order: "
               "\"{2}\" is \"{3}\" in line {0} of one, and \"{4}\" is "
               "\"{5}\" in line {1} of the other; {6} of {7} rows differ. "
               "Bring both into the same order.",
               "两个文件的样例或其顺序不同：一个文件第 {0} 行的“{2}”是“{3}”，"
               "另一个第 {1} 行的“{4}”是“{5}”；{7} 行中有 {6} 行不同。"
               "请使两者的顺序一致。"},
              {words[0], words[1], words[2], words[3], words[4], words[5],
               words[6], words[7]}),
          .line = other.LineOfCell(their, row),
          .column = their.name,
          .value = Cells(their).Text(row)};
}

/// Why the two are not of the same cases; nothing where they are.
std::optional<Problem> Difference(const Table& one, const Table& other,
                                  const Joining& joining) {
  if (one.row_count != other.row_count)
    return OtherRows(one.row_count, other.row_count);
  for (const auto& [own_name, their_name] : joining.same) {
    const std::optional<std::size_t> own = FindColumn(one, own_name);
    const std::optional<std::size_t> their = FindColumn(other, their_name);
    if (!own) return UnknownColumn(one, {"same", own_name});
    if (!their) return UnknownColumn(other, {"same", their_name});
    const Cells left(one.columns[*own]);
    const Cells right(other.columns[*their]);
    std::size_t first = 0;
    std::size_t count = 0;
    for (auto row = static_cast<std::size_t>(one.row_count); row-- > 0;) {
      if (left.IsSame(right, row)) continue;
      first = row;
      ++count;
    }
    if (count > 0)
      return OtherCase(one, one.columns[*own], other, other.columns[*their],
                       first, count);
  }
  return std::nullopt;
}

/// The same rows with nothing in them.
Table WithoutColumns(const Table& table) {
  return {.columns = {},
          .row_count = table.row_count,
          .delimiter = table.delimiter,
          .decimal_comma = table.decimal_comma,
          .header_missing = table.header_missing,
          .title = table.title,
          .empty_rows = table.empty_rows,
          .guessed_encoding = table.guessed_encoding,
          .first_rows = {},
          .line_marks = table.line_marks};
}

/// Appends a column of `from`, with its part of the preview.
void Append(Table& table, const Table& from, std::size_t place,
            const std::string& name) {
  table.columns.push_back(from.columns[place]);
  table.columns.back().name = name;
  table.first_rows.resize(from.first_rows.size());
  for (std::size_t row = 0; row < from.first_rows.size(); ++row) {
    const std::vector<std::string>& cells = from.first_rows[row];
    table.first_rows[row].push_back(place < cells.size() ? cells[place] : "");
  }
}

std::optional<Problem> TwiceNamed(const Table& table) {
  std::set<std::string_view> names;
  for (const Column& column : table.columns) {
    if (!names.insert(column.name).second)
      return Problem{
          .code = "join_names",
          .message = Fill({"Two columns would be called \"{0}\". Give each its "
                           "own name.",
                           "会有两列都名为“{0}”。请各取不同的名称。"},
                          {Shorten(column.name)}),
          .value = column.name};
  }
  return std::nullopt;
}

}  // namespace

Joining ReadJoining(const Json& options) {
  const Json* const same = options.Find("same");
  return {.columns = PairsIn(options.Find("columns")),
          .beside = same != nullptr,
          .same = PairsIn(same)};
}

Result<Table> Join(Table table, const Joining& joining, const Table* before) {
  const Table* const other = joining.beside ? before : nullptr;
  if (!other && joining.columns.empty()) return table;
  if (other) {
    if (std::optional<Problem> problem = Difference(*other, table, joining))
      return *std::move(problem);
  }
  Table joined = other ? *other : WithoutColumns(table);
  for (const auto& [name, as] : joining.columns) {
    const std::optional<std::size_t> place = FindColumn(table, name);
    if (!place) return UnknownColumn(table, {"columns", name});
    Append(joined, table, *place, as);
  }
  if (std::optional<Problem> problem = TwiceNamed(joined))
    return *std::move(problem);
  return joined;
}

}  // namespace melon
