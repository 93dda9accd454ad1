#include "report/bootstrap/repeated_rows.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>

#include "kernels/binary/score_order.h"

namespace melon {
namespace {

constexpr std::size_t kFewestDifferent = 20;
constexpr std::size_t kLookedAt = 16;

struct Multiplicity {
  /// The greatest common divisor of how often the values occur.
  std::size_t divisor = 1;
  std::size_t different = 0;
};

/// Whether some of the first values occur a number of times that rules out a
/// divisor, as in nearly every file. Then there is nothing to sort.
bool RuledOut(std::span<const double> values, std::size_t divisor) {
  for (const double value : values.first(std::min(kLookedAt, values.size()))) {
    const auto times = std::count(values.begin(), values.end(), value);
    divisor = std::gcd(divisor, static_cast<std::size_t>(times));
    if (divisor == 1) return true;
  }
  return false;
}

/// `divisor` is that of other columns; 0 without any.
Multiplicity MultiplicityOf(std::span<const double> values,
                            std::size_t divisor) {
  if (values.empty() || RuledOut(values, divisor)) return {};
  const std::vector<std::uint32_t> order = DescendingOrder(values);
  Multiplicity multiplicity{.divisor = 0};
  for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
    const double value = values[order[begin]];
    while (end < order.size() && values[order[end]] == value) ++end;
    multiplicity.divisor = std::gcd(multiplicity.divisor, end - begin);
    if (multiplicity.divisor == 1) return {};
    ++multiplicity.different;
  }
  return multiplicity;
}

}  // namespace

void WarnOfRepeatedRows(const std::vector<std::span<const double>>& columns,
                        std::span<const std::size_t> cases_of_classes,
                        std::vector<Problem>& warnings) {
  std::size_t divisor = 0;
  for (const std::size_t cases : cases_of_classes)
    divisor = std::gcd(divisor, cases);
  if (divisor == 1) return;
  std::size_t different = 0;
  for (const std::span<const double> column : columns) {
    const Multiplicity multiplicity = MultiplicityOf(column, divisor);
    divisor = std::gcd(divisor, multiplicity.divisor);
    if (divisor == 1) return;
    different = std::max(different, multiplicity.different);
  }
  if (divisor < 2 || different < kFewestDifferent) return;
  warnings.push_back(
      {.code = "rows_repeat",
       .message = Fill(
           {"Every row seems to stand {0} times in the file. Each of them "
            "counts as an independent case, so p-values are too small and "
            "intervals too narrow: keep one of each.",
            "文件中每一行似乎都出现 {0} 次。它们各按一个独立的样例计，因此 "
            "p 值偏小、区间偏窄：请每行只保留一份。"},
           {std::to_string(divisor)})});
}

}  // namespace melon
