#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "kernels/binary/group_scores.h"
#include "metric_kinds.h"
#include "metrics/binary_row_keys.h"
#include "metrics/metric.h"

namespace melon {
namespace {

/// Sums in another order differ by a few ulp.
constexpr double kTolerance = 1e-12;

using Visit = std::function<void(const MetricKind&, const Described<Metric>&,
                                 const Parameters&)>;

/// Every metric in every variant, for every kind of data that it has a function
/// for.
void ForEachVariant(const Visit& visit) {
  for (const MetricKind& kind : MetricKinds()) {
    for (const Described<Metric>& described : DescribedMetrics()) {
      const Metric& metric = *described.item;
      if (!kind.has(metric)) continue;
      const Variant only = {metric.id, 0};
      for (const Variant& variant :
           metric.variants.empty() ? std::span(&only, 1) : metric.variants) {
        SCOPED_TRACE(std::string(variant.key) + " of " +
                     std::string(kind.name));
        Parameters parameters;
        parameters.own = variant.parameter;
        parameters.n_features = 2;
        visit(kind, described, parameters);
      }
    }
  }
}

/// The cases of these indices, in that order.
Cases Pick(const Cases& cases, const std::vector<std::size_t>& order) {
  Cases picked;
  for (const std::vector<double>& column : cases.columns) {
    std::vector<double>& into = picked.columns.emplace_back();
    for (const std::size_t i : order) into.push_back(column[i]);
  }
  if (!cases.weight.empty()) {
    for (const std::size_t i : order) picked.weight.push_back(cases.weight[i]);
  }
  return picked;
}

Cases Shuffled(const Cases& cases, std::uint64_t seed) {
  Random random(seed);
  std::vector<std::size_t> order(cases.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t i = order.size(); i > 1; --i) {
    std::swap(order[i - 1], order[random.Below(static_cast<std::uint32_t>(i))]);
  }
  return Pick(cases, order);
}

Cases WithWeights(Cases cases, std::uint64_t seed) {
  Random random(seed);
  for (std::size_t i = 0; i < cases.size(); ++i)
    cases.weight.push_back(3 * random.Unit());
  return cases;
}

/// All that may come: ordinary, degenerate, extreme.
std::vector<Cases> ManyCases(const MetricKind& kind) {
  std::vector<Cases> many = kind.edges();
  for (std::size_t seed = 1; seed <= 20; ++seed) {
    many.push_back(kind.some(3 + (3 * seed), seed));
    if (kind.weighted) many.push_back(WithWeights(many.back(), seed));
  }
  many.push_back(kind.some(1000, 21));
  return many;
}

void ExpectSame(const Value& a, const Value& b) {
  ASSERT_EQ(a.defined(), b.defined());
  if (!a.defined()) {
    EXPECT_EQ(a.reason().id, b.reason().id);
  } else {
    EXPECT_NEAR(a.number(), b.number(),
                kTolerance * std::max(1.0, std::abs(a.number())));
  }
}

TEST(EveryMetric, IgnoresTheOrderOfRows) {
  ForEachVariant([](const MetricKind& kind, const Described<Metric>& described,
                    const Parameters& parameters) {
    for (const Cases& cases : ManyCases(kind)) {
      ExpectSame(
          kind.evaluate(*described.item, parameters, cases),
          kind.evaluate(*described.item, parameters, Shuffled(cases, 99)));
    }
  });
}

TEST(EveryMetric, TakesWeightTwoAsTheRowTwice) {
  ForEachVariant([](const MetricKind& kind, const Described<Metric>& described,
                    const Parameters& parameters) {
    if (!kind.weighted ||
        !described.item->exceptions.weight_is_repetition.empty())
      return;
    for (std::size_t seed = 1; seed <= 10; ++seed) {
      Cases weighted = kind.some(5 + (4 * seed), seed);
      std::vector<std::size_t> order;
      for (std::size_t i = 0; i < weighted.size(); ++i) {
        weighted.weight.push_back(static_cast<double>(i % 3));
        order.insert(order.end(), i % 3, i);
      }
      Cases repeated = Pick(weighted, order);
      repeated.weight.clear();
      ExpectSame(kind.evaluate(*described.item, parameters, weighted),
                 kind.evaluate(*described.item, parameters, repeated));
    }
  });
}

TEST(EveryMetric, IsFiniteInItsRangeAndNeverNegativeZero) {
  ForEachVariant([](const MetricKind& kind, const Described<Metric>& described,
                    const Parameters& parameters) {
    for (const Cases& cases : ManyCases(kind)) {
      const Value value = kind.evaluate(*described.item, parameters, cases);
      if (!value.defined()) continue;
      EXPECT_TRUE(std::isfinite(value.number()));
      EXPECT_GE(value.number(), described.item->range.low);
      EXPECT_LE(value.number(), described.item->range.high);
      EXPECT_FALSE(value.number() == 0 && std::signbit(value.number()));
    }
  });
}

TEST(EveryMetric, AttainsItsBestValueForAPerfectPrediction) {
  ForEachVariant([&](const MetricKind& kind, const Described<Metric>& described,
                     const Parameters& parameters) {
    const Metric& metric = *described.item;
    if (metric.direction == Direction::neither ||
        !metric.exceptions.best_when_perfect.empty())
      return;
    const Cases perfect = kind.perfect(kind.some(40, 5));
    const Value value = kind.evaluate(metric, parameters, perfect);
    ASSERT_TRUE(value.defined()) << value.reason().id;
    const bool higher = metric.direction == Direction::higher_is_better;
    EXPECT_NEAR(value.number(), higher ? metric.range.high : metric.range.low,
                1e-15);
  });
}

TEST(EveryMetric, IsUndefinedForNoCasesAndForWeightsThatAreAllZero) {
  ForEachVariant([](const MetricKind& kind, const Described<Metric>& described,
                    const Parameters& parameters) {
    Cases cases = kind.some(6, 1);
    const Cases none = Pick(cases, {});
    EXPECT_FALSE(kind.evaluate(*described.item, parameters, none).defined());
    if (!kind.weighted) return;
    cases.weight.assign(cases.size(), 0);
    EXPECT_FALSE(kind.evaluate(*described.item, parameters, cases).defined());
  });
}

TEST(EveryMetric, DoesNotSeeARowOfWeightZero) {
  ForEachVariant([](const MetricKind& kind, const Described<Metric>& described,
                    const Parameters& parameters) {
    if (!kind.weighted) return;
    Cases cases = WithWeights(kind.some(30, 3), 4);
    const Value without = kind.evaluate(*described.item, parameters, cases);
    const Cases more = kind.some(9, 77);
    for (std::size_t i = 0; i < cases.columns.size(); ++i) {
      cases.columns[i].insert(cases.columns[i].end(), more.columns[i].begin(),
                              more.columns[i].end());
    }
    cases.weight.resize(cases.size(), 0);
    ExpectSame(without, kind.evaluate(*described.item, parameters, cases));
  });
}

TEST(EveryMetric, DeclaresEveryReasonThatItGives) {
  ForEachVariant([](const MetricKind& kind, const Described<Metric>& described,
                    const Parameters& parameters) {
    const auto& declared = described.words->undefined_when;
    for (const Cases& cases : ManyCases(kind)) {
      const Value value = kind.evaluate(*described.item, parameters, cases);
      if (value.defined()) continue;
      EXPECT_TRUE(std::any_of(declared.begin(), declared.end(),
                              [&](const Reason* reason) {
                                return reason->id == value.reason().id;
                              }))
          << value.reason().id;
    }
  });
}

/// Parameters that the user may leave open.
TEST(EveryMetric, GivesEveryReasonThatItDeclares) {
  std::map<std::string_view, std::set<std::string_view>> given;
  ForEachVariant([&](const MetricKind& kind, const Described<Metric>& described,
                     const Parameters& parameters) {
    Parameters open = parameters;
    open.n_features = Parameters{}.n_features;
    for (const Cases& cases : ManyCases(kind)) {
      for (const Parameters& one : {parameters, open}) {
        const Value value = kind.evaluate(*described.item, one, cases);
        if (!value.defined())
          given[described.item->id].insert(value.reason().id);
      }
    }
  });
  for (const Described<Metric>& described : DescribedMetrics()) {
    for (const Reason* reason : described.words->undefined_when) {
      EXPECT_TRUE(given[described.item->id].contains(reason->id))
          << described.item->id << " " << reason->id;
    }
  }
}

TEST(EveryMetric, HasAnIdThatIsItsFileStem) {
  std::set<std::string> stems;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(
           std::string(MELON_GOLDEN) + "/../../cpp/metrics")) {
    if (entry.path().extension() == ".cpp")
      stems.insert(entry.path().stem().string());
  }
  std::set<std::string> ids;
  for (const Metric* metric : Metrics()) ids.emplace(metric->id);
  EXPECT_EQ(ids, stems);
}

/// All keys of a metric.
std::vector<std::string_view> KeysOf(const Metric& metric) {
  if (metric.variants.empty()) return {metric.id};
  std::vector<std::string_view> keys;
  for (const Variant& variant : metric.variants) keys.push_back(variant.key);
  return keys;
}

TEST(EveryMetric, HasKeysOfItsOwn) {
  std::set<std::string_view> keys;
  for (const Metric* metric : Metrics()) {
    for (const std::string_view key : KeysOf(*metric))
      EXPECT_TRUE(keys.insert(key).second) << key << " twice";
  }
}

TEST(EveryMetric, IsOfSomeKindAndHasOneFunctionForTwoClassesAtMost) {
  for (const Metric* metric : Metrics()) {
    EXPECT_TRUE(std::any_of(
        MetricKinds().begin(), MetricKinds().end(),
        [metric](const MetricKind& kind) { return kind.has(*metric); }))
        << metric->id;
    EXPECT_FALSE(
        metric->from_groups != nullptr &&
        (metric->from_counts != nullptr || metric->from_confusion != nullptr))
        << metric->id;
  }
}

TEST(EveryMetric, HasAProportionEqualToItsValue) {
  const MetricKind& two_classes = MetricKinds().front();
  const Cases cases = two_classes.some(40, 7);
  const std::vector<std::uint8_t> truth(cases.columns[0].begin(),
                                        cases.columns[0].end());
  const Counts counts =
      CountsAt(GroupScores(cases.columns[1], truth, {}).view(), 0.5);
  for (const Metric* metric : Metrics()) {
    if (metric->proportion == nullptr) continue;
    const Proportion proportion = metric->proportion(counts);
    const Value value = two_classes.evaluate(*metric, {}, cases);
    EXPECT_DOUBLE_EQ(proportion.successes / proportion.trials, value.number())
        << metric->id;
  }
}

bool HasChineseCharacter(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char byte) {
    return static_cast<unsigned char>(byte) >= 0xE3;
  });
}

