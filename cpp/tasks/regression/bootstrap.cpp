#include "tasks/regression/bootstrap.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "base/random.h"
#include "resampling/jackknife.h"

namespace melon {
namespace {

constexpr std::size_t kMostRowsLeftOutOneByOne = 2000;
constexpr std::uint32_t kBlocks = 200;
constexpr double kMostCases = 2e9;
/// Set apart from the replicates' numbers.
constexpr std::uint64_t kBlockStream = 0x6a61636b6b6e6966;
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

bool RegressionBootstrap::Possible(const RegressionData& data) {
  return !data.whole_weights || data.total <= kMostCases;
}

RegressionBootstrap::RegressionBootstrap(const RegressionData& data,
                                         const Options& options)
    : data_(data),
      keys_(MetricKeys(options, IsForEstimates)),
      draws_(std::vector<std::uint8_t>(data.case_count(), 0), data.weight,
             options.seed),
      replicate_count_(options.bootstrap),
      jackknife_count_(data.case_count() <= kMostRowsLeftOutOneByOne
                           ? static_cast<std::uint32_t>(data.case_count())
                           : kBlocks),
      row_counts_(data.case_count()),
      row_weight_(data.case_count()),
      repeats_rows_(data.whole_weights &&
                    data.total <=
                        kMostRepeats * static_cast<double>(data.case_count())),
      values_(data.models.size() * keys_.size() * total()) {
  if (jackknife_count_ == data.case_count()) return;
  Random random(options.seed ^ kBlockStream);
  block_.resize(data.case_count());
  for (std::uint8_t& block : block_)
    block = static_cast<std::uint8_t>(random.Below(kBlocks));
}

std::uint32_t RegressionBootstrap::StepsIn(double seconds) const {
  const double one = kSecondsPerRow * static_cast<double>(data_.case_count()) *
                     static_cast<double>(data_.models.size());
  return static_cast<std::uint32_t>(std::clamp(seconds / one, 1.0, 1e6));
}

void RegressionBootstrap::Step(std::uint32_t replicates) {
  for (std::uint32_t i = 0; i < replicates && !finished(); ++i, ++done_) {
    if (done_ < replicate_count_) {
      DrawReplicate(done_);
    } else {
      LeaveOut(done_ - replicate_count_);
    }
    EvaluateAll(done_);
  }
}

void RegressionBootstrap::DrawReplicate(std::uint32_t replicate) {
  draws_.Draw(replicate, row_counts_);
  for (std::size_t row = 0; row < row_weight_.size(); ++row) {
    row_weight_[row] =
        row_counts_[row] * (draws_.keeps_weights() ? data_.WeightOf(row) : 1);
  }
}

void RegressionBootstrap::LeaveOut(std::uint32_t unit) {
  // Of a row that stands for several cases one is left out; of a block, all.
  const bool one_case = block_.empty() && !draws_.keeps_weights();
  for (std::size_t row = 0; row < row_weight_.size(); ++row) {
    const bool is_left_out = block_.empty() ? row == unit : block_[row] == unit;
    const double weight = data_.WeightOf(row);
    const double left_out = one_case ? std::min(weight, 1.0) : weight;
    row_weight_[row] = is_left_out ? weight - left_out : weight;
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

void RegressionBootstrap::EvaluateAll(std::size_t slot) {
  ChooseRows();
  Gather(data_.truth, chosen_, chosen_truth_);
  for (std::size_t model = 0; model < data_.models.size(); ++model) {
    Gather(data_.models[model].prediction, chosen_, chosen_prediction_);
    const Estimates estimates{chosen_truth_, chosen_prediction_, chosen_weight_,
                              data_.whole_weights};
    for (std::size_t key = 0; key < keys_.size(); ++key) {
      values_[PlaceOf(model, key, slot)] =
          keys_[key]
              .metric->from_estimates(estimates, keys_[key].parameters)
              .number();
    }
  }
}

std::vector<double> RegressionBootstrap::Defined(std::size_t first_slot,
                                                 std::size_t count,
                                                 std::size_t a,
                                                 std::optional<std::size_t> b,
                                                 std::size_t key) const {
  std::vector<double> defined;
  defined.reserve(count);
  for (std::size_t slot = first_slot; slot < first_slot + count; ++slot) {
    const double value = values_[PlaceOf(a, key, slot)] -
                         (b.has_value() ? values_[PlaceOf(*b, key, slot)] : 0);
    if (!std::isnan(value)) defined.push_back(value);
  }
  return defined;
}

double RegressionBootstrap::AccelerationOf(std::size_t a,
                                           std::optional<std::size_t> b,
                                           std::size_t key) const {
  const std::vector<double> estimates =
      Defined(replicate_count_, jackknife_count_, a, b, key);
  if (estimates.size() != jackknife_count_) return 0;
  // A row that stands for w cases gives the same estimate w times.
  const bool repeated = block_.empty() && !draws_.keeps_weights();
  return Acceleration(estimates, repeated
                                     ? std::span<const double>(data_.weight)
                                     : std::span<const double>());
}

Replicates RegressionBootstrap::Of(std::size_t model, std::size_t key) const {
  return {Defined(0, replicate_count_, model, std::nullopt, key),
          AccelerationOf(model, std::nullopt, key)};
}

Replicates RegressionBootstrap::DifferenceOf(std::size_t a, std::size_t b,
                                             std::size_t key) const {
  return {Defined(0, replicate_count_, a, b, key), AccelerationOf(a, b, key)};
}

}  // namespace melon
