#include "kernels/comparison/all_pairs/contrast_moments.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "kernels/numbers/binary_scale.h"

namespace melon {
namespace {

/// A standard deviation of so little of the largest difference is rounding.
constexpr double kRounding = 16 * std::numeric_limits<double>::epsilon();

/// The contrasts of one row; the first result is subtracted from all before, so
/// that a high level costs no digits. Returns the size of the largest result.
double Contrast(const double* row, std::size_t columns, double unit,
                double* contrast) {
  double sum = 0;
  const double first = row[0] / unit;
  double largest = std::abs(first);
  for (std::size_t j = 1; j < columns; ++j) {
    const double result = row[j] / unit;
    const double shifted = result - first;
    const auto before = static_cast<double>(j);
    contrast[j - 1] =
        (sum - (before * shifted)) / std::sqrt(before * (before + 1));
    sum += shifted;
    largest = std::max(largest, std::abs(result));
  }
  return largest;
}

void CentreColumns(std::vector<double>& table, std::vector<double>& mean) {
  const std::size_t columns = mean.size();
  const std::size_t rows = table.size() / columns;
  for (std::size_t i = 0; i < table.size(); ++i) mean[i % columns] += table[i];
  for (double& one : mean) one /= static_cast<double>(rows);
  for (std::size_t begin = 0; begin < table.size(); begin += columns) {
    for (std::size_t j = 0; j < columns; ++j) table[begin + j] -= mean[j];
  }
}

/// Adds the products of one centred row to the lower triangle.
void AddProducts(const double* row, std::size_t columns, double* products) {
  for (std::size_t a = 0; a < columns; ++a) {
    const double factor = row[a];
    double* line = products + (a * columns);
    for (std::size_t b = 0; b <= a; ++b) line[b] += factor * row[b];
  }
}

}  // namespace

double ContrastMoments::Trace() const {
  double trace = 0;
  for (std::size_t i = 0; i < contrasts; ++i)
    trace += covariance[(i * contrasts) + i];
  return trace;
}

double ContrastMoments::SquaredNorm() const {
  double norm = 0;
  for (const double element : covariance) norm += element * element;
  return norm;
}

ContrastMoments MomentsOfContrasts(std::span<const double> result,
                                   std::size_t columns) {
  assert(columns > 1 && result.size() % columns == 0);
  const std::size_t rows = result.size() / columns;
  assert(rows > 1);
  ContrastMoments moments;
  moments.row_count = static_cast<double>(rows);
  moments.contrasts = columns - 1;
  moments.unit = BinaryScale(result);
  const std::size_t p = moments.contrasts;
  moments.mean.resize(p);
  moments.covariance.resize(p * p);
  std::vector<double> contrast(rows * p);
  double largest = 0;
  for (std::size_t row = 0; row < rows; ++row) {
    largest =
        std::max(largest, Contrast(result.data() + (row * columns), columns,
                                   moments.unit, contrast.data() + (row * p)));
  }
  CentreColumns(contrast, moments.mean);
  for (std::size_t row = 0; row < rows; ++row)
    AddProducts(contrast.data() + (row * p), p, moments.covariance.data());
  for (std::size_t a = 0; a < p; ++a) {
    for (std::size_t b = 0; b <= a; ++b) {
      const double covariance =
          moments.covariance[(a * p) + b] / (moments.row_count - 1);
      moments.covariance[(a * p) + b] = covariance;
      moments.covariance[(b * p) + a] = covariance;
    }
  }
  const double deviation = std::sqrt(moments.Trace() / static_cast<double>(p));
  moments.no_variance = deviation <= kRounding * largest;
  return moments;
}

}  // namespace melon
