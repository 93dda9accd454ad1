// What is true of every curve and every threshold rule.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <limits>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "curves/curve.h"
#include "curves/reduce_series.h"
#include "kernels/binary/group_scores.h"
#include "thresholds/threshold_rule.h"

namespace melon {
namespace {

struct Rows {
  std::vector<double> score;
  std::vector<std::uint8_t> truth;
  std::vector<double> weight;

  [[nodiscard]] GroupedScores Grouped() const {
    return GroupScores(score, truth, weight);
  }
};

/// Probabilities with ties; `fractional` weights or whole ones, some 0.
Rows RandomRows(std::uint64_t seed, int n, bool fractional) {
  Random random(seed);
  Rows rows;
  for (int i = 0; i < n; ++i) {
    const bool positive = random.Unit() < .4;
    const double score = (random.Unit() + (positive ? random.Unit() : 0)) / 2;
    rows.score.push_back(std::round(score * 64) / 64);
    rows.truth.push_back(positive ? 1 : 0);
    rows.weight.push_back(fractional ? random.Unit()
                                     : std::floor(random.Unit() * 4));
  }
  return rows;
}

Rows Few(std::vector<double> score, std::vector<std::uint8_t> truth) {
  return {std::move(score), std::move(truth), {}};
}

/// Small, tied, perfect, inverted, one-sided, extreme.
std::vector<Rows> EdgeCases() {
  const double largest = std::numeric_limits<double>::max();
  const double least = std::numeric_limits<double>::denorm_min();
  return {
      Few({.5, .5}, {0, 1}),
      Few({.2, .8}, {0, 1}),
      Few({.8, .2}, {0, 1}),
      Few({.1, .2, .3, .4, .5}, {0, 0, 0, 1, 1}),
      Few({.1, .2, .3, .4, .5}, {1, 1, 1, 0, 0}),
      Few({0, 1, 0, 1}, {0, 0, 1, 1}),
      Few({.3, .4}, {1, 1}),
      Few({.3, .4}, {0, 0}),
      Few({.3}, {1}),
      Few({}, {}),
      {{.3, .4}, {0, 1}, {0, 0}},
      {{.3, .4, .5, .6}, {0, 1, 1, 0}, {1e-12, 1e12, 1, 1}},
      {{1e300, .4, .5, .6, -1e300}, {0, 1, 1, 0, 1}, {0, 2, 1, 1, 0}},
      Few({-largest, 0, largest, 1}, {0, 1, 1, 0}),
      Few({0, least, 2 * least, 5 * least}, {0, 1, 0, 1}),
      Few({1e15, 1e15 + .125, 1e15 + .25}, {0, 1, 0}),
      Few({-3, -2, -1, 7}, {0, 1, 0, 1}),
  };
}

std::vector<Rows> AllCases() {
  std::vector<Rows> cases = EdgeCases();
  cases.push_back(RandomRows(1, 400, false));
  cases.push_back(RandomRows(2, 400, true));
  return cases;
}

void ExpectSame(const std::vector<double>& left,
                const std::vector<double>& right) {
  ASSERT_EQ(left.size(), right.size());
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (std::isnan(left[i]) && std::isnan(right[i])) continue;
    EXPECT_EQ(left[i], right[i]);
  }
}

void ExpectSame(const CurveData& left, const CurveData& right) {
  ASSERT_EQ(left.series.size(), right.series.size());
  for (std::size_t s = 0; s < left.series.size(); ++s) {
    ASSERT_EQ(left.series[s].columns.size(), right.series[s].columns.size());
    for (std::size_t c = 0; c < left.series[s].columns.size(); ++c) {
      ExpectSame(left.series[s].columns[c].second,
                 right.series[s].columns[c].second);
    }
  }
  ASSERT_EQ(left.numbers.size(), right.numbers.size());
  for (std::size_t i = 0; i < left.numbers.size(); ++i) {
    EXPECT_EQ(left.numbers[i].second.number(),
              right.numbers[i].second.number());
  }
}

void ExpectDrawable(const Series& series) {
  ASSERT_GE(series.columns.size(), 2U);
  std::set<std::string_view> names;
  for (const auto& [name, values] : series.columns) {
    EXPECT_TRUE(names.insert(name).second) << name;
    EXPECT_EQ(values.size(), series.columns[0].second.size()) << name;
  }
  EXPECT_FALSE(series.columns[0].second.empty());
  for (std::size_t c = 0; c < 2; ++c) {
    for (const double cell : series.columns[c].second) {
      EXPECT_TRUE(std::isfinite(cell)) << series.columns[c].first;
    }
  }
}

void ExpectWords(const Words& words) {
  for (const Text& text : {words.name, words.meaning}) {
    EXPECT_FALSE(text.english.empty());
    EXPECT_FALSE(text.chinese.empty());
  }
  for (const Text& text : {words.short_name, words.synonyms, words.remark}) {
    EXPECT_EQ(text.english.empty(), text.chinese.empty());
  }
  EXPECT_FALSE(words.latex.empty());
  EXPECT_FALSE(words.references[0].empty());
  EXPECT_FALSE(words.undefined_when.empty());
}

bool IsListed(const Reason* reason, const Words& words) {
  return std::find(words.undefined_when.begin(), words.undefined_when.end(),
                   reason) != words.undefined_when.end();
}

bool HasSource(const std::string& folder, std::string_view id) {
  return std::ifstream(std::string(MELON_GOLDEN) + "/../../cpp/" + folder +
                       "/" + std::string(id) + ".cpp")
      .good();
}

TEST(EveryCurve, HasWordsInBothLanguagesAndItsFileName) {
  std::set<std::string_view> ids;
  ASSERT_EQ(DescribedCurves().size(), Curves().size());
  for (const Described<Curve>& curve : DescribedCurves()) {
    SCOPED_TRACE(curve.item->id);
    ExpectWords(*curve.words);
    EXPECT_TRUE(ids.insert(curve.item->id).second);
    EXPECT_TRUE(HasSource("curves", curve.item->id));
  }
  EXPECT_GE(ids.size(), 9U);
}

TEST(EveryCurve, IsDrawableOrUndefinedWithAListedReason) {
  const std::vector<Rows> cases = AllCases();
  for (const Described<Curve>& curve : DescribedCurves()) {
    for (std::size_t i = 0; i < cases.size(); ++i) {
      SCOPED_TRACE(std::string(curve.item->id) + ", case " + std::to_string(i));
      const GroupedScores groups = cases[i].Grouped();
      const Reason* reason = curve.item->undefined(groups.view());
      if (reason != nullptr) {
        EXPECT_TRUE(IsListed(reason, *curve.words)) << reason->id;
        continue;
      }
      const CurveData data = curve.item->compute(groups.view(), {});
      std::set<std::string_view> names;
      EXPECT_FALSE(data.series.empty());
      for (const Series& series : data.series) {
        SCOPED_TRACE(series.name);
        EXPECT_TRUE(names.insert(series.name).second);
        ExpectDrawable(series);
        ExpectDrawable(Reduced(series, curve.item->box));
      }
      for (const auto& [name, value] : data.numbers) {
        EXPECT_TRUE(value.defined() && std::isfinite(value.number())) << name;
      }
    }
  }
}

TEST(EveryCurve, IsDefinedForOrdinaryProbabilitiesAndNeverWithoutCases) {
  const GroupedScores ordinary = RandomRows(3, 200, false).Grouped();
  for (const Curve* curve : Curves()) {
    SCOPED_TRACE(curve->id);
    EXPECT_EQ(curve->undefined(ordinary.view()), nullptr);
    const Reason* reason = curve->undefined(ScoreGroups());
    ASSERT_NE(reason, nullptr);
    EXPECT_EQ(reason->id, "no_cases");
  }
}

TEST(EveryCurve, IgnoresTheOrderOfRows) {
  const Rows rows = RandomRows(4, 300, false);
  std::vector<std::size_t> order(rows.score.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::shuffle(order.begin(), order.end(), Random(5));
  Rows shuffled;
  for (const std::size_t row : order) {
    shuffled.score.push_back(rows.score[row]);
    shuffled.truth.push_back(rows.truth[row]);
    shuffled.weight.push_back(rows.weight[row]);
  }
  for (const Curve* curve : Curves()) {
    SCOPED_TRACE(curve->id);
    ExpectSame(curve->compute(rows.Grouped().view(), {}),
               curve->compute(shuffled.Grouped().view(), {}));
  }
}

TEST(EveryCurve, TakesAWeightForThatManyRows) {
  const Rows rows = RandomRows(6, 300, false);
  Rows repeated;
  for (std::size_t i = 0; i < rows.score.size(); ++i) {
    for (double copy = 0; copy < rows.weight[i]; ++copy) {
      repeated.score.push_back(rows.score[i]);
      repeated.truth.push_back(rows.truth[i]);
    }
  }
  for (const Curve* curve : Curves()) {
    SCOPED_TRACE(curve->id);
    ExpectSame(curve->compute(rows.Grouped().view(), {}),
               curve->compute(repeated.Grouped().view(), {}));
  }
}

/// What a series draws point by point, as a page asks for one of them.
std::vector<CurvePlace> PlacesOf(const Series& series) {
  std::vector<CurvePlace> places;
  const bool is_of_bins =
      series.name == "uniform" || series.name == "quantile" ||
      series.name == "positive" || series.name == "negative";
  const bool is_of_costs = series.name == "envelope";
  if (!is_of_bins && !is_of_costs && series.name != "curve" &&
      series.name != "counts") {
    return places;
  }
  for (std::size_t row = 0; row < series.columns[0].second.size(); ++row) {
    CurvePlace place{.series = series.name};
    if (is_of_bins || is_of_costs) place.x = series.columns[0].second[row];
    for (const auto& [name, values] : series.columns)
      if (name == "threshold") place.threshold = values[row];
    places.push_back(place);
  }
  return places;
}

/// The last two lines of a working are the coordinates, but for rounding.
void ExpectItEndsIn(const CurvePoint& point, const Working& working) {
  const std::vector<WorkingLine>& lines = working.lines();
  ASSERT_GE(lines.size(), 2U);
  const WorkingLine& x = lines[lines.size() - 2];
  const WorkingLine& y = lines.back();
  EXPECT_EQ(x.key, "x");
  EXPECT_EQ(y.key, "y");
  const auto slack = [](double number) {
    return 1e-9 * std::max(1.0, std::abs(number));
  };
  EXPECT_NEAR(x.term.value(), point.x.number(), slack(point.x.number()))
      << x.term.numbers();
  EXPECT_NEAR(y.term.value(), point.y.number(), slack(point.y.number()))
      << y.term.numbers();
}

TEST(EveryCurve, ShowsHowEachOfItsPointsComesAbout) {
  for (const Curve* curve : Curves()) {
    std::size_t points = 0;
    for (const Rows& rows : AllCases()) {
      const GroupedScores groups = rows.Grouped();
      if (curve->undefined(groups.view()) != nullptr) continue;
      for (const Series& series : curve->compute(groups.view(), {}).series) {
        const std::vector<CurvePlace> places = PlacesOf(series);
        for (std::size_t row = 0; row < places.size(); ++row) {
          // Between neighbouring doubles there are bins without width, in
          // which no score lies.
          if (series.shape == Shape::bars &&
              series.columns[0].second[row] == series.columns[2].second[row]) {
            continue;
          }
          SCOPED_TRACE(std::string(curve->id) + ", " +
                       std::string(series.name) + ", row " +
                       std::to_string(row));
          const auto worked =
              curve->point.WorkOut(groups.view(), {}, places[row]);
          ++points;
          EXPECT_EQ(worked.result.x.number(), series.columns[0].second[row]);
          EXPECT_EQ(worked.result.y.number(), series.columns[1].second[row]);
          ExpectItEndsIn(worked.result, worked.working);
        }
      }
    }
    EXPECT_GT(points, 50U) << curve->id;
  }
}

TEST(EveryCurve, HasNoPointWhereNothingIsDrawnOrAListedReason) {
  const GroupedScores groups = Few({.2, .8}, {0, 1}).Grouped();
  for (const Described<Curve>& curve : DescribedCurves()) {
    if (curve.item->undefined(groups.view()) != nullptr) continue;
    SCOPED_TRACE(curve.item->id);
    const auto worked = curve.item->point.WorkOut(groups.view(), {}, {});
    if (worked.result.y.defined()) {
      ExpectItEndsIn(worked.result, worked.working);
    } else {
      EXPECT_TRUE(IsListed(&worked.result.y.reason(), *curve.words));
      EXPECT_TRUE(worked.working.lines().empty());
    }
  }
}

TEST(EveryThresholdRule, HasWordsInBothLanguagesAndItsFileName) {
  std::set<std::string_view> ids;
  ASSERT_EQ(DescribedThresholdRules().size(), ThresholdRules().size());
  for (const Described<ThresholdRule>& rule : DescribedThresholdRules()) {
    SCOPED_TRACE(rule.item->id);
    ExpectWords(*rule.words);
    EXPECT_TRUE(ids.insert(rule.item->id).second);
    EXPECT_TRUE(HasSource("thresholds", rule.item->id));
  }
  EXPECT_GE(ids.size(), 9U);
}

TEST(EveryThresholdRule, ReportsTheCountsOfItsThresholdOrAListedReason) {
  const std::vector<Rows> cases = AllCases();
  for (const Described<ThresholdRule>& rule : DescribedThresholdRules()) {
    for (std::size_t i = 0; i < cases.size(); ++i) {
      for (const double target : {0., .3, .8, 1.}) {
        SCOPED_TRACE(std::string(rule.item->id) + ", case " +
                     std::to_string(i));
        const GroupedScores groups = cases[i].Grouped();
        const ThresholdRule::Outcome outcome =
            rule.item->choose(groups.view(), {.cost_fn = 4, .target = target});
        if (outcome.undefined != nullptr) {
          EXPECT_TRUE(IsListed(outcome.undefined, *rule.words))
              << outcome.undefined->id;
          continue;
        }
        const ThresholdChoice& choice = outcome.choice;
        EXPECT_TRUE(std::isinf(choice.threshold) ||
                    std::count(groups.score.begin(), groups.score.end(),
                               choice.threshold) == 1);
        const Counts counts = CountsAt(groups.view(), choice.threshold);
        EXPECT_EQ(choice.counts.true_positive, counts.true_positive);
        EXPECT_EQ(choice.counts.false_positive, counts.false_positive);
        EXPECT_EQ(choice.counts.false_negative, counts.false_negative);
        EXPECT_EQ(choice.counts.true_negative, counts.true_negative);
        EXPECT_TRUE(choice.criterion.defined());
      }
    }
  }
}

TEST(EveryThresholdRule, ShowsTheCriterionThatItsChoiceHas) {
  for (const ThresholdRule* rule : ThresholdRules()) {
    for (const Rows& rows : AllCases()) {
      for (const double prior : {std::nan(""), .3}) {
        SCOPED_TRACE(rule->id);
        const GroupedScores groups = rows.Grouped();
        const ThresholdWish wish{
            .beta = 2, .cost_fn = 4, .prior = prior, .target = .3};
        const auto outcome = rule->choose(groups.view(), wish);
        if (outcome.undefined != nullptr) continue;
        Working working;
        rule->show(groups.view(), wish, outcome.choice.threshold, working);
        ASSERT_FALSE(working.lines().empty());
        const Term& last = working.lines().back().term;
        EXPECT_NEAR(last.value(), outcome.choice.criterion.number(), 1e-9)
            << last.numbers();
      }
    }
  }
}

TEST(EveryThresholdRule, KeepsItsChoiceWhenEveryWeightIsDoubled) {
  const Rows rows = RandomRows(7, 300, false);
  Rows doubled = rows;
  for (double& weight : doubled.weight) weight *= 2;
  for (const ThresholdRule* rule : ThresholdRules()) {
    SCOPED_TRACE(rule->id);
    const ThresholdWish wish{.cost_fn = 3, .target = .6};
    const ThresholdRule::Outcome once =
        rule->choose(rows.Grouped().view(), wish);
    const ThresholdRule::Outcome twice =
        rule->choose(doubled.Grouped().view(), wish);
    ASSERT_EQ(once.undefined, nullptr);
    ASSERT_EQ(twice.undefined, nullptr);
    EXPECT_EQ(once.choice.threshold, twice.choice.threshold);
    EXPECT_NEAR(once.choice.criterion.number(), twice.choice.criterion.number(),
                1e-14);
  }
}

}  // namespace
}  // namespace melon
