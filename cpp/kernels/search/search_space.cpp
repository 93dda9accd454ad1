#include "kernels/search/search_space.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>
#include <utility>

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
  if (!parameter.levels.empty()) return parameter.levels.size();
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

double LevelValue(const HyperParameter& parameter, std::size_t level) {
  return parameter.levels.empty()
             ? parameter.search_low + static_cast<double>(level)
             : parameter.levels[level];
}

std::size_t LevelOf(const HyperParameter& parameter, double value) {
  const auto is_closer = [&](double one, double other) {
    return std::abs(one - value) < std::abs(other - value);
  };
  const auto& levels = parameter.levels;
  if (levels.empty())
    return static_cast<std::size_t>(std::clamp(std::round(value),
                                               parameter.search_low,
                                               parameter.search_high) -
                                    parameter.search_low);
  return static_cast<std::size_t>(
      std::min_element(levels.begin(), levels.end(), is_closer) -
      levels.begin());
}

double ValueAt(const HyperParameter& parameter, double unit) {
  const double low = parameter.search_low;
  const double high = parameter.search_high;
  const std::size_t count = LevelCount(parameter);
  if (count > 0) {
    const auto level =
        static_cast<std::size_t>(unit * static_cast<double>(count));
    return LevelValue(parameter, std::min(level, count - 1));
  }
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
  if (levels > 0)
    return (static_cast<double>(LevelOf(parameter, value)) + 0.5) / levels;
  if (low == high) return 0.5;
  return parameter.kind == HyperParameterKind::log_real
             ? std::log(value / low) / std::log(high / low)
             : (value - low) / (high - low);
}

bool IsInEffect(SearchSpace space, std::span<const double> values,
                std::size_t place) {
  const std::string_view needed = space[place]->counts_with;
  for (std::size_t i = 0; i < space.size(); ++i)
    if (!needed.empty() && space[i]->name == needed)
      return values[i] == space[place]->counts_at;
  return true;
}

std::vector<double> WithoutWhatDoesNotCount(SearchSpace space,
                                            std::vector<double> values) {
  for (std::size_t i = 0; i < space.size(); ++i)
    if (!IsInEffect(space, values, i)) values[i] = ValueAt(*space[i], 0.5);
  return values;
}

std::vector<double> ValuesAt(SearchSpace space, const UnitPoint& point) {
  std::vector<double> values;
  values.reserve(space.size());
  for (std::size_t i = 0; i < space.size(); ++i)
    values.push_back(ValueAt(*space[i], point[i]));
  return WithoutWhatDoesNotCount(space, std::move(values));
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
