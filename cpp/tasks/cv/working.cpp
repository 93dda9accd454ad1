#include "tasks/cv/working.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "report/answers.h"
#include "report/models/key_working.h"
#include "report/models/working_json.h"
#include "tasks/comparison/pair_query.h"
#include "tasks/cv/tests.h"

namespace melon {
namespace {

/// A number of one learner.
std::optional<WorkedMeasure> WorkLearner(const CvData& data,
                                         const Options& options,
                                         std::size_t learner,
                                         std::string_view key) {
  Parameters parameters = options.ToParameters();
  parameters.eps0 = data.target;
  std::vector<double> column = data.results.ColumnOf(learner);
  if (auto worked = WorkOutTest(&Test::from_sample, Sample{.value = column},
                                parameters, key)) {
    if (key == "mean") {
      worked->intervals = {IntervalOfKeys(
          WorkCorrected(data, column, parameters), "corrected_t_test",
          "corrected_t_low", "corrected_t_high", worked->value.working)};
    }
    return worked;
  }
  if (!key.starts_with("corrected_t")) return std::nullopt;
  if (key == "corrected_t" || key == "corrected_t_p") {
    if (std::isnan(data.target)) return WorkedOut<Value>{reasons::no_eps0, {}};
    for (double& value : column) value -= data.target;
  }
  WorkedOut<KeyValues> worked = WorkCorrected(data, column, parameters);
  const bool is_known =
      std::any_of(worked.result.begin(), worked.result.end(),
                  [key](const auto& value) { return value.first == key; });
  if (!is_known) return std::nullopt;
  return WorkedKey(std::move(worked), key);
}

}  // namespace

Result<Json> AnswerCvWorking(const CvData& data, const Options& options,
                             const Json& request) {
  const std::string_view key = TextOf(request, "key");
  const std::size_t learners = data.results.column_count();
  if (const auto learner = PlaceIn(request, "model", learners)) {
    const auto worked = WorkLearner(data, options, *learner, key);
    if (!worked) return UnknownQuery(request);
    return MeasureJson(*worked, options.ToParameters().level);
  }
  const FoldDifferences design = data.Design();
  return AnswerPairWorking(data.results, &design, options, request);
}

}  // namespace melon
