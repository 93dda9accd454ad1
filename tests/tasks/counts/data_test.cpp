#include "tasks/counts/data.h"

#include <gtest/gtest.h>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

Result<CountsData> Prepare(std::string_view csv, Options options = {}) {
  options.task = "counts";
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, options);
  EXPECT_TRUE(roles) << roles.problem().message.english;
  return PrepareCounts(table, roles.value(), options);
}

TEST(CountsData, HasOneMatrixARow) {
  const Result<CountsData> data =
      Prepare("experiment,tp,fp,fn,tn\nfirst,8,2,4,6\nsecond,1,9,0,10\n");
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().names, (std::vector<std::string>{"first", "second"}));
  EXPECT_EQ(data.value().matrices[1].false_positive, 9);
  EXPECT_EQ(data.value().matrices[0].false_negative, 4);
  EXPECT_TRUE(data.value().whole);
}

TEST(CountsData, ANameOrASystemIsAModelUnlessItIsARepetition) {
  const auto of = [](const std::string& head, const std::string& one,
                     const std::string& other) {
    return Prepare(head + ",tp,fp,fn,tn\n" + one + ",8,2,4,6\n" + other +
                   ",1,9,0,10\n")
        .value()
        .whose;
  };
  EXPECT_EQ(of("name", "BERT", "GPT"), MatricesOf::models);
  EXPECT_EQ(of("System", "A", "B"), MatricesOf::models);
  EXPECT_EQ(of("name", "fold 1", "fold 2"), MatricesOf::repetitions);
  EXPECT_EQ(of("name", "1", "2"), MatricesOf::repetitions);
}

TEST(CountsData, JoinsAsManyColumnsAsTellTheMatricesApart) {
  const std::string_view csv =
      "model,rep,seed,tp,fp,fn,tn\nA,0,7,8,2,4,6\nA,1,7,1,9,0,10\n"
      "B,0,7,8,2,4,6\n";
  EXPECT_EQ(Prepare(csv).value().names,
            (std::vector<std::string>{"A, 0", "A, 1", "B, 0"}));
  Options options;
  options.experiment = "rep";
  EXPECT_EQ(Prepare(csv, options).value().names,
            (std::vector<std::string>{"0, A", "1, A", "0, B"}));
}

TEST(CountsData, TakesTheColumnsInAnyOrderAndLanguage) {
  const Result<CountsData> data =
      Prepare("真反例,假反例,假正例,真正例\n6,4,2,8\n");
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().matrices[0].true_positive, 8);
  EXPECT_EQ(data.value().matrices[0].true_negative, 6);
  EXPECT_EQ(data.value().names, (std::vector<std::string>{"1"}));
}

TEST(CountsData, KnowsFractions) {
  const Result<CountsData> data = Prepare("tp,fp,fn,tn\n.5,2,4,6\n");
  ASSERT_TRUE(data);
  EXPECT_FALSE(data.value().whole);
}

TEST(CountsData, RefusesANegativeCountWithItsLine) {
  const Result<CountsData> data = Prepare("tp,fp,fn,tn\n8,2,4,6\n8,-2,4,6\n");
  ASSERT_FALSE(data);
  EXPECT_EQ(data.problem().code, "invalid_count");
  EXPECT_EQ(data.problem().line, 3U);
  EXPECT_EQ(data.problem().column, "fp");
  EXPECT_EQ(data.problem().value, "-2");
}

TEST(CountsData, RefusesMatricesWithoutAnyCase) {
  const Result<CountsData> data = Prepare("tp,fp,fn,tn\n0,0,0,0\n");
  ASSERT_FALSE(data);
  EXPECT_EQ(data.problem().code, "no_counts");
}

TEST(CountsData, LeavesOutRowsWithMissingCellsWhenAsked) {
  Options options;
  options.drop_missing = true;
  const Result<CountsData> data =
      Prepare("name,tp,fp,fn,tn\na,8,,4,6\nb,1,2,3,4\n", options);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().names, (std::vector<std::string>{"b"}));
  EXPECT_EQ(data.value().rows_dropped, 1U);
}

}  // namespace
}  // namespace melon
