// Writes the words of all items, one JSON file per language: catalogue FOLDER.

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <initializer_list>
#include <iostream>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "apps/field_catalogue.h"
#include "apps/option_catalogue.h"
#include "clusterers/clusterer.h"
#include "curves/curve.h"
#include "effect_sizes/effect_size.h"
#include "hypothesis/test.h"
#include "intervals/interval.h"
#include "io/json/json.h"
#include "learners/learner.h"
#include "metrics/metric.h"
#include "options/default_columns.h"
#include "post_hoc/post_hoc.h"
#include "search/strategy.h"
#include "splitters/parameters.h"
#include "splitters/splitter.h"
#include "tasks/comparison/fields.h"
#include "thresholds/threshold_rule.h"

namespace melon {
namespace {

enum class Language : unsigned char { english, chinese };

std::string_view English(const Text& text) { return text.english; }
std::string_view Chinese(const Text& text) { return text.chinese; }

class Catalogue {
 public:
  explicit Catalogue(Language language) : language_(language) {}

  Json Write() {
    Json json = Json::EmptyObject();
    json.Put("version", MELON_VERSION);
    json.Put("metrics", List(DescribedMetrics(), [this](const auto& item) {
               return MetricJson(item);
             }));
    json.Put("curves", List(DescribedCurves(), [this](const auto& item) {
               return ItemJson(item.item->id, *item.words);
             }));
    json.Put("tests", List(DescribedTests(), [this](const auto& item) {
               return TestJson(item);
             }));
    json.Put("statistics", StatisticsJson());
    json.Put("intervals",
             List(DescribedIntervalMethods(), [this](const auto& item) {
               return ItemJson(item.item->id, *item.words);
             }));
    json.Put("thresholds",
             List(DescribedThresholdRules(),
                  [this](const auto& item) { return RuleJson(item); }));
    json.Put("post_hoc", List(DescribedPostHocs(), [this](const auto& item) {
               return PostHocJson(item);
             }));
    json.Put("effect_sizes",
             List(DescribedEffectSizes(),
                  [this](const auto& item) { return EffectJson(item); }));
    json.Put("splitters", List(DescribedSplitters(), [this](const auto& item) {
               return SplitterJson(item);
             }));
    json.Put("split_parameters",
             List(splitters::kDescribedParameters,
                  [this](const auto& item) { return ParameterJson(item); }));
    json.Put("learners", List(DescribedLearners(), [this](const auto& item) {
               return LearnerJson(item);
             }));
    json.Put("clusterers",
             List(DescribedClusterers(),
                  [this](const auto& item) { return ClustererJson(item); }));
    json.Put("search", List(DescribedStrategies(), [this](const auto& item) {
               return StrategyJson(item);
             }));
    json.Put(
        "options",
        OptionCatalogue(language_ == Language::english ? English : Chinese));
    json.Put("columns", ColumnsJson());
    json.Put("fields", FieldCatalogue(
                           language_ == Language::english ? English : Chinese));
    json.Put("tables", TablesJson());
    NoteShared();
    Json reasons = Json::EmptyObject();
    for (const auto& [id, words] : reasons_) reasons.Put(id, In(words));
    json.Put("reasons", std::move(reasons));
    return json;
  }

 private:
  using Strings = std::vector<std::string_view>;

  /// The names of what is there.
  static Strings Given(
      std::initializer_list<std::pair<std::string_view, bool>> names) {
    Strings given;
    for (const auto& [name, is_there] : names) {
      if (is_there) given.push_back(name);
    }
    return given;
  }

  [[nodiscard]] std::string_view In(const Text& text) const {
    return language_ == Language::english ? English(text) : Chinese(text);
  }

  template <class Items, class ToItemJson>
  static Json List(const Items& items, const ToItemJson& to_json) {
    Json list = Json::EmptyArray();
    for (const auto& item : items) list.Add(to_json(item));
    return list;
  }

  void Note(const Reason& reason) { reasons_.emplace(reason.id, reason.words); }

