#pragma once

#include <string_view>
#include <vector>

#include "base/data/ranked_items.h"
#include "base/data/score_groups.h"
#include "base/working/working.h"
#include "kernels/ranking/discounted_gain.h"

namespace melon {

/// What each of the positions `first`, …, `last` of a ranking gains: that of
/// its item, or the mean of tied items that share these positions.
struct PositionGain {
  double first;
  double last;
  double gain;
  /// How many items share it.
  double tied;
};

/// The positions of one ranking down to some last one; far down, those of a tie
/// are one entry.
struct PositionGains {
  std::vector<PositionGain> positions;
  /// What a gain is, in LaTeX: "g_i=r_i". Gains that would not fit into a
  /// number are divided by a common factor.
  std::string_view meaning;
};

[[nodiscard]] PositionGains GainsByPosition(const RankedItems& query, Gain gain,
                                            double last_position);
/// 1 for a positive case.
[[nodiscard]] PositionGains HitsByPosition(const ScoreGroups& groups,
                                           double last_position);
/// The same of the best order.
[[nodiscard]] PositionGains BestHits(const ScoreGroups& groups,
                                     double last_position);

/// Σ gain / log₂(position + 1), with a table of the positions.
[[nodiscard]] Term DiscountedGainTerm(const PositionGains& gains,
                                      Working& working);

/// DCG, the same of the best order, and their ratio.
[[nodiscard]] Term NormalizedGainTerm(const PositionGains& gains,
                                      const PositionGains& best,
                                      Working& working);

/// The relevant items on the first `last_position` positions, RelevantWithin.
[[nodiscard]] Term HitsLine(const RankedItems& query, double last_position,
                            Working& working);

}  // namespace melon
