#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/function_view.h"

namespace melon {

/// A number in LaTeX: whole ones and halves in full, others with six
/// significant digits.
/// "\infty", and "\text{–}" for NaN.
[[nodiscard]] std::string LatexNumber(double number);

/// A name from the user's file in LaTeX, shortened.
[[nodiscard]] std::string LatexText(std::string_view name);

/// A calculation in LaTeX, once with symbols and once with the numbers in their
/// place, and what it gives. Terms are put together by the operators below,
/// which set parentheses where the order of operations needs them.
class Term {
 public:
  /// A quantity with a sign of its own. `part` names what it is counted from,
  /// such as a cell of the confusion matrix, so that a page can point there.
  Term(std::string_view symbol, double value, std::string_view part = {});
  /// A constant of the formula.
  Term(double constant);  // NOLINT(google-explicit-constructor)

  [[nodiscard]] const std::string& symbols() const { return symbols_.text; }
  [[nodiscard]] const std::string& numbers() const { return numbers_.text; }
  [[nodiscard]] double value() const { return value_; }

  friend Term operator+(const Term& a, const Term& b);
  friend Term operator-(const Term& a, const Term& b);
  friend Term operator*(const Term& a, const Term& b);
  /// A fraction.
  friend Term operator/(const Term& a, const Term& b);
  friend Term operator-(const Term& a);
  friend Term Square(const Term& base);
  friend Term Root(const Term& radicand);
  friend Term Absolute(const Term& term);
  friend Term Ln(const Term& term);
  friend Term Larger(const Term& a, const Term& b);
  friend Term Smaller(const Term& a, const Term& b);
  friend Term Log2(const Term& term);
  friend Term PairsOf(const Term& count);
  friend Term SumOf(std::string_view symbols,
                    const std::vector<Term>& summands);
  friend Term FoldedSum(std::string_view symbols, std::size_t count,
                        FunctionView<Term(std::size_t)> summand, double total);
  friend Term Written(std::string_view pattern, const std::vector<Term>& parts,
                      double value);

 private:
  /// How tightly a text holds together.
  enum class Bond : unsigned char { sum, product, power, atom };
  struct Side {
    std::string text;
    Bond bond;
  };

  Term(Side symbols, Side numbers, double value);
  static Side NumberSide(double number);
  static Side ListSide(std::string_view name, const Side& a, const Side& b);
  /// A function with its argument in parentheses.
  static Side CallSide(std::string_view name, const Side& argument);
  /// In parentheses unless it holds together at least so tightly.
  static std::string Within(const Side& side, Bond least);

  Side symbols_;
  Side numbers_;
  double value_;
};

Term operator+(const Term& a, const Term& b);
Term operator-(const Term& a, const Term& b);
Term operator*(const Term& a, const Term& b);
Term operator/(const Term& a, const Term& b);
Term operator-(const Term& a);
[[nodiscard]] Term Square(const Term& base);
[[nodiscard]] Term Root(const Term& radicand);
[[nodiscard]] Term Absolute(const Term& term);
[[nodiscard]] Term Ln(const Term& term);
/// \max(a, b) and \min(a, b).
[[nodiscard]] Term Larger(const Term& a, const Term& b);
[[nodiscard]] Term Smaller(const Term& a, const Term& b);
[[nodiscard]] Term Log2(const Term& term);
/// The pairs of so many things, \binom{n}{2}.
[[nodiscard]] Term PairsOf(const Term& count);
/// A sum that is written `symbols`: "\sum_k TP_k".
[[nodiscard]] Term SumOf(std::string_view symbols,
                         const std::vector<Term>& summands);
/// The same of many: the first summands and the last one, with what is between
/// them as one number. `total` is the whole sum; `summand` gives the terms that
/// are shown.
[[nodiscard]] Term FoldedSum(std::string_view symbols, std::size_t count,
                             FunctionView<Term(std::size_t)> summand,
                             double total);
/// What no operator writes: each # of the LaTeX `pattern` is the next of the
/// parts. `value` is what it gives.
[[nodiscard]] Term Written(std::string_view pattern,
                           const std::vector<Term>& parts, double value);
/// \exp(x).
[[nodiscard]] Term Exp(const Term& term);

}  // namespace melon
