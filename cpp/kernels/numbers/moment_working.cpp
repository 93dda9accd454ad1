#include "kernels/numbers/moment_working.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "base/working/sum_apart.h"
#include "kernels/numbers/tail_terms.h"

namespace melon {
namespace {

bool SquareFits(double value) {
  const double size = std::abs(value);
  return size == 0 || (size > 1e-100 && size < 1e100);
}

std::string InSum(std::string_view summand) {
  return R"(\sum_i )" + std::string(summand);
}

}  // namespace

bool SquaresFit(std::span<const double> values) {
  return std::all_of(values.begin(), values.end(), SquareFits);
}

std::optional<MomentTerms> ShowMoments(const SampleMoments& moments,
                                       std::span<const double> values,
                                       std::span<const double> weight,
                                       const MomentSigns& signs,
                                       Working& working) {
  std::vector<std::size_t> counted;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (weight.empty() || weight[i] > 0) counted.push_back(i);
  if (counted.empty() || !SquaresFit(values)) return std::nullopt;
  const auto sum = [&](std::string_view symbols, auto of_value, double total) {
    return FoldedSum(
        InSum(symbols), counted.size(),
        [&](std::size_t place) {
          const std::size_t i = counted[place];
          const Term term = of_value(Term(signs.value, values[i]));
          return weight.empty() || weight[i] == 1 ? term : weight[i] * term;
        },
        total);
  };
  const Term count(signs.count, moments.count);
  const Term total =
      SumApart(sum(
                   signs.value, [](const Term& value) { return value; },
                   moments.mean * moments.count),
               working);
  const Term mean =
      working.Give(signs.mean_key, signs.mean, total / count, {"mean", "均值"});
  if (!(moments.count > 1)) return MomentTerms{count, mean, 0};
  const std::string deviations = R"(\left()" + std::string(signs.value) + "-" +
                                 std::string(signs.mean) + R"(\right)^2)";
  const Term squares = SumApart(
      sum(
          deviations, [&](const Term& value) { return Square(value - mean); },
          moments.deviation * moments.deviation * (moments.count - 1)),
      working);
  const Term deviation = working.Give(signs.deviation_key, signs.deviation,
                                      Root(squares / (count - 1)),
                                      {"standard deviation", "标准差"});
  return MomentTerms{count, mean, deviation};
}

void ShowStudent(const MomentTerms& moments, const Term& error,
                 const StudentKeys& keys, double level, Working& working) {
  const Term spread =
      working.Line(R"(\mathrm{SE})", error, {"standard error", "标准误"});
  const Term df =
      working.Give(keys.degrees_of_freedom, R"(\nu)", moments.count - 1,
                   {"degrees of freedom", "自由度"});
  if (!keys.t.empty()) {
    const Term t = working.Give(keys.t, "t", moments.mean / spread);
    working.Give(keys.p, "p", StudentTwoSidedTerm(t, df));
  }
  const Term quantile =
      working.Line(R"(t_{\alpha})", StudentQuantileTerm(level, df),
                   {"critical value", "临界值"});
  GiveLimits(keys.low, keys.high, moments.mean, quantile * spread, working);
}

void GiveLimits(std::string_view low_key, std::string_view high_key,
                const Term& center, const Term& margin, Working& working) {
  working.Give(low_key, "L", center - margin,
               {"lower limit of the interval", "区间下限"});
  working.Give(high_key, "U", center + margin,
               {"upper limit of the interval", "区间上限"});
}

}  // namespace melon
