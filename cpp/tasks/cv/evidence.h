#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "kernels/numbers/shapiro_wilk.h"
#include "tasks/cv/data.h"
#include "tasks/cv/tests.h"

namespace melon {

/// What the advice on learners in the folds of a resampling rests on. It refers
/// to what it was made of.
struct CvEvidence {
  const CvData& data;
  const CvFindings& findings;
  double alpha;
  /// NaN where none was given.
  double eps0;
  /// The two learners that the verdict is about, and the place of their pair.
  /// All 0 for one learner.
  std::size_t best = 0;
  std::size_t other = 0;
  std::size_t pair = 0;

  [[nodiscard]] std::size_t rows() const { return data.results.row_count(); }
  [[nodiscard]] std::size_t learners() const {
    return data.results.column_count();
  }
  [[nodiscard]] std::size_t pairs() const { return data.comparisons(); }

  [[nodiscard]] bool IsFiveByTwo() const { return data.design == "5x2"; }
  [[nodiscard]] bool IsHoldout() const { return data.design == "holdout"; }
  [[nodiscard]] bool KnowsRatio() const { return data.test_train_ratio > 0; }

  /// The id of the test that the verdict on two learners rests on.
  [[nodiscard]] std::string_view DecidingTest() const;
  /// The key of its p-value.
  [[nodiscard]] std::string_view DecidingKey() const;

  /// Of the best two learners; nothing where it is undefined.
  [[nodiscard]] std::optional<double> Number(std::string_view key) const;
  /// Whether it is defined for any pair.
  [[nodiscard]] bool HasValueInSomePair(std::string_view key) const;
  /// In how many pairs the p-value is at most α.
  [[nodiscard]] std::size_t CountBelowIn(std::string_view key) const;
  /// Of the differences of the best two.
  [[nodiscard]] std::optional<ShapiroWilk> Normality() const;
};

[[nodiscard]] CvEvidence EvidenceOf(const CvData& data,
                                    const CvFindings& findings, double alpha,
                                    double eps0);

}  // namespace melon
