#pragma once

#include <string_view>
#include <vector>

#include "base/data/class_probabilities.h"
#include "base/data/score_groups.h"
#include "base/working/working.h"

namespace melon {

/// A value of a class or of a pair of classes, and how many cases it stands
/// for.
struct ClassArea {
  Term cases;
  Term area;
};

/// The area under the ROC curve of each class that occurs against the rest, a
/// line for each while they are few. Two classes occur.
[[nodiscard]] std::vector<ClassArea> AreasAgainstRest(
    const ClassProbabilities& model, Working& working);

/// Hand and Till's area of each pair of classes, on the cases of both, a line
/// for each while they are few. Every class occurs.
[[nodiscard]] std::vector<ClassArea> AreasOfPairs(
    const ClassProbabilities& model, Working& working);

/// The average precision of each class against the rest, a line for each while
/// they are few; 0 for a class that never occurs.
[[nodiscard]] std::vector<ClassArea> AveragePrecisions(
    const ClassProbabilities& model, Working& working);

/// The last line, their mean: `symbols` is the sum of the areas, `count` how
/// many they are.
void ShowMean(std::string_view symbols, std::string_view count,
              const std::vector<ClassArea>& areas, Working& working);

/// The last line, their mean weighted with the cases; `symbols` is the sum of
/// the products, `total` that of the cases.
void ShowWeightedMean(std::string_view symbols, std::string_view total,
                      const std::vector<ClassArea>& areas, Working& working);

/// The sum of the precisions at the positive cases of a ranking, `total`, each
/// at the score of the case.
[[nodiscard]] Term PrecisionSum(std::string_view symbols,
                                const ScoreGroups& groups, double total);

/// The sum over the negative cases of the positive ones with a higher score,
/// those with the same score counting half: `total`, ConcordantPairs.
[[nodiscard]] Term WinsTerm(std::string_view symbols, const ScoreGroups& groups,
                            double total);

}  // namespace melon
