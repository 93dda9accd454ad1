#include "tasks/regression/error_distribution.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>

#include "base/sum.h"
#include "kernels/binary/score_order.h"
#include "kernels/numbers/power_of_two_scale.h"
#include "kernels/numbers/reduce_polyline.h"
#include "special/normal.h"

namespace melon {
namespace {

constexpr double kFewestBins = 8;
constexpr double kMostBins = 80;
constexpr std::size_t kCurvePoints = 101;
constexpr std::size_t kTail = 100;

double WeightAt(std::span<const double> weight, std::size_t i) {
  return weight.empty() ? 1 : weight[i];
}

/// Cases of positive weight by ascending number.
std::vector<std::size_t> AscendingOrder(std::span<const double> numbers,
                                        std::span<const double> weight) {
  const std::vector<std::uint32_t> descending = DescendingOrder(numbers);
  std::vector<std::size_t> order;
  order.reserve(descending.size());
  for (std::size_t i = descending.size(); i-- > 0;) {
    if (WeightAt(weight, descending[i]) > 0) order.push_back(descending[i]);
  }
  return order;
}

/// A case is shown when it stands at either end, or is the first past the next
/// of equally distant shares.
class QuantileChoice {
 public:
  explicit QuantileChoice(std::size_t count) : count_(count) {}

  [[nodiscard]] bool Takes(std::size_t place, double share) {
    if (count_ <= kMostQuantiles || place < kTail || place + kTail >= count_)
      return true;
    constexpr double kCells = kMostQuantiles - (2 * kTail);
    const double cell = std::floor(share * kCells);
    if (cell == last_cell_) return false;
    last_cell_ = cell;
    return true;
  }

 private:
  std::size_t count_;
  double last_cell_ = -1;
};

}  // namespace

ErrorDistribution::ErrorDistribution(std::span<const double> error,
                                     std::span<const double> weight)
    : error_(error),
      weight_(weight),
      scale_(PowerOfTwoScale(error)),
      order_(AscendingOrder(error, weight)) {
  Sum total;
  Sum sum;
  for (const std::size_t i : order_) {
    total.Add(WeightAt(weight, i));
    sum.Add(WeightAt(weight, i) * Scaled(i));
  }
  total_ = total.value();
  mean_ = sum.value() / total_;
  Sum squares;
  for (const std::size_t i : order_) {
    const double deviation = Scaled(i) - mean_;
    squares.Add(WeightAt(weight, i) * deviation * deviation);
  }
  deviation_ = std::sqrt(squares.value() / total_);
}

Json ErrorDistribution::HistogramJson() const {
  const std::size_t n = order_.size();
  double low = Scaled(order_.front());
  double extent = Scaled(order_.back()) - low;
  const double quartiles =
      Scaled(order_[3 * (n - 1) / 4]) - Scaled(order_[(n - 1) / 4]);
  const double wanted =
      extent / (2 * quartiles / std::cbrt(static_cast<double>(n)));
  const double bins =
      quartiles > 0 ? std::clamp(std::ceil(wanted), kFewestBins, kMostBins)
                    : kFewestBins;
  if (!(extent > 0)) {
    // All errors are the same: one unit around them.
    extent = std::max(scale_, std::abs(low) * 1e-3);
    low -= extent / 2;
  }
  const double width = extent / bins;
  Json::Numbers counts(static_cast<std::size_t>(bins));
  for (const std::size_t i : order_) {
    const double bin = std::floor((Scaled(i) - low) / width);
    counts[static_cast<std::size_t>(std::clamp(bin, 0.0, bins - 1))] +=
        WeightAt(weight_, i);
  }
  Json json = Json::EmptyObject();
  json.Put("low", low / scale_);
  json.Put("width", width / scale_);
  json.Put("counts", Json(std::move(counts)));
  json.Put("mean", mean_ / scale_);
  json.Put("std", deviation_ / scale_);
  Json::Numbers x;
  Json::Numbers y;
  for (std::size_t i = 0; deviation_ > 0 && i < kCurvePoints; ++i) {
    const double error =
        low + (extent * static_cast<double>(i) / (kCurvePoints - 1));
    x.push_back(error / scale_);
    const double z = (error - mean_) / deviation_;
    const double density =
        std::exp(-z * z / 2) / (deviation_ * std::sqrt(2 * std::numbers::pi));
    y.push_back(density * total_ * width);
  }
  Json normal = Json::EmptyObject();
  normal.Put("x", Json(std::move(x)));
  normal.Put("y", Json(std::move(y)));
  json.Put("normal", std::move(normal));
  return json;
}

Json ErrorDistribution::QuantilesJson() const {
  Json::Numbers theoretical;
  Json::Numbers observed;
  QuantileChoice choice(order_.size());
  Sum passed;
  for (std::size_t place = 0; place < order_.size(); ++place) {
    const std::size_t i = order_[place];
    const double weight = WeightAt(weight_, i);
    const double share = (passed.value() + (weight / 2)) / total_;
    passed.Add(weight);
    if (!(share > 0 && share < 1) || !choice.Takes(place, share)) continue;
    theoretical.push_back(NormalQuantile(share));
    observed.push_back(error_[i]);
  }
  Json json = Json::EmptyObject();
  json.Put("shown", observed.size());
  json.Put("of", order_.size());
  json.Put("theoretical", Json(std::move(theoretical)));
  json.Put("observed", Json(std::move(observed)));
  json.Put("mean", mean_ / scale_);
  json.Put("std", deviation_ / scale_);
  return json;
}

Json RecCurveJson(std::span<const double> error,
                  std::span<const double> weight) {
  const double scale = PowerOfTwoScale(error);
  std::vector<double> sizes(error.size());
  for (std::size_t i = 0; i < sizes.size(); ++i)
    sizes[i] = scale * std::abs(error[i]);
  const std::vector<std::size_t> order = AscendingOrder(sizes, weight);
  Sum total;
  Sum area;
  for (const std::size_t i : order) {
    total.Add(WeightAt(weight, i));
    area.Add(WeightAt(weight, i) * sizes[i]);
  }
  std::vector<double> x{0};
  std::vector<double> y{0};
  Sum passed;
  for (std::size_t place = 0; place < order.size(); ++place) {
    passed.Add(WeightAt(weight, order[place]));
    const double size = sizes[order[place]];
    const bool is_last = place + 1 == order.size();
    if (!is_last && sizes[order[place + 1]] == size) continue;
    const double share =
        is_last ? 1 : std::min(1.0, passed.value() / total.value());
    // So many steps that one is less than a tenth of a pixel in a thousand.
    if (!is_last && order.size() > kMostSteps &&
        share - y.back() < 1.0 / kMostSteps)
      continue;
    x.push_back(size);
    y.push_back(share);
  }
  const Staircase stairs = ExpandSteps(x, y, StepOrder::horizontal_first);
  const double widest = x.back();
  const std::vector<std::size_t> kept =
      ReducePolyline(stairs.x, stairs.y, {0, widest > 0 ? widest : 1, 0, 1});
  Json::Numbers tolerance;
  Json::Numbers shares;
  for (const std::size_t i : kept) {
    tolerance.push_back(stairs.x[i] / scale);
    shares.push_back(stairs.y[i]);
  }
  Json json = Json::EmptyObject();
  json.Put("tolerance", Json(std::move(tolerance)));
  json.Put("share", Json(std::move(shares)));
  json.Put("area_over", area.value() / total.value() / scale);
  return json;
}

}  // namespace melon
