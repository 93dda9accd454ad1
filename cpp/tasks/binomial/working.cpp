#include "tasks/binomial/working.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "hypothesis/test.h"
#include "report/answers.h"
#include "report/models/key_working.h"
#include "report/models/working_json.h"
#include "tasks/binomial/alternative.h"
#include "tasks/binomial/verdict.h"

namespace melon {
namespace {

constexpr std::string_view kLow = "clopper_pearson_low";
constexpr std::string_view kHigh = "clopper_pearson_high";

/// The p-value of the alternative that is asked about, times the number of
/// experiments.
std::optional<WorkedMeasure> WorkAdjusted(const BinomialData& data,
                                          const Experiments& one,
                                          const Options& options) {
  const std::string_view key =
      BinomialAlternativeOf(options.alternative).p_value;
  std::optional<WorkedMeasure> worked =
      WorkOutTest(&Test::from_experiments, one, options.ToParameters(), key);
  if (!worked || !worked->value.result.defined()) return worked;
  auto& [result, working] = worked->value;
  const Term p("p", result.number());
  const Term count = working.Line("M", static_cast<double>(data.names.size()),
                                  {"number of experiments", "实验次数"});
  working.Result(Smaller(1, count * p));
  result = Adjusted(data, result);
  return worked;
}

/// The error rate of one experiment, with the interval of the test.
WorkedMeasure WorkRate(const Experiments& one, const Parameters& parameters) {
  const double errors = one.errors.front();
  const double cases = one.cases.front();
  Working working;
  const Term m = working.Line("m", errors, {"errors", "错误数"});
  const Term n = working.Line("n", cases, {"cases", "样例数"});
  working.Result(m / n);
  WorkedMeasure measure{WorkedOut<Value>{errors / cases, std::move(working)}};
  const Test& test = *TestWithKey(kLow);
  measure.intervals = {
      IntervalOfKeys(test.from_experiments.WorkOut(one, parameters),
                     "clopper_pearson", kLow, kHigh, measure.value.working)};
  return measure;
}

/// What one experiment has under the key.
std::optional<WorkedMeasure> WorkExperiment(const BinomialData& data,
                                            std::size_t place,
                                            const Options& options,
                                            std::string_view key) {
  const Experiments one{.errors = {&data.errors[place], 1},
                        .cases = {&data.cases[place], 1}};
  if (key == "error_rate") return WorkRate(one, options.ToParameters());
  if (key == "binomial_p_adjusted") return WorkAdjusted(data, one, options);
  return WorkOutTest(&Test::from_experiments, one, options.ToParameters(), key);
}

}  // namespace

Result<Json> AnswerBinomialWorking(const BinomialData& data,
                                   const Options& options,
                                   const Json& request) {
  if (TextOf(request, "type") != "working") return UnknownQuery(request);
  const std::string_view key = TextOf(request, "key");
  const auto place = PlaceIn(request, "model", data.names.size());
  const auto worked = place ? WorkExperiment(data, *place, options, key)
                            : WorkOutTest(&Test::from_experiments, data.View(),
                                          options.ToParameters(), key);
  if (!worked) return UnknownQuery(request);
  return MeasureJson(*worked, options.ToParameters().level);
}

}  // namespace melon
