#include "tasks/classes/data.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

Result<ClassData> Prepare(const Table& table, const Options& options = {}) {
  const Result<Roles> roles = AssignRoles(table, options);
  EXPECT_TRUE(roles);
  return PrepareClasses(table, roles.value(), options);
}

TEST(PrepareClasses, TakesTheLabelsOfTruthAndPredictionsAsClasses) {
  const Table table = TableFromCsv("y,m\nb,b\na,c\nc,a\nb,b\n");
  const Result<ClassData> data = Prepare(table);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().classes, (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_EQ(data.value().truth, (std::vector<std::uint16_t>{1, 0, 2, 1}));
  const ConfusionMatrix& matrix = data.value().models[0].matrix;
  EXPECT_EQ(matrix.At(1, 1), 2);
  EXPECT_EQ(matrix.At(0, 2), 1);
  EXPECT_EQ(matrix.At(2, 0), 1);
  EXPECT_EQ(matrix.Total(), 4);
}

TEST(PrepareClasses, TakesEqualNumbersForTheSameLabel) {
  const Table table = TableFromCsv("y,m\n10,10.0\n2,2\n1,1.0\n2,10\n");
  Options options;
  options.task = "labels";
  options.truth = "y";
  options.predictions = std::vector<std::string>{"m"};
  const Result<ClassData> data = Prepare(table, options);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().classes, (std::vector<std::string>{"1", "2", "10"}));
  EXPECT_EQ(data.value().models[0].matrix.Correct(), 3);
}

TEST(PrepareClasses, TakesTheUsersOrder) {
  const Table table = TableFromCsv("y,m\nlow,mid\nmid,mid\nhigh,high\n");
  Options options;
  options.ordered = std::vector<std::string>{"low", "mid", "high", "top"};
  const Result<ClassData> data = Prepare(table, options);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().classes, *options.ordered);
  EXPECT_TRUE(data.value().ordered);
}

TEST(PrepareClasses, ReadsEachModelsColumnsInTheirOwnOrder) {
  const Table table = TableFromCsv(
      "y,A:x,A:y,A:z,B:z,B:x,B:y\nx,.6,.3,.1,.2,.4,.4\nz,.1,.2,.7,.4,.2,.4\n"
      "y,.2,.6,.2,.1,.2,.7\n");
  const Result<ClassData> prepared = Prepare(table);
  ASSERT_TRUE(prepared);
  const ClassData& data = prepared.value();
  EXPECT_EQ(data.classes, (std::vector<std::string>{"x", "y", "z"}));
  EXPECT_TRUE(data.models[0].truth.empty());
  EXPECT_EQ(data.models[1].class_of_column,
            (std::vector<std::uint16_t>{2, 0, 1}));
  EXPECT_EQ(data.models[1].truth, (std::vector<std::uint16_t>{1, 0, 2}));
  EXPECT_EQ(data.models[0].predicted, (std::vector<std::uint16_t>{0, 2, 1}));
  // Of .4, .2, .4 the first column of B is that of z; of .2, .4, .4 that of x.
  EXPECT_EQ(data.models[1].predicted, (std::vector<std::uint16_t>{0, 2, 1}));
  EXPECT_TRUE(data.warnings.empty());
}

TEST(PrepareClasses, WarnsOfNumbersThatAreNoProbabilities) {
  const Table table =
      TableFromCsv("y,A:x,A:y,A:z\nx,2,-1,0\nz,.1,.2,.7\ny,.2,.6,.2\n");
  const Result<ClassData> data = Prepare(table);
  ASSERT_TRUE(data);
  ASSERT_EQ(data.value().warnings.size(), 1U);
  EXPECT_EQ(data.value().warnings[0].code, "scores_outside_unit_interval");
}

TEST(PrepareClasses, WarnsOfSumsOtherThanOneButNotOfRounding) {
  const Table rounded =
      TableFromCsv("y,A:x,A:y,A:z\nx,.33,.33,.33\nz,.1,.2,.7\ny,.2,.6,.2\n");
  EXPECT_TRUE(Prepare(rounded).value().warnings.empty());
  const Table off =
      TableFromCsv("y,A:x,A:y,A:z\nx,.3,.3,.3\nz,.1,.2,.7\ny,.2,.6,.2\n");
  const Result<ClassData> data = Prepare(off);
  ASSERT_TRUE(data);
  ASSERT_EQ(data.value().warnings.size(), 1U);
  EXPECT_EQ(data.value().warnings[0].code, "probabilities_do_not_sum_to_one");
  EXPECT_EQ(data.value().warnings[0].line, 2U);
}

TEST(PrepareClasses, LeavesOutRowsWithMissingCellsAndKnowsTheOthersRows) {
  const Table table = TableFromCsv("y,m\na,a\nb,\nc,b\nb,b\n");
  Options options;
  options.drop_missing = true;
  const Result<ClassData> data = Prepare(table, options);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().case_count(), 3U);
  EXPECT_EQ(data.value().RowOfCase(0), 0U);
  EXPECT_EQ(data.value().RowOfCase(1), 2U);
  EXPECT_EQ(data.value().RowOfCase(2), 3U);
}

TEST(PrepareClasses, FindsClassesAndModelsByName) {
  const Table table = TableFromCsv("y,m\n1,1\n2,2\n3,1\n");
  Options options;
  options.task = "labels";
  options.predictions = std::vector<std::string>{"m"};
  const Result<ClassData> data = Prepare(table, options);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().FindClass("2.0"), 1U);
  EXPECT_EQ(data.value().FindClass("4"), 3U);
  EXPECT_EQ(data.value().FindModel("m"), 0U);
  EXPECT_EQ(data.value().FindModel("M"), 1U);
}

struct BadFile {
  std::string_view csv;
  std::string_view options;
  std::string_view code;
};

TEST(PrepareClasses, SaysWhatIsWrong) {
  const BadFile files[] = {
      {"y,m:a,m:b\na,.5,.5\nb,.2,.8\nc,.3,.7\n", R"({"task":"multiclass"})",
       "missing_class_columns"},
      {"y,m:1,m:2,m:3,m:1.0\n1,.5,.2,.3,.5\n2,.2,.8,0,0\n3,0,0,1,0\n",
       R"({"task":"multiclass","truth":"y"})", "class_column_twice"},
      {"y,m\na,a\nb,c\nc,c\n", R"({"ordered":["a","b"]})", "incomplete_order"},
      {"y,m\na,a\nb,c\nc,c\n", R"({"ordered":["a","b","c","a"]})",
       "class_named_twice"},
      {"y,m\na,a\nb,c\nc,c\n", R"({"cost_matrix":[[0,1],[1,0]]})",
       "cost_matrix_size"},
      {"y,m,w\na,a,1\nb,c,-1\nc,c,2\n", R"({"weight":"w"})", "invalid_weight"},
      {"y,m\na,a\nb,\nc,c\n", "{}", "missing_cells"},
  };
  for (const BadFile& file : files)
    EXPECT_EQ(ErrorCode(ReportOfCsv(file.csv, file.options)), file.code);
}

}  // namespace
}  // namespace melon
