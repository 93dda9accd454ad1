#include "tasks/regression/error_bins.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/sum.h"
#include "kernels/numbers/power_of_two_scale.h"

namespace melon {
namespace {

struct Bin {
  double low = std::numeric_limits<double>::infinity();
  double high = -std::numeric_limits<double>::infinity();
  Sum count;
  Sum quantity;
  Sum error;
  Sum absolute_error;

  /// Both numbers are scaled.
  void Add(double number, double one_error, double weight) {
    low = std::min(low, number);
    high = std::max(high, number);
    count.Add(weight);
    quantity.Add(weight * number);
    error.Add(weight * one_error);
    absolute_error.Add(weight * std::abs(one_error));
  }
};

}  // namespace

std::vector<double> EqualCountEdges(std::vector<double> numbers) {
  std::erase_if(numbers, [](double number) { return std::isnan(number); });
  std::sort(numbers.begin(), numbers.end());
  std::vector<double> edges;
  for (std::size_t i = 1; i < kErrorBins; ++i) {
    const std::size_t place = i * numbers.size() / kErrorBins;
    if (place == 0) continue;
    const double edge = numbers[place];
    const bool first = edges.empty();
    if (edge > (first ? numbers.front() : edges.back())) edges.push_back(edge);
  }
  return edges;
}

Json ErrorBinsJson(std::span<const double> quantity,
                   std::span<const double> error,
                   std::span<const double> weight,
                   const std::vector<double>& edges) {
  const double quantity_scale = PowerOfTwoScale(quantity);
  const double error_scale = PowerOfTwoScale(error);
  std::vector<Bin> bins(edges.size() + 1);
  for (std::size_t i = 0; i < quantity.size(); ++i) {
    const double one_weight = weight.empty() ? 1 : weight[i];
    if (std::isnan(quantity[i]) || !(one_weight > 0)) continue;
    const auto edge = std::upper_bound(edges.begin(), edges.end(), quantity[i]);
    bins[static_cast<std::size_t>(edge - edges.begin())].Add(
        quantity_scale * quantity[i], error_scale * error[i], one_weight);
  }
  Json::Numbers columns[6];
  for (const Bin& bin : bins) {
    const double count = bin.count.value();
    if (!(count > 0)) continue;
    const double row[] = {bin.low / quantity_scale,
                          bin.high / quantity_scale,
                          bin.quantity.value() / count / quantity_scale,
                          count,
                          bin.error.value() / count / error_scale,
                          bin.absolute_error.value() / count / error_scale};
    for (std::size_t i = 0; i < 6; ++i) columns[i].push_back(row[i]);
  }
  Json json = Json::EmptyObject();
  std::size_t next = 0;
  for (const std::string_view name :
       {"low", "high", "mean", "count", "mean_error", "mae"})
    json.Put(name, Json(std::move(columns[next++])));
  return json;
}

}  // namespace melon
