#include "apps/field_catalogue.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/field.h"
#include "base/reasons.h"
#include "effect_sizes/effect_size.h"
#include "post_hoc/post_hoc.h"
#include "tasks/comparison/fields.h"

namespace melon {
namespace {

std::string_view NameOf(FieldKind kind) {
  switch (kind) {
    case FieldKind::number:
      return "number";
    case FieldKind::count:
      return "count";
    case FieldKind::p_value:
      return "p_value";
    case FieldKind::probability:
      return "probability";
  }
  return "";
}

bool Has(std::span<const std::string_view> keys, std::string_view key) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// Fields of one part of a report, a key once: what is said of it last counts.
class FieldList {
 public:
  explicit FieldList(std::string_view (*in)(const Text& text)) : in_(in) {}

  Json& Put(std::string key, FieldKind kind = FieldKind::number) {
    const auto known =
        std::find_if(fields_.begin(), fields_.end(),
                     [&](const auto& field) { return field.first == key; });
    auto& field = known == fields_.end()
                      ? fields_.emplace_back(std::move(key), Json())
                      : *known;
    field.second = Json::ObjectOf("key", Json(field.first));
    field.second.Put("kind", NameOf(kind));
    return field.second;
  }

  Json& Put(const Field& field) {
    Json& json = Put(std::string(field.key), field.kind);
    if (!field.name.english.empty()) json.Put("name", in_(field.name));
    if (!field.low.empty()) {
      json.Put("low", field.low);
      json.Put("high", field.high);
    }
    return json;
  }

  [[nodiscard]] Json Write() && {
    Json list = Json::EmptyArray();
    for (auto& [key, field] : fields_) list.Add(std::move(field));
    return list;
  }

 private:
  std::string_view (*in_)(const Text& text);
  std::vector<std::pair<std::string, Json>> fields_;
};

/// What is known of a key of a test.
Field FieldOf(const Test& test, const TestWords& words, std::string_view key) {
  const auto own =
      std::find_if(words.fields.begin(), words.fields.end(),
                   [key](const Field& field) { return field.key == key; });
  Field field = own == words.fields.end() ? Field{.key = key} : *own;
  if (own == words.fields.end() && Has(test.p_values, key))
    field.kind = FieldKind::p_value;
  const bool has_interval = !test.limits.empty() && !words.statistics.empty() &&
                            words.statistics.front().key == key;
  if (has_interval) {
    field.low = test.limits[0];
    field.high = test.limits[1];
  }
  return field;
}

void PutTest(const Test& test, const TestWords& words, FieldList& list) {
  for (const std::string_view key : test.keys)
    list.Put(FieldOf(test, words, key));
}

bool IsOfPairs(const Test& test) {
  return test.from_differences != nullptr ||
         test.from_paired_results != nullptr || test.from_folds != nullptr;
}

/// What has a name of its own describes the differences and judges nothing.
void Mark(const TestWords& words, Json& field) {
  if (words.optimistic_over_folds && field.Find("name") == nullptr)
    field.Put("optimistic_over_folds", Json(true));
  if (IsOfFiveByTwo(words)) field.Put("design", "5x2");
}

/// Over folds each p-value is also there adjusted over all pairs.
void PutTestOfPairs(const Test& test, const TestWords& words, FieldList& list) {
  for (const std::string_view key : test.keys) {
    Mark(words, list.Put(FieldOf(test, words, key)));
    if (!Has(test.p_values, key)) continue;
    Json& adjusted =
        list.Put(std::string(key).append("_holm"), FieldKind::p_value);
    adjusted.Put("adjusts", key);
    Mark(words, adjusted);
  }
}

void PutEffectSize(const EffectSize& effect, const Words& words,
                   FieldList& list) {
  const std::string low = std::string(effect.id).append("_low");
  const std::string high = std::string(effect.id).append("_high");
  list.Put(Field{.key = effect.id,
                 .name = words.key_names.front(),
                 .low = low,
                 .high = high});
  list.Put(low);
  list.Put(high);
}

void PutProcedure(const PostHoc& procedure, FieldList& models,
                  FieldList& pairs) {
  const std::string id(procedure.id);
  const auto put = [](FieldList& list, const std::string& key,
                      const std::string& name) {
    list.Put(key, FieldKind::p_value).Put("procedure", name);
  };
  if (procedure.for_pairs) {
    put(pairs, id + "_p", id);
    if (procedure.adjust != nullptr)
      put(pairs, "wilcoxon_" + id + "_p", "wilcoxon_" + id);
  }
  if (procedure.for_control) put(models, "control_" + id + "_p", id);
}

/// Those for all pairs come first.
void PutCriticalDifferences(FieldList& tests) {
  for (const bool for_pairs : {true, false}) {
    for (const PostHoc* procedure : PostHocs()) {
      if (procedure->critical_difference == nullptr) continue;
      if (procedure->for_pairs != for_pairs) continue;
      for (const auto& [alpha, level] : kCriticalLevels) {
        const std::string id(procedure->id);
        Json& field = tests.Put(id + "_cd_" + std::string(level));
        field.Put("procedure", id);
        field.Put("critical_at", alpha);
      }
    }
  }
}

Json EffectSizesJson() {
  std::vector<const EffectSize*> effects(EffectSizes().begin(),
                                         EffectSizes().end());
  std::stable_sort(effects.begin(), effects.end(),
                   [](const EffectSize* one, const EffectSize* other) {
                     return one->place < other->place;
                   });
  Json list = Json::EmptyArray();
  for (const EffectSize* effect : effects) {
    Json json = Json::ObjectOf("key", Json(effect->id));
    if (!effect->statistic.empty()) json.Put("statistic", effect->statistic);
    list.Add(std::move(json));
  }
  return list;
}

}  // namespace

bool IsOfFiveByTwo(const TestWords& words) {
  const auto& reasons = words.words.undefined_when;
  return std::find(reasons.begin(), reasons.end(), &reasons::not_five_by_two) !=
         reasons.end();
}

Json FieldCatalogue(std::string_view (*in)(const Text& text)) {
  FieldList models(in);
  FieldList pairs(in);
  FieldList tests(in);
  for (const auto& [test, words] : DescribedTests()) {
    if (IsOfPairs(*test)) PutTestOfPairs(*test, *words, pairs);
    if (test->from_sample != nullptr) PutTest(*test, *words, models);
    if (test->from_results != nullptr) PutTest(*test, *words, tests);
    if (test->from_experiments == nullptr) continue;
    PutTest(*test, *words, models);
    PutTest(*test, *words, tests);
  }
  for (const auto& [effect, words] : DescribedEffectSizes())
    PutEffectSize(*effect, *words, pairs);
  for (const PostHoc* procedure : PostHocs())
    PutProcedure(*procedure, models, pairs);
  PutCriticalDifferences(tests);
  const ComparisonFields own = FieldsOfComparisons();
  for (const Field& field : own.models) models.Put(field);
  for (const Field& field : own.pairs) pairs.Put(field);
  for (const Field& field : own.tests) tests.Put(field);
  Json json = Json::ObjectOf("models", std::move(models).Write());
  json.Put("pairs", std::move(pairs).Write());
  json.Put("tests", std::move(tests).Write());
  json.Put("effect_sizes", EffectSizesJson());
  return json;
}

}  // namespace melon
