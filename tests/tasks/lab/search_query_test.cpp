#include "tasks/lab/search_query.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kPlants =
    "length,colour,species\n1,red,rose\n2,blue,rose\n3,red,tulip\n"
    "4,blue,tulip\n1.5,red,rose\n3.5,blue,tulip\n";

ReadJson AskSearch(const std::string& request) {
  Session session;
  LoadCsv(session, kPlants);
  return AskSession(session,
                    R"({"type":"search","target":"species",)" + request + "}");
}

TEST(SearchQuery, ProposesLearnersToTry) {
  const ReadJson answer = AskSearch(
      R"("learner":"support_vector_machine","strategy":"grid","budget":8)");
  EXPECT_EQ(
      answer["search"]["parameters"][1],
      (ReadJson{
          {"name", "C"}, {"kind", "log_real"}, {"low", 0.01}, {"high", 1000}}));
  EXPECT_EQ(answer["search"]["parameters"][0]["high"], "linear");
  EXPECT_EQ(answer["search"]["metric"], "accuracy");
  EXPECT_EQ(answer["trials"].size(), 0U);
  EXPECT_EQ(answer["training_share"], 1);
  EXPECT_EQ(answer["used"], 0);
  // gamma counts with the first kernel alone.
  ASSERT_EQ(answer["next"].size(), 6U);
  EXPECT_EQ(answer["next"][0],
            "support_vector_machine:kernel=rbf:C=0.01:gamma=0.0001");
  EXPECT_EQ(answer["next"][5], "support_vector_machine:kernel=linear:C=1000");
}

TEST(SearchQuery, LeavesOutWhatDoesNotCount) {
  const ReadJson answer = AskSearch(
      R"("learner":"support_vector_machine","strategy":"random","budget":9,)"
      R"("trials":[{"learner":"support_vector_machine:kernel=linear:C=5",)"
      R"("results":[1]}])");
  EXPECT_EQ(answer["trials"][0]["parameters"],
            (ReadJson{{"kernel", "linear"}, {"C", 5}}));
  const ReadJson linear =
      AskSearch(R"("learner":"support_vector_machine:kernel=linear")");
  ASSERT_EQ(linear["search"]["parameters"].size(), 1U);
  EXPECT_EQ(linear["search"]["parameters"][0]["name"], "C");
}

/// The 90 combinations of the lecture: depths 1, 5 and 9, and 50 to 1500 trees.
TEST(SearchQuery, SearchesTheLevelsThatAreGiven) {
  std::string trees = "50";
  for (int count = 100; count <= 1500; count += 50)
    trees += "|" + std::to_string(count);
  const ReadJson answer = AskSearch(
      R"("strategy":"grid","budget":90,"learner":"gradient_boosting:)"
      R"(learning_rate=0.1:min_samples_leaf=20:max_depth=9|1|5:n_estimators=)" +
      trees + R"(")");
  ASSERT_EQ(answer["next"].size(), 90U);
  EXPECT_EQ(answer["next"][0],
            "gradient_boosting:learning_rate=0.1:min_samples_leaf=20:"
            "n_estimators=50:max_depth=1");
  EXPECT_EQ(answer["search"]["parameters"][1],
            (ReadJson{{"name", "max_depth"},
                      {"kind", "whole"},
                      {"low", 1},
                      {"high", 9},
                      {"values", {1, 5, 9}}}));
}

TEST(SearchQuery, CountsOnlyTrialsOnAllRowsAsTheBest) {
  const std::string learner = R"({"learner":"k_nearest_neighbors:n_neighbors=)";
  const ReadJson answer = AskSearch(
      R"("learner":"k_nearest_neighbors","strategy":"successive_halving",)"
      R"("budget":2,"trials":[)" +
      learner + R"(3","training_share":0.5,"results":[1]},)" + learner +
      R"(4","results":[0.5]}])");
  EXPECT_TRUE(answer["trials"][0]["best"].is_null());
  EXPECT_EQ(answer["trials"][0]["training_share"], 0.5);
  EXPECT_EQ(answer["trials"][1]["best"], 0.5);
  EXPECT_EQ(answer["used"], 1.5);
}

/// Of three outer folds one is undefined: (0.9 + 1) / 2 and (0.8 + 0.5) / 2.
TEST(SearchQuery, HasTheMeansOverOuterFolds) {
  const ReadJson answer = AskSearch(
      R"("learner":"k_nearest_neighbors","outer":[{"best":0.9,"result":0.8},)"
      R"({"best":1,"result":null},{"best":1,"result":0.5}])");
  EXPECT_EQ(answer["outer"]["folds"], 3);
  EXPECT_EQ(answer["outer"]["defined"], 2);
  EXPECT_DOUBLE_EQ(answer["outer"]["inner_mean"], 0.95);
  EXPECT_DOUBLE_EQ(answer["outer"]["outer_mean"], 0.65);
  EXPECT_TRUE(
      AskSearch(R"("learner":"k_nearest_neighbors","outer":[])")["outer"]
                                                                ["outer_mean"]
                                                                    .is_null());
}

TEST(SearchQuery, LeavesWhatIsGiven) {
  const ReadJson answer =
      AskSearch(R"("learner":"support_vector_machine:kernel=linear:gamma=1",)"
                R"("strategy":"grid","budget":3)");
  EXPECT_EQ(answer["search"]["parameters"].size(), 1U);
  EXPECT_EQ(answer["next"][0],
            "support_vector_machine:kernel=linear:gamma=1:C=0.01");
}

