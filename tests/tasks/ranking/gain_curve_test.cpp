#include "tasks/ranking/gain_curve.h"

#include <cmath>

#include "tasks/ranking/ranking_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson CurveOf(std::string_view csv, std::size_t model = 0) {
  const RankingCase prepared = PrepareRankingCsv(csv);
  return ReadJson::parse(
      Serialize(GainCurveJson(prepared.data, prepared.data.models[model])));
}

TEST(GainCurveJson, IsTheMeanNdcgAtEachK) {
  const ReadJson curve = CurveOf(kThreeQueries);
  const ReadJson& ndcg = curve["series"]["ndcg"];
  // A ranks x as 2, 0, 1 and z as 1, 3; y has nothing relevant
  const double discount = 1 / std::log2(3);
  ASSERT_EQ(ndcg["k"].front(), 1);
  EXPECT_DOUBLE_EQ(ndcg["value"][0].get<double>(), (1 + 1.0 / 3) / 2);
  ASSERT_EQ(ndcg["k"].back(), 3);
  EXPECT_DOUBLE_EQ(
      ndcg["value"].back().get<double>(),
      ((2.5 / (2 + discount)) + ((1 + 3 * discount) / (3 + discount))) / 2);
}

TEST(GainCurveJson, HasBothGains) {
  const ReadJson curve = CurveOf(kThreeQueries);
  // gains 1 and 7 in z
  EXPECT_DOUBLE_EQ(curve["series"]["ndcg_exp"]["value"][0].get<double>(),
                   (1 + 1.0 / 7) / 2);
}

TEST(GainCurveJson, SaysWhyThereIsNone) {
  EXPECT_EQ(CurveOf("relevance,A\n0,.5\n0,.4\n")["reason"],
            "no_relevant_items");
  EXPECT_EQ(CurveOf("relevance,A\n1,.5\n-1,.4\n")["reason"],
            "negative_relevance");
  EXPECT_EQ(CurveOf("relevance,A,weight\n1,.5,.5\n0,.4,1\n")["reason"],
            "fractional_weights");
}

TEST(GainCurveJson, IsThinnedOut) {
  std::string csv = "relevance,A\n";
  for (int i = 0; i < 20000; ++i)
    csv +=
        std::to_string(i % 5) + "," + std::to_string((i * 7919) % 20011) + "\n";
  const ReadJson curve = CurveOf(csv);
  EXPECT_LT(curve["series"]["ndcg"]["k"].size(), 2000U);
  EXPECT_EQ(curve["series"]["ndcg"]["k"].back(), 20000);
}

}  // namespace
}  // namespace melon
