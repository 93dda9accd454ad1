#include "kernels/clustering/principal_components.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

#include "base/random.h"
#include "base/sorted_indices.h"
#include "base/sum.h"

namespace melon {
namespace {

constexpr std::size_t kMostByRotation = 64;
constexpr std::size_t kMostSweeps = 60;
constexpr std::size_t kMostIterations = 300;
/// Vectors that are iterated together: the more beyond those wanted, the faster
/// they converge.
constexpr std::size_t kSubspace = 8;

/// A symmetric matrix, by row.
class Square {
 public:
  explicit Square(std::size_t size) : size_(size), cells_(size * size) {}
  [[nodiscard]] std::size_t size() const { return size_; }
  double& At(std::size_t row, std::size_t column) {
    return cells_[(row * size_) + column];
  }
  [[nodiscard]] double At(std::size_t row, std::size_t column) const {
    return cells_[(row * size_) + column];
  }
  [[nodiscard]] double Trace() const {
    Sum sum;
    for (std::size_t i = 0; i < size_; ++i) sum.Add(At(i, i));
    return sum.value();
  }

 private:
  std::size_t size_;
  std::vector<double> cells_;
};

double Dot(const std::vector<double>& a, const std::vector<double>& b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

/// Eigenvalues descending, each with its unit vector.
struct Eigen {
  std::vector<double> value;
  std::vector<std::vector<double>> vector;
};

/// Rotates rows and columns p and q so that their common cell becomes 0.
void Rotate(Square& matrix, std::vector<std::vector<double>>& vectors,
            std::size_t p, std::size_t q) {
  const double cell = matrix.At(p, q);
  if (cell == 0) return;
  const double theta = (matrix.At(q, q) - matrix.At(p, p)) / (2 * cell);
  const double tangent =
      std::copysign(1.0, theta) / (std::abs(theta) + std::hypot(theta, 1.0));
  const double cosine = 1 / std::hypot(tangent, 1.0);
  const double sine = tangent * cosine;
  const auto turn = [cosine, sine](double& x, double& y) {
    const double old = x;
    x = (cosine * old) - (sine * y);
    y = (sine * old) + (cosine * y);
  };
  for (std::size_t i = 0; i < matrix.size(); ++i)
    turn(matrix.At(i, p), matrix.At(i, q));
  for (std::size_t i = 0; i < matrix.size(); ++i)
    turn(matrix.At(p, i), matrix.At(q, i));
  for (std::size_t i = 0; i < matrix.size(); ++i)
    turn(vectors[p][i], vectors[q][i]);
  matrix.At(p, q) = 0;
  matrix.At(q, p) = 0;
}

double OffDiagonal(const Square& matrix) {
  double sum = 0;
  for (std::size_t i = 0; i < matrix.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) sum += std::abs(matrix.At(i, j));
  }
  return sum;
}

/// Jacobi's cyclic rotations; Golub & Van Loan 2013, §8.5.
Eigen ByRotation(Square matrix) {
  const std::size_t n = matrix.size();
  std::vector<std::vector<double>> vectors(n, std::vector<double>(n));
  for (std::size_t i = 0; i < n; ++i) vectors[i][i] = 1;
  const double small = 1e-17 * matrix.Trace();
  for (std::size_t sweep = 0;
       sweep < kMostSweeps && OffDiagonal(matrix) > small; ++sweep) {
    for (std::size_t p = 0; p < n; ++p) {
      for (std::size_t q = p + 1; q < n; ++q) Rotate(matrix, vectors, p, q);
    }
  }
  Eigen eigen;
  for (const std::size_t i :
       SortedIndices(n, [&](std::size_t a, std::size_t b) {
         return matrix.At(a, a) > matrix.At(b, b);
       })) {
    eigen.value.push_back(matrix.At(i, i));
    eigen.vector.push_back(std::move(vectors[i]));
  }
  return eigen;
}

std::vector<double> Times(const Square& matrix,
                          const std::vector<double>& vector) {
  std::vector<double> product(matrix.size());
  for (std::size_t i = 0; i < matrix.size(); ++i) {
    double sum = 0;
    for (std::size_t j = 0; j < matrix.size(); ++j)
      sum += matrix.At(i, j) * vector[j];
    product[i] = sum;
  }
  return product;
}

using Vectors = std::vector<std::vector<double>>;

/// Takes away what the vector has in common with those before it.
void MakeOrthogonal(Vectors& vectors, std::size_t index) {
  std::vector<double>& vector = vectors[index];
  for (std::size_t other = 0; other < index; ++other) {
    const double overlap = Dot(vector, vectors[other]);
    for (std::size_t d = 0; d < vector.size(); ++d)
      vector[d] -= overlap * vectors[other][d];
  }
}

/// To length 1; a vector that is gone begins anew at random.
void MakeUnit(std::vector<double>& vector, Random& random) {
  const double length = std::sqrt(Dot(vector, vector));
  for (double& x : vector) x = length > 0 ? x / length : random.Unit() - 0.5;
}

/// Gram and Schmidt, twice, so that the vectors stay at right angles.
void MakeOrthonormal(Vectors& vectors, Random& random) {
  for (std::size_t i = 0; i < vectors.size(); ++i) {
    for (int pass = 0; pass < 2; ++pass) {
      MakeOrthogonal(vectors, i);
      MakeUnit(vectors[i], random);
    }
  }
}

Vectors ImagesOf(const Square& matrix, const Vectors& basis) {
  Vectors images(basis.size());
  std::transform(
      basis.begin(), basis.end(), images.begin(),
      [&matrix](const auto& vector) { return Times(matrix, vector); });
  return images;
}

/// The matrix as the subspace sees it.
Square Projected(const Vectors& basis, const Vectors& images) {
  Square small(basis.size());
  for (std::size_t i = 0; i < basis.size(); ++i) {
    for (std::size_t j = 0; j < basis.size(); ++j)
      small.At(i, j) = Dot(basis[i], images[j]);
  }
  return small;
}

/// Each of the sums of `vectors` with these coefficients.
Vectors Combined(const Vectors& coefficients, const Vectors& vectors) {
  Vectors sums(coefficients.size(),
               std::vector<double>(vectors.front().size()));
  for (std::size_t i = 0; i < sums.size(); ++i) {
    for (std::size_t j = 0; j < vectors.size(); ++j) {
      for (std::size_t d = 0; d < sums[i].size(); ++d)
        sums[i][d] += coefficients[i][j] * vectors[j][d];
    }
  }
  return sums;
}

/// Subspace iteration with the small problem solved exactly in each turn
/// (Rayleigh and Ritz).
Eigen ByIteration(const Square& matrix, std::size_t count) {
  Random random(1);
  Vectors basis(kSubspace, std::vector<double>(matrix.size()));
  MakeOrthonormal(basis, random);
  Eigen eigen;
  std::vector<double> before(count, -1);
  for (std::size_t turn = 0; turn < kMostIterations; ++turn) {
    const Vectors images = ImagesOf(matrix, basis);
    const Eigen ritz = ByRotation(Projected(basis, images));
    eigen.value = ritz.value;
    eigen.vector = Combined(ritz.vector, basis);
    const bool settled =
        std::equal(before.begin(), before.end(), eigen.value.begin(),
                   [&eigen](double old, double now) {
                     return std::abs(now - old) <= 1e-13 * eigen.value[0];
                   });
    if (settled) break;
    std::copy_n(eigen.value.begin(), count, before.begin());
    basis = Combined(ritz.vector, images);
    MakeOrthonormal(basis, random);
  }
  return eigen;
}

/// Sums of products of deviations from the mean.
Square Scatter(std::span<const std::span<const double>> features,
               const std::vector<double>& mean, std::size_t every) {
  const std::size_t n = features.size();
  const std::size_t points = features.front().size();
  Square scatter(n);
  std::vector<double> deviation(n);
  for (std::size_t point = 0; point < points; point += every) {
    for (std::size_t d = 0; d < n; ++d)
      deviation[d] = features[d][point] - mean[d];
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j <= i; ++j)
        scatter.At(i, j) += deviation[i] * deviation[j];
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < i; ++j) scatter.At(j, i) = scatter.At(i, j);
  }
  return scatter;
}

