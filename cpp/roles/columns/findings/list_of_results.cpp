#include "roles/columns/findings/list_of_results.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "table/column_traits.h"

namespace melon {
namespace {

/// Whether each value of one column stands once with each of the other, but for
/// a gap here and there.
bool Cross(const Column& a, const Column& b) {
  constexpr double kMost = .9;
  const std::size_t values = a.labels.size() * b.labels.size();
  if (a.labels.size() < 2 || b.labels.size() < 2 || a.codes.size() > values ||
      static_cast<double>(a.codes.size()) < kMost * static_cast<double>(values))
    return false;
  std::vector<bool> seen(values);
  for (std::size_t row = 0; row < a.codes.size(); ++row) {
    const std::size_t place = (a.codes[row] * b.labels.size()) + b.codes[row];
    if (seen[place]) return false;
    seen[place] = true;
  }
  return true;
}

}  // namespace

std::optional<Message> ListOfResults(const Table& table) {
  std::vector<const Column*> texts;
  const Column* numbers = nullptr;
  for (const Column& column : table.columns) {
    if (IsNumeric(column)) {
      numbers = &column;
    } else if (IsCoded(column)) {
      texts.push_back(&column);
    }
  }
  if (texts.size() != 2 || numbers == nullptr || !Cross(*texts[0], *texts[1]))
    return std::nullopt;
  return Fill(
      {"Columns \"{0}\" and \"{1}\" cross as learners and data sets "
       "do. If \"{2}\" contains results, say which column names the "
       "learners (algorithm) and which the data sets (dataset).",
       "“{0}”与“{1}”两列像学习器与数据集那样两两组合。若“{2}”是结果，"
       "请指定学习器所在的列（algorithm）与数据集所在的列（dataset）。"},
      {Shorten(texts[0]->name), Shorten(texts[1]->name),
       Shorten(numbers->name)});
}

}  // namespace melon
