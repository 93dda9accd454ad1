#include "tasks/binary/chance_note.h"

#include <cmath>
#include <limits>

namespace melon {

std::optional<Problem> ChanceNote(const AucLimits& limits, double alpha,
                                  const Json& verdict) {
  constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
  const Json* const chance = verdict.Find("chance");
  if (chance == nullptr || limits.lower.size() != 1) return std::nullopt;
  const double p = NumberOr(*chance, "p", kUnknown);
  const Value& low = limits.lower.front();
  const Value& high = limits.upper.front();
  if (std::isnan(p) || !low.defined() || !high.defined()) return std::nullopt;
  const bool excluded = low.number() > 0.5 || high.number() < 0.5;
  const bool rejected = p <= alpha;
  if (excluded == rejected) return std::nullopt;
  constexpr Text kExcluded{
      "The interval excludes an AUC of 0.5, yet the test does not reject it: "
      "the test supposes that the scores of both classes have the same "
      "distribution, the interval does not. Take the model as not shown to "
      "differ from chance.",
      "区间不含 AUC = 0.5，而检验未能拒绝它：检验假定两类的得分同分布，区间则不"
      "作此假定。宜视为未显示该模型与随机猜测有差别。"};
  constexpr Text kRejected{
      "The test rejects an AUC of 0.5, yet the interval contains it: the test "
      "supposes that the scores of both classes have the same distribution, "
      "the interval does not. Take the model as hardly shown to differ from "
      "chance.",
      "检验拒绝 AUC = 0.5，而区间包含它：检验假定两类的得分同分布，区间则不作此"
      "假定。该模型与随机猜测的差别证据不足。"};
  return Problem{.code = "chance_in_doubt",
                 .message = Fill(excluded ? kExcluded : kRejected)};
}

}  // namespace melon
