#include "kernels/learning/bias_variance.h"

#include "base/sum.h"

namespace melon {

BiasVariance BiasVarianceOf(std::span<const double> predictions, double truth) {
  const auto count = static_cast<double>(predictions.size());
  Sum total;
  for (const double prediction : predictions) total.Add(prediction);
  const double mean = total.value() / count;
  Sum squares;
  for (const double prediction : predictions)
    squares.Add((prediction - mean) * (prediction - mean));
  return {.mean = mean,
          .bias_squared = (mean - truth) * (mean - truth),
          .variance = squares.value() / count};
}

}  // namespace melon
