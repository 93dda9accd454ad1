#pragma once

#include <cassert>
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

/// A number, or the reason why there is none. Undefined is never 0 and never
/// NaN by accident: a NaN or infinity must not be put in.
class [[nodiscard]] Value {
 public:
  Value(double number) : number_(number) {
    assert(number - number == 0);
  }  // NOLINT(google-explicit-constructor)
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
