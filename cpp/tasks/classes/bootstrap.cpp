#include "tasks/classes/bootstrap.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

#include "kernels/classes/joint_patterns.h"

namespace melon {

ClassBootstrap::ClassBootstrap(const ClassData& data, const Options& options)
    : data_(data), keys_(data, options) {
  FindUnits(options.resample);
  resampling_ = std::make_unique<CaseResampling>(
      options.resample,
      CasesToResample{.count = unit_rows_.size(),
                      .weight = unit_weight_,
                      .stratum = unit_class_,
                      .cluster = data.cluster},
      options.bootstrap, options.seed);
  values_ = std::make_unique<ReplicateTable>(data.models.size(),
                                             keys_.keys().size(), *resampling_);
  drawn_.resize(unit_rows_.size());
  for (const ClassModel& model : data.models) {
    if (model.has_probabilities())
      orders_.push_back(OrderClasses(ProbabilitiesOf(data, model)));
  }
}

void ClassBootstrap::FindUnits(ResampleScheme scheme) {
  const bool as_rows = data_.task == TaskKind::multiclass ||
                       !data_.whole_weights ||
                       scheme == ResampleScheme::cluster;
  if (as_rows) {
    unit_rows_.resize(data_.case_count());
    std::iota(unit_rows_.begin(), unit_rows_.end(), 0U);
    unit_weight_ = data_.weight;
    unit_class_ = data_.truth;
    return;
  }
  std::vector<std::span<const std::uint16_t>> columns{data_.truth};
  for (const ClassModel& model : data_.models)
    columns.emplace_back(model.predicted);
  JointPatterns patterns =
      FindPatterns(columns, data_.weight, data_.class_count());
  unit_rows_ = std::move(patterns.first_row);
  unit_weight_ = std::move(patterns.weight);
  unit_class_.reserve(unit_rows_.size());
  for (const std::uint32_t row : unit_rows_)
    unit_class_.push_back(data_.truth[row]);
}

std::uint32_t ClassBootstrap::StepsIn(double seconds) const {
  constexpr double kOperationsPerSecond = 1e8;
  const auto classes = static_cast<double>(data_.class_count());
  const auto models = static_cast<double>(data_.models.size());
  const auto units = static_cast<double>(unit_rows_.size());
  const double of_rows =
      units * (data_.task == TaskKind::multiclass ? 10 * classes : 2);
  const double work = units + (models * (of_rows + (20 * classes * classes)));
  return static_cast<std::uint32_t>(
      std::clamp(seconds * kOperationsPerSecond / work, 1.0, 1e6));
}

void ClassBootstrap::Step(std::uint32_t replicates) {
  for (std::uint32_t i = 0; i < replicates && !finished(); ++i, ++done_) {
    resampling_->Weigh(done_, drawn_);
    EvaluateAll(done_);
  }
}

void ClassBootstrap::EvaluateAll(std::uint32_t step) {
  for (std::size_t model = 0; model < data_.models.size(); ++model)
    EvaluateModel(model, step);
}

void ClassBootstrap::EvaluateModel(std::size_t model, std::uint32_t step) {
  const ClassModel& of = data_.models[model];
  const std::size_t classes = data_.class_count();
  std::vector<double> cells(classes * classes);
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    const std::uint32_t row = unit_rows_[i];
    cells[(data_.truth[row] * classes) + of.predicted[row]] += drawn_[i];
  }
  const ConfusionMatrix matrix(classes, std::move(cells));
  ClassProbabilities probabilities = ProbabilitiesOf(data_, of);
  ClassRankings rankings;
  if (of.has_probabilities()) {
    probabilities.weight = drawn_;
    rankings = RankClasses(probabilities, orders_[model]);
    probabilities.rankings = &rankings;
  }
  const std::vector<MetricKey>& keys = keys_.keys();
  for (std::size_t key = 0; key < keys.size(); ++key) {
    const bool resampled = keys[key].metric->direction != Direction::neither;
    values_->At(model, key, step) =
        resampled
            ? keys_
                  .Evaluate(keys[key], matrix,
                            of.has_probabilities() ? &probabilities : nullptr)
                  .number()
            : std::numeric_limits<double>::quiet_NaN();
  }
}

}  // namespace melon
