#include "kernels/learning/most_correlated.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace melon {
namespace {

/// |r| but for a factor that all columns have: the deviation of the class.
double Strength(const std::vector<double>& column,
                std::span<const std::uint16_t> classes,
                std::span<const std::uint32_t> rows, double class_mean) {
  double mean = 0;
  for (const std::uint32_t row : rows) mean += column[row];
  mean /= static_cast<double>(rows.size());
  double product = 0;
  double square = 0;
  for (const std::uint32_t row : rows) {
    const double deviation = column[row] - mean;
    product += deviation * (classes[row] - class_mean);
    square += deviation * deviation;
  }
  return square > 0 ? std::abs(product) / std::sqrt(square) : 0;
}

}  // namespace

std::vector<std::size_t> MostCorrelated(
    std::span<const std::vector<double>> columns,
    std::span<const std::uint16_t> classes, std::span<const std::uint32_t> rows,
    std::size_t count) {
  double class_mean = 0;
  for (const std::uint32_t row : rows) class_mean += classes[row];
  class_mean /= static_cast<double>(rows.size());
  std::vector<double> strength;
  strength.reserve(columns.size());
  for (const std::vector<double>& column : columns)
    strength.push_back(Strength(column, classes, rows, class_mean));
  std::vector<std::size_t> places(columns.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::stable_sort(places.begin(), places.end(),
                   [&strength](std::size_t a, std::size_t b) {
                     return strength[a] > strength[b];
                   });
  places.resize(std::min(count, places.size()));
  return places;
}

}  // namespace melon
