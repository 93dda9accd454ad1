#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "base/data/score_groups.h"
#include "base/function_view.h"
#include "base/result.h"
#include "base/value.h"
#include "base/working/working.h"
#include "curves/curve.h"
#include "io/json/json.h"
#include "options/options.h"
#include "report/bootstrap/replicates.h"
#include "report/models/metric_keys.h"
#include "report/models/model_values.h"
#include "report/models/worked_measure.h"

namespace melon {

/// {"value", "reason" where it is undefined, "lines": [{"title", "title_zh",
/// "symbol", "symbols", "numbers", "value", "result", "key" where the line
/// gives one, "tables" above it: [{"title", "title_zh", "heads", "rows",
/// "left_out"}]}]}. Symbols, numbers, result and heads are LaTeX, `result`
/// being the value; a cell of a row is a number, null for none, or a name. The
/// last line is the measure.
[[nodiscard]] Json WorkingJson(const WorkedOut<Value>& worked);

/// Of a point of a curve: "value" is its y, "x" and "y" are both coordinates,
/// which the last two lines give.
[[nodiscard]] Json PointWorkingJson(const WorkedOut<CurvePoint>& worked);

/// The same, and "interval": {"low", "high", "level", "method", "resample" of a
/// bootstrap, "lines"} where there is one, the last two lines being the limits.
[[nodiscard]] Json MeasureJson(const WorkedMeasure& measure, double level);

/// How the point of request["curve"] at request["threshold"], of lines of costs
/// and of bins at request["x"], comes about.
[[nodiscard]] Result<Json> AnswerPointWorking(const Json& request,
                                              const ScoreGroups& groups,
                                              const Options& options);

/// The answer to {"type": "working", "model": place, "metric": key}:
/// MeasureJson of the interval that the report has beside the value, or of that
/// by request["method"]. With "a" and "b" instead of "model": of the difference
/// a − b of the measure; and with "number": "p" of its p-value under the
/// bootstrap.
[[nodiscard]] Result<Json> AnswerWorking(
    const Json& request, std::size_t model_count,
    const std::vector<MetricKey>& keys, const Sampling& sampling,
    FunctionView<WorkedMeasure(std::size_t, const MetricKey&)> work_out);

/// The answer to {"type": "working", "a": place, "b": place, "key": key}, how
/// two models come to a number of their pair, with "interval" as above where it
/// has one. `work_out` has nothing for a key that it does not know.
[[nodiscard]] Result<Json> AnswerPairKey(
    const Json& request, std::size_t model_count, double level,
    FunctionView<std::optional<WorkedMeasure>(std::size_t, std::size_t,
                                              std::string_view)>
        work_out);

/// As Evaluate, with the working.
[[nodiscard]] WorkedOut<Value> WorkOut(const MetricKey& key,
                                       const Counts& counts,
                                       const ScoreGroups& groups);

}  // namespace melon
