#include "roles/columns/weights.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(CheckWeights, AcceptsWeightsOfWhichSomeAreZero) {
  const Table table = TableFromCsv("w\n0\n2.5\n");
  EXPECT_FALSE(CheckWeights(table, table.columns[0], {}, {0, 2.5}));
}

TEST(CheckWeights, NamesTheLineOfANegativeOne) {
  const Table table = TableFromCsv("w\n1\nNA\n-2\n");
  const auto problem = CheckWeights(table, table.columns[0],
                                    {.kept = {1, 0, 1}, .dropped = 1}, {1, -2});
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->code, "invalid_weight");
  EXPECT_EQ(problem->line, 4U);
  EXPECT_EQ(problem->value, "-2");
}

std::string ProblemOf(const std::vector<double>& weight) {
  const Table table = TableFromCsv("w\n0\n0\n");
  const auto problem = CheckWeights(table, table.columns[0], {}, weight);
  return problem ? problem->message.english : "";
}

TEST(CheckWeights, RefusesWeightsThatAreAllZero) {
  EXPECT_NE(ProblemOf({0, 0}).find("all of its numbers are 0"),
            std::string::npos);
}

TEST(CheckWeights, RefusesASumThatProductsOfMetricsCannotStand) {
  const auto is_out_of_bounds = [](double one, double other) {
    return ProblemOf({one, other}).find("between 1e-20 and 1e20") !=
           std::string::npos;
  };
  EXPECT_TRUE(is_out_of_bounds(1e308, 1e308));
  EXPECT_TRUE(is_out_of_bounds(1e20, 1e6));
  EXPECT_TRUE(is_out_of_bounds(1e-21, 0));
  EXPECT_EQ(ProblemOf({1e20, 0}), "");
  EXPECT_EQ(ProblemOf({1e-20, 1e-300}), "");
}

TEST(LookOf, TellsCountsFromWhatHardlyCounts) {
  const auto look = [](const std::vector<double>& weight) {
    return LookOf(weight);
  };
  EXPECT_EQ(look({}), WeightLook::none);
  EXPECT_EQ(look({1, 1, 1}), WeightLook::none);
  EXPECT_EQ(look({3, 1, 12}), WeightLook::counts);
  EXPECT_EQ(look({1000, 1000}), WeightLook::all_the_same);
  EXPECT_EQ(look({1, 0.25}), WeightLook::fractional);
}

TEST(WeightKindOf, TakesWeightsForCountsOnlyWhereEachIsWhole) {
  const std::vector<double> whole = {2, 1, 2};
  const std::vector<double> with_whole_sum = {0.5, 1.5, 3};
  Options options;
  EXPECT_EQ(WeightKindOf(options, whole), "counts");
  EXPECT_EQ(WeightKindOf(options, with_whole_sum), "importance");
  options.weight_kind = "importance";
  EXPECT_EQ(WeightKindOf(options, whole), "importance");
  options.weight_kind = "totals";
  EXPECT_EQ(WeightKindOf(options, whole), "totals");
}

std::vector<Problem> WarningsOf(const std::vector<double>& weight,
                                bool guessed) {
  Roles roles;
  roles.weight = 0;
  if (guessed) roles.guessed = {"weight"};
  std::vector<Problem> warnings;
  WarnOfWeights(TableFromCsv("w\n1\n"), roles, {}, weight, warnings);
  return warnings;
}

TEST(WarnOfWeights, SaysThatEqualWeightsMultiplyTheCases) {
  const std::vector<Problem> warnings = WarningsOf({1000, 1000}, false);
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(warnings[0].code, "weights_may_not_be_counts");
  EXPECT_EQ(warnings[0].column, "w");
  EXPECT_NE(warnings[0].message.english.find(
                "2 rows count as 2,000 independent cases"),
            std::string::npos);
}

TEST(WarnOfWeights, AsksAboutAWeightBesideInputs) {
  const auto warns = [](const std::string& header) {
    const ReadJson report =
        ReportOfCsv(header + "\n1.5,1.4,300,7\n2.5,2.7,500,8\n3.5,3.1,200,6\n");
    for (const ReadJson& warning : report["warnings"]) {
      if (warning["code"] == "weight_by_name") return true;
    }
    return false;
  };
  EXPECT_TRUE(warns("y_true,y_pred,weight,age"));
  EXPECT_FALSE(warns("y_true,y_pred,sample_weight,age"));
  EXPECT_FALSE(warns("y_true,y_pred,weight,id"));
}

