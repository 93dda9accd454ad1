#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "kernels/group_scores.h"
#include "metrics/binary_row_keys.h"
#include "metrics/metric.h"

namespace melon {
namespace {

/// Sums in another order differ by a few ulp.
constexpr double kTolerance = 1e-12;
constexpr double kThreshold = 0.5;

struct Rows {
  std::vector<double> score;
  std::vector<std::uint8_t> truth;
  std::vector<double> weight = {};
};

Value Evaluate(const Metric& metric, const Variant& variant, const Rows& rows) {
  const GroupedScores groups = GroupScores(rows.score, rows.truth, rows.weight);
  Parameters parameters;
  parameters.own = variant.parameter;
  if (metric.from_groups != nullptr)
    return metric.from_groups(groups.view(), parameters);
  const Counts counts = CountsAt(groups.view(), kThreshold);
  if (metric.from_counts != nullptr)
    return metric.from_counts(counts, parameters);
  return metric.from_confusion(ConfusionMatrix(counts), parameters);
}

void ForEachVariant(const std::function<void(const Described<Metric>&,
                                             const Variant&)>& visit) {
  for (const Described<Metric>& described : DescribedMetrics()) {
    const Variant only = {described.item->id, 0};
    const std::span<const Variant> variants = described.item->variants.empty()
                                                  ? std::span(&only, 1)
                                                  : described.item->variants;
    for (const Variant& variant : variants) {
      SCOPED_TRACE(variant.key);
      visit(described, variant);
    }
  }
}

/// Scores with ties, better than chance, of both classes.
Rows SomeRows(std::size_t count, std::uint64_t seed, bool weighted) {
  Random random(seed);
  Rows rows;
  for (std::size_t i = 0; i < count; ++i) {
    rows.truth.push_back(
        static_cast<std::uint8_t>(i < 2 ? i : random.Below(2)));
    rows.score.push_back(
        std::floor(20 * ((rows.truth.back() * 0.3) + (0.7 * random.Unit()))) /
        20);
    if (weighted) rows.weight.push_back(3 * random.Unit());
  }
  return rows;
}

Rows Shuffled(const Rows& rows, std::uint64_t seed) {
  Random random(seed);
  std::vector<std::size_t> order(rows.score.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t i = order.size(); i > 1; --i) {
    std::swap(order[i - 1], order[random.Below(static_cast<std::uint32_t>(i))]);
  }
  Rows shuffled;
  for (const std::size_t row : order) {
    shuffled.score.push_back(rows.score[row]);
    shuffled.truth.push_back(rows.truth[row]);
    if (!rows.weight.empty()) shuffled.weight.push_back(rows.weight[row]);
  }
  return shuffled;
}

Rows Inverted(Rows rows) {
  for (std::uint8_t& truth : rows.truth) truth = truth == 0 ? 1 : 0;
  return rows;
}

/// All that may come: ordinary, degenerate, extreme.
std::vector<Rows> ManyRows() {
  std::vector<Rows> many = {
      {{}, {}},
      {{0.7}, {1}},
      {{0.7}, {0}},
      {{0.2}, {1}},
      {{0.7, 0.7}, {1, 0}},
      {{0.7, 0.3}, {1, 0}},
      {{0.3, 0.7}, {1, 0}},
      {{0.9, 0.8, 0.2}, {1, 1, 1}},
      {{0.9, 0.8, 0.2}, {0, 0, 0}},
      {{0.9, 0.8, 0.2}, {1, 0, 1}, {0, 0, 0}},
      {{0.9, 0.8, 0.2}, {1, 0, 1}, {1, 0, 1}},
      {{0.9, 0.8, 0.2}, {1, 0, 1}, {1e-300, 1e-300, 1e-300}},
      {{0.9, 0.8, 0.2}, {1, 0, 1}, {0.1, 0.2, 0.3}},
      {{0, 1, 0, 1}, {0, 1, 1, 0}},
      {{0, 1, 0, 1}, {0, 1, 0, 1}},
      {{-5, 3, 2, 1e300}, {0, 1, 1, 0}},
      {{-0.0, 0.0, 5e-324, 1}, {0, 1, 1, 0}},
  };
  for (std::size_t seed = 1; seed <= 20; ++seed) {
    many.push_back(SomeRows(2 + (3 * seed), seed, seed % 2 == 0));
    many.push_back(Inverted(many.back()));
  }
  many.push_back(SomeRows(1000, 21, true));
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
  ForEachVariant(
      [](const Described<Metric>& described, const Variant& variant) {
        for (const Rows& rows : ManyRows()) {
          ExpectSame(Evaluate(*described.item, variant, rows),
                     Evaluate(*described.item, variant, Shuffled(rows, 99)));
        }
      });
}

TEST(EveryMetric, TakesWeightTwoAsTheRowTwice) {
  ForEachVariant([](const Described<Metric>& described,
                    const Variant& variant) {
    if (!described.item->exceptions.weight_is_repetition.empty()) return;
    for (std::size_t seed = 1; seed <= 10; ++seed) {
      Rows weighted = SomeRows(5 + (4 * seed), seed, false);
      Rows repeated;
      for (std::size_t i = 0; i < weighted.score.size(); ++i) {
        weighted.weight.push_back(static_cast<double>(i % 3));
        repeated.score.insert(repeated.score.end(), i % 3, weighted.score[i]);
        repeated.truth.insert(repeated.truth.end(), i % 3, weighted.truth[i]);
      }
      ExpectSame(Evaluate(*described.item, variant, weighted),
                 Evaluate(*described.item, variant, repeated));
    }
  });
}

TEST(EveryMetric, IsFiniteInItsRangeAndNeverNegativeZero) {
  ForEachVariant(
      [](const Described<Metric>& described, const Variant& variant) {
        for (const Rows& rows : ManyRows()) {
          const Value value = Evaluate(*described.item, variant, rows);
          if (!value.defined()) continue;
          EXPECT_TRUE(std::isfinite(value.number()));
          EXPECT_GE(value.number(), described.item->range.low);
          EXPECT_LE(value.number(), described.item->range.high);
          EXPECT_FALSE(value.number() == 0 && std::signbit(value.number()));
        }
      });
}

TEST(EveryMetric, AttainsItsBestValueForAPerfectPrediction) {
  Rows perfect = SomeRows(40, 5, false);
  for (std::size_t i = 0; i < perfect.score.size(); ++i)
    perfect.score[i] = perfect.truth[i];
  ForEachVariant(
      [&](const Described<Metric>& described, const Variant& variant) {
        const Metric& metric = *described.item;
        if (metric.direction == Direction::neither ||
            !metric.exceptions.best_when_perfect.empty())
          return;
        const Value value = Evaluate(metric, variant, perfect);
        ASSERT_TRUE(value.defined());
        const bool higher = metric.direction == Direction::higher_is_better;
        EXPECT_NEAR(value.number(),
                    higher ? metric.range.high : metric.range.low, 1e-15);
      });
}

TEST(EveryMetric, IsUndefinedForNoCasesAndForWeightsThatAreAllZero) {
  ForEachVariant(
      [](const Described<Metric>& described, const Variant& variant) {
        EXPECT_FALSE(Evaluate(*described.item, variant, {{}, {}}).defined());
        EXPECT_FALSE(
            Evaluate(*described.item, variant, {{0.9, 0.2}, {1, 0}, {0, 0}})
                .defined());
      });
}

TEST(EveryMetric, DoesNotSeeARowOfWeightZero) {
  ForEachVariant(
      [](const Described<Metric>& described, const Variant& variant) {
        Rows rows = SomeRows(30, 3, true);
        const Value without = Evaluate(*described.item, variant, rows);
        for (const double score : {0.0, 0.123, 1.0}) {
          for (const bool is_positive : {false, true}) {
            rows.score.push_back(score);
            rows.truth.push_back(is_positive ? 1 : 0);
            rows.weight.push_back(0);
          }
        }
        ExpectSame(without, Evaluate(*described.item, variant, rows));
      });
}

TEST(EveryMetric, DeclaresEveryReasonThatItGives) {
  ForEachVariant(
      [](const Described<Metric>& described, const Variant& variant) {
        const auto& declared = described.words->undefined_when;
        for (const Rows& rows : ManyRows()) {
          const Value value = Evaluate(*described.item, variant, rows);
          if (value.defined()) continue;
          EXPECT_TRUE(std::any_of(declared.begin(), declared.end(),
                                  [&](const Reason* reason) {
                                    return reason->id == value.reason().id;
                                  }))
              << value.reason().id;
        }
      });
}

TEST(EveryMetric, GivesEveryReasonThatItDeclares) {
  for (const Described<Metric>& described : DescribedMetrics()) {
    std::set<std::string_view> given;
    ForEachVariant([&](const Described<Metric>& other, const Variant& variant) {
      if (other.item != described.item) return;
      for (const Rows& rows : ManyRows()) {
        const Value value = Evaluate(*other.item, variant, rows);
        if (!value.defined()) given.insert(value.reason().id);
      }
    });
    for (const Reason* reason : described.words->undefined_when) {
      EXPECT_TRUE(given.contains(reason->id))
          << described.item->id << " " << reason->id;
    }
  }
}

TEST(EveryMetric, HasAnIdThatIsItsFileStem) {
  std::set<std::string> stems;
  for (const auto& entry : std::filesystem::directory_iterator(
           std::string(MELON_GOLDEN) + "/../../cpp/metrics")) {
    if (entry.path().extension() == ".cpp")
      stems.insert(entry.path().stem().string());
  }
  std::set<std::string> ids;
  for (const Metric* metric : Metrics()) ids.emplace(metric->id);
  EXPECT_EQ(ids, stems);
}

TEST(EveryMetric, HasKeysOfItsOwn) {
  std::set<std::string_view> keys;
  ForEachVariant([&](const Described<Metric>&, const Variant& variant) {
    EXPECT_TRUE(keys.insert(variant.key).second) << "twice";
  });
}

TEST(EveryMetric, SetsExactlyOneFunction) {
  for (const Metric* metric : Metrics()) {
    const std::array<bool, 3> set = {metric->from_counts != nullptr,
                                     metric->from_confusion != nullptr,
                                     metric->from_groups != nullptr};
    EXPECT_EQ(std::count(set.begin(), set.end(), true), 1) << metric->id;
  }
}

TEST(EveryMetric, HasAProportionEqualToItsValue) {
  const Rows rows = SomeRows(40, 7, false);
  const Counts counts =
      CountsAt(GroupScores(rows.score, rows.truth, {}).view(), kThreshold);
  for (const Metric* metric : Metrics()) {
    if (metric->proportion == nullptr) continue;
    const Proportion proportion = metric->proportion(counts);
    const Value value = Evaluate(*metric, {metric->id, 0}, rows);
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
    EXPECT_FALSE(words.reference.empty());
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
  ForEachVariant([&](const Described<Metric>&, const Variant& variant) {
    keys.insert(variant.key);
  });
  for (const std::string_view key : kBinaryRowKeys) {
    EXPECT_TRUE(keys.contains(key)) << key;
  }
}

}  // namespace
}  // namespace melon