/// ASCII punctuation directly after a Chinese character or mark, whose three
/// bytes start with E3 to E9.
bool HasHalfWidthPunctuation(std::string_view chinese) {
  for (std::size_t i = 3; i < chinese.size(); ++i) {
    const auto lead = static_cast<unsigned char>(chinese[i - 3]);
    const bool after_chinese = lead >= 0xE3 && lead <= 0xE9;
    if (after_chinese &&
        std::string_view(",;:!?()").find(chinese[i]) != std::string_view::npos)
      return true;
  }
  return false;
}

TEST(EveryMetric, HasWordsInBothLanguagesAFormulaAndAReference) {
  for (const Described<Metric>& described : DescribedMetrics()) {
    SCOPED_TRACE(described.item->id);
    const Words& words = *described.words;
    EXPECT_FALSE(words.name.english.empty());
    EXPECT_FALSE(words.name.chinese.empty());
    EXPECT_FALSE(words.meaning.english.empty());
    EXPECT_TRUE(HasChineseCharacter(words.meaning.chinese));
    EXPECT_FALSE(words.latex.empty());
    EXPECT_FALSE(words.references[0].empty());
    for (const Text& text : {words.short_name, words.synonyms, words.remark}) {
      EXPECT_EQ(text.english.empty(), text.chinese.empty());
    }
    for (const Text& text : {words.name, words.short_name, words.synonyms,
                             words.meaning, words.remark}) {
      EXPECT_FALSE(HasHalfWidthPunctuation(text.chinese)) << text.chinese;
    }
  }
}

TEST(EveryMetric, CoversTheKeysOfTheReport) {
  std::set<std::string_view> keys;
  for (const Metric* metric : Metrics()) {
    for (const std::string_view key : KeysOf(*metric)) keys.insert(key);
  }
  for (const std::string_view key : kBinaryRowKeys) {
    EXPECT_TRUE(keys.contains(key)) << key;
  }
}

}  // namespace
}  // namespace melon
