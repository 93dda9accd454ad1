#include "tasks/regression/bootstrap.h"

#include <algorithm>
#include <span>

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

}  // namespace

bool IsForEstimates(const Metric& metric) {
  return metric.from_estimates != nullptr;
}

RegressionBootstrap::RegressionBootstrap(const RegressionData& data,
                                         const Options& options)
    : data_(data),
      keys_(MetricKeys(options, IsForEstimates)),
      resampling_(options.resample,
                  {.count = data.case_count(),
                   .weight = data.weight,
                   .cluster = data.cluster},
                  options.bootstrap, options.seed),
      values_(data.models.size(), keys_.size(), resampling_),
      row_weight_(data.case_count()),
      repeats_rows_(data.whole_weights &&
                    data.total <= kMostRepeats *
                                      static_cast<double>(data.case_count())) {}

std::uint32_t RegressionBootstrap::StepsIn(double seconds) const {
  const double one = kSecondsPerRow * static_cast<double>(data_.case_count()) *
                     static_cast<double>(data_.models.size());
  return static_cast<std::uint32_t>(std::clamp(seconds / one, 1.0, 1e6));
}

void RegressionBootstrap::Step(std::uint32_t replicates) {
  for (std::uint32_t i = 0; i < replicates && !finished(); ++i, ++done_) {
    resampling_.Weigh(done_, row_weight_);
    EvaluateAll(done_);
  }
}

void RegressionBootstrap::ChooseRows() {
  chosen_.clear();
  chosen_weight_.clear();
  for (std::size_t row = 0; row < row_weight_.size(); ++row) {
    const double weight = row_weight_[row];
    if (weight == 0) continue;
    const auto times = static_cast<std::size_t>(repeats_rows_ ? weight : 1);
    chosen_.insert(chosen_.end(), times, static_cast<std::uint32_t>(row));
    if (!repeats_rows_) chosen_weight_.push_back(weight);
  }
}

void RegressionBootstrap::EvaluateAll(std::uint32_t step) {
  ChooseRows();
  Gather(data_.truth, chosen_, chosen_truth_);
  for (std::size_t model = 0; model < data_.models.size(); ++model) {
    Gather(data_.models[model].prediction, chosen_, chosen_prediction_);
    const Estimates estimates{chosen_truth_, chosen_prediction_, chosen_weight_,
                              data_.whole_weights};
    for (std::size_t key = 0; key < keys_.size(); ++key) {
      values_.At(model, key, step) =
          keys_[key]
              .metric->from_estimates(estimates, keys_[key].parameters)
              .number();
    }
  }
}

}  // namespace melon
