#include "roles/comparison/measured_columns.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "roles/names/learner_names.h"
#include "roles/names/metric_names.h"
#include "roles/names/name_words.h"
#include "table/column_traits.h"

namespace melon {
namespace {

MeasuredColumn PartsOf(const std::string& name) {
  MeasuredColumn parts{
      .metric = BareMetric(name), .rest = {}, .is_time = SpeaksOfTime(name)};
  if (!parts.metric.empty()) return parts;
  const std::string kind = KindOfMeasure(name);
  if (kind.empty()) return parts;
  parts.metric = BareMetric(kind);
  parts.rest = Simplify(name);
  const std::size_t place = parts.rest.find(kind);
  if (place != std::string::npos) parts.rest.erase(place, kind.size());
  return parts;
}

}  // namespace

std::vector<MeasuredColumn> MeasuredColumns(
    const std::vector<std::string>& names) {
  std::vector<MeasuredColumn> columns;
  columns.reserve(names.size());
  for (const std::string& name : names) columns.push_back(PartsOf(name));
  return columns;
}

bool AreTwoMeasures(const MeasuredColumn& one, const MeasuredColumn& other) {
  if (one.rest.empty() && other.is_time) return true;
  if (other.metric.empty() || other.metric == one.metric) return false;
  return one.rest.empty() || one.rest == other.rest;
}

std::vector<std::size_t> BareMeasures(const std::vector<std::string>& names) {
  constexpr std::ptrdiff_t kFewest = 2;
  const std::vector<MeasuredColumn> columns = MeasuredColumns(names);
  std::vector<std::size_t> bare;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const MeasuredColumn& own = columns[i];
    const auto is_of_something = [&own](const MeasuredColumn& other) {
      return other.metric == own.metric && !other.rest.empty();
    };
    if (!own.metric.empty() && own.rest.empty() &&
        std::count_if(columns.begin(), columns.end(), is_of_something) >=
            kFewest)
      bare.push_back(i);
  }
  return bare;
}

bool AreMeasuresOfParts(const std::vector<std::string>& names) {
  constexpr std::size_t kFewestMetrics = 3;
  std::set<std::string> metrics;
  std::map<std::string, std::set<std::string>> metrics_of;
  std::vector<std::string> parts;
  std::size_t others = 0;
  for (MeasuredColumn& column : MeasuredColumns(names)) {
    if (column.metric.empty()) {
      ++others;
      continue;
    }
    metrics.insert(column.metric);
    metrics_of[column.rest].insert(column.metric);
    parts.push_back(std::move(column.rest));
  }
  if (metrics.size() < kFewestMetrics || 2 * others > names.size() ||
      AnyLearner(parts))
    return false;
  return std::any_of(
      metrics_of.begin(), metrics_of.end(),
      [&metrics](const auto& part) { return part.second != metrics; });
}

bool AreOneMeasureOfParts(const std::vector<std::string>& names) {
  constexpr std::string_view kParts[] = {"train", "training", "validation",
                                         "valid", "val",      "test",
                                         "dev",   "holdout"};
  constexpr std::string_view kRemarks[] = {"mean", "avg", "average", "score",
                                           "std",  "sd",  "set"};
  std::set<std::string> parts;
  const auto says_part = [&](const std::string& name) {
    bool is_part = false;
    bool has_metric = false;
    for (const std::string& word : WordsOf(name)) {
      const bool part = IsWordAmong(kParts, word);
      const bool metric = MentionsMetric(word);
      if (part) parts.insert(word);
      is_part = is_part || part;
      has_metric = has_metric || metric;
      if (!part && !metric && !IsWordAmong(kRemarks, word)) return false;
    }
    return is_part && has_metric;
  };
  return names.size() > 1 &&
         std::all_of(names.begin(), names.end(), says_part) && parts.size() > 1;
}

}  // namespace melon
