#pragma once

#include <cassert>
#include <utility>
#include <variant>

#include "base/problem.h"

namespace melon {

/// A value, or the Problem that kept us from it. Asking for the one that is not
/// there is a programmer's error.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value)
      : content_(std::in_place_index<0>, std::move(value)) {
  }  // NOLINT(google-explicit-constructor)
  Result(Problem problem)
      : content_(std::in_place_index<1>, std::move(problem)) {
  }  // NOLINT(google-explicit-constructor)

  [[nodiscard]] explicit operator bool() const { return content_.index() == 0; }

  [[nodiscard]] T& value() {
    assert(*this);
    return *std::get_if<0>(&content_);
  }
  [[nodiscard]] const T& value() const {
    assert(*this);
    return *std::get_if<0>(&content_);
  }
  [[nodiscard]] const Problem& problem() const {
    assert(!*this);
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Problem> content_;
};

}  // namespace melon
