#include "forms/weka_distribution.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "io/number.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// A cell of the distribution, which may begin with an asterisk.
ParsedNumber ParseEntry(std::string_view label) {
  if (label.starts_with('*')) label.remove_prefix(1);
  return ParseNumber(label, true);
}

bool IsEntry(std::string_view label) {
  return ParseEntry(label).flaw == CellFlaw::none;
}

/// The numbers, without asterisks; nothing where a cell is none.
std::optional<Column> Numbers(const Column& column) {
  if (column.storage == Storage::numbers) return column;
  if (!IsCoded(column)) return std::nullopt;
  std::vector<double> of_label;
  for (const std::string_view label : column.labels) {
    const ParsedNumber number = ParseEntry(label);
    if (number.flaw != CellFlaw::none) return std::nullopt;
    of_label.push_back(number.value);
  }
  Column read;
  read.storage = Storage::numbers;
  for (const std::uint16_t code : column.codes)
    read.numbers.push_back(of_label[code]);
  return read;
}

/// Whether WEKA writes the classes of the cases into the column.
bool NamesClasses(const Column& column) {
  return IsCoded(column) &&
         (column.name == "actual" || column.name == "predicted");
}

/// A class has another name, the label `code` of a column.
Problem TwoNames(const Table& table, std::size_t place,
                 const std::string& first, const Column& column,
                 std::size_t code) {
  const auto row = static_cast<std::uint64_t>(
      std::find(column.codes.begin(), column.codes.end(), code) -
      column.codes.begin());
  const std::string& label = column.labels[code];
  const std::uint64_t line = table.LineOfRow(row);
  return {
      .code = "class_numbers_differ",
      .message = Fill(
          {"Class {0} has two names, \"{1}\" and, in column \"{2}\" in line "
           "{3}, \"{4}\", so it is not known to which of them the column of "
           "the distribution belongs. Give each class one number.",
           "第 {0} 类有两个名称：“{1}”与列“{2}”第 {3} 行的“{4}”，因此无法得知分"
           "布中的这一列属于哪一类。请让每个类只对应一个序号。"},
          {std::to_string(place), Shorten(first), column.name,
           std::to_string(line), Shorten(label)}),
      .line = line,
      .column = column.name,
      .value = label};
}

/// Whether a label is that of a class which has a name: "2:?" has none.
bool IsNamed(const std::string& label, const std::string& begin) {
  return label.starts_with(begin) && label != begin + "?";
}

/// "2:virginica" is the second class; the problem where it has another name
/// elsewhere.
Result<std::string> ClassAt(const Table& table, std::size_t place) {
  const std::string begin = std::to_string(place) + ":";
  const std::string* found = nullptr;
  for (const Column& column : table.columns) {
    if (!NamesClasses(column)) continue;
    for (std::size_t code = 0; code < column.labels.size(); ++code) {
      const std::string& label = column.labels[code];
      if (!IsNamed(label, begin)) continue;
      if (found == nullptr) found = &label;
      if (label != *found) return TwoNames(table, place, *found, column, code);
    }
  }
  return found == nullptr ? std::to_string(place) : *found;
}

/// The distribution is there, but not as one number in each of its columns:
/// all in one cell, for instance.
Problem NotRead(const Column& column) {
  const auto fault =
      std::find_if_not(column.labels.begin(), column.labels.end(), IsEntry);
  const std::string value =
      fault == column.labels.end() ? std::string() : *fault;
  return {.code = "distribution_ignored",
          .message = Fill(
              {"Column \"{0}\" seems to be a distribution that WEKA wrote, but "
               "its cells are not single numbers (\"{1}\"), so it is left out. "
               "Write each class’s probability in a column of its own, without "
               "quotes around them all.",
               "“{0}”列像是 WEKA 写出的分布，但其单元格不是单个数（“{1}”），因"
               "此未被使用。请让每类的概率各占一列，不要用引号括在一起。"},
              {Shorten(column.name), Shorten(value)}),
          .column = column.name,
          .value = value};
}

/// Whether a cell marks the most probable class.
bool HasAsterisk(const Column& column) {
  return std::any_of(column.labels.begin(), column.labels.end(),
                     [](std::string_view label) {
                       return label.find('*') != std::string_view::npos;
                     });
}

}  // namespace

Result<std::optional<Reshaped>> ReadWekaDistribution(const Table& table) {
  using Found = std::optional<Reshaped>;
  const std::optional<std::size_t> first = FindColumn(table, kWekaDistribution);
  if (!first) return Found();
  Reshaped made;
  made.table = table;
  made.warning.code = "distribution_read";
  std::size_t count = 0;
  for (std::size_t i = *first; i < table.columns.size(); ++i) {
    if (i > *first && !table.columns[i].unnamed) break;
    std::optional<Column> numbers = Numbers(table.columns[i]);
    if (!numbers) {
      const Column& column = table.columns[i];
      if (!HasAsterisk(column) && !HasAsterisk(table.columns[*first]))
        return Found();
      return Found(Reshaped{
          .table = std::nullopt, .warning = NotRead(column), .gone = {}});
    }
    const Result<std::string> name = ClassAt(table, ++count);
    if (!name) return name.problem();
    numbers->name = std::string(kWekaDistribution) + ":" + name.value();
    made.gone.push_back(table.columns[i].name);
    made.table->columns[i] = std::move(*numbers);
  }
  if (count < 2) return Found();
  made.warning.message = Fill(
      {"The {0} columns of the distribution that WEKA wrote were read as the "
       "probabilities of the classes, in their order.",
       "WEKA 写出的分布共 {0} 列，依次当作各类的概率。"},
      {std::to_string(count)});
  return Found(std::move(made));
}

}  // namespace melon