  /// Reasons that the tasks give themselves.
  void NoteShared() {
    for (const Reason* reason : {&kFoldsOverlap,
                                 &reasons::no_scores,
                                 &reasons::fractional_weights,
                                 &reasons::one_class,
                                 &reasons::zero_denominator,
                                 &reasons::no_cases,
                                 &reasons::no_class_order,
                                 &reasons::one_query,
                                 &reasons::too_few_queries,
                                 &reasons::no_truth,
                                 &reasons::no_features,
                                 &reasons::too_many_clusters,
                                 &reasons::zero_vector,
                                 &reasons::no_test_for_clusterings,
                                 &reasons::no_test_for_matrices,
                                 &reasons::different_test_sets,
                                 &reasons::is_control,
                                 &reasons::two_algorithms,
                                 &reasons::not_for_control,
                                 &reasons::too_many_pairs,
                                 &reasons::too_many_rows,
                                 &reasons::other_cases,
                                 &reasons::threshold_not_set,
                                 &reasons::groups_not_drawn,
                                 &reasons::too_few_groups,
                                 &reasons::no_critical_difference,
                                 &reasons::no_f_statistic,
                                 &reasons::other_alternative,
                                 &reasons::no_eps0,
                                 &reasons::no_predicted_positives,
                                 &reasons::one_cluster}) {
      Note(*reason);
    }
  }

  /// [{"latex", "meaning"}].
  [[nodiscard]] Json SymbolsJson(const Words& words) const {
    Json list = Json::EmptyArray();
    for (const Symbol& symbol : words.symbols) {
      if (symbol.latex.empty()) break;
      Json json = Json::ObjectOf("latex", Json(symbol.latex));
      json.Put("meaning", In(symbol.meaning));
      list.Add(std::move(json));
    }
    return list;
  }

  /// As one text, and the keys of the bibliography.
  static void PutReferences(const Words& words, Json& json) {
    std::string text;
    Json keys = Json::EmptyArray();
    for (const Citation& citation : words.references) {
      if (citation.empty()) break;
      if (!text.empty()) text += "; ";
      text += CitationText(citation);
      keys.Add(citation.source.id);
    }
    json.Put("reference", text);
    json.Put("references", std::move(keys));
  }

  /// [{"key", "p_value", "name", "used_by", "source"}].
  [[nodiscard]] Json FormsJson(const Words& words) const {
    Json list = Json::EmptyArray();
    for (const Form& form : words.forms) {
      Json json = Json::ObjectOf("key", Json(form.key));
      json.Put("p_value", form.p_value);
      json.Put("name", In(form.name));
      json.Put("used_by", In(form.used_by));
      json.Put("source",
               form.source.empty() ? std::string() : CitationText(form.source));
      list.Add(std::move(json));
    }
    return list;
  }

  /// When it is the one to look at and when another is, and its definitions.
  void PutGuidance(const Words& words, Json& json) const {
    if (!words.use_when.english.empty())
      json.Put("use_when", In(words.use_when));
    json.Put("avoid_when", In(words.avoid_when));
    if (!words.forms.empty()) {
      json.Put("forms", FormsJson(words));
      json.Put("forms_differ", In(words.forms_differ));
    }
  }

  Json ItemJson(std::string_view id, const Words& words) {
    Json json = Json::EmptyObject();
    json.Put("id", id);
    json.Put("name", In(words.name));
    json.Put("short_name", In(ShortName(words)));
    json.Put("synonyms", In(words.synonyms));
    json.Put("meaning", In(words.meaning));
    json.Put("latex", words.latex);
    json.Put("symbols", SymbolsJson(words));
    json.Put("remark", In(words.remark));
    PutGuidance(words, json);
    PutReferences(words, json);
    Json undefined_when = Json::EmptyArray();
    for (const Reason* reason : words.undefined_when) {
      Note(*reason);
      undefined_when.Add(reason->id);
    }
    json.Put("undefined_when", std::move(undefined_when));
    return json;
  }

  static std::string_view DirectionName(Direction direction) {
    switch (direction) {
      case Direction::higher_is_better:
        return "higher_is_better";
      case Direction::lower_is_better:
        return "lower_is_better";
      case Direction::neither:
        return "neither";
    }
    return "neither";
  }

  /// The kinds of data that the metric has a function for; "needs" is the
  /// first of them.
  static Strings KindsOf(const Metric& metric) {
    return Given({{"counts", metric.from_counts != nullptr},
                  {"confusion", metric.from_confusion != nullptr},
                  {"scores", metric.from_groups != nullptr},
                  {"probabilities", metric.from_probabilities != nullptr},
                  {"estimates", metric.from_estimates != nullptr},
                  {"ranking", metric.from_ranking != nullptr},
                  {"contingency", metric.from_contingency != nullptr},
                  {"geometry", metric.from_geometry != nullptr},
                  {"matrices", metric.from_matrices != nullptr}});
  }

