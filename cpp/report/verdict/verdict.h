#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "hypothesis/test.h"
#include "io/json/json.h"

namespace melon {

/// With fewer cases of a class than this DeLong's normal approximation is not
/// relied on, and the permutation test of the AUCs decides. Under the null, at
/// the level .05, DeLong's test rejects in 10 % of samples of 5 + 50 cases, in
/// 7 % of 10 + 90, in 0.1 % of 10 + 10 with AUCs of .97; the permutation test
/// in at most 5 %.
inline constexpr double kFewestForDelong = 15;

/// What the tests found for one pair of models: a − b.
struct PairResult {
  std::size_t a;
  std::size_t b;
  KeyValues values;
};

/// The value under `key`; it must be there.
[[nodiscard]] const Value& ValueOf(const PairResult& pair,
                                   std::string_view key);

/// Holm's adjustment of one p-value over all pairs that so many models make, in
/// the order of the pairs. Undefined ones stay undefined; they and pairs that
/// were not compared count as if their p-value were 1.
[[nodiscard]] std::vector<Value> HolmOverPairs(
    const std::vector<PairResult>& pairs, std::string_view key,
    std::size_t models);

/// The one test that a verdict rests on: where its difference, the interval and
/// the p-value of that difference stand among the values of a pair. An empty
/// key: the test has none.
struct VerdictBasis {
  /// By which models are ordered.
  std::string_view metric;
  bool lower_is_better = false;
  std::string_view test;
  std::string_view difference;
  std::string_view statistic = {};
  std::string_view low = {};
  std::string_view high = {};
  std::string_view p;
  /// The test and the p-value of pairs for which the basis has none; it has no
  /// interval.
  std::string_view instead = {};
  std::string_view instead_p = {};
};

/// Whether two values of a metric differ by no more than rounding.
[[nodiscard]] bool AreEqualButForRounding(double a, double b);

/// Another test of the same pair, told beside the verdict.
struct SecondTest {
  /// Of the verdict.
  std::string_view key;
  std::string_view test;
  /// The first of them that is defined is the p-value of a pair.
  std::vector<std::string_view> p;
  /// Above 0 where a comes out better, below 0 where b does; turned round for
  /// metrics of which less is better.
  std::string_view favours;
  /// Of each model why it is not judged, or null; empty: all are judged.
  std::vector<const Reason*> not_judged = {};
};

/// The models of a table as a verdict sees them.
struct Contest {
  std::vector<std::string_view> names = {};
  /// The basis's metric of each model.
  std::span<const Value> headline = {};
  /// Every two of the models.
  const std::vector<PairResult>& pairs;
  double alpha;
};

/// Which model is better than the next, by how much, and how sure that is.
/// Direction, size, interval and p-value all come from the basis. `kind` is
/// - `better`: Holm's p over all pairs is at most α, and the interval,
///   if there is one, excludes 0;
/// - `only_alone`: that is true of the unadjusted p-value alone;
/// - `no_difference`: of neither;
/// - `untested`, with a `reason`: there is no p-value, or the two means are of
///   different cases and those in common favour the other model;
/// - `single`: there is one model;
/// - `undefined`, with a `reason`: no model has the metric.
/// `interval_agrees` says whether interval and unadjusted p-value, where there
/// are both, lie on the same side.
/// Where the two best are equal but for rounding, `equal` is true and `shared`
/// has all models of that value. There, and where the two best have no test,
/// `beaten` has the models that each of the best ones beats, `beaten_by` the
/// test, and `beaten_p` the largest of their adjusted p-values.
[[nodiscard]] Json Verdict(const Contest& contest, const VerdictBasis& basis,
                           const SecondTest* second = nullptr);

}  // namespace melon
