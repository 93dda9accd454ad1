#include "kernels/learning/support_vectors.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

#include "kernels/learning/row_products.h"

namespace melon {
namespace {

constexpr double kTolerance = 1e-3;
constexpr double kLeastCurvature = 1e-12;
constexpr std::size_t kCacheNumbers = 8'000'000;

/// Some rows, column behind column: a loop over rows runs through memory in
/// order.
class Columns {
 public:
  Columns(const FeatureMatrix& features, std::span<const std::uint32_t> rows)
      : row_count_(rows.size()), values_(rows.size() * features.column_count) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const std::span<const double> row = features.row(rows[i]);
      for (std::size_t j = 0; j < row.size(); ++j)
        values_[j * row_count_ + i] = row[j];
    }
  }

  /// Sums up over the columns what `term` makes of the numbers of a row and of
  /// those of all rows.
  template <class Term>
  void AddTerms(std::span<const double> row, double* sums, Term term) const {
    std::fill(sums, sums + row_count_, 0);
    // So many sums stay in the fastest cache.
    constexpr std::size_t kTile = 512;
    for (std::size_t begin = 0; begin < row_count_; begin += kTile) {
      const std::size_t end = std::min(begin + kTile, row_count_);
      for (std::size_t j = 0; j < row.size(); ++j) {
        const double* const others = values_.data() + j * row_count_;
        for (std::size_t i = begin; i < end; ++i)
          sums[i] += term(row[j], others[i]);
      }
    }
  }

 private:
  std::size_t row_count_;
  std::vector<double> values_;
};

/// Rows of the matrix of kernels; the latest are kept.
class KernelRows {
 public:
  KernelRows(const FeatureMatrix& features, std::span<const std::uint32_t> rows,
             const SvmKernel& kernel)
      : features_(features),
        rows_(rows),
        columns_(features, rows),
        kernel_(kernel),
        slot_of_(rows.size(), kNone),
        slots_(std::clamp<std::size_t>(kCacheNumbers / rows.size(), 2,
                                       rows.size())) {}

  /// Valid until the call after the next.
  std::span<const double> Row(std::size_t i) {
    if (slot_of_[i] == kNone) {
      if (slots_[next_].row == last_) next_ = (next_ + 1) % slots_.size();
      Slot& slot = slots_[next_];
      if (slot.row != kNone) slot_of_[slot.row] = kNone;
      slot_of_[i] = next_;
      slot.row = i;
      next_ = (next_ + 1) % slots_.size();
      if (slot.values == nullptr) slot.values.reset(new double[rows_.size()]);
      Fill(i, slot.values.get());
    }
    last_ = i;
    return {slots_[slot_of_[i]].values.get(), rows_.size()};
  }
  [[nodiscard]] double Diagonal(std::size_t i) const {
    return kernel_.Of(features_.row(rows_[i]), features_.row(rows_[i]));
  }

 private:
  static constexpr std::size_t kNone = ~std::size_t{0};
  struct Slot {
    std::size_t row = kNone;
    /// Not a vector, which would be set to 0 first.
    std::unique_ptr<double[]> values = nullptr;
  };

  /// What `SvmKernel::Of` says of a row and all others, digit for digit.
  void Fill(std::size_t i, double* values) const {
    const std::span<const double> mine = features_.row(rows_[i]);
    if (kernel_.gamma > 0) {
      columns_.AddTerms(mine, values,
                        [](double a, double b) { return (a - b) * (a - b); });
      for (std::size_t j = 0; j < rows_.size(); ++j)
        values[j] = std::exp(-kernel_.gamma * values[j]);
    } else {
      columns_.AddTerms(mine, values, [](double a, double b) { return a * b; });
    }
  }

  const FeatureMatrix& features_;
  std::span<const std::uint32_t> rows_;
  Columns columns_;
  const SvmKernel& kernel_;
  std::vector<std::size_t> slot_of_;
  std::vector<Slot> slots_;
  std::size_t next_ = 0;
  /// The row that was asked for last, and must stay.
  std::size_t last_ = kNone;
};

class Solver {
 public:
  Solver(const FeatureMatrix& features, std::span<const std::uint32_t> rows,
         const std::vector<bool>& positive, const SvmKernel& kernel, double c)
      : kernels_(features, rows, kernel),
        c_(c),
        alpha_(rows.size()),
        gradient_(rows.size(), -1),
        diagonal_(rows.size()) {
    sign_.reserve(rows.size());
    for (const bool one : positive) sign_.push_back(one ? 1 : -1);
    for (std::size_t i = 0; i < rows.size(); ++i)
      diagonal_[i] = kernels_.Diagonal(i);
  }

  /// Whether it came to an end.
  bool Solve() {
    const std::size_t most =
        std::max<std::size_t>(10'000'000, 100 * alpha_.size());
    for (std::size_t step = 0; step < most; ++step) {
      const auto [i, j] = NextPair();
      if (j == kNone) return true;
      Update(i, j);
    }
    return false;
  }

