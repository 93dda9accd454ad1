#include "tasks/classes/experiments.h"

#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "base/sum.h"
#include "report/models/metric_keys.h"
#include "table/queries.h"

namespace melon {
namespace {

constexpr std::size_t kMostMatrices = 5000000;

/// One model's matrices: one class against the others, by experiment, then
/// class.
class Matrices {
 public:
  Matrices(const ClassData& data, const ClassModel& model,
           const QueryColumn& experiments)
      : class_count_(data.class_count()),
        correct_(experiments.names.size() * class_count_),
        truth_(correct_.size()),
        predicted_(correct_.size()),
        total_(experiments.names.size()) {
    for (std::size_t i = 0; i < data.case_count(); ++i) {
      const std::size_t first = experiments.index[i] * class_count_;
      const double weight = data.WeightOf(i);
      const std::size_t truth = data.truth[i];
      const std::size_t predicted = model.predicted[i];
      truth_[first + truth].Add(weight);
      predicted_[first + predicted].Add(weight);
      if (truth == predicted) correct_[first + truth].Add(weight);
      total_[experiments.index[i]].Add(weight);
    }
  }

  [[nodiscard]] std::vector<Counts> OneVersusRest() const {
    std::vector<Counts> matrices(correct_.size());
    for (std::size_t i = 0; i < matrices.size(); ++i) {
      const double correct = correct_[i].value();
      const double missed = truth_[i].value() - correct;
      const double wrong = predicted_[i].value() - correct;
      const double total = total_[i / class_count_].value();
      matrices[i] = {correct, wrong, missed, total - correct - missed - wrong};
    }
    return matrices;
  }

  [[nodiscard]] Json::Numbers Totals() const {
    Json::Numbers totals;
    for (const Sum& total : total_) totals.push_back(total.value());
    return totals;
  }

  /// NaN for an experiment whose weights are all 0.
  [[nodiscard]] Json::Numbers Accuracy() const {
    Json::Numbers accuracy;
    for (std::size_t e = 0; e < total_.size(); ++e) {
      Sum correct;
      for (std::size_t label = 0; label < class_count_; ++label)
        correct.Add(correct_[(e * class_count_) + label].value());
      const double total = total_[e].value();
      accuracy.push_back(total > 0 ? correct.value() / total
                                   : std::numeric_limits<double>::quiet_NaN());
    }
    return accuracy;
  }

 private:
  std::size_t class_count_;
  std::vector<Sum> correct_;
  std::vector<Sum> truth_;
  std::vector<Sum> predicted_;
  std::vector<Sum> total_;
};

Json AveragesJson(const std::vector<Counts>& matrices, const Options& options) {
  Json json = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  const auto keys = MetricKeys(options, [](const Metric& metric) {
    return metric.from_matrices != nullptr;
  });
  for (const MetricKey& key : keys) {
    PutValue(json, reasons, key.key,
             key.metric->from_matrices(matrices, key.parameters));
  }
  json.Put("reasons", std::move(reasons));
  return json;
}

}  // namespace

Json ExperimentsJson(const Column& column, const ClassData& data,
                     const Options& options) {
  Json json = Json::ObjectOf("column", Json(column.name));
  const bool unreadable = column.storage == Storage::dropped;
  QueryColumn experiments;
  if (!unreadable) experiments = ReadQueries(column, data.rows);
  if (unreadable ||
      experiments.names.size() * data.class_count() > kMostMatrices) {
    json.Put("reason", "too_many_experiments");
    return json;
  }
  Json names = Json::EmptyArray();
  for (const std::string& name : experiments.names) names.Add(name);
  json.Put("names", std::move(names));
  Json models = Json::EmptyArray();
  for (const ClassModel& model : data.models) {
    const Matrices matrices(data, model, experiments);
    if (model.name == data.models.front().name)
      json.Put("n", Json(matrices.Totals()));
    Json entry = Json::ObjectOf("name", Json(model.name));
    entry.Put("accuracy", Json(matrices.Accuracy()));
    entry.Put("averages", AveragesJson(matrices.OneVersusRest(), options));
    models.Add(std::move(entry));
  }
  json.Put("models", std::move(models));
  return json;
}

}  // namespace melon
