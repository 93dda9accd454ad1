#include "roles/columns/findings/equal_columns.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "table/column_traits.h"

namespace melon {
namespace {

bool HaveSameNumbers(const Column& a, const Column& b) {
  return std::equal(a.numbers.begin(), a.numbers.end(), b.numbers.begin(),
                    [](double one, double other) {
                      return one == other ||
                             (std::isnan(one) && std::isnan(other));
                    });
}

bool HaveSameLabels(const Column& a, const Column& b) {
  // Most pairs differ within a few rows: no label is compared twice in a row.
  std::size_t known_a = a.labels.size();
  std::size_t known_b = b.labels.size();
  for (std::size_t row = 0; row < a.codes.size(); ++row) {
    const std::uint16_t one = a.codes[row];
    const std::uint16_t other = b.codes[row];
    if (one == known_a && other == known_b) continue;
    if (!SameLabel(a.labels[one], b.labels[other])) return false;
    known_a = one;
    known_b = other;
  }
  return true;
}

bool HaveSameCells(const Column& a, const Column& b) {
  if (a.storage != b.storage) return false;
  if (a.storage == Storage::numbers) return HaveSameNumbers(a, b);
  return a.storage == Storage::coded && HaveSameLabels(a, b);
}

/// A model and its columns, one for each class where it has several.
struct Model {
  std::string name;
  std::vector<std::size_t> columns;
  std::vector<std::string> labels;
};

std::vector<Model> ModelsOf(const Table& table, const Roles& roles) {
  std::vector<Model> models;
  models.reserve(roles.class_columns.size());
  for (const ClassColumns& one : roles.class_columns)
    models.push_back({one.model, one.columns, one.labels});
  if (!models.empty()) return models;
  for (const std::size_t column : roles.predictions)
    models.push_back({table.columns[column].name, {column}, {}});
  return models;
}

}  // namespace

std::optional<EqualPairs> FindEqualPairs(
    std::size_t columns,
    const FunctionView<bool(std::size_t, std::size_t)>& are_equal) {
  std::optional<EqualPairs> found;
  for (std::size_t a = 0; a < columns; ++a) {
    for (std::size_t b = a + 1; b < columns; ++b) {
      if (!are_equal(a, b)) continue;
      if (!found) found = {a, b, 0};
      ++found->count;
    }
  }
  return found;
}

std::optional<Problem> EqualPredictions(const Table& table,
                                        const Roles& roles) {
  if (table.row_count < 2) return std::nullopt;
  const std::vector<Model> models = ModelsOf(table, roles);
  const auto found =
      FindEqualPairs(models.size(), [&](std::size_t a, std::size_t b) {
        const std::vector<std::size_t>& one = models[a].columns;
        const std::vector<std::size_t>& other = models[b].columns;
        return models[a].labels == models[b].labels &&
               std::equal(one.begin(), one.end(), other.begin(), other.end(),
                          [&](std::size_t i, std::size_t j) {
                            return HaveSameCells(table.columns[i],
                                                 table.columns[j]);
                          });
      });
  if (!found) return std::nullopt;
  Problem warning{
      .code = "equal_columns",
      .message = Fill(
          {"\"{0}\" and \"{1}\" have the same prediction in every row (equal "
           "pairs: {2}). No test can tell them apart. See whether a column was "
           "copied; if so, leave it out.",
           "“{0}”与“{1}”每一行的预测都相同（这样的模型对：{2}）。任何检验都无法"
           "区分它们。请检查是否误复制了一列；若是，请删去。"},
          {Shorten(models[found->a].name), Shorten(models[found->b].name),
           CountText(found->count)})};
  warning.column = models[found->b].name;
  return warning;
}

}  // namespace melon
