#include "kernels/comparison/differences/standardized_working.h"

#include "kernels/comparison/differences/standardized_difference.h"
#include "kernels/numbers/moment_working.h"

namespace melon {
namespace {

/// Bonett's formula.
Term ShowError(const StandardizedTerms& terms, const Term& of_a,
               const Term& of_b, const Term& of_difference, const Term& pooled,
               Working& working) {
  const Term covariance = working.Line(
      "c", (Square(of_a) + Square(of_b) - Square(of_difference)) / 2,
      {"covariance of the two", "两者的协方差"});
  const Term spread =
      (Square(Square(of_a)) + Square(Square(of_b)) + 2 * Square(covariance)) /
      Square(Square(pooled));
  return working.Line(R"(\mathrm{SE})",
                      Root((Square(terms.value) * spread / 8 +
                            Square(of_difference) / Square(pooled)) /
                           (terms.count - 1)),
                      {"standard error", "标准误"});
}

}  // namespace

std::optional<StandardizedTerms> ShowStandardized(const PairedResults& results,
                                                  std::string_view key,
                                                  Working& working) {
  if (Standardize(results).undefined != nullptr) return std::nullopt;
  const auto a = ShowMoments(
      MomentsOf(results.a), results.a, {},
      {.value = "a_i", .mean = R"(\bar a)", .deviation = "s_a", .count = "N"},
      working);
  const auto b = ShowMoments(
      MomentsOf(results.b), results.b, {},
      {.value = "b_i", .mean = R"(\bar b)", .deviation = "s_b", .count = "N"},
      working);
  const auto d = ShowMoments(MomentsOf(results.difference), results.difference,
                             {}, {.count = "N"}, working);
  if (!a || !b || !d) return std::nullopt;
  const Term pooled = working.Line(
      "s", Root((Square(a->deviation) + Square(b->deviation)) / 2));
  StandardizedTerms terms{a->count, working.Give(key, "d", d->mean / pooled),
                          0.0};
  terms.standard_error = ShowError(terms, a->deviation, b->deviation,
                                   d->deviation, pooled, working);
  return terms;
}

}  // namespace melon
