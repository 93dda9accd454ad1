#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/problem.h"
#include "io/json/json.h"

namespace melon {

/// A model whose AUC is surely below one half: its score may run the wrong way.
struct InvertedScore {
  std::string name;
  /// Below 0.5.
  double auc;
};

/// Those of the report's models whose AUC and its interval lie below one half.
[[nodiscard]] std::vector<InvertedScore> InvertedScores(
    const Json::Array& models);

/// Adds the warning `auc_below_half` where there are any. Nothing is turned
/// round. Of columns without a given role, one below others may be an input.
void WarnOfInversion(const std::vector<InvertedScore>& inverted,
                     std::size_t models, bool guessed, Json& warnings);

/// `score_inverted`, for a verdict in which such a model is worse than another:
/// it may be worse by the sign of its score alone. `positive` is the positive
/// class.
[[nodiscard]] std::optional<Problem> InversionNote(
    const std::vector<InvertedScore>& inverted, const std::string& positive,
    const Json& verdict);

}  // namespace melon
