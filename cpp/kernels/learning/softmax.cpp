#include "kernels/learning/softmax.h"

#include <algorithm>
#include <cmath>

namespace melon {

void ToProbabilities(std::span<double> logarithms) {
  const double largest =
      *std::max_element(logarithms.begin(), logarithms.end());
  double sum = 0;
  for (double& one : logarithms) {
    one = std::exp(one - largest);
    sum += one;
  }
  for (double& one : logarithms) one /= sum;
}

}  // namespace melon
