#pragma once

#include <cstddef>
#include <string_view>

#include "base/value.h"
#include "io/json/json.h"
#include "tasks/cv/data.h"
#include "tasks/cv/deciding.h"
#include "tasks/cv/tests.h"

namespace melon {

/// How the test that decides over folds judges each pair of learners.
class JudgedPairs {
 public:
  /// Both must outlive it.
  JudgedPairs(const CvData& data, const CvFindings& findings, double alpha)
      : data_(data),
        findings_(findings),
        test_(DecidingTestOf(data)),
        alpha_(alpha) {}

  [[nodiscard]] const DecidingTest& test() const { return test_; }
  [[nodiscard]] std::size_t PairOf(std::size_t one, std::size_t other) const;
  /// Of a verdict: "better", "no_difference", "direction_unclear" where the
  /// mean favours the other one, or "undefined".
  [[nodiscard]] std::string_view KindOf(std::size_t pair) const;
  /// Whom the test favours: positive a, negative b, 0 where no difference was
  /// found.
  [[nodiscard]] double FavouredOf(std::size_t pair) const;
  /// Whether the mean of all rows favours the other one than the test does.
  [[nodiscard]] bool IsOpposed(std::size_t pair) const;
  [[nodiscard]] Json OpposedBy(std::size_t pair) const;
  /// Into a pair's JSON where the test found a difference: "opposed_by", what
  /// favours the other one, and, where nothing does, "better", which is
  /// significantly so.
  void PutWinner(std::size_t pair, Json& json) const;
  /// By Holm over all pairs.
  [[nodiscard]] const Value& AdjustedOf(std::size_t pair) const;

 private:
  const CvData& data_;
  const CvFindings& findings_;
  const DecidingTest& test_;
  double alpha_;
};

}  // namespace melon
