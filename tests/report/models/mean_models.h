#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "options/options.h"
#include "report/bootstrap/bootstrap.h"
#include "report/models/metric_keys.h"

namespace melon {

/// The metrics of these ids.
inline std::vector<MetricKey> KeysOf(std::span<const std::string_view> ids) {
  std::vector<MetricKey> keys;
  for (const std::string_view id : ids) {
    for (const Metric* metric : Metrics()) {
      if (metric->id == id) keys.push_back({std::string(id), metric, {}});
    }
  }
  return keys;
}

/// Two models on the cases 1, 2, 3, 6: "accuracy" is the mean of the first, and
/// twice that of the second.
class MeanModels final : public Reweighted {
 public:
  [[nodiscard]] std::size_t model_count() const override { return 2; }
  [[nodiscard]] const std::vector<MetricKey>& keys() const override {
    return keys_;
  }
  [[nodiscard]] CasesToResample cases() const override { return {.count = 4}; }
  [[nodiscard]] double seconds() const override { return 0.01; }
  void Weigh(std::span<const double> weight) override { weight_ = weight; }
  void Measure(std::size_t model, std::span<double> values) override {
    constexpr double kCases[] = {1, 2, 3, 6};
    double sum = 0;
    double total = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      sum += weight_[i] * kCases[i];
      total += weight_[i];
    }
    values[0] = sum / total * static_cast<double>(model + 1);
  }

 private:
  static constexpr std::string_view kIds[] = {"accuracy"};
  std::vector<MetricKey> keys_ = KeysOf(kIds);
  std::span<const double> weight_;
};

inline std::unique_ptr<Bootstrap> BootstrapOfMeans(std::uint32_t replicates) {
  Options options;
  options.bootstrap = replicates;
  return std::make_unique<Bootstrap>(std::make_unique<MeanModels>(),
                                     ResampleScheme::plain, "numbers", options);
}

}  // namespace melon
