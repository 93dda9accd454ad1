#include "roles/comparison/dataset_by_content.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::size_t kFewestDatasets = 3;
/// What rows of results were measured on.
constexpr std::string_view kParts[] = {
    "train", "training", "test", "testing", "val", "valid", "validation"};

/// Which run a row is of, numbered from 0, by all key columns together.
std::vector<std::size_t> RunOfRows(const Table& table,
                                   const std::vector<std::size_t>& keys) {
  std::vector<std::size_t> run(static_cast<std::size_t>(table.row_count));
  for (const std::size_t key : keys) {
    const Column& column = table.columns[key];
    std::map<std::pair<std::size_t, double>, std::size_t> numbers;
    for (std::size_t row = 0; row < run.size(); ++row) {
      const double own = column.storage == Storage::coded
                             ? static_cast<double>(column.codes[row])
                             : column.numbers[row];
      run[row] =
          numbers.try_emplace({run[row], own}, numbers.size()).first->second;
    }
  }
  return run;
}

bool HasEveryRun(const Column& column, const std::vector<std::size_t>& run) {
  std::set<std::pair<std::uint16_t, std::size_t>> seen;
  for (std::size_t row = 0; row < run.size(); ++row)
    seen.emplace(column.codes[row], run[row]);
  const std::size_t runs = *std::max_element(run.begin(), run.end()) + 1;
  return seen.size() == run.size() && runs * column.labels.size() == run.size();
}

bool NamesPart(const Column& column) {
  return std::any_of(column.labels.begin(), column.labels.end(),
                     [](const auto& label) {
                       return std::find(std::begin(kParts), std::end(kParts),
                                        Simplify(label)) != std::end(kParts);
                     });
}

}  // namespace

std::optional<std::size_t> DatasetByContent(
    const Table& table, const std::vector<std::size_t>& keys,
    const std::vector<std::size_t>& others) {
  if (keys.empty() || table.row_count == 0) return std::nullopt;
  const auto is_known = [&table](std::size_t key) {
    return table.columns[key].storage != Storage::dropped;
  };
  if (!std::all_of(keys.begin(), keys.end(), is_known)) return std::nullopt;
  const std::vector<std::size_t> run = RunOfRows(table, keys);
  std::optional<std::size_t> found;
  for (const std::size_t index : others) {
    const Column& column = table.columns[index];
    if (!IsCoded(column) || IsNumeric(column) ||
        column.labels.size() < kFewestDatasets || NamesPart(column) ||
        !HasEveryRun(column, run))
      continue;
    if (found) return std::nullopt;
    found = index;
  }
  return found;
}

}  // namespace melon
