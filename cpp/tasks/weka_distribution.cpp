#include "tasks/weka_distribution.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "io/number.h"
#include "tasks/column_traits.h"
#include "tasks/role_names.h"

namespace melon {
namespace {

/// The numbers, without asterisks; nothing where a cell is none.
std::optional<Column> Numbers(const Column& column) {
  if (column.storage == Storage::numbers) return column;
  if (!IsCoded(column)) return std::nullopt;
  std::vector<double> of_label;
  for (std::string_view label : column.labels) {
    if (!label.empty() && label.front() == '*') label.remove_prefix(1);
    const ParsedNumber number = ParseNumber(label, true);
    if (number.flaw != CellFlaw::none) return std::nullopt;
    of_label.push_back(number.value);
  }
  Column read{.storage = Storage::numbers};
  for (const std::uint16_t code : column.codes)
    read.numbers.push_back(of_label[code]);
  return read;
}

/// "2:virginica" is the second class.
std::string ClassAt(const Table& table, std::size_t place) {
  const std::string begin = std::to_string(place) + ":";
  for (const Column& column : table.columns) {
    for (const std::string& label : column.labels) {
      if (label.substr(0, begin.size()) == begin) return label;
    }
  }
  return std::to_string(place);
}

}  // namespace

std::optional<Reshaped> ReadWekaDistribution(const Table& table) {
  const std::optional<std::size_t> first = FindColumn(table, kWekaDistribution);
  if (!first) return std::nullopt;
  Reshaped made{.table = table, .warning = {.code = "distribution_read"}};
  std::size_t count = 0;
  for (std::size_t i = *first; i < table.columns.size(); ++i) {
    if (i > *first && !table.columns[i].unnamed) break;
    std::optional<Column> numbers = Numbers(table.columns[i]);
    if (!numbers) return std::nullopt;
    numbers->name =
        std::string(kWekaDistribution) + ":" + ClassAt(table, ++count);
    made.gone.push_back(table.columns[i].name);
    made.table->columns[i] = std::move(*numbers);
  }
  if (count < 2) return std::nullopt;
  made.warning.message = Fill(
      {"The {0} columns of the distribution that WEKA wrote were read as the "
       "probabilities of the classes, in their order.",
       "WEKA 写出的分布共 {0} 列，依次当作各类的概率。"},
      {std::to_string(count)});
  return made;
}

}  // namespace melon
