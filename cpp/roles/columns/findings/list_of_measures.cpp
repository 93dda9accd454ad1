#include "roles/columns/findings/list_of_measures.h"

#include <algorithm>
#include <string>

#include "roles/comparison/columns.h"
#include "roles/comparison/marked_numbers.h"
#include "roles/names/metric_names.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

bool NamesLearners(const Column& column) {
  return IsIn(kAlgorithmNames, column) && IsCoded(column) &&
         !IsNumeric(column) && column.labels.size() > 1;
}

bool NamesWhatResultsAreOf(const Column& column) {
  return IsIn(kDatasetNames, column) || IsIn(kFoldNames, column) ||
         IsIn(kRunNames, column) || IsIn(kSeedNames, column);
}

template <class Fits>
std::size_t CountColumns(const Table& table, const Fits& fits) {
  return static_cast<std::size_t>(
      std::count_if(table.columns.begin(), table.columns.end(), fits));
}

}  // namespace

bool HoldsMeasures(const Table& table) {
  const std::size_t alone = CountColumns(table, [&table](const Column& column) {
    return IsMetricName(column.name) && HoldsResultNumbers(table, column);
  });
  const std::size_t beside = CountColumns(table, [](const Column& column) {
    return IsNumeric(column) && !IsMetricName(column.name) &&
           !BareMetric(KindOfMeasure(column.name)).empty();
  });
  const std::size_t learners = CountColumns(table, NamesLearners);
  return alone + beside > 1 || (alone == 1 && learners > 0);
}

bool HoldsThreeMeasures(const Table& table) {
  constexpr std::size_t kFewest = 3;
  return CountColumns(table, [](const Column& column) {
           return IsNumeric(column) && MentionsMetric(column.name);
         }) >= kFewest;
}

bool ListsMeasures(const Table& table) {
  const std::size_t clear = CountColumns(table, [](const Column& column) {
    return IsNumeric(column) && NamesNoLearner(BareMetric(column.name));
  });
  return clear > 1 && CountColumns(table, NamesLearners) > 0 &&
         CountColumns(table, NamesWhatResultsAreOf) > 0;
}

}  // namespace melon