TEST(WarnOfWeights, AsksAboutFractionsThatWereGuessed) {
  EXPECT_EQ(WarningsOf({1, 0.25}, true).size(), 1U);
  EXPECT_TRUE(WarningsOf({1, 0.25}, false).empty());
}

TEST(WarnOfWeights, SaysWhyOneModelHasNoIntervalsByWeightsThatWereChosen) {
  Roles roles;
  roles.weight = 0;
  const Table table = TableFromCsv("w\n1\n");
  const std::vector<double> weight = {1, 0.25};
  std::vector<Problem> one_model;
  roles.predictions = {1};
  WarnOfWeights(table, roles, {}, weight, one_model);
  ASSERT_EQ(one_model.size(), 1U);
  EXPECT_EQ(one_model[0].code, "weights_are_not_counts");
  // The verdict on two says it.
  std::vector<Problem> two_models;
  roles.predictions = {1, 2};
  WarnOfWeights(table, roles, {}, weight, two_models);
  EXPECT_TRUE(two_models.empty());
}

TEST(WarnOfWeights, BelievesWhatTheUserSaid) {
  Roles roles;
  roles.weight = 0;
  const Table table = TableFromCsv("w\n1\n");
  std::vector<Problem> warnings;
  for (const char* kind : {"counts", "importance", "totals"}) {
    Options options;
    options.weight_kind = kind;
    WarnOfWeights(table, roles, options, std::vector<double>{1000, 1000},
                  warnings);
  }
  EXPECT_TRUE(warnings.empty());
}

TEST(SettleWeightKind, KnowsTotalsByTheNameThatMelonScaleGivesThem) {
  const Table table = TableFromCsv("y,weight_totals,weight\n1,2,3\n");
  Roles roles;
  roles.weight = 1;
  Options options;
  SettleWeightKind(table, roles, options);
  EXPECT_EQ(options.weight_kind, "totals");
  ASSERT_EQ(roles.warnings.size(), 1U);
  EXPECT_NE(roles.warnings[0].message.english.find("weight_kind=counts"),
            std::string::npos);
  // What was said stands, and any other name says nothing.
  Options said;
  said.weight_kind = "counts";
  SettleWeightKind(table, roles, said);
  EXPECT_EQ(said.weight_kind, "counts");
  roles.weight = 2;
  Options other;
  SettleWeightKind(table, roles, other);
  EXPECT_FALSE(other.weight_kind);
  EXPECT_EQ(roles.warnings.size(), 1U);
}

TEST(AreCounts, IsTrueOfWholeWeightsUnlessTheyAreSaidToBeSomethingElse) {
  const std::vector<double> whole = {1, 0, 7};
  const std::vector<double> fractional = {1, 0.5};
  Options options;
  EXPECT_TRUE(AreCounts(options, whole));
  EXPECT_FALSE(AreCounts(options, fractional));
  options.weight_kind = "counts";
  EXPECT_TRUE(AreCounts(options, whole));
  for (const char* kind : {"importance", "totals"}) {
    options.weight_kind = kind;
    EXPECT_FALSE(AreCounts(options, whole));
    // Without weights each row is a case.
    EXPECT_TRUE(AreCounts(options, {}));
  }
}

TEST(CheckCounts, RefusesFractionsOnlyWhereTheyAreSaidToCount) {
  const Table table = TableFromCsv("w\n1\n");
  const std::vector<double> fractional = {1, 0.5};
  Options options;
  EXPECT_FALSE(CheckCounts(options, table.columns[0], fractional));
  options.weight_kind = "counts";
  EXPECT_FALSE(CheckCounts(options, table.columns[0], std::vector<double>{3}));
  const auto problem = CheckCounts(options, table.columns[0], fractional);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->code, "invalid_weight");
  EXPECT_EQ(problem->column, "w");
}

TEST(WarnOfWeights, LetsCountsPass) {
  EXPECT_TRUE(WarningsOf({3, 1, 12}, true).empty());
  EXPECT_TRUE(WarningsOf({1, 1}, true).empty());
}

}  // namespace
}  // namespace melon
