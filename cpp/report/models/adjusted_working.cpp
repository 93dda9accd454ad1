#include "report/models/adjusted_working.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "post_hoc/post_hoc.h"
#include "report/answers.h"
#include "report/models/working_json.h"

namespace melon {
namespace {

/// The p-values of every two models of a report, the undefined ones as 1.
struct Family {
  std::vector<Value> p_values;
  std::vector<std::string> names;
  /// Which of them is asked for, and what the report has of it.
  std::size_t place = 0;
  const Json* own = nullptr;
};

Family FamilyOf(const Json& report, std::string_view key, std::size_t asked_a,
                std::size_t asked_b) {
  const auto& models = *report.Find("models")->As<Json::Array>();
  const auto& compared = *report.Find("pairs")->As<Json::Array>();
  Family family;
  auto next = compared.begin();
  for (std::size_t a = 0; a < models.size(); ++a) {
    for (std::size_t b = a + 1; b < models.size(); ++b) {
      const std::string_view first = TextOf(models[a], "name");
      const std::string_view second = TextOf(models[b], "name");
      const bool is_there = next != compared.end() &&
                            TextOf(*next, "a") == first &&
                            TextOf(*next, "b") == second;
      const Json* const pair = is_there ? &*next++ : nullptr;
      if (a == asked_a && b == asked_b) {
        family.place = family.p_values.size();
        family.own = pair;
      }
      family.p_values.emplace_back(pair == nullptr ? 1
                                                   : NumberOr(*pair, key, 1));
      family.names.push_back(std::string(first) + " – " + std::string(second));
    }
  }
  return family;
}

/// Of one that the report does not have, why.
Json MissingJson(const Json& pair, std::string_view key) {
  Json json = Json::EmptyObject();
  json.Put("value", Json());
  const Json* const reasons = pair.Find("reasons");
  if (reasons != nullptr) json.Put("reason", TextOf(*reasons, key));
  json.Put("lines", Json::EmptyArray());
  return json;
}

}  // namespace

Working ShowInFamily(std::string_view procedure,
                     std::span<const Value> p_values, std::size_t place,
                     const std::vector<std::string>& names,
                     std::size_t algorithms) {
  std::vector<double> p;
  for (const Value& value : p_values)
    p.push_back(value.defined() ? value.number() : 1);
  Working working;
  const auto all = PostHocs();
  const auto found = std::find_if(
      all.begin(), all.end(),
      [procedure](const PostHoc* one) { return one->id == procedure; });
  const bool shows = found != all.end() && (*found)->show_adjusted != nullptr &&
                     p_values[place].defined();
  if (shows)
    (*found)->show_adjusted({.p_values = p,
                             .algorithms = algorithms,
                             .place = place,
                             .names = names},
                            working);
  return working;
}

bool AsksForAdjusted(const Json& request) {
  return TextOf(request, "type") == "working" && request.Find("a") != nullptr &&
         request.Find("b") != nullptr &&
         TextOf(request, "key").ends_with(kHolmEnding);
}

Result<Json> AnswerAdjusted(const Json& request, const Json& report) {
  const auto& models = *report.Find("models")->As<Json::Array>();
  const auto a = PlaceIn(request, "a", models.size());
  const auto b = PlaceIn(request, "b", models.size());
  if (!a || !b || *a == *b) return UnknownQuery(request);
  const std::string_view key = TextOf(request, "key");
  const std::string_view alone = key.substr(0, key.size() - kHolmEnding.size());
  const Family family =
      FamilyOf(report, alone, std::min(*a, *b), std::max(*a, *b));
  if (family.own == nullptr || family.own->Find(key) == nullptr)
    return UnknownQuery(request);
  const double adjusted = NumberOr(*family.own, key, std::nan(""));
  if (std::isnan(adjusted)) return MissingJson(*family.own, key);
  return WorkingJson({adjusted, ShowInFamily("holm", family.p_values,
                                             family.place, family.names)});
}

}  // namespace melon
