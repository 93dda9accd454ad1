// The .632+ estimates of worked cases, by Efron & Tibshirani's formulas written
// out in tests/golden/bootstrap_632.py, with learners of scikit-learn 1.5.2.
#include "tasks/lab/bootstrap_632_query.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson AskEstimates(ReadJson request) {
  request["type"] = "bootstrap_632";
  if (!request.contains("plan")) request["plan"] = "bootstrap";
  if (!request.contains("goal")) request["goal"] = "classification";
  Session session;
  return AskSession(session, request.dump());
}

ReadJson WorkedCases() {
  std::ifstream file(std::string(MELON_GOLDEN) + "/bootstrap_632.json");
  return ReadJson::parse(file)["cases"];
}

/// Two classes, three rows, two samples: all that a test needs to change.
ReadJson SmallCase() {
  return ReadJson::parse(R"({
      "rows": 3, "classes": 2,
      "apparent": {"row": [1, 2, 3], "truth": [0, 1, 1],
                   "predicted": [{"learner": "a", "values": [0, 1, 0]}]},
      "left_out": [
        {"row": [1, 2], "truth": [0, 1],
         "predicted": [{"learner": "a", "values": [1, 1]}]},
        {"row": [1], "truth": [0],
         "predicted": [{"learner": "a", "values": [1]}]}]})");
}

TEST(Bootstrap632Query, ReproducesTheWorkedCases) {
  const ReadJson cases = WorkedCases();
  ASSERT_EQ(cases.size(), 4U);
  for (const ReadJson& one : cases) {
    const ReadJson answer = AskEstimates({{"rows", one["rows"]},
                                          {"classes", one["classes"]},
                                          {"left_out", one["left_out"]},
                                          {"apparent", one["apparent"]}});
    const ReadJson& estimates = answer["bootstrap_632"];
    EXPECT_EQ(estimates["samples"], one["left_out"].size());
    EXPECT_EQ(estimates["never_left_out"], one["never_left_out"]);
    EXPECT_EQ(answer["warnings"].empty(), one["never_left_out"] == 0);
    ASSERT_EQ(estimates["learners"].size(), one["expected"].size());
    for (std::size_t i = 0; i < one["expected"].size(); ++i) {
      const ReadJson& expected = one["expected"][i];
      const ReadJson& mine = estimates["learners"][i];
      EXPECT_EQ(mine["name"], expected["name"]);
      for (const char* const key :
           {"apparent_error", "out_of_bag_error", "estimate_632",
            "no_information_rate", "overfitting_rate", "weight",
            "estimate_632_plus"})
        EXPECT_NEAR(mine[key].get<double>(), expected[key].get<double>(), 1e-13)
            << one["name"] << ", " << expected["name"] << ": " << key;
    }
  }
}

TEST(Bootstrap632Query, IsAMeanOverRowsAndNotOverSamples) {
  // Row 1 is wrong twice of two times, row 2 right, and row 3 in every sample:
  // (1 + 0)/2. The mean over the samples would be (1/2 + 1)/2.
  const ReadJson answer = AskEstimates(SmallCase());
  const ReadJson& learner = answer["bootstrap_632"]["learners"][0];
  EXPECT_DOUBLE_EQ(learner["out_of_bag_error"].get<double>(), 0.5);
  EXPECT_DOUBLE_EQ(learner["apparent_error"].get<double>(), 1.0 / 3);
  // Truths 1/3 and 2/3, predictions 2/3 and 1/3: 1/3 · 1/3 + 2/3 · 2/3.
  EXPECT_DOUBLE_EQ(learner["no_information_rate"].get<double>(), 5.0 / 9);
  EXPECT_EQ(answer["bootstrap_632"]["never_left_out"], 1);
  EXPECT_EQ(answer["warnings"][0]["code"], "never_left_out");
}

TEST(Bootstrap632Query, RefusesAnotherPlanAndANumber) {
  EXPECT_EQ(ErrorCode(AskEstimates({{"plan", "k_fold"}})), "not_a_bootstrap");
  EXPECT_EQ(ErrorCode(AskEstimates({{"goal", "regression"}})), "no_error_rate");
  // Nothing has been predicted yet, and nothing stands in the way.
  EXPECT_EQ(AskEstimates(ReadJson::object()), ReadJson::object());
}

TEST(Bootstrap632Query, RefusesPredictionsThatDoNotFitTogether) {
  const auto code = [](const char* pointer, const ReadJson& value) {
    ReadJson request = SmallCase();
    request[ReadJson::json_pointer(pointer)] = value;
    return ErrorCode(AskEstimates(request));
  };
  for (const auto& [pointer, value] :
       std::vector<std::pair<const char*, ReadJson>>{
           {"/rows", 4},
           {"/rows", nullptr},
           {"/classes", 1},
           {"/left_out", 7},
           {"/left_out", ReadJson::array()},
           {"/left_out/0/row", {0, 2}},
           {"/left_out/0/row", {1, 4}},
           {"/left_out/0/row", {1, 1.5}},
           {"/left_out/0/row", {1}},
           {"/left_out/0/truth", {0, 2}},
           {"/left_out/0/predicted", ReadJson::array()},
           {"/left_out/0/predicted/0/learner", "b"},
           {"/left_out/0/predicted/0/values", {1, -1}},
           {"/left_out/0/predicted/0/values", {1, "x"}},
           {"/apparent/row", ReadJson::array()},
           {"/apparent", 7}})
    EXPECT_EQ(code(pointer, value), "invalid_query") << pointer << " " << value;
}

TEST(Bootstrap632Query, TakesTheAnswersOfTheLabAsTheyAre) {
  // Beside its nearest neighbour each row has one of the other class: a model
  // of all rows errs nowhere, and where a row is left out the neighbours of the
  // other class are as near as those of its own.
  std::string csv = "x,kind\n";
  for (int i = 0; i < 24; ++i)
    csv += std::to_string(i) + (i % 2 == 0 ? ",a\n" : ",b\n");
  Session session;
  LoadCsv(session, csv);
  ReadJson lab = {{"type", "lab"},
                  {"target", "kind"},
                  {"plan", "bootstrap"},
                  {"repeats", 40},
                  {"features", {"x"}},
                  {"learners", {"k_nearest_neighbors:n_neighbors=1"}}};
  ReadJson request = {{"rows", 24}, {"classes", 2}};
  lab["apparent"] = true;
  request["apparent"] = AskSession(session, lab.dump());
  EXPECT_EQ(request["apparent"]["row"].size(), 24U);
  EXPECT_EQ(request["apparent"]["predicted"][0]["values"],
            request["apparent"]["truth"]);
  lab.erase("apparent");
  for (int split = 0; split < 40; ++split) {
    lab["splits"] = {split, split + 1};
    request["left_out"].push_back(AskSession(session, lab.dump()));
  }
  const ReadJson answer = AskEstimates(request);
  const ReadJson& learner = answer["bootstrap_632"]["learners"][0];
  EXPECT_EQ(learner["apparent_error"], 0);
  EXPECT_DOUBLE_EQ(learner["no_information_rate"].get<double>(), 0.5);
  EXPECT_EQ(learner["overfitting_rate"], 1);
  EXPECT_DOUBLE_EQ(learner["weight"].get<double>(), 1);
}

}  // namespace
}  // namespace melon
