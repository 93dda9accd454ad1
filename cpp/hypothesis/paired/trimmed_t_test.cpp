#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "base/working/sum_apart.h"
#include "hypothesis/test.h"
#include "kernels/numbers/binary_scale.h"
#include "kernels/numbers/moment_working.h"
#include "kernels/numbers/quantile.h"
#include "kernels/numbers/tail_terms.h"
#include "special/student_t.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"trimmed_t", "trimmed_t_df",
                                      "trimmed_t_p"};
constexpr std::string_view kPValues[] = {"trimmed_t_p"};
constexpr std::string_view kSigned[] = {"trimmed_t"};

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::too_few_cases, &reasons::no_variance};

/// One of so many differences is left out at each end: a fifth.
constexpr std::size_t kOneOf = 5;

/// A standard error of so little of the mean is the rounding of differences
/// that are all the same.
constexpr double kRounding = 8 * std::numeric_limits<double>::epsilon();

double Mean(const std::vector<double>& numbers, std::size_t left_out) {
  Sum sum;
  for (std::size_t i = left_out; i < numbers.size() - left_out; ++i)
    sum.Add(numbers[i]);
  return sum.value() / static_cast<double>(numbers.size() - (2 * left_out));
}

/// The sorted differences, those left out replaced by the nearest that stays.
std::vector<double> Winsorized(std::vector<double> sorted,
                               std::size_t left_out) {
  std::fill_n(sorted.begin(), left_out, sorted[left_out]);
  std::fill_n(sorted.rbegin(), left_out, sorted[sorted.size() - 1 - left_out]);
  return sorted;
}

/// Σ (w − w̄)².
double SquaresOf(const std::vector<double>& winsorized) {
  const double mean = Mean(winsorized, 0);
  Sum squares;
  for (const double one : winsorized) squares.Add((one - mean) * (one - mean));
  return squares.value();
}

KeyValues Compute(const PairedResults& results,
                  const Parameters& /*parameters*/) {
  if (results.difference.empty()) return AllUndefined(kKeys, reasons::no_cases);
  const std::size_t left_out = results.difference.size() / kOneOf;
  const auto kept =
      static_cast<double>(results.difference.size() - (2 * left_out));
  if (kept < 2) return AllUndefined(kKeys, reasons::too_few_cases);
  const double unit = BinaryScale(results.difference);
  std::vector<double> scaled;
  scaled.reserve(results.difference.size());
  for (const double difference : results.difference)
    scaled.push_back(difference / unit);
  std::vector<double> sorted = Sorted(scaled);
  const double mean = Mean(sorted, left_out);
  const double squares = SquaresOf(Winsorized(std::move(sorted), left_out));
  const double error = std::sqrt(squares / (kept * (kept - 1)));
  if (!(error > kRounding * std::abs(mean)))
    return AllUndefined(kKeys, reasons::no_variance);
  const double t = mean / error;
  return {{kKeys[0], t},
          {kKeys[1], kept - 1},
          {kKeys[2], StudentTwoSided(t, kept - 1)}};
}

/// The standard error from the winsorized differences.
Term ShowError(const std::vector<double>& sorted, std::size_t left_out,
               const Term& kept, Working& working) {
  const std::vector<double> w = Winsorized(sorted, left_out);
  const Term mean =
      working.Line(R"(\bar w)", Mean(w, 0),
                   {"mean, those left out replaced by the nearest that stays",
                    "缩尾均值：舍去者代以最近的保留值"});
  const Term squares = working.Line(
      "S",
      FoldedSum(R"(\sum_i (w_i-\bar w)^2)", w.size(),
                [&](std::size_t i) { return Square(Term("w_i", w[i]) - mean); },
                SquaresOf(w)));
  return working.Line(R"(\mathrm{SE})", Root(squares / (kept * (kept - 1))),
                      {"standard error", "标准误"});
}

