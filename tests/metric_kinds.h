#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "metrics/metric.h"

namespace melon {

/// Cases of any kind: columns of numbers, with one entry a case each.
struct Cases {
  std::vector<std::vector<double>> columns;
  /// Empty: every case counts once.
  std::vector<double> weight = {};

  [[nodiscard]] std::size_t size() const { return columns.front().size(); }
};

/// A kind of data that metrics are computed from, as the tests of all metrics
/// see it.
struct MetricKind {
  std::string_view name;
  /// Whether the metric has a function for it.
  bool (*has)(const Metric& metric);
  WorkedOut<Value> (*work_out)(const Metric& metric,
                               const Parameters& parameters,
                               const Cases& cases);
  [[nodiscard]] Value evaluate(const Metric& metric,
                               const Parameters& parameters,
                               const Cases& cases) const {
    return work_out(metric, parameters, cases).result;
  }
  /// Ordinary cases, at least two, better than chance, with ties.
  Cases (*some)(std::size_t count, std::uint64_t seed);
  /// The same as a perfect prediction would have them.
  Cases (*perfect)(const Cases& cases);
  /// Degenerate and extreme ones, no case at all among them.
  std::vector<Cases> (*edges)();
  /// Whether cases may have weights.
  bool weighted;
};

[[nodiscard]] std::span<const MetricKind> MetricKinds();

}  // namespace melon
