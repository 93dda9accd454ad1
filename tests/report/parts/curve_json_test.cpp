#include "report/parts/curve_json.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "kernels/binary/group_scores.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

GroupedScores NineSamples() {
  return GroupScores(std::vector<double>{.9, .8, .7, .6, .5, .4, .3, .2, .1},
                     std::vector<std::uint8_t>{0, 1, 0, 0, 1, 0, 1, 1, 0}, {});
}

const Curve& CurveOf(std::string_view id) {
  for (const Curve* curve : Curves()) {
    if (curve->id == id) return *curve;
  }
  ADD_FAILURE() << id;
  return *Curves().front();
}

TEST(CurveJson, HasNamedColumnsOfEqualLengthInEverySeries) {
  const GroupedScores groups = NineSamples();
  const ReadJson all =
      ReadJson::parse(Serialize(CurvesJson(groups.view(), {})));
  EXPECT_EQ(all.size(), Curves().size());
  for (const auto& [id, curve] : all.items()) {
    ASSERT_FALSE(curve["series"].empty()) << id;
    for (const auto& [name, columns] : curve["series"].items()) {
      ASSERT_GE(columns.size(), 2U) << id << " " << name;
      const std::size_t rows = columns.begin()->size();
      for (const auto& column : columns) EXPECT_EQ(column.size(), rows);
    }
    EXPECT_TRUE(curve["numbers"].is_object());
    EXPECT_TRUE(curve["reasons"].is_object());
  }
}

TEST(CurveJson, OfRocBeginsAboveEveryScore) {
  const ReadJson roc = ReadJson::parse(
      Serialize(CurveJson(CurveOf("roc"), NineSamples().view(), {})));
  const ReadJson& curve = roc["series"]["curve"];
  EXPECT_TRUE(curve["threshold"][0].is_null());
  EXPECT_EQ(curve["fpr"].front().get<double>(), 0);
  EXPECT_EQ(curve["tpr"].back().get<double>(), 1);
  EXPECT_EQ(curve["threshold"].back().get<double>(), .1);
  EXPECT_TRUE(roc["series"].contains("hull"));
}

TEST(CurveJson, HasOnlyTheSeriesThatAreWanted) {
  const ReadJson roc = ReadJson::parse(Serialize(
      CurveJson(CurveOf("roc"), NineSamples().view(), {}, {"curve"})));
  EXPECT_TRUE(roc["series"].contains("curve"));
  EXPECT_EQ(roc["series"].size(), 1U);
}

TEST(CurveJson, OfOneClassIsItsReason) {
  const GroupedScores groups = GroupScores(std::vector<double>{.9, .2},
                                           std::vector<std::uint8_t>{1, 1}, {});
  EXPECT_EQ(Serialize(CurveJson(CurveOf("roc"), groups.view(), {})),
            R"({"reason":"one_class"})");
}

TEST(CurveJson, ThinsOutAStraightLine) {
  // 10,000 cases of alternating class: the ROC curve is a staircase along the
  // diagonal with steps of a 5,000th, far below a quarter pixel.
  std::vector<double> scores;
  std::vector<std::uint8_t> truth;
  for (int row = 0; row < 10'000; ++row) {
    scores.push_back(row / 10'000.0);
    truth.push_back(static_cast<std::uint8_t>(row % 2));
  }
  const GroupedScores groups = GroupScores(scores, truth, {});
  const ReadJson roc =
      ReadJson::parse(Serialize(CurveJson(CurveOf("roc"), groups.view(), {})));
  const ReadJson& curve = roc["series"]["curve"];
  EXPECT_LT(curve["fpr"].size(), 100U);
  for (std::size_t i = 0; i < curve["fpr"].size(); ++i) {
    EXPECT_NEAR(curve["fpr"][i].get<double>(), curve["tpr"][i].get<double>(),
                1.0 / 5'000 + 1e-12);
  }
  EXPECT_EQ(curve["fpr"].back().get<double>(), 1);
}

TEST(CurveJson, NamesTheReasonOfAnUndefinedNumber) {
  // Scores outside [0, 1] have no calibration.
  const GroupedScores groups = GroupScores(std::vector<double>{9, 2},
                                           std::vector<std::uint8_t>{1, 0}, {});
  const ReadJson calibration = ReadJson::parse(
      Serialize(CurveJson(CurveOf("calibration"), groups.view(), {})));
  EXPECT_EQ(calibration["reason"].get<std::string>(),
            "scores_outside_unit_interval");
}

}  // namespace
}  // namespace melon
