#include <memory>

#include "report/models/working_json.h"
#include "tasks/prepared_evaluation.h"
#include "tasks/regression/bootstrap.h"
#include "tasks/regression/data.h"
#include "tasks/regression/report.h"

namespace melon::tasks {
namespace {

bool IsOfEstimates(const Metric& metric) {
  return metric.from_estimates != nullptr;
}

class RegressionEvaluation final : public PreparedEvaluation<RegressionData> {
 public:
  using PreparedEvaluation::PreparedEvaluation;

  Json Report() override {
    return RegressionReport(table(), roles(), options(), data(), bootstrap(),
                            findings_);
  }

 private:
  void Follow(const Kept& keeps) override {
    if (!keeps(Stage::values)) findings_.values.clear();
    if (!keeps(Stage::tests)) findings_.pairs.reset();
    if (!keeps(Stage::pictures)) findings_.pictures.clear();
  }

  [[nodiscard]] std::unique_ptr<Bootstrap> BeginBootstrap() const override {
    if (WhyNotDrawn(options(), data().weight) != nullptr) return nullptr;
    return BootstrapOf(data(), options());
  }

  Result<Json> AnswerQuestion(const Json& request) override {
    if (TextOf(request, "type") != "working") return UnknownQuery(request);
    if (request.Find("key") != nullptr) {
      const Parameters parameters = options().ToParameters();
      return AnswerPairKey(
          request, data().models.size(), parameters.level,
          [&](std::size_t a, std::size_t b, std::string_view key) {
            return WorkOutErrors(data(), a, b, parameters, key);
          });
    }
    const Sampling sampling =
        SamplingOfRows(options(), bootstrap(), data().weight, data().cluster);
    return AnswerWorking(
        request, data().models.size(), MetricKeys(options(), IsOfEstimates),
        sampling, [&](std::size_t model, const MetricKey& key) {
          WorkedMeasure measure{key.metric->from_estimates.WorkOut(
              data().EstimatesOf(model), key.parameters)};
          AddResampled(sampling, model, key, measure.value.result,
                       measure.intervals, Depth::working);
          return measure;
        });
  }

  RegressionFindings findings_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::regression; }

}  // namespace

extern const Task regression = {
    .id = "regression",
    .serves = Serves,
    .prepare = Prepare<RegressionEvaluation, PrepareRegression>};

}  // namespace melon::tasks
