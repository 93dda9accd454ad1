#include "roles/columns/findings/list_of_results.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "roles/names/metric_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// Whether each value of one column stands equally often with each of the
/// other, but for a gap here and there, as in a planned experiment.
bool Cross(const Column& a, const Column& b) {
  constexpr double kMost = .9;
  const std::size_t places = a.labels.size() * b.labels.size();
  if (a.labels.size() < 2 || b.labels.size() < 2 ||
      static_cast<double>(a.codes.size()) < kMost * static_cast<double>(places))
    return false;
  std::vector<std::size_t> count(places);
  for (std::size_t row = 0; row < a.codes.size(); ++row)
    ++count[(a.codes[row] * b.labels.size()) + b.codes[row]];
  const std::size_t most = *std::max_element(count.begin(), count.end());
  return static_cast<double>(a.codes.size()) >=
         kMost * static_cast<double>(most * places);
}

/// Texts, or few whole numbers such as sizes, that several rows have.
bool MayBeKey(const Table& table, const Column& column) {
  if (!IsCoded(column) || column.labels.size() == column.codes.size())
    return false;
  return !IsNumeric(column) ||
         (HasWholeNumbersOnly(column) && HasFewValues(table, column));
}

/// Two keys and what may be their results.
struct Crossed {
  const Column* one;
  const Column* other;
  const Column* numbers;
};

std::optional<Crossed> FindCrossed(const Table& table) {
  std::vector<const Column*> keys;
  const Column* numbers = nullptr;
  for (const Column& column : table.columns) {
    if (MayBeKey(table, column)) {
      keys.push_back(&column);
    } else if (IsNumeric(column) && !HasWholeNumbersOnly(column)) {
      numbers = &column;
    }
  }
  const bool texts =
      std::any_of(keys.begin(), keys.end(),
                  [](const Column* key) { return !IsNumeric(*key); });
  if (keys.size() != 2 || !texts || numbers == nullptr ||
      !Cross(*keys[0], *keys[1]))
    return std::nullopt;
  return Crossed{keys[0], keys[1], numbers};
}

}  // namespace

bool CrossBesideMetric(const Table& table) {
  const std::optional<Crossed> crossed = FindCrossed(table);
  return crossed && IsMetricName(crossed->numbers->name) &&
         !IsNumeric(*crossed->one) && !IsNumeric(*crossed->other) &&
         ShareOfLabels(*crossed->one, *crossed->other) == 0;
}

std::optional<Message> ListOfResults(const Table& table) {
  const std::optional<Crossed> crossed = FindCrossed(table);
  if (!crossed) return std::nullopt;
  return Fill(
      {"Columns \"{0}\" and \"{1}\" cross as learners and data sets "
       "do. If \"{2}\" contains results, say which column names the "
       "learners (algorithm={0}) and which the data sets (dataset={1}), or "
       "the other way round.",
       "“{0}”与“{1}”两列像学习器与数据集那样两两组合。若“{2}”是结果，请指定"
       "学习器所在的列（algorithm={0}）与数据集所在的列（dataset={1}），或反"
       "之。"},
      {Shorten(crossed->one->name), Shorten(crossed->other->name),
       Shorten(crossed->numbers->name)});
}

}  // namespace melon
