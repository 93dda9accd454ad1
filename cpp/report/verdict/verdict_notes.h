#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/problem.h"
#include "base/reasons.h"
#include "base/table.h"
#include "intervals/interval.h"
#include "io/json/json.h"
#include "roles/roles.h"

namespace melon {

/// From so many models on, choosing the best on the test set is worth a word:
/// of two, the interval of their difference says how far chance reaches.
inline constexpr std::size_t kManyModels = 3;

/// What was compared, for the notes on a verdict.
struct Compared {
  std::size_t models = 0;
  /// Of the cases, where tests and intervals count them; empty: every row
  /// counts once.
  std::span<const double> weight = {};
  /// Whether weights are numbers of cases.
  bool weights_count = true;
  /// Whether the options say so.
  bool weights_said = false;
  /// Why no bootstrap can draw the cases; null where one can.
  const Reason* not_drawn = nullptr;
  /// Whether a bootstrap was asked for.
  bool is_wanted = false;
  /// Of cases; 0 where they are independent.
  std::size_t groups = 0;
  /// Of a finished bootstrap; 0 without one.
  std::uint32_t replicates = 0;
  /// By that bootstrap, of the difference in the verdict.
  std::optional<Interval> difference = {};
  double alpha = 0.05;
  /// On thresholds at which errors are compared: `threshold_on_test_set`.
  std::vector<Problem> thresholds = {};
  /// On a model whose score may run the wrong way: `score_inverted`.
  std::optional<Problem> inverted = {};
  /// On a test against chance that its interval contradicts: `chance_in_doubt`.
  std::optional<Problem> chance = {};
  /// On a model that is first by another measure: `rmse_disagrees`.
  std::optional<Problem> other_measure = {};
};

/// Puts `notes` into a verdict, and into one with a bootstrap of groups the
/// column of groups, how many there are, `groups_needed` where they are too few
/// for any claim, `few_groups` where its intervals are
/// too narrow for that, and the number of replicates where they decide. Notes
/// are {"code", "message", "message_zh"}: what its numbers take for granted.
/// - `weight_guessed`: which column was taken as the weight;
/// - `weights_are_cases`: a row of weight w counts as w independent cases;
/// - `cases_in_groups`: what allows for the groups of cases, and what does not;
/// - `difference_by_bootstrap`: where weights allow no test, the interval of
/// the
///   difference under the bootstrap;
/// - `bootstrap_possible`: how to get that; `bootstrap_undefined`: it has none;
/// - `too_few_replicates`: no bootstrap of so few could tell any pair apart;
/// - `selected_on_test_set`: the best of many was chosen on these cases;
/// - `threshold_on_test_set`: a threshold was, or may have been, chosen on
/// these
///   cases;
/// - `score_inverted`: the worse model may be so by the sign of its score;
/// - `chance_in_doubt`: the interval of the only AUC and the test of one half
/// disagree;
/// - `rmse_disagrees`: another model is first by the squared errors;
/// - `few_cases`: why a permutation test decides;
/// - `delong_without_variance`: the same, where DeLong's test has no variance;
/// - `models_as_given`: a test does not cover another training.
void PutNotes(const Table& table, const Roles& roles, const Compared& compared,
              Json& verdict);

}  // namespace melon
