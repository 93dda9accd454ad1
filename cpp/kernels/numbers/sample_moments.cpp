#include "kernels/numbers/sample_moments.h"

#include <cmath>

#include "base/sum.h"
#include "kernels/numbers/binary_scale.h"
#include "kernels/numbers/rounding.h"

namespace melon {
namespace {

constexpr double kRounding = 8 * std::numeric_limits<double>::epsilon();

}  // namespace

SampleMoments MomentsOf(std::span<const double> values) {
  SampleMoments moments;
  moments.count = static_cast<double>(values.size());
  if (values.empty()) return moments;
  const double unit = BinaryScale(values);
  Sum total;
  for (const double value : values) total.Add(value / unit);
  const double mean = total.value() / moments.count;
  moments.mean = mean * unit;
  if (values.size() < 2) return moments;
  Sum squares;
  for (const double value : values)
    squares.Add(((value / unit) - mean) * ((value / unit) - mean));
  const double deviation = std::sqrt(squares.value() / (moments.count - 1));
  const bool is_rounding = deviation <= kRounding * std::abs(mean);
  moments.deviation = is_rounding ? 0 : deviation * unit;
  if (IsRoundingOfMean(mean, deviation / std::sqrt(moments.count)))
    moments.mean = 0;
  return moments;
}

}  // namespace melon
