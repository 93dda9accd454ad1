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

struct Multiplicity {
  /// The greatest common divisor of how often the values occur.
  std::size_t divisor = 1;
  std::size_t different = 0;
};

Multiplicity MultiplicityOf(std::span<const double> values) {
  // In most files the first value tells that there is nothing to see.
  const bool repeated =
      !values.empty() && std::find(values.begin() + 1, values.end(),
                                   values.front()) != values.end();
  if (!repeated) return {};
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
    const Multiplicity multiplicity = MultiplicityOf(column);
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
