#include "tasks/comparison/common_json.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "kernels/numbers/quantile.h"
#include "report/parts/input_json.h"
#include "tasks/comparison/advice/advice_findings.h"

namespace melon {
namespace {

constexpr std::size_t kMostShownCells = 100'000;

std::string_view FormName(ResultsForm form) {
  switch (form) {
    case ResultsForm::wide:
      return "wide";
    case ResultsForm::long_list:
      return "long";
    case ResultsForm::splits:
      return "splits";
  }
  return "wide";
}

std::string_view KindOfValues(const Results& results) {
  if (results.are_ranks) return "ranks";
  return results.higher_is_better ? "scores" : "errors";
}

}  // namespace

Json ComparisonInputJson(const Table& table, const Roles& roles,
                         const Results& results) {
  Json json = CommonInputJson(table, roles, results.rows_dropped);
  json.Put("form", FormName(roles.form));
  json.Put("values", KindOfValues(results));
  if (results.measure) json.Put("measure", *results.measure);
  if (results.direction_by_task) json.Put("direction_by_task", Json(true));
  if (results.lower_by_values) json.Put("lower_by_values", Json(true));
  if (results.direction_guessed) {
    Json guessed = Json::EmptyArray();
    for (const std::string_view role : roles.guessed) guessed.Add(role);
    guessed.Add("higher_is_better");
    json.Put("guessed", std::move(guessed));
  }
  return json;
}

Json ComparisonOptionsJson(const Table& table, const Roles& roles,
                           const Options& options, const Results& results) {
  Json json = CommonOptionsJson(table, roles, options);
  json.Put("higher_is_better", Json(results.higher_is_better));
  json.Put("tie_tolerance", options.tie_tolerance);
  json.Put("rope", options.rope);
  json.Put("rope_fits_scale", Json(RopeFits(results, options)));
  json.Put("draws", options.draws);
  return json;
}

Json FiveNumbersJson(std::span<const double> numbers) {
  const std::vector<double> sorted = Sorted(numbers);
  Json json = Json::EmptyObject();
  constexpr std::array<std::pair<std::string_view, double>, 5> kShares = {
      {{"low", 0}, {"q1", .25}, {"median", .5}, {"q3", .75}, {"high", 1}}};
  for (const auto& [key, share] : kShares)
    json.Put(key, SortedQuantile(sorted, share));
  return json;
}

void PutWithinRope(const Options& options, Json& verdict) {
  const auto& given = options.given;
  const auto number = [&verdict](std::string_view key) -> const double* {
    const Json* const value = verdict.Find(key);
    return value == nullptr ? nullptr : value->As<double>();
  };
  const double* const low = number("low");
  const double* const high = number("high");
  if (low == nullptr || high == nullptr ||
      std::find(given.begin(), given.end(), "rope") == given.end())
    return;
  const double rope = options.rope;
  const bool is_within = -rope <= *low && *high <= rope;
  verdict.Put("within_rope", Json(is_within));
}

Json PairJson(const Results& results, const PairTable& pairs, std::size_t pair,
              Json& reasons) {
  const PairTable::Row& row = pairs.rows[pair];
  Json json = Json::EmptyObject();
  json.Put("a", results.algorithms[row.a]);
  json.Put("b", results.algorithms[row.b]);
  for (std::size_t i = 0; i < pairs.keys.size(); ++i)
    PutValue(json, reasons, pairs.keys[i], row.values[i]);
  PutValue(json, reasons, "draws", pairs.draws);
  return json;
}

bool AreShown(const std::vector<double>& cells) {
  return cells.size() <= kMostShownCells;
}

Json RowsJson(const std::vector<double>& numbers, std::size_t columns) {
  if (!AreShown(numbers)) return {};
  Json rows = Json::EmptyArray();
  for (std::size_t i = 0; i < numbers.size(); i += columns) {
    const auto first = numbers.begin() + static_cast<std::ptrdiff_t>(i);
    rows.Add(Json(
        Json::Numbers(first, first + static_cast<std::ptrdiff_t>(columns))));
  }
  return rows;
}

}  // namespace melon
