// Writes the words of all items, one JSON file per language: catalogue FOLDER.

#include <cstddef>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <string_view>

#include "curves/curve.h"
#include "hypothesis/test.h"
#include "intervals/interval.h"
#include "io/json.h"
#include "metrics/metric.h"
#include "thresholds/threshold_rule.h"

namespace melon {
namespace {

enum class Language : unsigned char { english, chinese };

class Catalogue {
 public:
  explicit Catalogue(Language language) : language_(language) {}

  Json Write() {
    Json json = {{"version", MELON_VERSION}};
    json["metrics"] = List(DescribedMetrics(), [this](const auto& item) {
      return MetricJson(item);
    });
    json["curves"] = List(DescribedCurves(), [this](const auto& item) {
      return ItemJson(item.item->id, *item.words);
    });
    json["tests"] = List(DescribedTests(),
                         [this](const auto& item) { return TestJson(item); });
    json["intervals"] =
        List(DescribedIntervalMethods(), [this](const auto& item) {
          return ItemJson(item.item->id, *item.words);
        });
    json["thresholds"] =
        List(DescribedThresholdRules(),
             [this](const auto& item) { return RuleJson(item); });
    NoteShared();
    Json reasons = Json::object();
    for (const auto& [id, words] : reasons_)
      reasons[std::string(id)] = In(words);
    json["reasons"] = std::move(reasons);
    return json;
  }

 private:
  [[nodiscard]] std::string In(const Text& text) const {
    return std::string(language_ == Language::english ? text.english
                                                      : text.chinese);
  }

  template <class Items, class ToItemJson>
  static Json List(const Items& items, const ToItemJson& to_json) {
    Json list = Json::array();
    for (const auto& item : items) list.push_back(to_json(item));
    return list;
  }

  void Note(const Reason& reason) { reasons_.emplace(reason.id, reason.words); }

  /// Reasons that the tasks give themselves.
  void NoteShared() {
    for (const Reason* reason :
         {&reasons::no_scores, &reasons::fractional_weights,
          &reasons::one_class, &reasons::zero_denominator,
          &reasons::no_cases}) {
      Note(*reason);
    }
  }

  Json ItemJson(std::string_view id, const Words& words) {
    Json json = {{"id", id}, {"name", In(words.name)}};
    json["short_name"] =
        In(words.short_name.english.empty() ? words.name : words.short_name);
    json["synonyms"] = In(words.synonyms);
    json["meaning"] = In(words.meaning);
    json["latex"] = words.latex;
    json["remark"] = In(words.remark);
    json["reference"] = words.reference;
    Json undefined_when = Json::array();
    for (const Reason* reason : words.undefined_when) {
      Note(*reason);
      undefined_when.push_back(reason->id);
    }
    json["undefined_when"] = std::move(undefined_when);
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

  static std::string_view Needs(const Metric& metric) {
    if (metric.from_counts != nullptr) return "counts";
    return metric.from_confusion != nullptr ? "confusion" : "scores";
  }

  /// "F-measure (F2)".
  [[nodiscard]] std::string WithVariant(const Text& item,
                                        const std::string& variant) const {
    const bool english = language_ == Language::english;
    return In(item) + (english ? " (" : "（") + variant +
           (english ? ")" : "）");
  }

  /// Names of the keys: the item's own where it has one key; with the
  /// parameter's value where it has several.
  Json KeysJson(const Metric& metric, const Words& words) {
    Json keys = Json::array();
    if (metric.variants.empty()) {
      const Text& short_name =
          words.short_name.english.empty() ? words.name : words.short_name;
      keys.push_back({{"key", metric.id},
                      {"name", In(words.name)},
                      {"short_name", In(short_name)}});
      return keys;
    }
    for (std::size_t i = 0; i < metric.variants.size(); ++i) {
      const Variant& variant = metric.variants[i];
      const std::string name = In(words.key_names[i]);
      keys.push_back({{"key", variant.key},
                      {"name", metric.variants.size() == 1 &&
                                       metric.parameter.option.empty()
                                   ? In(words.name)
                                   : WithVariant(words.name, name)},
                      {"short_name", name},
                      {"parameter", ToJson(variant.parameter)}});
    }
    return keys;
  }

  Json MetricJson(const Described<Metric>& described) {
    const Metric& metric = *described.item;
    Json json = ItemJson(metric.id, *described.words);
    json["keys"] = KeysJson(metric, *described.words);
    json["direction"] = DirectionName(metric.direction);
    json["range"] = {ToJson(metric.range.low), ToJson(metric.range.high)};
    json["needs"] = Needs(metric);
    if (!metric.parameter.option.empty())
      json["option"] = metric.parameter.option;
    return json;
  }

  Json TestJson(const Described<Test, TestWords>& described) {
    const TestWords& words = *described.words;
    Json json = ItemJson(described.item->id, words.words);
    json["null"] = In(words.null);
    json["alternative"] = In(words.alternative);
    json["assumptions"] = In(words.assumptions);
    json["p_value"] = In(words.p_value);
    json["keys"] = described.item->keys;
    return json;
  }

  Json RuleJson(const Described<ThresholdRule>& described) {
    Json json = ItemJson(described.item->id, *described.words);
    json["needs_target"] = described.item->needs_target;
    return json;
  }

  Language language_;
  std::map<std::string_view, Text> reasons_;
};

bool WriteFile(const std::string& path, Language language) {
  std::ofstream file(path);
  file << Catalogue(language).Write().dump(1) << '\n';
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
