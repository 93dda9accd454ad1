#include "report/rounded_text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "io/number_text.h"

namespace melon {
namespace {

/// p-values below are shown as "< .001", unless the level is smaller yet.
constexpr double kLeastShown = .001;
/// p-values from here on are 1 in three decimals.
constexpr double kShownAsOne = .9995;

/// The number in units of the last of so many decimals; halves go up, as
/// JavaScript's toFixed has it.
double InUnits(double number, int decimals) {
  const double scale = std::pow(10, decimals);
  const double units = std::floor(number * scale + .5);
  // The product is rounded; what it leaves is not.
  const double rest = std::fma(number, scale, .5 - units);
  if (rest < 0) return units - 1;
  return rest < 1 ? units : units + 1;
}

/// A number below 1 without the zero before the point: ".050".
std::string FixedText(double number, int decimals) {
  const std::string digits = NumberText(InUnits(number, decimals));
  const auto width = static_cast<std::size_t>(decimals);
  return "." + std::string(width - std::min(width, digits.size()), '0') +
         digits;
}

std::string WithoutZeros(std::string text) {
  text.erase(text.find_last_not_of('0') + 1);
  return text;
}

/// Decimals that show four significant digits.
int DigitsOf(double number) {
  return 3 - static_cast<int>(std::floor(std::log10(number)));
}

/// Three, or two digits of a smaller p-value, and more where those are on the
/// other side of `alpha`.
int DecimalsOf(double p, double alpha) {
  constexpr int kDecimals = 3;
  constexpr int kMore = 3;
  const int least = p < kLeastShown
                        ? 1 - static_cast<int>(std::floor(std::log10(p)))
                        : kDecimals;
  for (int decimals = least; decimals < least + kMore; ++decimals) {
    const double shown = InUnits(p, decimals) / std::pow(10, decimals);
    if ((shown <= alpha) == (p <= alpha)) return decimals;
  }
  return least + kMore;
}

}  // namespace

std::string RoundedText(double number) {
  if (number == 0) return "0";
  if (number < 0) return "−" + RoundedText(-number);
  constexpr int kDigits = 3;
  const double size = std::floor(std::log10(number));
  const double decimals = kDigits - 1 - size;
  if (decimals <= 0) return NumberText(std::round(number));
  // Powers of ten beyond this are not doubles.
  constexpr int kMostDecimals = 22;
  if (decimals > kMostDecimals) {
    const double half = std::floor(-size / 2);
    const double digits =
        number * std::pow(10, half) * std::pow(10, -size - half);
    return NumberText(std::round(100 * digits) / 100) + "e−" +
           NumberText(-size);
  }
  const double scale = std::pow(10, decimals);
  return NumberText(std::round(number * scale) / scale);
}

std::string PercentText(double share) {
  // 0.995 is not all.
  double steps = 1;
  constexpr double kMostSteps = 1e3;
  while (share < 1 && std::round(100 * steps * share) >= 100 * steps &&
         steps < kMostSteps)
    steps *= 10;
  return NumberText(std::round(100 * steps * share) / steps) + " %";
}

std::string PValueText(double p, double alpha) {
  const double least = std::min(kLeastShown, alpha);
  if (p < least) return "< " + WithoutZeros(FixedText(least, DigitsOf(least)));
  if (p >= kShownAsOne) return "1.000";
  return FixedText(p, DecimalsOf(p, alpha));
}

std::string ProbabilityText(double p, double alpha) {
  const std::string text = PValueText(p, alpha);
  return text.front() == '<' ? "p " + text : "p = " + text;
}

}  // namespace melon
