#include "report/bootstrap/bootstrap.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

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
