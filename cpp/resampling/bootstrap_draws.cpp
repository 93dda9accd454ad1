#include "resampling/bootstrap_draws.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>

#include "resampling/binomial_draw.h"

namespace melon {
namespace {

/// Cases per block: 32 KB of counters.
constexpr int kBlockBits = 13;
constexpr std::uint32_t kBlockSize = std::uint32_t{1} << kBlockBits;
/// Ranges that are not powers of two are cut further, down to this size.
constexpr std::uint32_t kSmallRange = 64;

using Block = std::array<std::uint32_t, kBlockSize>;

/// Adds `draws` uniform draws from 2^bits counters; bits ≤ 16.
void DrawFromPowerOfTwo(Random& random, std::uint32_t draws, int bits,
                        Block& block) {
  const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
  for (; draws >= 4; draws -= 4) {
    const std::uint64_t word = random();
    for (int shift = 0; shift < 64; shift += 16) {
      ++block[static_cast<std::size_t>((word >> shift) & mask)];
    }
  }
  for (; draws > 0; --draws) {
    ++block[static_cast<std::size_t>(random() & mask)];
  }
}

}  // namespace

/// One replicate of one stratum: the draws are divided among ranges of cases by
/// binomial draws, until a range is one row or fits a block of counters.
class BootstrapDraws::Drawing {
 public:
  Drawing(const Stratum& stratum, Random& random,
          std::span<std::uint32_t> row_counts)
      : stratum_(stratum), random_(random), row_counts_(row_counts) {}

  void Run() {
    if (stratum_.case_count > 0) {
      Divide(0, stratum_.case_count, stratum_.case_count);
    }
  }

 private:
  // Sizes halve, so the depth is at most 32.
  void Divide(std::uint32_t first, std::uint32_t size, std::uint32_t draws) {
    if (draws == 0) return;
    if (!stratum_.first_case.empty() &&
        EndOfRow(first) >= first + std::uint64_t{size}) {
      row_counts_[stratum_.rows[row_]] += draws;
      return;
    }
    if ((std::has_single_bit(size) && size <= kBlockSize) ||
        size <= kSmallRange) {
      DrawBlock(first, size, draws);
      return;
    }
    const std::uint32_t left = std::bit_floor(size - 1);
    const auto left_draws =
        static_cast<std::uint32_t>(DrawBinomial(random_, draws, left, size));
    Divide(first, left, left_draws);
    Divide(first + left, size - left, draws - left_draws);
  }

  void DrawBlock(std::uint32_t first, std::uint32_t size, std::uint32_t draws) {
    std::fill_n(block_.begin(), size, 0);
    if (std::has_single_bit(size)) {
      DrawFromPowerOfTwo(random_, draws, std::countr_zero(size), block_);
    } else {
      for (; draws > 0; --draws) ++block_[random_.Below(size)];
    }
    if (stratum_.first_case.empty()) {
      for (std::uint32_t i = 0; i < size; ++i) {
        row_counts_[stratum_.rows[first + i]] = block_[i];
      }
    } else {
      AddToRows(first, size);
    }
  }

  /// Every row has a case, so the row of the next case is the same or the next.
  void AddToRows(std::uint32_t first, std::uint32_t size) {
    EndOfRow(first);
    for (std::uint32_t i = 0; i < size; ++i) {
      row_ +=
          static_cast<std::size_t>(stratum_.first_case[row_ + 1] <= first + i);
      row_counts_[stratum_.rows[row_]] += block_[i];
    }
  }

  /// One past the last case of the row that `index` belongs to; ranges come
  /// in ascending order, so the row is never to the left of the last one.
  std::uint32_t EndOfRow(std::uint32_t index) {
    const auto& first_case = stratum_.first_case;
    while (first_case[row_ + 1] <= index) ++row_;
    return first_case[row_ + 1];
  }

  const Stratum& stratum_;
  Random& random_;
  std::span<std::uint32_t> row_counts_;
  std::size_t row_ = 0;
  Block block_;
};

BootstrapDraws::BootstrapDraws(std::size_t row_count,
                               std::span<const std::uint16_t> stratum,
                               std::span<const double> weight,
                               std::uint64_t seed, bool weights_count)
    : key_(Random(seed)()) {
  assert(stratum.empty() || stratum.size() == row_count);
  assert(weight.empty() || weight.size() == row_count);
  keeps_weights_ = std::any_of(weight.begin(), weight.end(), [&](double value) {
    return !weights_count || value != std::floor(value);
  });
  const bool row_is_case =
      keeps_weights_ || std::all_of(weight.begin(), weight.end(),
                                    [](double value) { return value <= 1; });
  const auto last = std::max_element(stratum.begin(), stratum.end());
  strata_.resize(stratum.empty() ? 1 : std::size_t{*last} + 1);
  for (std::size_t row = 0; row < row_count; ++row) {
    const double row_weight = weight.empty() ? 1 : weight[row];
    if (row_weight == 0) continue;
    Stratum& its = strata_[stratum.empty() ? 0 : stratum[row]];
    its.rows.push_back(static_cast<std::uint32_t>(row));
    if (row_is_case) {
      ++its.case_count;
    } else {
      assert(its.case_count + row_weight <= kMostCases);
      its.first_case.push_back(its.case_count);
      its.case_count += static_cast<std::uint32_t>(row_weight);
    }
  }
  if (row_is_case) return;
  for (Stratum& its : strata_) its.first_case.push_back(its.case_count);
}

std::uint64_t BootstrapDraws::draw_count() const {
  std::uint64_t count = 0;
  for (const Stratum& stratum : strata_) count += stratum.case_count;
  return count;
}

void BootstrapDraws::Draw(std::uint64_t replicate,
                          std::span<std::uint32_t> row_counts) const {
  std::fill(row_counts.begin(), row_counts.end(), 0);
  Random random(key_ + replicate);
  for (const Stratum& stratum : strata_) {
    Drawing(stratum, random, row_counts).Run();
  }
}

}  // namespace melon