void SettleSign(std::vector<double>& vector) {
  // Entries that differ by rounding alone must not settle it.
  double largest = 0;
  for (const double x : vector) largest = std::max(largest, std::abs(x));
  const auto leading = std::find_if(
      vector.begin(), vector.end(),
      [largest](double x) { return std::abs(x) >= largest * (1 - 1e-9); });
  if (leading == vector.end() || *leading >= 0) return;
  for (double& x : vector) x = -x;
}

}  // namespace

PrincipalComponents FindPrincipalComponents(
    std::span<const std::span<const double>> features, std::size_t count,
    std::size_t every) {
  assert(!features.empty() && every > 0);
  PrincipalComponents components;
  for (const std::span<const double> column : features) {
    Sum sum;
    double looked_at = 0;
    for (std::size_t point = 0; point < column.size(); point += every) {
      sum.Add(column[point]);
      ++looked_at;
    }
    components.mean.push_back(looked_at > 0 ? sum.value() / looked_at : 0);
  }
  const Square scatter = Scatter(features, components.mean, every);
  const double whole = scatter.Trace();
  count = std::min(count, features.size());
  Eigen eigen = features.size() <= kMostByRotation
                    ? ByRotation(scatter)
                    : ByIteration(scatter, count);
  for (std::size_t i = 0; i < count; ++i) {
    SettleSign(eigen.vector[i]);
    components.direction.push_back(std::move(eigen.vector[i]));
    components.share.push_back(
        whole > 0 ? std::clamp(eigen.value[i] / whole, 0.0, 1.0) : 0);
  }
  return components;
}

double ProjectPoint(std::span<const std::span<const double>> features,
                    std::size_t point, const PrincipalComponents& components,
                    std::size_t component) {
  Sum sum;
  for (std::size_t d = 0; d < features.size(); ++d) {
    sum.Add((features[d][point] - components.mean[d]) *
            components.direction[component][d]);
  }
  return sum.value();
}

}  // namespace melon