void Show(const PairedResults& results, const Parameters& /*parameters*/,
          Working& working) {
  const std::span<const double> d = results.difference;
  const std::size_t left_out = d.size() / kOneOf;
  if (d.size() < 2 + (2 * left_out) || !SquaresFit(d)) return;
  const std::vector<double> sorted = Sorted(d);
  const Term n = working.Line("n", static_cast<double>(d.size()));
  const Term g = working.Line(
      "g", static_cast<double>(left_out),
      {"left out at either end, a fifth of all", "两端各舍去五分之一"});
  const Term kept = working.Line("h", n - 2 * g);
  const std::size_t count = d.size() - (2 * left_out);
  const Term total = SumApart(
      FoldedSum(
          R"(\sum_{i=g+1}^{n-g} d_{(i)})", count,
          [&](std::size_t i) { return Term("d_{(i)}", sorted[left_out + i]); },
          Mean(sorted, left_out) * static_cast<double>(count)),
      working);
  const Term mean = working.Line(R"(\bar d_t)", total / kept,
                                 {"mean of those that stay", "保留者的均值"});
  const Term error = ShowError(sorted, left_out, kept, working);
  const Term df = working.Give(kKeys[1], R"(\nu)", kept - 1,
                               {"degrees of freedom", "自由度"});
  const Term t = working.Give(kKeys[0], "t", mean / error);
  working.Give(kKeys[2], "p", StudentTwoSidedTerm(t, df));
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"trimmed t", "截尾 t"},
     .key = "trimmed_t",
     .symbol = "t",
     .degrees_of_freedom = {"trimmed_t_df"},
     .p_value = "trimmed_t_p"},
};

}  // namespace

extern const TestWords trimmed_t_test_words = {
    .words =
        {
            .name = {"Trimmed t test", "截尾 t 检验"},
            .synonyms = {"Tukey–McLaughlin test, one-sample Yuen test",
                         "Tukey–McLaughlin 检验，单样本 Yuen 检验"},
            .meaning =
                {"A t test that a few extreme differences cannot decide. A "
                 "fifth of the differences is left out at each end; what is "
                 "left has the mean d̄ₜ. Its standard error comes from the "
                 "differences w in which each one left out is replaced by the "
                 "nearest one that stays.",
                 "不受少数极端差值左右的 t 检验。两端各略去五分之一的差值，其"
                 "余差值的均值为 d̄ₜ；标准误由 w 算得，其中被略去的差值换成留下"
                 "的最接近者。"},
            .latex =
                R"(t=\frac{\bar d_t}{\sqrt{\sum_{i=1}^{n}(w_i-\bar w)^2/(h(h-1))}},\quad h=n-2g)",
            .symbols =
                {symbols::kNDiff,
                 {R"(\bar d_t)",
                  {"the mean of the differences that stay",
                   "留下的差值的均值"}},
                 {R"(w_i,\ \bar w)",
                  {"the differences with those at the ends replaced, and "
                   "their mean",
                   "两端被替换后的差值及其均值"}},
                 {"h",
                  {"the number of differences that stay", "留下的差值个数"}},
                 {"g",
                  {"the number left out at each end: n/5, rounded down",
                   "每端略去的个数，即 n/5 向下取整"}}},
            .references = {{sources::tukey1963}, {sources::yuen1974}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"With fewer than five differences nothing is left out, and it "
                 "is the paired t test. Over folds of a cross-validation the "
                 "training sets overlap, so its p is too small there.",
                 "差值少于五个时不略去任何值，即为成对 t 检验。在交叉验证的各"
                 "折上，训练集相互重叠，p 值会偏小。"},
            .avoid_when =
                {"differences come from folds of one cross-validation, or "
                 "extreme differences are what is asked about",
                 "差值来自同一次交叉验证的各折，或正要问那些极端的差值"},
        },
    .null = {"The trimmed mean of the differences is zero.",
             "差值的截尾均值为零。"},
    .alternative = {"The trimmed mean is not zero.", "截尾均值不为零。"},
    .assumptions = {"The differences are independent of each other, and "
                    "distributed roughly symmetrically.",
                    "各差值相互独立，分布大致对称。"},
    .p_value = {"Two-sided, from Student’s t distribution with h − 1 degrees "
                "of freedom.",
                "双侧，由自由度为 h − 1 的 t 分布得到。"},
    .statistics = kStatistics,
    .place = 13,
    .optimistic_over_folds = true,
};

extern const Test trimmed_t_test = {
    .id = "trimmed_t_test",
    .keys = kKeys,
    .p_values = kPValues,
    .signed_keys = kSigned,
    .from_paired_results = {Compute, Show},
};

}  // namespace melon::hypothesis
