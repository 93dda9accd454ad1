#include "table/class_index.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

#include "io/number.h"
#include "io/number_text.h"
#include "kernels/classes/recode.h"
#include "table/column_traits.h"
#include "table/labels.h"
#include "table/queries.h"

namespace melon {
namespace {

Problem TooManyClasses(const Column& column, std::size_t count) {
  const std::string shown =
      count == 0 ? std::string("> 65,536") : CountText(count);
  Problem problem{
      .code = "too_many_classes",
      .message = Fill(
          {"Column \"{0}\" has {1} different values, too many for classes: at "
           "most {2}. If it and the truth are measured numbers, choose the "
           "task regression; else choose another column.",
           "列“{0}”有 {1} 种不同的值，作为类别太多：至多 {2} "
           "类。如果它与真实标记都是测量值，请选择任务 "
           "regression；否则请另选一列。"},
          {Shorten(column.name), shown, CountText(kMostClasses)})};
  problem.column = column.name;
  return problem;
}

/// The different numbers of the usable rows, ascending; stops when there are
/// too many for classes.
std::vector<double> DifferentNumbers(const Column& column,
                                     const UsableRows& rows) {
  std::vector<double> different;
  for (std::size_t row = 0; row < column.numbers.size(); ++row) {
    if (!rows.kept.empty() && rows.kept[row] == 0) continue;
    const double number = column.numbers[row];
    const auto place =
        std::lower_bound(different.begin(), different.end(), number);
    if (place != different.end() && *place == number) continue;
    different.insert(place, number);
    if (different.size() > 4 * kMostClasses) break;
  }
  return different;
}

}  // namespace

Result<std::vector<std::string>> ClassLabels(const Column& column,
                                             const UsableRows& rows) {
  if (column.storage == Storage::dropped) return TooManyClasses(column, 0);
  if (MergesNumbers(column)) return MergedNumbers(column);
  std::vector<std::string> labels;
  if (column.storage == Storage::coded) {
    labels = LabelsInUse(column, rows);
  } else {
    for (const double number : DifferentNumbers(column, rows))
      labels.push_back(NumberText(number + 0.0));
  }
  if (labels.size() > kMostClasses)
    return TooManyClasses(column, labels.size());
  return labels;
}

std::optional<std::size_t> FirstOtherClass(const Column& one,
                                           const Column& other) {
  std::vector<std::optional<std::uint16_t>> of_one(one.labels.size());
  std::vector<std::optional<std::uint16_t>> of_other(other.labels.size());
  for (std::size_t row = 0; row < one.codes.size(); ++row) {
    auto& other_of = of_one[one.codes[row]];
    auto& one_of = of_other[other.codes[row]];
    if (!other_of && !one_of) {
      other_of = other.codes[row];
      one_of = one.codes[row];
    }
    if (other_of != other.codes[row] || one_of != one.codes[row]) return row;
  }
  return std::nullopt;
}

ClassIndex::ClassIndex(const std::vector<std::string>& classes)
    : classes_(classes), sorted_(classes.size()) {
  std::iota(sorted_.begin(), sorted_.end(), std::uint16_t{0});
  std::sort(sorted_.begin(), sorted_.end(),
            [&](std::uint16_t a, std::uint16_t b) {
              return LabelBefore(classes_[a], classes_[b]);
            });
}

std::optional<std::uint16_t> ClassIndex::Find(const std::string& label) const {
  const auto found =
      std::lower_bound(sorted_.begin(), sorted_.end(), label,
                       [&](std::uint16_t index, const std::string& wanted) {
                         return LabelBefore(classes_[index], wanted) &&
                                !SameLabel(classes_[index], wanted);
                       });
  if (found == sorted_.end() || !SameLabel(classes_[*found], label))
    return std::nullopt;
  return *found;
}

std::vector<std::uint16_t> ClassIndex::CodesOf(const Column& column,
                                               const UsableRows& rows) const {
  if (column.storage == Storage::numbers) return CodesOfNumbers(column, rows);
  std::vector<std::uint16_t> class_of_code(column.labels.size(), 0);
  for (std::size_t code = 0; code < class_of_code.size(); ++code)
    class_of_code[code] = Find(column.labels[code]).value_or(0);
  if (rows.kept.empty()) return Recode(column.codes, class_of_code);
  std::vector<std::uint16_t> codes;
  codes.reserve(column.codes.size() - static_cast<std::size_t>(rows.dropped));
  for (std::size_t row = 0; row < column.codes.size(); ++row) {
    if (rows.kept[row] != 0) codes.push_back(class_of_code[column.codes[row]]);
  }
  return codes;
}

std::vector<std::uint16_t> ClassIndex::CodesOfNumbers(
    const Column& column, const UsableRows& rows) const {
  std::vector<std::pair<double, std::uint16_t>> by_number;
  for (const std::uint16_t index : sorted_) {
    const ParsedNumber parsed = ParseNumber(classes_[index], false);
    if (parsed.flaw == CellFlaw::none)
      by_number.emplace_back(parsed.value, index);
  }
  std::vector<std::uint16_t> codes;
  codes.reserve(column.numbers.size() - static_cast<std::size_t>(rows.dropped));
  for (std::size_t row = 0; row < column.numbers.size(); ++row) {
    if (!rows.kept.empty() && rows.kept[row] == 0) continue;
    const double number = column.numbers[row];
    const auto found = std::lower_bound(
        by_number.begin(), by_number.end(), number,
        [](const auto& entry, double wanted) { return entry.first < wanted; });
    assert(found != by_number.end() && found->first == number);
    codes.push_back(found->second);
  }
  return codes;
}

}  // namespace melon
