#include "kernels/learning/monomials.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace melon {
namespace {

constexpr double kMostMonomials = 2000;
constexpr std::size_t kConstant = ~std::size_t{0};

/// An earlier monomial times a column that is not before its last one.
struct Monomial {
  std::size_t of;
  std::size_t column;
};

std::vector<Monomial> MonomialsOf(std::size_t column_count,
                                  std::size_t degree) {
  std::vector<Monomial> all;
  all.reserve(column_count);
  for (std::size_t column = 0; column < column_count; ++column)
    all.push_back({kConstant, column});
  std::size_t begin = 0;
  for (std::size_t d = 1; d < degree; ++d) {
    const std::size_t end = all.size();
    for (std::size_t of = begin; of < end; ++of)
      for (std::size_t column = all[of].column; column < column_count; ++column)
        all.push_back({of, column});
    begin = end;
  }
  return all;
}

/// How many there are: (columns + degree choose degree) − 1.
double CountOf(std::size_t column_count, std::size_t degree) {
  double count = 1;
  for (std::size_t i = 1; i <= degree; ++i)
    count *= static_cast<double>(column_count + i) / static_cast<double>(i);
  return count - 1;
}

}  // namespace

std::size_t UsableDegree(std::size_t column_count, std::size_t degree) {
  while (degree > 1 && CountOf(column_count, degree) > kMostMonomials) --degree;
  return degree;
}

FeatureMatrix WithMonomials(const FeatureMatrix& matrix, std::size_t degree) {
  const std::vector<Monomial> all = MonomialsOf(matrix.column_count, degree);
  FeatureMatrix terms{
      .row_count = matrix.row_count,
      .column_count = all.size(),
      .values = std::vector<double>(matrix.row_count * all.size())};
  for (std::size_t row = 0; row < matrix.row_count; ++row) {
    const std::span<const double> from = matrix.row(row);
    const std::span<double> to = terms.row(row);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const double factor = from[all[i].column];
      to[i] = all[i].of == kConstant ? factor : to[all[i].of] * factor;
    }
  }
  return terms;
}

}  // namespace melon
