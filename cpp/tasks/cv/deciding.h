#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/comparison/pairs.h"
#include "tasks/cv/data.h"
#include "tasks/cv/tests.h"

namespace melon {

/// The test of two learners that a verdict rests on, with the keys of all that
/// is said: the difference and its limits are those that the test looks at.
struct DecidingTest {
  std::string_view test;
  std::string_view statistic;
  std::string_view p;
  /// Of the difference, numerator of the statistic.
  std::string_view difference;
  /// What the difference is: "mean_difference", or "first_difference" in the
  /// first fold of the first run, which is Dietterich's numerator.
  std::string_view effect;
  /// Empty where the test has no interval.
  std::string_view low;
  std::string_view high;

  /// Of the p-value adjusted by Holm for all pairs.
  [[nodiscard]] std::string holm() const {
    return std::string(p).append("_holm");
  }
};

/// Dietterich's for 5×2; else the corrected t, or the paired one where the
/// sizes of test and training sets are not known.
[[nodiscard]] const DecidingTest& DecidingTestOf(const CvData& data);

/// Whom the test's statistic favours in the pair: positive a, negative b, 0
/// neither or undefined.
[[nodiscard]] double FavouredBy(const DecidingTest& test, const CvData& data,
                                const PairTable& pairs, std::size_t pair);
/// The same of the means of all rows; 0 where only rounding is left.
[[nodiscard]] double FavouredByMean(const CvData& data, const PairTable& pairs,
                                    std::size_t pair);

/// Learners from the best mean to the worst, those without a mean last.
[[nodiscard]] std::vector<std::size_t> ByMean(const CvData& data,
                                              const CvFindings& findings);

/// The same with the two first that the verdict is about: the best two, or the
/// control and the best of the others.
[[nodiscard]] std::vector<std::size_t> ByInterest(const CvData& data,
                                                  const CvFindings& findings);

/// Those of them, at least one, that have the best mean but for rounding.
[[nodiscard]] std::vector<std::size_t> SharingBestMean(
    const CvData& data, const CvFindings& findings);

}  // namespace melon
