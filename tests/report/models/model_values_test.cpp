#include "report/models/model_values.h"

#include <gtest/gtest.h>

#include <memory>
#include <string_view>
#include <vector>

#include "report/models/mean_models.h"

namespace melon {
namespace {

constexpr std::string_view kKeys[] = {"accuracy", "prevalence", "recall"};

Options With(std::uint32_t replicates) {
  Options options;
  options.bootstrap = replicates;
  return options;
}

/// The first model has accuracy 3 and the second 6; recall is undefined.
ModelValues TwoModels(const Sampling& sampling) {
  return {
      {"A", "B"},
      KeysOf(kKeys),
      {{3.0, 0.5, reasons::no_positives}, {6.0, 0.5, reasons::no_positives}},
      sampling};
}

TEST(ModelValues, PutReasonsForWhatIsUndefined) {
  Json json = Json::EmptyObject();
  TwoModels(Sampling(With(0)))
      .PutMetrics(1, Json::ObjectOf("n", Json(4.0)), json);
  const Json& metrics = *json.Find("metrics");
  EXPECT_EQ(NumberOr(metrics, "n", -1), 4);
  EXPECT_EQ(NumberOr(metrics, "accuracy", -1), 6);
  EXPECT_EQ(NumberOr(metrics, "recall", -1), -1);
  EXPECT_EQ(TextOf(*json.Find("reasons"), "recall"), "no_positives");
}

TEST(ModelValues, PutIntervalsOfWhatIsDefinedAndResampled) {
  const std::unique_ptr<Bootstrap> bootstrap = BootstrapOfMeans(200);
  bootstrap->Step(1000);
  Json json = Json::EmptyObject();
  TwoModels(Sampling(With(200), bootstrap.get())).PutIntervals(0, {}, json);
  const Json& intervals = *json.Find("intervals");
  ASSERT_NE(intervals.Find("accuracy"), nullptr);
  EXPECT_EQ(TextOf(*intervals.Find("accuracy"), "method"), "bootstrap_bca");
  EXPECT_EQ(TextOf(*intervals.Find("accuracy"), "resample"), "numbers");
  EXPECT_EQ(intervals.Find("prevalence"), nullptr);
  EXPECT_EQ(intervals.Find("recall"), nullptr);
}

TEST(ModelValues, PutNoIntervalBeforeTheBootstrapIsFinished) {
  const std::unique_ptr<Bootstrap> bootstrap = BootstrapOfMeans(200);
  bootstrap->Step(100);
  const ModelValues models = TwoModels(Sampling(With(200), bootstrap.get()));
  Json json = Json::EmptyObject();
  models.PutIntervals(0, {}, json);
  EXPECT_EQ(json.Find("intervals")->Find("accuracy"), nullptr);
  EXPECT_EQ(json.Find("other_intervals")->Find("accuracy"), nullptr);
  EXPECT_FALSE(models.DifferenceOf(0, 1, "accuracy"));
  EXPECT_EQ(models.sampling().replicates, 0U);
}

TEST(ModelValues, SayWhyNothingCanBeDrawn) {
  Json json = Json::EmptyObject();
  TwoModels(Sampling(With(200), nullptr, &reasons::too_many_to_draw))
      .PutIntervals(0, {}, json);
  const Json* const others = json.Find("other_intervals")->Find("accuracy");
  ASSERT_NE(others, nullptr);
  EXPECT_EQ(TextOf(*others->Find("bootstrap_bca"), "reason"),
            "too_many_to_draw");
}

TEST(ModelValues, CompareModelsOnTheSameReplicates) {
  const std::unique_ptr<Bootstrap> bootstrap = BootstrapOfMeans(200);
  bootstrap->Step(1000);
  const Json differences =
      TwoModels(Sampling(With(200), bootstrap.get())).DifferencesJson(0, 1);
  EXPECT_EQ(NumberOr(*differences.Find("accuracy"), "difference", 0), -3);
  EXPECT_EQ(differences.Find("prevalence"), nullptr);
  EXPECT_EQ(differences.Find("recall"), nullptr);
}

TEST(AddProportionIntervals, NeedNumbersOfCases) {
  const std::vector<MetricKey> keys = KeysOf(kKeys);
  const Counts counts{.true_positive = 8, .false_negative = 2};
  IntervalsByMethod whole;
  AddProportionIntervals(keys[2], counts, true, 0.95, whole);
  ASSERT_FALSE(whole.empty());
  for (const MethodInterval& one : whole)
    EXPECT_TRUE(one.interval.low.defined()) << one.method;
  IntervalsByMethod fractional;
  AddProportionIntervals(keys[2], counts, false, 0.95, fractional);
  ASSERT_EQ(fractional.size(), whole.size());
  for (const MethodInterval& one : fractional)
    EXPECT_EQ(one.interval.low.reason().id, "fractional_weights");
}

}  // namespace
}  // namespace melon