  /// "F-measure (F2)".
  [[nodiscard]] std::string WithVariant(const Text& item,
                                        std::string_view variant) const {
    const bool english = language_ == Language::english;
    return std::string(In(item))
        .append(english ? " (" : "（")
        .append(variant)
        .append(english ? ")" : "）");
  }

  static const Text& ShortName(const Words& words) {
    return words.short_name.english.empty() ? words.name : words.short_name;
  }

  static Json KeyJson(std::string_view key, std::string_view name,
                      std::string_view short_name) {
    Json json = Json::EmptyObject();
    json.Put("key", key);
    json.Put("name", name);
    json.Put("short_name", short_name);
    return json;
  }

  /// Names of the keys: the item's own where it has one key; with the
  /// parameter's value where it has several.
  Json KeysJson(const Metric& metric, const Words& words) {
    Json keys = Json::EmptyArray();
    if (metric.variants.empty()) {
      keys.Add(KeyJson(metric.id, In(words.name), In(ShortName(words))));
      return keys;
    }
    for (std::size_t i = 0; i < metric.variants.size(); ++i) {
      const Variant& variant = metric.variants[i];
      const std::string_view name = In(words.key_names[i]);
      const bool is_only_one =
          metric.variants.size() == 1 && metric.parameter.option.empty();
      const std::string full_name = is_only_one ? std::string(In(words.name))
                                                : WithVariant(words.name, name);
      Json key = KeyJson(variant.key, full_name, name);
      key.Put("parameter", variant.parameter);
      keys.Add(std::move(key));
    }
    return keys;
  }

  Json MetricJson(const Described<Metric>& described) {
    const Metric& metric = *described.item;
    const Strings kinds = KindsOf(metric);
    Json json = ItemJson(metric.id, *described.words);
    json.Put("keys", KeysJson(metric, *described.words));
    json.Put("direction", DirectionName(metric.direction));
    json.Put("range", Json(Json::Numbers{metric.range.low, metric.range.high}));
    json.Put("needs", kinds.front());
    json.Put("kinds", KeyList(kinds));
    if (!metric.parameter.option.empty()) {
      json.Put("option", metric.parameter.option);
      json.Put("key_pattern", metric.parameter.key_pattern);
    }
    return json;
  }

  Json TestJson(const Described<Test, TestWords>& described) {
    const TestWords& words = *described.words;
    Json json = ItemJson(described.item->id, words.words);
    json.Put("null", In(words.null));
    json.Put("alternative", In(words.alternative));
    json.Put("assumptions", In(words.assumptions));
    json.Put("p_value", In(words.p_value));
    json.Put("keys", KeyList(described.item->keys));
    json.Put("p_values", KeyList(described.item->p_values));
    json.Put("needs", Needs(*described.item));
    json.Put("kinds", KeyList(KindsOf(*described.item)));
    return json;
  }

  /// Of every kind of table, the metrics that are shown at first.
  static Json ColumnsJson() {
    Json kinds = Json::EmptyObject();
    for (const DefaultColumns& columns : AllDefaultColumns()) {
      kinds.Put(columns.name, KeyList(columns.keys));
    }
    return kinds;
  }

  static Json KeyList(std::span<const std::string_view> keys) {
    Json list = Json::EmptyArray();
    for (const std::string_view key : keys) list.Add(key);
    return list;
  }

  static Json ConditionJson(const ColumnCondition& condition) {
    Json json = Json::ObjectOf("keys", KeyList(condition.keys));
    if (!condition.option.empty()) json.Put("option", condition.option);
    if (!condition.value.empty()) json.Put("value", condition.value);
    if (condition.of_one_model) json.Put("of_one_model", Json(true));
    if (condition.of_several_models) json.Put("of_several_models", Json(true));
    return json;
  }