  [[nodiscard]] double Rho() const {
    double high = std::numeric_limits<double>::infinity();
    double low = -high;
    double free_sum = 0;
    std::size_t free_count = 0;
    for (std::size_t i = 0; i < alpha_.size(); ++i) {
      const double level = sign_[i] * gradient_[i];
      if (alpha_[i] > 0 && alpha_[i] < c_) {
        free_sum += level;
        ++free_count;
      } else if (CanRise(i)) {
        high = std::min(high, level);
      } else {
        low = std::max(low, level);
      }
    }
    return free_count > 0 ? free_sum / static_cast<double>(free_count)
                          : (high + low) / 2;
  }

  [[nodiscard]] double Objective() const {
    double sum = 0;
    for (std::size_t i = 0; i < alpha_.size(); ++i)
      sum += alpha_[i] * (gradient_[i] - 1) / 2;
    return sum;
  }
  [[nodiscard]] double Weight(std::size_t i) const {
    return alpha_[i] * sign_[i];
  }

 private:
  static constexpr std::size_t kNone = ~std::size_t{0};

  /// Whether α·y may become larger, or smaller.
  [[nodiscard]] bool CanRise(std::size_t i) const {
    return sign_[i] > 0 ? alpha_[i] < c_ : alpha_[i] > 0;
  }
  [[nodiscard]] bool CanFall(std::size_t i) const {
    return sign_[i] > 0 ? alpha_[i] > 0 : alpha_[i] < c_;
  }

  /// The pair that violates the conditions of the optimum most, by the first
  /// derivative in i and the second in j.
  std::pair<std::size_t, std::size_t> NextPair() {
    double most = -std::numeric_limits<double>::infinity();
    std::size_t i = kNone;
    for (std::size_t t = 0; t < alpha_.size(); ++t) {
      const double level = -sign_[t] * gradient_[t];
      if (CanRise(t) && level >= most) {
        most = level;
        i = t;
      }
    }
    if (i == kNone) return {kNone, kNone};
    const std::span<const double> row = kernels_.Row(i);
    double least = std::numeric_limits<double>::infinity();
    double best = 0;
    std::size_t j = kNone;
    for (std::size_t t = 0; t < alpha_.size(); ++t) {
      if (!CanFall(t)) continue;
      const double level = -sign_[t] * gradient_[t];
      least = std::min(least, level);
      const double difference = most - level;
      if (difference <= 0) continue;
      const double bend =
          std::max(kLeastCurvature, diagonal_[i] + diagonal_[t] - 2 * row[t]);
      const double fall = -difference * difference / bend;
      if (fall <= best) {
        best = fall;
        j = t;
      }
    }
    if (most - least < kTolerance) j = kNone;
    return {i, j};
  }

  void Update(std::size_t i, std::size_t j) {
    const std::span<const double> row_i = kernels_.Row(i);
    const std::span<const double> row_j = kernels_.Row(j);
    const double bend =
        std::max(kLeastCurvature, diagonal_[i] + diagonal_[j] - 2 * row_i[j]);
    // α·y of i rises as that of j falls, as far as both may.
    double length = (sign_[j] * gradient_[j] - sign_[i] * gradient_[i]) / bend;
    length = std::min({length, RoomAbove(i), RoomBelow(j)});
    Move(i, length);
    Move(j, -length);
    for (std::size_t t = 0; t < alpha_.size(); ++t)
      gradient_[t] += sign_[t] * length * (row_i[t] - row_j[t]);
  }

  [[nodiscard]] double RoomAbove(std::size_t i) const {
    return sign_[i] > 0 ? c_ - alpha_[i] : alpha_[i];
  }
  [[nodiscard]] double RoomBelow(std::size_t i) const {
    return sign_[i] > 0 ? alpha_[i] : c_ - alpha_[i];
  }
  void Move(std::size_t i, double length) {
    alpha_[i] = std::clamp(alpha_[i] + sign_[i] * length, 0.0, c_);
  }

  KernelRows kernels_;
  double c_;
  std::vector<double> sign_;
  std::vector<double> alpha_;
  std::vector<double> gradient_;
  std::vector<double> diagonal_;
};

}  // namespace

double SvmKernel::Of(std::span<const double> a,
                     std::span<const double> b) const {
  return gamma > 0 ? std::exp(-gamma * SquaredDistance(a, b)) : Product(a, b);
}

SupportVectors FitSupportVectors(const FeatureMatrix& features,
                                 std::span<const std::uint32_t> rows,
                                 const std::vector<bool>& positive,
                                 const SvmKernel& kernel, double c) {
  Solver solver(features, rows, positive, kernel, c);
  SupportVectors machine;
  machine.converged = solver.Solve();
  machine.rho = solver.Rho();
  machine.objective = solver.Objective();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (solver.Weight(i) == 0) continue;
    machine.rows.push_back(rows[i]);
    machine.weights.push_back(solver.Weight(i));
  }
  return machine;
}

double DecisionValue(const SupportVectors& machine,
                     const FeatureMatrix& features, const SvmKernel& kernel,
                     std::span<const double> row) {
  double sum = -machine.rho;
  for (std::size_t i = 0; i < machine.rows.size(); ++i)
    sum += machine.weights[i] * kernel.Of(features.row(machine.rows[i]), row);
  return sum;
}

}  // namespace melon
