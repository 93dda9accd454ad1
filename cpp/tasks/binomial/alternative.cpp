#include "tasks/binomial/alternative.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace melon {
namespace {

constexpr BinomialAlternative kAlternatives[] = {
    {.id = "greater",
     .p_value = "binomial_p_greater",
     .critical_few = "",
     .critical_many = "binomial_critical_errors",
     .found = "above",
     .not_found = "not_above"},
    {.id = "less",
     .p_value = "binomial_p_less",
     .critical_few = "binomial_critical_errors_less",
     .critical_many = "",
     .found = "below",
     .not_found = "not_below"},
    {.id = "two-sided",
     .p_value = "binomial_p_two_sided",
     .critical_few = "binomial_critical_errors_two_sided_low",
     .critical_many = "binomial_critical_errors_two_sided_high",
     .found = "different",
     .not_found = "not_different"},
};

}  // namespace

const BinomialAlternative& BinomialAlternativeOf(std::string_view id) {
  const auto* const found = std::find_if(
      std::begin(kAlternatives), std::end(kAlternatives),
      [id](const BinomialAlternative& one) { return one.id == id; });
  assert(found != std::end(kAlternatives));
  return *found;
}

const BinomialAlternative* OppositeOf(const BinomialAlternative& alternative,
                                      double error_rate, double eps0) {
  if (alternative.id == "greater" && error_rate < eps0)
    return &BinomialAlternativeOf("less");
  if (alternative.id == "less" && error_rate > eps0)
    return &BinomialAlternativeOf("greater");
  return nullptr;
}

const Value& ValueOf(const KeyValues& tests, std::string_view key) {
  const auto found =
      std::find_if(tests.begin(), tests.end(),
                   [key](const auto& one) { return one.first == key; });
  assert(found != tests.end());
  return found->second;
}

std::optional<double> NumberOf(const KeyValues& tests, std::string_view key) {
  if (key.empty()) return std::nullopt;
  const Value& value = ValueOf(tests, key);
  if (!value.defined()) return std::nullopt;
  return value.number();
}

}  // namespace melon
