#include "tasks/lab/lab_working.h"

#include <cmath>
#include <cstddef>
#include <utility>

#include "base/reasons.h"
#include "base/working/sum_apart.h"
#include "report/answers.h"
#include "report/models/working_json.h"

namespace melon {
namespace {

constexpr std::string_view kError = "standard_error";
constexpr std::string_view kLow = "low";
constexpr std::string_view kHigh = "high";

/// Nothing of any other name.
std::optional<double> MomentCalled(std::string_view number,
                                   const SampleMoments& moments,
                                   const MomentSigns& signs) {
  if (number.empty()) return std::nullopt;
  if (number == signs.mean_key) return moments.mean;
  if (number == signs.deviation_key) return moments.deviation;
  if (number == kError) return moments.deviation / std::sqrt(moments.count);
  if (number == kLow) return moments.mean - moments.deviation;
  if (number == kHigh) return moments.mean + moments.deviation;
  return std::nullopt;
}

}  // namespace

const Json* AskedWorking(const Json& request) {
  return request.Find("working");
}

Json LabWorkingAnswer(const Json& request,
                      const std::optional<WorkedOut<Value>>& worked) {
  return worked ? WorkingJson(*worked) : ErrorJson(UnknownQuery(request));
}

std::optional<WorkedOut<Value>> WorkMoment(std::span<const double> values,
                                           std::string_view number,
                                           const MomentSigns& signs,
                                           Working working) {
  const SampleMoments moments = MomentsOf(values);
  const std::optional<double> value = MomentCalled(number, moments, signs);
  if (!value) return std::nullopt;
  if (std::isnan(*value)) return WorkedOut<Value>{reasons::too_few_cases, {}};
  Working lines;
  const auto terms = ShowMoments(moments, values, {}, signs, lines);
  if (!terms) return WorkedOut<Value>{*value, {}};
  if (number == kError) {
    lines.Give(kError, R"(\mathrm{SE})", terms->deviation / Root(terms->count),
               {"standard error", "标准误"});
  }
  if (number == kLow) lines.Give(kLow, "L", terms->mean - terms->deviation);
  if (number == kHigh) lines.Give(kHigh, "U", terms->mean + terms->deviation);
  lines.KeepFor(number);
  for (const WorkingLine& line : lines.lines())
    working.Give(line.key, line.symbol, line.term, line.title);
  return WorkedOut<Value>{*value, std::move(working)};
}

Term MeanTerm(std::string_view symbols, std::string_view count,
              std::size_t terms, FunctionView<Term(std::size_t)> term,
              double mean, Working& working) {
  const auto number = static_cast<double>(terms);
  return SumApart(FoldedSum(symbols, terms, term, mean * number), working) /
         Term(count, number);
}

}  // namespace melon
