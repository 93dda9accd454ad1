#include "tasks/lab/request_number.h"

#include <cmath>
#include <optional>

#include "options/option_problem.h"
#include "options/values.h"

namespace melon {

Result<double> ReadWhole(const Json& request, std::string_view name,
                         const Limits& limits, double otherwise) {
  const Json* const given = request.Find(name);
  if (given == nullptr) return otherwise;
  const std::optional<double> number = AsNumber(*given);
  if (number && *number == std::floor(*number) && limits.Allow(*number))
    return *number;
  return InvalidOption(name, ShowJson(*given), ExpectedNumber(limits, true));
}

}  // namespace melon
