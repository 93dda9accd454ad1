#pragma once

#include <cassert>
#include <cmath>
#include <limits>
#include <string_view>

#include "base/text.h"

namespace melon {

/// Why a quantity is undefined. The id goes into the report, the words onto the
/// page.
struct Reason {
  std::string_view id;
  Text words;
};

namespace reasons {

inline constexpr Reason overflow{
    "overflow",
    {"the result, or a step on the way to it, lies beyond the range of "
     "double-precision numbers",
     "结果或中间步骤超出双精度浮点数的范围"}};

}  // namespace reasons

/// A number, or the reason why there is none. Undefined is never 0 and never
/// NaN: what is infinite or NaN because a step of the computation left the
/// range of doubles is undefined, with that reason.
class [[nodiscard]] Value {
 public:
  Value(double number) {  // NOLINT(google-explicit-constructor)
    if (std::isfinite(number)) {
      number_ = number;
    } else {
      reason_ = &reasons::overflow;
    }
  }
  Value(const Reason& reason)
      : reason_(&reason) {}  // NOLINT(google-explicit-constructor)
  /// A reason must outlive the value: it is one of the constants of reasons.h
  /// or of an item's file.
  Value(Reason&&) = delete;

  [[nodiscard]] bool defined() const { return reason_ == nullptr; }
  /// The number; NaN when undefined.
  [[nodiscard]] double number() const { return number_; }
  /// Only for an undefined value.
  [[nodiscard]] const Reason& reason() const {
    assert(!defined());
    return *reason_;
  }

 private:
  double number_ = std::numeric_limits<double>::quiet_NaN();
  const Reason* reason_ = nullptr;
};

}  // namespace melon
