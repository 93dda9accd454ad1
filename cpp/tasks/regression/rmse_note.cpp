#include "tasks/regression/rmse_note.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "report/rounded_text.h"
#include "report/verdict/verdict.h"

namespace melon {
namespace {

double NumberOrInfinity(const Value& value) {
  return value.defined() ? value.number()
                         : std::numeric_limits<double>::infinity();
}

}  // namespace

std::optional<Problem> RmseNote(const ModelValues& models,
                                const Json& verdict) {
  constexpr double kRounding = 1e-9;
  const auto& names = models.names();
  const std::string best(TextOf(verdict, "best"));
  const auto place = static_cast<std::size_t>(
      std::find(names.begin(), names.end(), best) - names.begin());
  if (place == names.size()) return std::nullopt;
  std::vector<double> errors;
  for (const Value& value : models.OfAll("rmse"))
    errors.push_back(NumberOrInfinity(value));
  const auto least = static_cast<std::size_t>(
      std::min_element(errors.begin(), errors.end()) - errors.begin());
  if (!(errors[least] < (1 - kRounding) * errors[place])) return std::nullopt;
  return Problem{
      .code = "rmse_disagrees",
      .message = Fill(
          {"By the root mean squared error, in which large errors weigh more, "
           "\"{0}\" comes first: {1} against {2}.",
           "若按更看重大误差的均方根误差，则“{0}”居首：{1}，而“{3}”为 {2}。"},
          {Shorten(names[least]), RoundedText(errors[least]),
           RoundedText(errors[place]), Shorten(best)})};
}

}  // namespace melon
