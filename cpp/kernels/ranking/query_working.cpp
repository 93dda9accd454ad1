#include "kernels/ranking/query_working.h"

#include <cstddef>
#include <string>
#include <vector>

#include "base/sum.h"

namespace melon {
namespace {

constexpr Text kOfAll{
    "over all queries, the first of which is worked out above",
    "对所有查询求和；以上是其中第一个查询的计算"};
constexpr Text kOfSome{
    "over the queries that have a value, the first of which is worked out "
    "above; the others are left out",
    "对有定义的查询求和，其余不计入；以上是其中第一个查询的计算"};

/// The queries that have a value, and their values.
struct QueryValues {
  std::vector<std::size_t> query;
  std::vector<double> value;
  Sum total;
};

QueryValues ValuesOf(const RankedItems& items, const Parameters& parameters,
                     Value (*of_query)(const RankedItems&, const Parameters&)) {
  QueryValues found;
  for (std::size_t i = 0; i < items.query_count(); ++i) {
    const Value value = of_query(items.Query(i), parameters);
    if (!value.defined()) continue;
    found.query.push_back(i);
    found.value.push_back(value.number());
    found.total.Add(value.number());
  }
  return found;
}

}  // namespace

void ShowQueryMean(const RankedItems& items, const Parameters& parameters,
                   Value (*of_query)(const RankedItems&, const Parameters&),
                   std::string_view sign,
                   Term (*show_query)(const RankedItems&, const Parameters&,
                                      Working&),
                   Working& working) {
  const QueryValues found = ValuesOf(items, parameters, of_query);
  if (found.query.empty()) return;
  const std::size_t first = found.query.front();
  const Term of_first = show_query(items.Query(first), parameters, working);
  if (items.query_count() == 1) return working.Result(of_first);
  const std::string name(sign);
  (void)working.Line(name + "_{" + std::to_string(first + 1) + '}', of_first);
  const Term sum =
      FoldedSum(R"(\sum_q )" + name + "_q", found.value.size(),
                [&](std::size_t i) { return Term(sign, found.value[i]); },
                found.total.value());
  // On a line of its own, since a fraction does not wrap.
  const Term total = working.Line(
      sum.symbols(), sum,
      found.query.size() == items.query_count() ? kOfAll : kOfSome);
  working.Result(total / Term("Q", static_cast<double>(found.query.size())));
}

}  // namespace melon
