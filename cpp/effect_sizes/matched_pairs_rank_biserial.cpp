#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "effect_sizes/effect_size.h"
#include "kernels/comparison/ranks/absolute_ranks.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::effect_sizes {
namespace {

constexpr Reason kOneSided{
    "one_sided",
    {"every difference has the same sign, so Fisher’s z is infinite",
     "所有差值同号，Fisher z 为无穷"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::too_few_cases, &reasons::no_differences,
    &kOneSided};

Effect Undefined(const Reason& reason) { return {reason, reason, reason}; }

/// Fisher's z of the coefficient, with the standard deviation of the rank sums'
/// difference when signs are coins.
Effect Compute(const PairedResults& results, const Parameters& parameters) {
  if (results.difference.empty()) return Undefined(reasons::no_cases);
  if (results.difference.size() < 2) return Undefined(reasons::too_few_cases);
  const SignedRankSums sums = SumSignedRanks(results.difference);
  if (sums.count == 0) return Undefined(reasons::no_differences);
  const double n = sums.count;
  const double total = n * (n + 1) / 2;
  const double value = (sums.positive - sums.negative) / total;
  if (std::abs(value) == 1) return {value, kOneSided, kOneSided};
  const double error = std::sqrt(n * (n + 1) * ((2 * n) + 1) / 6) / total;
  const double margin = NormalQuantile((1 + parameters.level) / 2) * error;
  const double z = std::atanh(value);
  return {value, std::tanh(z - margin), std::tanh(z + margin)};
}

void Show(const PairedResults& results, const Parameters& parameters,
          Working& working) {
  if (results.difference.size() < 2) return;
  const SignedRankSums sums = SumSignedRanks(results.difference);
  if (sums.count == 0) return;
  const Term n = working.Line(
      "n", sums.count, {"differences that are not zero", "非零差值的个数"});
  const Term positive = working.Line(
      "R^+", sums.positive, {"ranks of positive ones", "正差值的秩和"});
  const Term negative =
      working.Line("R^-", sums.negative, {"of negative ones", "负差值的秩和"});
  const Term total = working.Line("S", n * (n + 1) / 2);
  const Term value = working.Give("matched_pairs_rank_biserial", "r",
                                  (positive - negative) / total);
  if (std::abs(value.value()) == 1) return;
  const Term z = working.Line("z",
                              Written(R"(\operatorname{artanh}\left(#\right))",
                                      {value}, std::atanh(value.value())),
                              {"Fisher’s z", "Fisher z 变换"});
  const Term error = working.Line(R"(\mathrm{SE})",
                                  Root(n * (n + 1) * (2 * n + 1) / 6) / total,
                                  {"standard error", "标准误"});
  const Term quantile =
      working.Line(R"(z_{\alpha})", NormalQuantileTerm(parameters.level),
                   {"critical value", "临界值"});
  const Term margin = quantile * error;
  const auto limit = [&](const Term& at) {
    return Written(R"(\tanh\left(#\right))", {at}, std::tanh(at.value()));
  };
  working.Give("matched_pairs_rank_biserial_low", "L", limit(z - margin),
               {"lower limit of the interval", "区间下限"});
  working.Give("matched_pairs_rank_biserial_high", "U", limit(z + margin),
               {"upper limit of the interval", "区间上限"});
}

constexpr Text kKeyNames[] = {{"rank-biserial r", "秩二列相关 r"}};

}  // namespace

extern const Words matched_pairs_rank_biserial_words = {
    .name = {"Matched-pairs rank-biserial correlation", "配对秩二列相关"},
    .short_name = {"Rank-biserial", "秩二列"},
    .key_names = kKeyNames,
    .synonyms = {"rank-biserial r for Wilcoxon’s test",
                 "Wilcoxon 检验的效应量"},
    .meaning =
        {"The effect size that belongs to Wilcoxon’s signed-rank test: the "
         "rank sum of the positive differences minus that of the negative "
         "ones, "
         "as a share of both. 1 or −1 when all differences have the same sign, "
         "0 when the rank sums are equal.",
         "与 Wilcoxon 符号秩检验配套的效应量：正差值的秩和减去负差值的秩和，再"
         "除以两者之和。差值全部同号时为 1 或 −1，两个秩和相等时为 0。"},
    .latex = R"(r=\frac{R^+-R^-}{R^++R^-})",
    .symbols = {symbols::kSigned},
    .references = {{sources::kerby2014}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Differences of zero are dropped. The interval is that of Fisher’s z "
         "with the spread that the rank sums have when the algorithms do not "
         "differ, as R’s effectsize has it: rough for strong effects.",
         "差值为零者略去。区间由 Fisher z "
         "变换得到，离散程度取两算法无差别时秩和的离散程度，与 R 的 effectsize "
         "相同；效应很强时较粗略。"},
    .avoid_when =
        {"the size of the gain in the unit of the results is asked for: tiny "
         "differences that are all of one sign have the value 1",
         "要问原单位的收益大小：极小但符号一致的差异也得 1"},
};

extern const EffectSize matched_pairs_rank_biserial = {
    .id = "matched_pairs_rank_biserial",
    .lowest = -1,
    .highest = 1,
    .place = 7,
    .compute = {Compute, Show},
};

}  // namespace melon::effect_sizes
