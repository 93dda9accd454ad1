#include "tasks/classes/bootstrap.h"

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "kernels/classes/class_rankings.h"
#include "kernels/classes/joint_patterns.h"
#include "tasks/classes/keys.h"

namespace melon {
namespace {

class ClassReweighted final : public Reweighted {
 public:
  ClassReweighted(const ClassData& data, const Options& options)
      : data_(data), all_(data, options), keys_(all_.keys()) {
    std::erase_if(keys_,
                  [](const MetricKey& key) { return !IsResampled(key); });
    FindUnits(options.resample);
    for (const ClassModel& model : data.models) {
      if (model.has_probabilities())
        orders_.push_back(OrderClasses(ProbabilitiesOf(data, model)));
    }
  }

  [[nodiscard]] std::size_t model_count() const override {
    return data_.models.size();
  }
  [[nodiscard]] const std::vector<MetricKey>& keys() const override {
    return keys_;
  }
  [[nodiscard]] CasesToResample cases() const override {
    return {.count = unit_rows_.size(),
            .weight = unit_weight_,
            .weights_count = data_.whole_weights,
            .stratum = unit_class_,
            .cluster = data_.cluster};
  }
  [[nodiscard]] double seconds() const override;
  void Weigh(std::span<const double> weight) override { weight_ = weight; }
  void Measure(std::size_t model, std::span<double> values) override;

 private:
  void FindUnits(ResampleScheme scheme);

  const ClassData& data_;
  /// Has the costs that the keys look at.
  ClassKeys all_;
  std::vector<MetricKey> keys_;
  /// A row for each unit, what the unit weighs, and its true class.
  std::vector<std::uint32_t> unit_rows_;
  std::vector<double> unit_weight_;
  std::vector<std::uint16_t> unit_class_;
  /// Of each unit, which where there are probabilities is a row.
  std::span<const double> weight_;
  /// Of each model of probabilities.
  std::vector<ClassOrders> orders_;
};

void ClassReweighted::FindUnits(ResampleScheme scheme) {
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

double ClassReweighted::seconds() const {
  constexpr double kOperationsPerSecond = 1e8;
  const auto classes = static_cast<double>(data_.class_count());
  const auto models = static_cast<double>(data_.models.size());
  const auto units = static_cast<double>(unit_rows_.size());
  const double of_rows =
      units * (data_.task == TaskKind::multiclass ? 10 * classes : 2);
  const double work = units + (models * (of_rows + (20 * classes * classes)));
  return work / kOperationsPerSecond;
}

void ClassReweighted::Measure(std::size_t model, std::span<double> values) {
  const ClassModel& of = data_.models[model];
  const std::size_t classes = data_.class_count();
  std::vector<double> cells(classes * classes);
  for (std::size_t i = 0; i < weight_.size(); ++i) {
    const std::uint32_t row = unit_rows_[i];
    cells[(data_.truth[row] * classes) + of.predicted[row]] += weight_[i];
  }
  const ConfusionMatrix matrix(classes, std::move(cells));
  ClassProbabilities probabilities = ProbabilitiesOf(data_, of);
  ClassRankings rankings;
  if (of.has_probabilities()) {
    probabilities.weight = weight_;
    rankings = RankClasses(probabilities, orders_[model]);
    probabilities.rankings = &rankings;
  }
  for (std::size_t key = 0; key < keys_.size(); ++key) {
    values[key] =
        all_.Evaluate(keys_[key], matrix,
                      of.has_probabilities() ? &probabilities : nullptr)
            .number();
  }
}

}  // namespace

std::unique_ptr<Bootstrap> BootstrapOf(const ClassData& data,
                                       const Options& options) {
  return std::make_unique<Bootstrap>(
      std::make_unique<ClassReweighted>(data, options), options.resample,
      NameOf(options.resample), options);
}

}  // namespace melon
