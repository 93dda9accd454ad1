#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "base/working/term.h"

namespace melon {

/// One line of a calculation: `symbol` = the term in symbols = the same in
/// numbers = its value.
struct WorkingLine {
  /// What it is, where the symbol does not say so.
  Text title;
  std::string symbol;
  Term term;
};

/// How an item comes to its value on the user's data, line by line; the last
/// line is the value.
class Working {
 public:
  /// Adds a line and gives its result as a quantity for the lines below.
  Term Line(std::string_view symbol, const Term& term, const Text& title = {}) {
    lines_.push_back({title, std::string(symbol), term});
    return {symbol, term.value()};
  }
  /// The last line, with nothing on its left: the item itself.
  void Result(const Term& term) { lines_.push_back({{}, {}, term}); }

  [[nodiscard]] const std::vector<WorkingLine>& lines() const { return lines_; }

 private:
  std::vector<WorkingLine> lines_;
};

/// A result and how it came about.
template <class Result>
struct WorkedOut {
  Result result;
  Working working;
};

/// What an item computes from data, together with how it comes to it.
template <class Result, class... Data>
class Worked {
 public:
  using Compute = Result (*)(Data...);
  using Show = void (*)(Data..., Working&);

  constexpr Worked(std::nullptr_t /*none*/ = nullptr) {
  }                                  // NOLINT(google-explicit-constructor)
  constexpr Worked(Compute compute,  // NOLINT(google-explicit-constructor)
                   Show show = nullptr)
      : compute_(compute), show_(show) {}

  Result operator()(Data... data) const { return compute_(data...); }
  /// Whether the item says how it comes to its value.
  [[nodiscard]] constexpr bool shows() const { return show_ != nullptr; }
  [[nodiscard]] WorkedOut<Result> WorkOut(Data... data) const {
    WorkedOut<Result> out{compute_(data...), {}};
    if (show_ != nullptr) show_(data..., out.working);
    return out;
  }

  friend constexpr bool operator==(const Worked& worked,
                                   std::nullptr_t /*none*/) {
    return worked.compute_ == nullptr;
  }

 private:
  Compute compute_ = nullptr;
  Show show_ = nullptr;
};

}  // namespace melon
