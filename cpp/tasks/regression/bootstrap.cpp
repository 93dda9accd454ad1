#include "tasks/regression/bootstrap.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace melon {
namespace {

/// All metrics of one row, about.
constexpr double kSecondsPerRow = 4e-7;
/// Up to so many cases a row they are laid out one by one.
constexpr double kMostRepeats = 2;

void Gather(std::span<const double> from,
            const std::vector<std::uint32_t>& rows, std::vector<double>& into) {
  into.clear();
  for (const std::uint32_t row : rows) into.push_back(from[row]);
}

class RegressionReweighted final : public Reweighted {
 public:
  RegressionReweighted(const RegressionData& data, const Options& options)
      : data_(data),
        keys_(MetricKeys(options, IsForEstimates)),
        repeats_rows_(data.whole_weights &&
                      data.total <= kMostRepeats * static_cast<double>(
                                                       data.case_count())) {}

  [[nodiscard]] std::size_t model_count() const override {
    return data_.models.size();
  }
  [[nodiscard]] const std::vector<MetricKey>& keys() const override {
    return keys_;
  }
  [[nodiscard]] CasesToResample cases() const override {
    return {.count = data_.case_count(),
            .weight = data_.weight,
            .weights_count = data_.whole_weights,
            .cluster = data_.cluster};
  }
  [[nodiscard]] double seconds() const override {
    return kSecondsPerRow * static_cast<double>(data_.case_count()) *
           static_cast<double>(data_.models.size());
  }

  void Weigh(std::span<const double> weight) override {
    chosen_.clear();
    chosen_weight_.clear();
    for (std::size_t row = 0; row < weight.size(); ++row) {
      if (weight[row] == 0) continue;
      const auto times =
          static_cast<std::size_t>(repeats_rows_ ? weight[row] : 1);
      chosen_.insert(chosen_.end(), times, static_cast<std::uint32_t>(row));
      if (!repeats_rows_) chosen_weight_.push_back(weight[row]);
    }
    Gather(data_.truth, chosen_, chosen_truth_);
  }

  void Measure(std::size_t model, std::span<double> values) override {
    Gather(data_.models[model].prediction, chosen_, chosen_prediction_);
    const Estimates estimates{chosen_truth_, chosen_prediction_, chosen_weight_,
                              data_.whole_weights};
    for (std::size_t key = 0; key < keys_.size(); ++key) {
      values[key] =
          keys_[key]
              .metric->from_estimates(estimates, keys_[key].parameters)
              .number();
    }
  }

 private:
  const RegressionData& data_;
  std::vector<MetricKey> keys_;
  /// The rows that weigh something: each as often as it weighs, which measures
  /// faster than weights, unless those are fractional or large.
  bool repeats_rows_;
  std::vector<std::uint32_t> chosen_;
  std::vector<double> chosen_truth_;
  std::vector<double> chosen_prediction_;
  /// Empty when rows are repeated.
  std::vector<double> chosen_weight_;
};

}  // namespace

bool IsForEstimates(const Metric& metric) {
  return metric.from_estimates != nullptr;
}

std::unique_ptr<Bootstrap> BootstrapOf(const RegressionData& data,
                                       const Options& options) {
  return std::make_unique<Bootstrap>(
      std::make_unique<RegressionReweighted>(data, options), options.resample,
      NameOf(options.resample), options);
}

}  // namespace melon