  /// Of every kind of report with pairs or conditions of its own, what else its
  /// tables show at first.
  static Json TablesJson() {
    Json kinds = Json::EmptyObject();
    for (const DefaultColumns& columns : AllDefaultColumns()) {
      if (columns.pairs.empty() && columns.conditions.empty()) continue;
      Json conditions = Json::EmptyArray();
      for (const ColumnCondition& condition : columns.conditions)
        conditions.Add(ConditionJson(condition));
      Json json = Json::ObjectOf("conditions", std::move(conditions));
      json.Put("control", KeyList(columns.control));
      json.Put("pairs", KeyList(columns.pairs));
      json.Put("procedures", KeyList(columns.procedures));
      json.Put("control_procedures", KeyList(columns.control_procedures));
      kinds.Put(columns.name, std::move(json));
    }
    return kinds;
  }

  /// Rows of tables of tests, in their order.
  [[nodiscard]] Json StatisticsJson() const {
    std::vector<Described<Test, TestWords>> tests(DescribedTests().begin(),
                                                  DescribedTests().end());
    std::stable_sort(tests.begin(), tests.end(),
                     [](const auto& one, const auto& other) {
                       return one.words->place < other.words->place;
                     });
    Json list = Json::EmptyArray();
    for (const auto& [test, words] : tests) {
      for (const StatisticWords& statistic : words->statistics)
        list.Add(StatisticOf(*test, *words, statistic));
    }
    for (const StatisticWords& statistic : FieldsOfComparisons().statistics)
      list.Add(StatisticJson(statistic.id, statistic));
    return list;
  }

  [[nodiscard]] Json StatisticOf(const Test& test, const TestWords& test_words,
                                 const StatisticWords& words) const {
    Json json = StatisticJson(words.id.empty() ? test.id : words.id, words);
    json.Put("test", test.id);
    if (IsOfFiveByTwo(test_words)) json.Put("design", "5x2");
    return json;
  }

  [[nodiscard]] Json StatisticJson(std::string_view id,
                                   const StatisticWords& words) const {
    const Text& statistic_name = words.statistic_name.english.empty()
                                     ? words.name
                                     : words.statistic_name;
    Json json = Json::EmptyObject();
    json.Put("id", id);
    json.Put("name", In(words.name));
    json.Put("statistic_name", In(statistic_name));
    json.Put("key", words.key);
    json.Put("symbol", words.symbol);
    Json degrees = Json::EmptyArray();
    for (const std::string_view key : words.degrees_of_freedom) {
      if (!key.empty()) degrees.Add(key);
    }
    json.Put("degrees_of_freedom", std::move(degrees));
    json.Put("p_value", words.p_value);
    return json;
  }

  static Strings KindsOf(const Test& test) {
    return Given({{"scores", test.from_groups != nullptr},
                  {"pair", test.from_pair != nullptr},
                  {"many", test.from_many != nullptr},
                  {"differences", test.from_differences != nullptr},
                  {"paired_results", test.from_paired_results != nullptr},
                  {"folds", test.from_folds != nullptr},
                  {"results", test.from_results != nullptr},
                  {"sample", test.from_sample != nullptr},
                  {"experiments", test.from_experiments != nullptr}});
  }

  static std::string_view Needs(const Test& test) {
    const Strings kinds = KindsOf(test);
    const bool of_predictions =
        test.from_pair != nullptr || test.from_many != nullptr;
    return of_predictions ? "predictions" : kinds.front();
  }

  Json PostHocJson(const Described<PostHoc>& described) {
    const PostHoc& procedure = *described.item;
    Json json = ItemJson(procedure.id, *described.words);
    Json keys = Json::EmptyArray();
    const std::string key = std::string(procedure.id) + "_p";
    if (procedure.for_pairs) keys.Add(key);
    if (procedure.for_control) keys.Add("control_" + key);
    json.Put("keys", std::move(keys));
    return json;
  }

  Json EffectJson(const Described<EffectSize>& described) {
    const EffectSize& effect = *described.item;
    Json json = ItemJson(effect.id, *described.words);
    const std::string id(effect.id);
    Json keys = Json::EmptyArray();
    for (const std::string& key : {id, id + "_low", id + "_high"})
      keys.Add(key);
    json.Put("keys", std::move(keys));
    json.Put("range", Json(Json::Numbers{effect.lowest, effect.highest}));
    json.Put("benchmarks", Json(Json::Numbers(effect.benchmarks.begin(),
                                              effect.benchmarks.end())));
    return json;
  }

