#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/data/score_groups.h"
#include "base/function_view.h"
#include "base/working/working.h"
#include "kernels/binary/points/operating_points.h"

namespace melon {

/// The ranking as workings of scores write it: s_1 > s_2 > … are the distinct
/// scores that have weight, and the counts at k are those when score ≥ s_k is
/// predicted positive. Place 0, where nothing is, comes before the first.
class RankedScores {
 public:
  explicit RankedScores(const ScoreGroups& groups)
      : points_(OperatingPoints(groups)) {}

  /// The number of distinct scores.
  [[nodiscard]] std::size_t size() const { return points_.size() - 1; }
  [[nodiscard]] double Score(std::size_t k) const {
    return points_[k].threshold;
  }
  [[nodiscard]] const Counts& CountsTo(std::size_t k) const {
    return points_[k].counts;
  }
  /// The cases of each class with score s_k, k ≥ 1.
  [[nodiscard]] double Positives(std::size_t k) const {
    return CountsTo(k).true_positive - CountsTo(k - 1).true_positive;
  }
  [[nodiscard]] double Negatives(std::size_t k) const {
    return CountsTo(k).false_positive - CountsTo(k - 1).false_positive;
  }
  /// Ranks count from the lowest score, from 1; ties share the mean, k ≥ 1.
  [[nodiscard]] double Rank(std::size_t k) const;
  /// NaN where there is no such case.
  [[nodiscard]] double Recall(std::size_t k) const;
  [[nodiscard]] double FalsePositiveRate(std::size_t k) const;
  /// At place 0 it is 1.
  [[nodiscard]] double Precision(std::size_t k) const;

 private:
  std::vector<OperatingPoint> points_;
};

/// The cases of each class, n_1 and n_0.
[[nodiscard]] Term PositivesTerm(const ScoreGroups& groups);
[[nodiscard]] Term NegativesTerm(const ScoreGroups& groups);

/// Score, cases with it, counts and rank at every place.
void RankTable(const RankedScores& ranked, Working& working);
/// Score, counts, true and false positive rate.
void RateTable(const RankedScores& ranked, Working& working);
/// Score, counts, recall and precision.
void RecallTable(const RankedScores& ranked, Working& working);

/// The sum of `of_place(k)` over the places that have a case of the class,
/// folded where they are many; `total` is the whole sum.
[[nodiscard]] Term SumOverPositives(std::string_view symbols,
                                    const RankedScores& ranked,
                                    FunctionView<Term(std::size_t)> of_place,
                                    double total);
[[nodiscard]] Term SumOverNegatives(std::string_view symbols,
                                    const RankedScores& ranked,
                                    FunctionView<Term(std::size_t)> of_place,
                                    double total);
/// `count` times `one`, or that alone.
[[nodiscard]] Term Times(double count, const Term& one);

/// C, the pairs in which the positive case scores higher, ties counting half.
[[nodiscard]] Term ConcordantPairsLine(const ScoreGroups& groups,
                                       const RankedScores& ranked,
                                       Working& working);
/// D, those in which the negative one does.
[[nodiscard]] Term DiscordantPairsLine(const ScoreGroups& groups,
                                       const RankedScores& ranked,
                                       Working& working);
/// The sum of the positives' ranks, and from it U, which is the same as C.
[[nodiscard]] Term RankPairsLine(const ScoreGroups& groups,
                                 const RankedScores& ranked, Working& working);
/// Of all pairs of a positive and a negative case.
[[nodiscard]] Term ShareOfPairs(const ScoreGroups& groups, const Term& pairs);

/// Part of the area under a curve, between two of its points.
struct Trapezoid {
  double left;
  double right;
  double left_height;
  double right_height;
};
/// Their area: half of a line S, which is written `symbols`:
/// "\sum_k (x_k-x_{k-1})(y_{k-1}+y_k)".
[[nodiscard]] Term TrapezoidArea(std::string_view symbols,
                                 const std::vector<Trapezoid>& trapezoids,
                                 double area, const Text& title,
                                 Working& working);

/// The area under the ROC curve up to `max_fpr`, PartialRocArea; the height of
/// the curve there is a line of its own.
[[nodiscard]] Term RocAreaTerm(const ScoreGroups& groups,
                               const RankedScores& ranked, double max_fpr,
                               Working& working);

}  // namespace melon
