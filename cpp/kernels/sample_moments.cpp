#include "kernels/sample_moments.h"

#include <cmath>

#include "base/sum.h"

namespace melon {
namespace {

constexpr double kRounding = 8 * std::numeric_limits<double>::epsilon();

}  // namespace

SampleMoments MomentsOf(std::span<const double> values) {
  SampleMoments moments;
  moments.count = static_cast<double>(values.size());
  if (values.empty()) return moments;
  Sum total;
  for (const double value : values) total.Add(value);
  moments.mean = total.value() / moments.count;
  if (values.size() < 2) return moments;
  Sum squares;
  for (const double value : values)
    squares.Add((value - moments.mean) * (value - moments.mean));
  moments.variance = squares.value() / (moments.count - 1);
  if (std::sqrt(moments.variance) <= kRounding * std::abs(moments.mean))
    moments.variance = 0;
  return moments;
}

}  // namespace melon