  Json SplitterJson(const Described<Splitter>& described) {
    const Splitter& splitter = *described.item;
    Json json = ItemJson(splitter.id, *described.words);
    Json parameters = Json::EmptyArray();
    for (const SplitParameter* const parameter : splitter.parameters)
      parameters.Add(parameter->name);
    if (splitter.stratifies()) parameters.Add("stratify");
    if (splitter.groups()) parameters.Add("group");
    json.Put("parameters", std::move(parameters));
    return json;
  }

  /// As the catalogue has an option, with the plans that use it.
  [[nodiscard]] Json ParameterJson(
      const splitters::DescribedParameter& described) const {
    const SplitParameter& parameter = *described.parameter;
    Json json = Json::ObjectOf("name", Json(parameter.name));
    json.Put("kind", parameter.is_whole() ? "whole_number" : "number");
    json.Put("limits", LimitsJson(parameter.limits));
    json.Put("choices", Json::EmptyArray());
    json.Put(
        "default",
        std::visit([](auto member) { return Json(SplitSettings().*member); },
                   parameter.member));
    Json plans = Json::EmptyArray();
    for (const Splitter* const splitter : Splitters()) {
      const auto used = splitter->parameters;
      if (std::find(used.begin(), used.end(), &parameter) != used.end())
        plans.Add(splitter->id);
    }
    json.Put("plans", std::move(plans));
    json.Put("help", In(described.help));
    return json;
  }

  static std::string_view KindName(HyperParameterKind kind) {
    switch (kind) {
      case HyperParameterKind::whole:
        return "whole_number";
      case HyperParameterKind::real:
      case HyperParameterKind::log_real:
        return "number";
      case HyperParameterKind::choice:
        return "choice";
    }
    return "";
  }

  [[nodiscard]] Json HyperParameterJson(const HyperParameter& parameter,
                                        const Text& help) const {
    Json json = Json::ObjectOf("name", Json(parameter.name));
    json.Put("kind", KindName(parameter.kind));
    json.Put("limits", LimitsJson(parameter.limits));
    Json choices = Json::EmptyArray();
    for (const std::string_view choice : parameter.choices) choices.Add(choice);
    json.Put("choices", std::move(choices));
    if (parameter.choices.empty())
      json.Put("default", parameter.usual);
    else
      json.Put("default",
               parameter.choices[static_cast<std::size_t>(parameter.usual)]);
    json.Put("help", In(help));
    return json;
  }

  Json LearnerJson(const Described<Learner, LearnerWords>& described) {
    const Learner& learner = *described.item;
    Json json = ItemJson(learner.id, described.words->words);
    json.Put("classifies", learner.classifies());
    json.Put("regresses", learner.regresses());
    json.Put("parameters", HyperParametersJson(learner.parameters,
                                               described.words->parameters));
    return json;
  }

  Json ClustererJson(const Described<Clusterer, ClustererWords>& described) {
    Json json = ItemJson(described.item->id, described.words->words);
    json.Put("parameters", HyperParametersJson(described.item->parameters,
                                               described.words->parameters));
    return json;
  }

  Json HyperParametersJson(std::span<const HyperParameter* const> parameters,
                           std::span<const Text> words) {
    Json list = Json::EmptyArray();
    for (std::size_t i = 0; i < parameters.size(); ++i)
      list.Add(HyperParameterJson(*parameters[i], words[i]));
    return list;
  }

  Json StrategyJson(const Described<Strategy>& described) {
    Json json = ItemJson(described.item->id, *described.words);
    json.Put("largest_budget", described.item->largest_budget);
    return json;
  }

  Json RuleJson(const Described<ThresholdRule>& described) {
    Json json = ItemJson(described.item->id, *described.words);
    json.Put("needs_target", described.item->needs_target);
    return json;
  }

  Language language_;
  std::map<std::string_view, Text> reasons_;
};

bool WriteFile(const std::string& path, Language language) {
  std::ofstream file(path);
  file << Serialize(Catalogue(language).Write()) << '\n';
  return file.good();
}

}  // namespace
}  // namespace melon

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: catalogue FOLDER\n";
    return 2;
  }
  const std::string folder = argv[1];
  const bool written =
      melon::WriteFile(folder + "/en.json", melon::Language::english) &&
      melon::WriteFile(folder + "/zh.json", melon::Language::chinese);
  if (!written) std::cerr << "cannot write to " << folder << '\n';
  return written ? 0 : 1;
}
