#include "table/labels.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "base/sorted_indices.h"
#include "io/number.h"
#include "table/column_traits.h"

namespace melon {

bool LabelBefore(const std::string& a, const std::string& b) {
  const ParsedNumber first = ParseNumber(a, false);
  const ParsedNumber second = ParseNumber(b, false);
  const bool first_number = first.flaw == CellFlaw::none;
  const bool second_number = second.flaw == CellFlaw::none;
  if (first_number != second_number) return first_number;
  if (first_number && first.value != second.value)
    return first.value < second.value;
  return a < b;
}

std::string ShowLabels(const std::vector<std::string>& labels) {
  constexpr std::size_t kShown = 8;
  std::string shown;
  for (std::size_t i = 0; i < std::min(kShown, labels.size()); ++i) {
    shown.append(i == 0 ? "" : ", ").append(Shorten(labels[i], 30));
  }
  return labels.size() > kShown ? shown + ", …" : shown;
}

std::vector<std::string> LabelsInUse(const Column& column,
                                     const UsableRows& rows) {
  std::vector<std::uint8_t> used(column.labels.size(), 0);
  std::vector<std::string> labels;
  // Every label is some row's.
  if (rows.kept.empty()) labels = column.labels;
  for (std::size_t row = 0; row < rows.kept.size(); ++row) {
    const std::uint16_t code = column.codes[row];
    if (used[code] != 0 || rows.kept[row] == 0) continue;
    used[code] = 1;
    labels.push_back(column.labels[code]);
  }
  std::vector<std::string> sorted;
  for (const std::size_t i :
       SortedIndices(labels.size(), [&labels](std::size_t a, std::size_t b) {
         return LabelBefore(labels[a], labels[b]);
       })) {
    // Sorting has brought equal numbers together.
    if (sorted.empty() || !SameLabel(sorted.back(), labels[i]))
      sorted.push_back(std::move(labels[i]));
  }
  return sorted;
}

}  // namespace melon
