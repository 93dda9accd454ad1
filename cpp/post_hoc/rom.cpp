#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

#include "base/bibliography.h"
#include "base/sorted_indices.h"
#include "base/symbols.h"
#include "post_hoc/post_hoc.h"

namespace melon::post_hoc {
namespace {

/// Terms smaller than this share of α are left out: they fall faster than
/// αᵈ/d!.
constexpr double kNegligible = 1e-20;
constexpr int kMostSteps = 200;

/// Rom’s critical values for level α, from the one for the largest p-value to
/// that for the `count`-th largest:
///   c₁ = α,  i·cᵢ = Σ αʲ (j = 1 … i − 1) − Σ C(i, j) cⱼ₊₁^(i − j) (j = 1 …
///   i − 2).
double CriticalValue(double alpha, std::size_t count) {
  std::vector<double> critical = {alpha};
  /// C(i, j) cⱼ₊₁^(i − j), for j = first + 1, first + 2, ….
  std::vector<double> term;
  std::size_t first = 0;
  double powers = 0;
  double power = 1;
  for (std::size_t i = 2; i <= count; ++i) {
    powers += power *= alpha;
    const auto size = static_cast<double>(i);
    double terms = 0;
    for (std::size_t j = first + 1; j + 2 <= i; ++j) {
      const double one = critical[j];
      if (j > term.size()) {
        term.push_back(size * (size - 1) / 2 * one * one);
      } else {
        term[j - 1] *= one * size / static_cast<double>(i - j);
      }
      terms += term[j - 1];
    }
    while (first < term.size() && term[first] < kNegligible * alpha) ++first;
    critical.push_back((powers - terms) / size);
  }
  return critical.back();
}

/// The level at which the `count`-th largest p-value equals its critical value,
/// which lies between α/count and α; by false position (Illinois).
double LevelOf(double p_value, std::size_t count) {
  double low = p_value;
  double high = std::min(1.0, static_cast<double>(count) * p_value);
  double above = CriticalValue(high, count) - p_value;
  if (above <= 0) return high;
  double below = CriticalValue(low, count) - p_value;
  if (below >= 0) return low;
  for (int step = 0; step < kMostSteps; ++step) {
    const double level = high - (above * (high - low) / (above - below));
    const double excess = CriticalValue(level, count) - p_value;
    if (excess > 0) {
      high = level;
      above = excess;
      below /= 2;
    } else {
      low = level;
      below = excess;
      above /= 2;
    }
    constexpr double kPrecision = 4 * std::numeric_limits<double>::epsilon();
    if (excess == 0 || high - low <= kPrecision * high) return level;
  }
  return high;
}

std::vector<Value> Adjust(std::span<const double> p_values,
                          std::size_t /*algorithms*/) {
  const std::vector<std::size_t> order = SortedIndices(
      p_values.size(),
      [&](std::size_t a, std::size_t b) { return p_values[a] > p_values[b]; });
  std::vector<double> adjusted(p_values.size());
  double smallest = 1;
  for (std::size_t i = 0; i < order.size(); ++i) {
    smallest = std::min(smallest, LevelOf(p_values[order[i]], i + 1));
    adjusted[order[i]] = smallest;
  }
  return {adjusted.begin(), adjusted.end()};
}

void Show(const Ladder& ladder, Working& working) {
  ShowStepUp(
      ladder,
      [](const Term& p, const Term& place, const Term& count) {
        const Term from_last = count - place + 1;
        return Written(
            R"(\{\alpha:\,c_{#}(\alpha)=#\})", {from_last, p},
            LevelOf(p.value(), static_cast<std::size_t>(from_last.value())));
      },
      working);
}

}  // namespace

extern const Words rom_words = {
    .name = {"Rom’s procedure", "Rom 校正"},
    .short_name = {"Rom", "Rom"},
    .meaning =
        {"Hochberg’s procedure with critical values c that exhaust the level "
         "when the tests are independent: c is a little above α/i for "
         "the i-th largest p-value. It is slightly more powerful than "
         "Hochberg’s.",
         "对 Hochberg 法的临界值稍作放宽，使各检验独立时恰好用足水平：第 i "
         "大的 p 值的临界值 c 略大于 α/i。比 Hochberg 法略为灵敏。"},
    .latex =
        R"(\tilde p_{(m-i+1)}=\min_{j\le i}\{\alpha:c_j(\alpha)=p_{(m-j+1)}\},\quad c_i=\frac1i\Bigl[\sum_{j=1}^{i-1}\alpha^j-\sum_{j=1}^{i-2}\binom ij c_{j+1}^{\,i-j}\Bigr])",
    .symbols = {symbols::kPAdjusted,
                symbols::kPOrdered,
                symbols::kComparisons,
                symbols::kAlpha,
                {"c_i",
                 {"the critical value of the i-th largest p-value",
                  "第 i 大的 p 值的临界值"}}},
    .references = {{sources::rom1990}, {sources::garcia2010}},
    .remark = {"Many programs take the ratios α/c at α = .05 for every "
               "p-value; here the level is found at which each p-value is just "
               "significant. c for one p-value is α, for two α/2.",
               "许多程序对所有 p 值都用 α = .05 时的比值 α/c；这里则求出每个 p "
               "值恰好显著的水平。一个 p 值时 c 为 α，两个时为 α/2。"},
    .avoid_when =
        {"the dependence of the tests is not known: it gains little over "
         "Hochberg’s procedure and shares its condition",
         "各检验的相关性未知：它比 Hochberg 方法好处不多，而条件相同"},
};

extern const PostHoc rom = {
    .id = "rom", .for_pairs = false, .adjust = Adjust, .show_adjusted = Show};

}  // namespace melon::post_hoc
