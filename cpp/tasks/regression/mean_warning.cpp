#include "tasks/regression/mean_warning.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "report/rounded_text.h"
#include "report/verdict/verdict.h"

namespace melon {
namespace {

/// The mean itself as the answer has an R² of 0, but for rounding.
bool IsBelowZero(const Value& r2) {
  constexpr double kRounding = 1e-9;
  return r2.defined() && r2.number() < -kRounding;
}

}  // namespace

std::optional<Problem> WorseThanMean(const ModelValues& models,
                                     const Json& verdict) {
  const std::vector<Value> r2 = models.OfAll("r2");
  const auto& names = models.names();
  const std::string best(TextOf(verdict, "best"));
  const auto place = static_cast<std::size_t>(
      std::find(names.begin(), names.end(), best) - names.begin());
  if (place == names.size() || !IsBelowZero(r2[place])) return std::nullopt;
  const bool is_first =
      std::none_of(r2.begin(), r2.end(), [&](const Value& other) {
        return other.defined() && other.number() > r2[place].number();
      });
  const Text alone{
      "R² of \"{0}\" is {1}: below 0, so the squared errors of the mean of the "
      "truth, as the answer to every case, are smaller.",
      "“{0}”的 R² 为 {1}，低于 0：一律答真实值的均值，平方误差还更小。"};
  const Text all{
      "The highest R², of \"{0}\", is {1}: below 0, so the squared errors of "
      "the mean of the truth, as the answer to every case, are smaller than "
      "those of every model.",
      "最高的 R²（“{0}”）为 {1}，低于 0：一律答真实值的均值，平方误差比每个模型"
      "都小。"};
  Problem warning{
      .code = "no_better_than_mean",
      .message = Fill(is_first && names.size() > 1 ? all : alone,
                      {Shorten(best), RoundedText(r2[place].number())})};
  warning.column = best;
  return warning;
}

}  // namespace melon
