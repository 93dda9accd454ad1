#include "tasks/binomial/working.h"

#include <cstddef>
#include <optional>
#include <string_view>

#include "hypothesis/test.h"
#include "report/answers.h"
#include "report/models/key_working.h"
#include "report/models/working_json.h"
#include "tasks/binomial/alternative.h"
#include "tasks/binomial/verdict.h"

namespace melon {
namespace {

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

}  // namespace

Result<Json> AnswerBinomialWorking(const BinomialData& data,
                                   const Options& options,
                                   const Json& request) {
  if (TextOf(request, "type") != "working") return UnknownQuery(request);
  const std::string_view key = TextOf(request, "key");
  const auto place = PlaceIn(request, "model", data.names.size());
  const Experiments experiments =
      place ? Experiments{.errors = {&data.errors[*place], 1},
                          .cases = {&data.cases[*place], 1}}
            : data.View();
  const auto worked = key == "binomial_p_adjusted" && place
                          ? WorkAdjusted(data, experiments, options)
                          : WorkOutTest(&Test::from_experiments, experiments,
                                        options.ToParameters(), key);
  if (!worked) return UnknownQuery(request);
  return MeasureJson(*worked, options.ToParameters().level);
}

}  // namespace melon
