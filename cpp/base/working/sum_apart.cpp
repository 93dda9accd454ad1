#include "base/working/sum_apart.h"

#include <cstddef>
#include <string_view>

namespace melon {
namespace {

/// In digits; a panel on a phone shows about so many beside a sign of equality.
constexpr std::size_t kWidest = 32;

/// About how wide the LaTeX is as it is set: a sign between two numbers is as
/// wide as two digits, braces and commands have no width.
std::size_t WidthOf(std::string_view latex) {
  std::size_t width = 0;
  bool in_command = false;
  for (const char one : latex) {
    const bool is_letter =
        (one >= 'a' && one <= 'z') || (one >= 'A' && one <= 'Z');
    in_command = one == '\\' || (in_command && is_letter);
    if (in_command) continue;
    if (std::string_view("{}^_ ").find(one) != std::string_view::npos) continue;
    width += one == '+' || one == '-' ? 2 : 1;
  }
  return width;
}

}  // namespace

Term SumApart(const Term& sum, Working& working) {
  if (WidthOf(sum.numbers()) <= kWidest) return sum;
  return working.Line(sum.symbols(), sum);
}

}  // namespace melon
