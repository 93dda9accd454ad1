#include "base/working/term.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

#include "base/text.h"

namespace melon {
namespace {

constexpr double kLongestWhole = 1e15;
/// Of a sum that is folded, those that are shown before the fold.
constexpr std::size_t kFirstSummands = 6;

/// 1.2e-05 as 1.2\cdot10^{-5}.
std::string WithPower(std::string_view digits) {
  const std::size_t exponent = digits.find('e');
  if (exponent == std::string_view::npos) return std::string(digits);
  std::string text(digits.substr(0, exponent));
  text += R"(\cdot10^{)";
  std::string_view power = digits.substr(exponent + 1);
  if (power.front() == '-') text += '-';
  power.remove_prefix(1);
  while (power.size() > 1 && power.front() == '0') power.remove_prefix(1);
  text += power;
  return text + '}';
}

}  // namespace

std::string LatexNumber(double number) {
  if (std::isnan(number)) return R"(\text{–})";
  if (std::isinf(number)) return number > 0 ? R"(\infty)" : R"(-\infty)";
  std::array<char, 40> buffer;
  const bool fits = std::abs(number) < kLongestWhole;
  const bool whole = fits && number == std::trunc(number);
  const bool half = fits && 2 * number == std::trunc(2 * number);
  const char* const format = whole ? "%.0f" : half ? "%.1f" : "%.6g";
  const int length = std::snprintf(buffer.data(), buffer.size(), format,
                                   number == 0 ? 0 : number);
  return WithPower({buffer.data(), static_cast<std::size_t>(length)});
}

std::string LatexText(std::string_view name) {
  constexpr std::size_t kMostCharacters = 20;
  std::string text = R"(\text{)";
  for (const char letter : Shorten(name, kMostCharacters)) {
    switch (letter) {
      case '\\':
        text += R"(\textbackslash{})";
        break;
      case '^':
        text += R"(\textasciicircum{})";
        break;
      case '~':
        text += R"(\textasciitilde{})";
        break;
      default:
        if (std::string_view("{}$%#&_").find(letter) != std::string_view::npos)
          text += '\\';
        text += letter;
    }
  }
  return text + '}';
}

Term::Term(Side symbols, Side numbers, double value)
    : symbols_(std::move(symbols)),
      numbers_(std::move(numbers)),
      value_(value) {}

Term::Term(std::string_view symbol, double value, std::string_view part)
    : symbols_{std::string(symbol), Bond::atom},
      numbers_(NumberSide(value)),
      value_(value) {
  if (part.empty()) return;
  const std::string mark = R"(\htmlData{part=)" + std::string(part) + "}{";
  symbols_.text = mark + symbols_.text + '}';
  numbers_.text = mark + numbers_.text + '}';
}

Term::Term(double constant)
    : symbols_(NumberSide(constant)), numbers_(symbols_), value_(constant) {}

Term::Side Term::NumberSide(double number) {
  std::string text = LatexNumber(number);
  const Bond bond = text.front() == '-'                          ? Bond::sum
                    : text.find(R"(\cdot)") != std::string::npos ? Bond::product
                                                                 : Bond::atom;
  return {std::move(text), bond};
}

std::string Term::Within(const Side& side, Bond least) {
  if (side.bond >= least) return side.text;
  return R"(\left()" + side.text + R"(\right))";
}

Term operator+(const Term& a, const Term& b) {
  const auto join = [](const Term::Side& left, const Term::Side& right) {
    // What begins with a sign stands in parentheses behind another one.
    const bool is_signed = right.text.front() == '-';
    return Term::Side{left.text + '+' +
                          Term::Within(right, is_signed ? Term::Bond::product
                                                        : Term::Bond::sum),
                      Term::Bond::sum};
  };
  return {join(a.symbols_, b.symbols_), join(a.numbers_, b.numbers_),
          a.value_ + b.value_};
}

Term operator-(const Term& a, const Term& b) {
  const auto join = [](const Term::Side& left, const Term::Side& right) {
    return Term::Side{
        left.text + '-' + Term::Within(right, Term::Bond::product),
        Term::Bond::sum};
  };
  return {join(a.symbols_, b.symbols_), join(a.numbers_, b.numbers_),
          a.value_ - b.value_};
}

Term operator-(const Term& a) {
  const auto negate = [](const Term::Side& side) {
    return Term::Side{'-' + Term::Within(side, Term::Bond::product),
                      Term::Bond::sum};
  };
  return {negate(a.symbols_), negate(a.numbers_), -a.value_};
}

Term operator*(const Term& a, const Term& b) {
  const auto join = [](const Term::Side& left, const Term::Side& right) {
    return Term::Side{Term::Within(left, Term::Bond::product) + R"(\cdot )" +
                          Term::Within(right, Term::Bond::product),
                      Term::Bond::product};
  };
  return {join(a.symbols_, b.symbols_), join(a.numbers_, b.numbers_),
          a.value_ * b.value_};
}

Term operator/(const Term& a, const Term& b) {
  const auto join = [](const Term::Side& above, const Term::Side& below) {
    return Term::Side{R"(\frac{)" + above.text + "}{" + below.text + '}',
                      Term::Bond::product};
  };
  return {join(a.symbols_, b.symbols_), join(a.numbers_, b.numbers_),
          a.value_ / b.value_};
}

Term Square(const Term& base) {
  const auto raise = [](const Term::Side& side) {
    return Term::Side{Term::Within(side, Term::Bond::atom) + "^2",
                      Term::Bond::power};
  };
  return {raise(base.symbols_), raise(base.numbers_),
          base.value_ * base.value_};
}

Term Root(const Term& radicand) {
  const auto draw = [](const Term::Side& side) {
    return Term::Side{R"(\sqrt{)" + side.text + '}', Term::Bond::atom};
  };
  return {draw(radicand.symbols_), draw(radicand.numbers_),
          std::sqrt(radicand.value_)};
}

Term Absolute(const Term& term) {
  const auto draw = [](const Term::Side& side) {
    return Term::Side{R"(\left|)" + side.text + R"(\right|)", Term::Bond::atom};
  };
  return {draw(term.symbols_), draw(term.numbers_), std::abs(term.value_)};
}

Term::Side Term::CallSide(std::string_view name, const Side& argument) {
  return {std::string(name) + R"(\left()" + argument.text + R"(\right))",
          Bond::product};
}

Term Ln(const Term& term) {
  return {Term::CallSide(R"(\ln)", term.symbols_),
          Term::CallSide(R"(\ln)", term.numbers_), std::log(term.value_)};
}

Term Log2(const Term& term) {
  return {Term::CallSide(R"(\log_2)", term.symbols_),
          Term::CallSide(R"(\log_2)", term.numbers_), std::log2(term.value_)};
}

Term::Side Term::ListSide(std::string_view name, const Side& a, const Side& b) {
  return {std::string(name) + R"(\left()" + a.text + R"(,\,)" + b.text +
              R"(\right))",
          Bond::product};
}

Term Larger(const Term& a, const Term& b) {
  return {Term::ListSide(R"(\max)", a.symbols_, b.symbols_),
          Term::ListSide(R"(\max)", a.numbers_, b.numbers_),
          std::max(a.value_, b.value_)};
}

Term Smaller(const Term& a, const Term& b) {
  return {Term::ListSide(R"(\min)", a.symbols_, b.symbols_),
          Term::ListSide(R"(\min)", a.numbers_, b.numbers_),
          std::min(a.value_, b.value_)};
}

Term PairsOf(const Term& count) {
  const auto write = [](const Term::Side& side) {
    return Term::Side{R"(\binom{)" + side.text + "}{2}", Term::Bond::atom};
  };
  return {write(count.symbols_), write(count.numbers_),
          count.value_ * ((count.value_ - 1) / 2)};
}

Term SumOf(std::string_view symbols, const std::vector<Term>& summands) {
  double total = 0;
  for (const Term& summand : summands) total += summand.value();
  return FoldedSum(
      symbols, summands.size(),
      [&summands](std::size_t i) { return summands[i]; }, total);
}

Term FoldedSum(std::string_view symbols, std::size_t count,
               FunctionView<Term(std::size_t)> summand, double total) {
  Term::Side sign{std::string(symbols), Term::Bond::product};
  if (count == 0) return {std::move(sign), Term::NumberSide(0), total};
  Term shown = summand(0);
  const bool folds = count > kFirstSummands + 2;
  const std::size_t first = folds ? kFirstSummands : count;
  for (std::size_t i = 1; i < first; ++i) shown = shown + summand(i);
  if (folds) {
    const Term last = summand(count - 1);
    const double folded = total - shown.value() - last.value();
    Term between(R"(\cdots)", folded);
    between.numbers_ = {R"(\underbrace{\cdots}_{)" + LatexNumber(folded) + '}',
                        Term::Bond::atom};
    shown = shown + between + last;
  }
  if (count == 1) return {std::move(sign), shown.numbers_, total};
  return {std::move(sign), shown.numbers_, total};
}

Term Written(std::string_view pattern, const std::vector<Term>& parts,
             double value) {
  Term::Side symbols{{}, Term::Bond::product};
  Term::Side numbers = symbols;
  auto part = parts.begin();
  char before = ' ';
  for (const char letter : pattern) {
    const bool is_part = letter == '#' && before != '\\' && part != parts.end();
    symbols.text += is_part ? part->symbols() : std::string(1, letter);
    numbers.text += is_part ? part->numbers() : std::string(1, letter);
    if (is_part) ++part;
    before = letter;
  }
  return {std::move(symbols), std::move(numbers), value};
}

Term Exp(const Term& term) {
  return Written(R"(\exp\left(#\right))", {term}, std::exp(term.value()));
}

}  // namespace melon
