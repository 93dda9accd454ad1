#include "report/bootstrap/bootstrap.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "io/json/json_reader.h"
#include "report/models/mean_models.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

int DoneAfter(Bootstrap& bootstrap, std::string_view key, double value) {
  const Json answer = bootstrap.Step(Json::ObjectOf(key, Json(value)));
  return ReadJson::parse(Serialize(answer))["done"];
}

TEST(Bootstrap, LeavesOutEachCaseAfterTheReplicates) {
  const std::unique_ptr<Bootstrap> bootstrap = BootstrapOfMeans(20);
  EXPECT_EQ(bootstrap->total(), 24U);
  bootstrap->Step(24);
  EXPECT_TRUE(bootstrap->finished());
  const Replicates found = bootstrap->Of(0, "accuracy");
  EXPECT_EQ(found.values.size(), 20U);
  EXPECT_EQ(found.resample, "numbers");
  // Deviations −2, −1, 0, 3: Σd³ / (6 (Σd²)^1.5).
  EXPECT_NEAR(found.acceleration, 18 / (6 * std::pow(14, 1.5)), 1e-12);
}

TEST(Bootstrap, MeasuresAllModelsOnTheSameCases) {
  const std::unique_ptr<Bootstrap> bootstrap = BootstrapOfMeans(50);
  bootstrap->Step(100);
  const std::vector<double> first = bootstrap->Of(0, "accuracy").values;
  const std::vector<double> difference =
      bootstrap->DifferenceOf(0, 1, "accuracy").values;
  ASSERT_EQ(difference.size(), first.size());
  for (std::size_t i = 0; i < first.size(); ++i)
    EXPECT_EQ(difference[i], -first[i]);
}

TEST(Bootstrap, DoesTheStepsOfARequestOrThoseThatTheTimeAllows) {
  const std::unique_ptr<Bootstrap> bootstrap = BootstrapOfMeans(40);
  EXPECT_EQ(DoneAfter(*bootstrap, "steps", 7), 7);
  // Of .01 s each.
  EXPECT_EQ(DoneAfter(*bootstrap, "seconds", 0.055), 12);
  EXPECT_EQ(DoneAfter(*bootstrap, "steps", -3), 13);
  EXPECT_EQ(DoneAfter(*bootstrap, "steps", 1e300), 44);
  EXPECT_EQ(DoneAfter(*bootstrap, "steps", 1), 44);
}

Json Request(std::string_view text) {
  std::optional<Json> request = ParseJson(text);
  EXPECT_TRUE(request) << text;
  return request ? std::move(*request) : Json();
}

/// What one core measured of these steps, for another.
Json PartOf(Bootstrap& bootstrap, std::string_view range) {
  const Json part = bootstrap.Step(
      Request(R"({"type": "step", "range": )" + std::string(range) + "}"));
  return Request(R"({"type": "step", "part": )" + Serialize(part) + "}");
}

TEST(Bootstrap, TakesOverTheLastStepsFromAnotherAndEndsWithTheSameNumbers) {
  const std::unique_ptr<Bootstrap> alone = BootstrapOfMeans(20);
  alone->Step(24);
  const std::unique_ptr<Bootstrap> helper = BootstrapOfMeans(20);
  const std::unique_ptr<Bootstrap> helped = BootstrapOfMeans(20);
  helped->Step(5);
  (void)helped->Step(PartOf(*helper, "[15, 24]"));
  EXPECT_EQ(helped->done(), 14U);
  (void)helped->Step(PartOf(*helper, "[9, 15]"));
  EXPECT_EQ(helped->done(), 20U);
  EXPECT_EQ(helper->done(), 0U);
  helped->Step(100);
  EXPECT_TRUE(helped->finished());
  EXPECT_EQ(helped->done(), 24U);
  for (std::size_t model = 0; model < 2; ++model) {
    const Replicates expected = alone->Of(model, "accuracy");
    const Replicates found = helped->Of(model, "accuracy");
    EXPECT_EQ(found.values, expected.values);
    EXPECT_EQ(found.acceleration, expected.acceleration);
  }
}

TEST(Bootstrap, TakesOverNoMoreThanIsStillToDo) {
  const std::unique_ptr<Bootstrap> helper = BootstrapOfMeans(20);
  const std::unique_ptr<Bootstrap> helped = BootstrapOfMeans(20);
  helped->Step(20);
  (void)helped->Step(PartOf(*helper, "[10, 24]"));
  EXPECT_TRUE(helped->finished());
  EXPECT_EQ(helped->done(), 24U);
}

TEST(Bootstrap, LeavesOutAPartThatDoesNotFit) {
  const std::unique_ptr<Bootstrap> helper = BootstrapOfMeans(20);
  const std::unique_ptr<Bootstrap> helped = BootstrapOfMeans(20);
  (void)helped->Step(PartOf(*helper, "[3, 9]"));
  (void)helped->Step(PartOf(*helper, "[24, 24]"));
  for (const char* const part :
       {"7", "{}", R"({"begin": 22})", R"({"begin": 22, "measured": [1]})",
        R"({"begin": -1, "measured": []})",
        R"({"begin": 1e300, "measured": []})"}) {
    (void)helped->Step(
        Request(R"({"type": "step", "part": )" + std::string(part) + "}"));
    EXPECT_EQ(helped->done(), 0U) << part;
  }
}

TEST(IsResampled, LeavesOutWhatHasNoErrorOfItsOwn) {
  constexpr std::string_view kResampled[] = {"accuracy", "mean_error", "mae"};
  for (const MetricKey& key : KeysOf(kResampled))
    EXPECT_TRUE(IsResampled(key)) << key.key;
  constexpr std::string_view kLeftOut[] = {"prevalence", "roc_auc_se"};
  for (const MetricKey& key : KeysOf(kLeftOut))
    EXPECT_FALSE(IsResampled(key)) << key.key;
}

}  // namespace
}  // namespace melon
