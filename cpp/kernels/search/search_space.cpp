#include "kernels/search/search_space.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "special/normal.h"

namespace melon {
namespace {

constexpr int kDigits = 6;

double Rounded(double value) {
  if (value == 0) return 0;
  const int exponent =
      kDigits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value))));
  // 10^|exponent| is exact, and so a division by it is correctly rounded.
  const double power = std::pow(10.0, std::abs(exponent));
  return exponent < 0 ? std::round(value / power) * power
                      : std::round(value * power) / power;
}

}  // namespace

std::size_t LevelCount(const HyperParameter& parameter) {
  switch (parameter.kind) {
    case HyperParameterKind::whole:
    case HyperParameterKind::choice:
      return static_cast<std::size_t>(parameter.search_high -
                                      parameter.search_low) +
             1;
    case HyperParameterKind::real:
    case HyperParameterKind::log_real:
      break;
  }
  return 0;
}

double ValueAt(const HyperParameter& parameter, double unit) {
  const double low = parameter.search_low;
  const double high = parameter.search_high;
  const auto levels = static_cast<double>(LevelCount(parameter));
  if (levels > 0) return std::min(low + std::floor(unit * levels), high);
  const double value =
      parameter.kind == HyperParameterKind::log_real
          ? std::exp(std::lerp(std::log(low), std::log(high), unit))
          : std::lerp(low, high, unit);
  return std::clamp(Rounded(value), low, high);
}

double UnitOf(const HyperParameter& parameter, double value) {
  const double low = parameter.search_low;
  const double high = parameter.search_high;
  const auto levels = static_cast<double>(LevelCount(parameter));
  if (levels > 0) return (value - low + 0.5) / levels;
  if (low == high) return 0.5;
  return parameter.kind == HyperParameterKind::log_real
             ? std::log(value / low) / std::log(high / low)
             : (value - low) / (high - low);
}

std::vector<double> ValuesAt(SearchSpace space, const UnitPoint& point) {
  std::vector<double> values;
  values.reserve(space.size());
  for (std::size_t i = 0; i < space.size(); ++i)
    values.push_back(ValueAt(*space[i], point[i]));
  return values;
}

UnitPoint UnitsOf(SearchSpace space, std::span<const double> values) {
  UnitPoint point;
  point.reserve(space.size());
  for (std::size_t i = 0; i < space.size(); ++i)
    point.push_back(UnitOf(*space[i], values[i]));
  return point;
}

Random RandomOfTrial(std::uint64_t seed, std::size_t trial) {
  // Two rounds of the generator's own seeding: neighbouring seeds and trials
  // have nothing in common.
  return Random(Random(seed)() + trial);
}

UnitPoint DrawPoint(SearchSpace space, Random& random) {
  UnitPoint point(space.size());
  for (double& unit : point) unit = random.Unit();
  return point;
}

double DrawNormal(Random& random) {
  return NormalQuantile((random.Unit() + 0x1p-54));
}

std::vector<std::size_t> BestTrials(std::span<const Trial> trials,
                                    std::size_t count) {
  std::vector<std::size_t> places(trials.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::stable_sort(places.begin(), places.end(),
                   [&](std::size_t one, std::size_t other) {
                     return trials[one].score > trials[other].score;
                   });
  places.resize(std::min(count, places.size()));
  return places;
}

}  // namespace melon