TEST(SearchQuery, HasTheMeanOfTheFoldsAndTheBestSoFar) {
  const std::string learner = R"({"learner":"k_nearest_neighbors:n_neighbors=)";
  const std::string trials =
      R"("trials":[)" + learner + R"(3","results":[0.5,1]},)" + learner +
      R"(1","results":[null,0.25]},)" + learner + R"(2","results":[1,1]},)" +
      learner + R"(4","results":[null,null]}])";
  const ReadJson answer = AskSearch(
      R"("learner":"k_nearest_neighbors","strategy":"random","budget":5,)" +
      trials);
  const ReadJson& rows = answer["trials"];
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_EQ(rows[0]["parameters"]["n_neighbors"], 3);
  EXPECT_EQ(rows[0]["mean"], 0.75);
  // The other fold may be the harder one.
  EXPECT_TRUE(rows[1]["mean"].is_null());
  EXPECT_EQ(rows[1]["best"], 0.75);
  EXPECT_EQ(rows[2]["best"], 1);
  EXPECT_TRUE(rows[3]["mean"].is_null());
  EXPECT_EQ(rows[3]["best"], 1);
  EXPECT_EQ(answer["next"].size(), 1U);
  // Of a loss the lowest.
  const ReadJson loss = AskSearch(
      R"("learner":"k_nearest_neighbors","metric":"log_loss",)" + trials);
  EXPECT_EQ(loss["trials"][2]["best"], 0.75);
}

/// 3 and 9 come to (0.5 + 1) / 2, in another order; 9 is tried twice.
TEST(SearchQuery, SaysHowManyAreAsGoodAsTheFirstOfTheBest) {
  const std::string learner = R"({"learner":"k_nearest_neighbors:n_neighbors=)";
  const ReadJson answer = AskSearch(
      R"("learner":"k_nearest_neighbors","budget":9,"trials":[)" + learner +
      R"(1","results":[0.5,0.5]},)" + learner + R"(3","results":[0.5,1]},)" +
      learner + R"(9","results":[1,0.5]},)" + learner +
      R"(9","results":[1,0.5]},)" + learner +
      R"(5","training_share":0.3,"results":[1,1]},)" + learner +
      R"(7","results":[null,1]}])");
  EXPECT_EQ(answer["winner"], (ReadJson{{"trial", 2}, {"tied", 2}, {"of", 3}}));
  EXPECT_TRUE(
      AskSearch(R"("learner":"k_nearest_neighbors")")["winner"].is_null());
}

TEST(SearchQuery, AFoldInWhichNoTrialHasTheMetricIsPassedOver) {
  const std::string learner = R"({"learner":"k_nearest_neighbors:n_neighbors=)";
  const ReadJson answer = AskSearch(
      R"("learner":"k_nearest_neighbors","trials":[)" + learner +
      R"(3","results":[null,0.5]},)" + learner + R"(1","results":[null,1]}])");
  EXPECT_EQ(answer["trials"][0]["mean"], 0.5);
  EXPECT_EQ(answer["trials"][1]["best"], 1);
}

TEST(SearchQuery, EndsWithTheBudget) {
  const ReadJson answer =
      AskSearch(R"("learner":"k_nearest_neighbors","budget":1,)"
                R"("trials":[{"learner":"k_nearest_neighbors:n_neighbors=3",)"
                R"("results":[1]}])");
  EXPECT_EQ(answer["next"], ReadJson::array());
}

std::string MessageOf(const std::string& request) {
  return AskSearch(request)["error"]["message"].get<std::string>();
}

TEST(SearchQuery, SaysWhatToChangeInABadRequest) {
  EXPECT_NE(MessageOf(R"("learner":"perceptron")").find("Unknown learner"),
            std::string::npos);
  EXPECT_NE(MessageOf(R"("budget":3)").find("Unknown learner"),
            std::string::npos);
  EXPECT_EQ(MessageOf(R"("learner":"baseline")"),
            "The learner baseline has no hyper-parameters to search. Choose "
            "another one.");
  EXPECT_EQ(MessageOf(R"("learner":"k_nearest_neighbors:n_neighbors=3")"),
            "All hyper-parameters of k_nearest_neighbors:n_neighbors=3 are "
            "given, so there is nothing to search. Leave one out.");
  const std::string neighbors = R"("learner":"k_nearest_neighbors",)";
  EXPECT_NE(MessageOf(neighbors + R"("strategy":"luck")")
                .find("one of bayesian, genetic, grid"),
            std::string::npos);
  EXPECT_NE(MessageOf(R"("learner":"k_nearest_neighbors:n_neighbors=1|0")")
                .find("n_neighbors"),
            std::string::npos);
  EXPECT_NE(MessageOf(R"("learner":"k_nearest_neighbors:neighbors=1|2")")
                .find("it has n_neighbors"),
            std::string::npos);
  for (const std::string_view budget : {"0", "1.5", "301", "\"many\""})
    EXPECT_NE(MessageOf(neighbors + R"("budget":)" + std::string(budget))
                  .find("a whole number from 1 to 300"),
              std::string::npos)
        << budget;
  EXPECT_NE(MessageOf(neighbors + R"("strategy":"random","budget":10001)")
                .find("from 1 to 10,000"),
            std::string::npos);
  EXPECT_NE(
      MessageOf(neighbors + R"("metric":"beauty")").find("such as accuracy"),
      std::string::npos);
}

TEST(SearchQuery, RefusesTrialsOfAnotherLearner) {
  const ReadJson answer =
      AskSearch(R"("learner":"k_nearest_neighbors",)"
                R"("trials":[{"learner":"decision_tree","results":[1]}])");
  EXPECT_EQ(answer["error"]["code"], "invalid_option");
}

}  // namespace
}  // namespace melon
