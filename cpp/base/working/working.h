#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/function_view.h"
#include "base/text.h"
#include "base/working/term.h"

namespace melon {

/// A number, NaN for none, or a name from the user's file, verbatim.
using WorkingCell = std::variant<double, std::string>;
using WorkingRow = std::vector<WorkingCell>;

/// Rows of which a calculation is made: ranks, bins, a ladder of p-values.
struct WorkingTable {
  Text title;
  /// LaTeX, one for each cell of a row.
  std::vector<std::string> heads;
  /// All of them, or, where they are many, the first ones and the last.
  std::vector<WorkingRow> rows;
  /// How many rows are left out above the last one.
  std::size_t left_out = 0;
};

/// One line of a calculation: `symbol` = the term in symbols = the same in
/// numbers = its value.
struct WorkingLine {
  /// What it is, where the symbol does not say so.
  Text title;
  std::string symbol;
  Term term;
  /// The report's key that the line gives, of items that fill several.
  std::string_view key = {};
  /// What it is computed from, above it.
  std::vector<WorkingTable> tables = {};
};

/// How an item comes to its value on the user's data, line by line; the last
/// line is the value.
class Working {
 public:
  /// Adds a line and gives its result as a quantity for the lines below.
  Term Line(std::string_view symbol, const Term& term, const Text& title = {}) {
    return Give({}, symbol, term, title);
  }
  /// A line that gives what the report has under `key`, which outlives it.
  Term Give(std::string_view key, std::string_view symbol, const Term& term,
            const Text& title = {});
  /// The last line, with nothing on its left: the item itself.
  void Result(const Term& term) { Give({}, {}, term); }
  /// A table above the next line, with the first rows and the last one of many.
  void Table(const Text& title, std::vector<std::string> heads,
             std::size_t row_count, FunctionView<WorkingRow(std::size_t)> row);

  /// Leaves the lines that give `keys` and those above them on which they rest:
  /// whose symbols stand in them, or in one of those. Nothing where no line
  /// gives a key.
  void KeepFor(std::span<const std::string_view> keys);
  void KeepFor(std::string_view key) { KeepFor({&key, 1}); }
  /// Leaves out the lines that the other has, too.
  void LeaveOut(const Working& other);

  [[nodiscard]] const std::vector<WorkingLine>& lines() const { return lines_; }

 private:
  std::vector<WorkingLine> lines_;
  /// Those of the next line.
  std::vector<WorkingTable> tables_;
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

  /// None.
  constexpr Worked() = default;
  /// Neither comes without the other: nothing is shown of which it is not said
  /// how it came about.
  constexpr Worked(Compute compute, Show show)
      : compute_(compute), show_(show) {}

  Result operator()(Data... data) const { return compute_(data...); }
  [[nodiscard]] WorkedOut<Result> WorkOut(Data... data) const {
    WorkedOut<Result> out{compute_(data...), {}};
    show_(data..., out.working);
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
