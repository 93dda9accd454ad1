#include "kernels/learning/prepare_features.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/sum.h"

namespace melon {

FeaturePreparation::FeaturePreparation(
    std::span<const FeatureColumn> columns,
    std::span<const std::uint32_t> training_rows, bool standardize) {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].numbers.empty())
      AddLevels(columns[i], i, training_rows);
    else
      AddNumbers(columns[i], i, training_rows, standardize);
  }
}

void FeaturePreparation::AddNumbers(const FeatureColumn& column,
                                    std::size_t place,
                                    std::span<const std::uint32_t> rows,
                                    bool standardize) {
  Sum sum;
  double count = 0;
  for (const std::uint32_t row : rows) {
    if (std::isnan(column.numbers[row])) continue;
    sum.Add(column.numbers[row]);
    ++count;
  }
  if (count == 0) return;
  Part part{.column = place, .first_feature = feature_count_};
  part.fill = sum.value() / count;
  if (standardize) {
    // A missing number is the mean, and adds nothing to the squares.
    Sum squares;
    for (const std::uint32_t row : rows) {
      const double difference = column.numbers[row] - part.fill;
      if (!std::isnan(difference)) squares.Add(difference * difference);
    }
    const double deviation =
        std::sqrt(squares.value() / static_cast<double>(rows.size()));
    // What is left of a constant column is the rounding of its mean.
    const bool varies = deviation > 1e-14 * std::abs(part.fill);
    part.shift = part.fill;
    part.scale = varies ? deviation : 1;
  }
  parts_.push_back(std::move(part));
  ++feature_count_;
}

void FeaturePreparation::AddLevels(const FeatureColumn& column,
                                   std::size_t place,
                                   std::span<const std::uint32_t> rows) {
  std::vector<std::uint32_t> counts(column.level_count);
  for (const std::uint32_t row : rows)
    if (column.levels[row] != FeatureColumn::kMissing)
      ++counts[column.levels[row]];
  Part part{.column = place, .first_feature = feature_count_};
  part.feature_of_level.assign(column.level_count, FeatureColumn::kMissing);
  std::uint16_t features = 0;
  for (std::size_t level = 0; level < counts.size(); ++level)
    if (counts[level] > 0) part.feature_of_level[level] = features++;
  if (features == 0) return;
  part.fill_level = static_cast<std::uint16_t>(
      std::max_element(counts.begin(), counts.end()) - counts.begin());
  feature_count_ += features;
  parts_.push_back(std::move(part));
}

FeatureMatrix FeaturePreparation::Apply(
    std::span<const FeatureColumn> columns,
    std::span<const std::uint32_t> rows) const {
  FeatureMatrix matrix{
      .row_count = rows.size(),
      .column_count = feature_count_,
      .values = std::vector<double>(rows.size() * feature_count_)};
  for (const Part& part : parts_) {
    const FeatureColumn& column = columns[part.column];
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const std::span<double> to = matrix.row(i).subspan(part.first_feature);
      if (column.numbers.empty())
        PutLevel(part, column.levels[rows[i]], to);
      else
        PutNumber(part, column.numbers[rows[i]], to);
    }
  }
  return matrix;
}

void FeaturePreparation::PutNumber(const Part& part, double number,
                                   std::span<double> to) {
  to[0] = ((std::isnan(number) ? part.fill : number) - part.shift) / part.scale;
}

void FeaturePreparation::PutLevel(const Part& part, std::uint16_t level,
                                  std::span<double> to) {
  const std::uint16_t known =
      level == FeatureColumn::kMissing ? part.fill_level : level;
  const std::uint16_t feature = part.feature_of_level[known];
  if (feature != FeatureColumn::kMissing) to[feature] = 1;
}

}  // namespace melon
