#include "tasks/lab/learner_bias_variance_query.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// Sixty rows: the length tells the species but for some, the price grows with
/// it, and four rows each are of one garden.
std::string Flowers() {
  std::string csv = "length,noise,garden,price,species\n";
  for (int i = 0; i < 60; ++i) {
    const bool rose = i % 2 == 0;
    const double length = (rose ? 1 : 2) + (i * 7 % 15) * 0.1;
    csv += std::to_string(length) + "," + std::to_string(i * 13 % 11 + 0.5) +
           ",g" + std::to_string(i / 4) + "," +
           std::to_string(3 * length + (i * 5 % 9) * 0.3) + "," +
           (rose ? "rose" : "tulip") + "\n";
  }
  return csv;
}

ReadJson Ask(const std::string& request, const std::string& csv = Flowers()) {
  Session session;
  LoadCsv(session, csv);
  return AskSession(session,
                    R"({"type":"learner_bias_variance",)" + request + "}");
}

/// All training sets in one piece, and then the parts.
ReadJson Parts(const std::string& request) {
  const ReadJson predicted = Ask(request + R"(,"sets":[0,10000])");
  return Ask(request + R"(,"outputs":)" + predicted["outputs"].dump());
}

const std::string_view kSpecies =
    R"("target":"species","features":["length","noise"],"training_sets":20,)"
    R"("learners":["decision_tree","k_nearest_neighbors"])";

TEST(LearnerBiasVarianceQuery, SaysWhatWillBeDone) {
  const ReadJson facts = Ask(std::string(kSpecies));
  EXPECT_EQ(facts["lab"]["goal"], "classification");
  EXPECT_EQ(facts["plan"]["id"], "hold_out");
  EXPECT_EQ(facts["plan"]["stratify"], "species");
  EXPECT_EQ(facts["bias_variance"]["training_sets"], 20);
  EXPECT_EQ(facts["bias_variance"]["cases"], 18);
  EXPECT_EQ(facts["bias_variance"]["rows"], 42);
}

/// Two neighbours of different classes leave both with a probability of one
/// half, which is the positive class, as in the report on such predictions.
TEST(LearnerBiasVarianceQuery, OneHalfIsThePositiveClass) {
  std::string csv = "x,ill\n";
  for (int i = 0; i < 80; ++i)
    csv += std::string(i < 76 ? "0" : "1") + (i % 2 == 0 ? ",no\n" : ",yes\n");
  const ReadJson answer =
      Ask(R"("target":"ill","learners":["k_nearest_neighbors:n_neighbors=2"],)"
          R"("training_sets":100,"sets":[0,100])",
          csv);
  const ReadJson& values = answer["outputs"][0]["values"];
  double yes = 0;
  for (const ReadJson& one : values) yes += one.get<double>();
  // The two are of one class in about half of the samples, and that is either.
  EXPECT_GT(yes / static_cast<double>(values.size()), 0.6);
}

TEST(LearnerBiasVarianceQuery, PiecesAreTheSameAsTheWhole) {
  const std::string request = std::string(kSpecies) + R"(,"seed":3,"sets":)";
  const ReadJson whole = Ask(request + "[0,20]");
  const ReadJson first = Ask(request + "[0,7]");
  const ReadJson second = Ask(request + "[7,20]");
  for (std::size_t i = 0; i < 2; ++i) {
    ReadJson joined = first["outputs"][i]["values"];
    for (const ReadJson& one : second["outputs"][i]["values"])
      joined.push_back(one);
    EXPECT_EQ(joined, whole["outputs"][i]["values"]);
    EXPECT_EQ(joined.size(), 20U * 18U);
  }
}

TEST(LearnerBiasVarianceQuery, ThePartsOfClassesAddUpToTheError) {
  const ReadJson answer = Parts(std::string(kSpecies));
  ASSERT_EQ(answer["learners"].size(), 2U) << answer.dump();
  for (const ReadJson& one : answer["learners"]) {
    const double error = one["error"];
    EXPECT_GT(error, 0);
    for (const char* const way : {"kohavi_wolpert", "domingos"})
      EXPECT_NEAR(one[way]["sum"].get<double>(), error, 1e-14);
    // Of two classes each model that differs from a wrong one is right.
    const ReadJson& domingos = one["domingos"];
    EXPECT_NEAR(domingos["unbiased_variance"].get<double>() +
                    domingos["biased_variance"].get<double>(),
                domingos["variance"].get<double>(), 1e-14);
    double last = 1;
    for (const ReadJson& worst : one["worst"]) {
      EXPECT_LE(worst["error"].get<double>(), last);
      last = worst["error"];
      EXPECT_NEAR(worst["domingos"]["bias"].get<double>() +
                      worst["domingos"]["net_variance"].get<double>(),
                  last, 1e-15);
    }
  }
}

TEST(LearnerBiasVarianceQuery, NamesTheLearnerThatErrsLeastAndTheSources) {
  const ReadJson answer = Parts(std::string(kSpecies));
  const ReadJson& learners = answer["learners"];
  const bool is_first = learners[0]["error"] <= learners[1]["error"];
  EXPECT_EQ(answer["bias_variance"]["least_error"],
            learners[is_first ? 0 : 1]["name"]);
  EXPECT_EQ(learners[0]["kohavi_wolpert"]["reference"],
            "Kohavi & Wolpert 1996, ICML, 275–283");
  EXPECT_EQ(learners[0]["domingos"]["reference"],
            "Domingos 2000, ICML, 231–238");
}

TEST(LearnerBiasVarianceQuery, SaysWhatTheTrainingSetsLack) {
  // A bootstrap sample of ten rows lacks the one row of c in a third of cases.
  std::string csv = "x,kind\n";
  for (int i = 0; i < 20; ++i)
    csv += std::to_string(i * 7 % 19) + ".5," +
           (i == 0       ? "c"
            : i % 2 == 0 ? "a"
                         : "b") +
           "\n";
  const ReadJson facts =
      Ask(R"("target":"kind","training_sets":20,"learners":["baseline"])", csv);
  std::vector<std::string> codes;
  for (const ReadJson& warning : facts["warnings"])
    codes.push_back(warning["code"]);
  EXPECT_EQ(std::count(codes.begin(), codes.end(), "class_not_in_training"), 1)
      << facts["warnings"];
  const ReadJson few =
      Ask(R"("target":"kind","training_sets":20,"sets":[0,1],)"
          R"("learners":["k_nearest_neighbors:n_neighbors=19"])",
          csv);
  EXPECT_EQ(few["warnings"][0]["code"], "fewer_rows_than_neighbors");
}

TEST(LearnerBiasVarianceQuery, ThePartsOfNumbersAddUpToTheError) {
  const ReadJson answer = Parts(
      R"("target":"price","features":["length","noise"],"training_sets":10,)"
      R"("learners":["linear_regression","decision_tree"])");
  ASSERT_EQ(answer["learners"].size(), 2U) << answer.dump();
  for (const ReadJson& one : answer["learners"]) {
    const double error = one["error"];
    EXPECT_NEAR(one["squared_error"]["sum"].get<double>(), error,
                1e-12 * error);
    EXPECT_GT(one["squared_error"]["variance"].get<double>(), 0);
    EXPECT_FALSE(one.contains("domingos"));
  }
}

TEST(LearnerBiasVarianceQuery, TheMajorityClassIsAllBias) {
  const ReadJson answer =
      Parts(R"("target":"species","features":["length"],"training_sets":30,)"
            R"("learners":["baseline"],"test_size":0.5)");
  // Half of the cases are of each class, whichever the models predict: of each
  // case the share p of models that are wrong, and 1 − p of the other class.
  EXPECT_NEAR(answer["learners"][0]["error"].get<double>(), 0.5, 1e-12);
  EXPECT_NEAR(answer["learners"][0]["domingos"]["bias"].get<double>(), 0.5,
              1e-12);
  EXPECT_EQ(answer["learners"][0]["domingos"]["net_variance"], 0);
}

TEST(LearnerBiasVarianceQuery, GroupsAreHeldOutWhole) {
  const std::string request =
      R"("target":"species","group":"garden","training_sets":5,)"
      R"("learners":["baseline"])";
  const ReadJson facts = Ask(request);
  EXPECT_EQ(facts["plan"]["group"], "garden");
  const auto cases = facts["bias_variance"]["cases"].get<std::size_t>();
  EXPECT_EQ(cases % 4, 0U);
  const ReadJson predicted = Ask(request + R"(,"sets":[0,5])");
  EXPECT_EQ(predicted["outputs"][0]["values"].size(), 5 * cases)
      << predicted.dump();
}

TEST(LearnerBiasVarianceQuery, AnotherSeedDrawsOtherTrainingSets) {
  const auto outputs = [](const char* const seed) {
    return Ask(std::string(kSpecies) + R"(,"sets":[0,20],"seed":)" +
               seed)["outputs"];
  };
  EXPECT_EQ(outputs("1"), outputs("1"));
  EXPECT_NE(outputs("1"), outputs("2"));
}

TEST(LearnerBiasVarianceQuery, RefusesWhatItCannotTakeApart) {
  const auto code = [](const std::string& request) {
    return ErrorCode(Ask(R"("target":"species",)" + request));
  };
  EXPECT_EQ(code(R"("training_sets":1)"), "invalid_option");
  EXPECT_EQ(code(R"("training_sets":2.5)"), "invalid_option");
  EXPECT_EQ(code(R"("test_size":1)"), "invalid_option");
  EXPECT_EQ(code(R"("learners":["linear_regression"])"), "other_goal");
  EXPECT_EQ(code(R"("outputs":[])"), "invalid_query");
  EXPECT_EQ(code(R"("learners":["baseline"],"training_sets":2,)"
                 R"("outputs":[{"values":[7]}])"),
            "invalid_query");
  EXPECT_EQ(ErrorCode(Ask(R"("target":"y")", "x,y\n1,a\n2,a\n3,a\n")),
            "single_class");
  std::string large = "x,y\n";
  for (int i = 0; i < 1000; ++i)
    large += std::to_string(i) + ".5," + (i % 2 == 0 ? "a" : "b") + "\n";
  EXPECT_EQ(ErrorCode(Ask(R"("target":"y","test_size":0.9,)"
                          R"("training_sets":10000)",
                          large)),
            "too_many_predictions");
}

}  // namespace
}  // namespace melon
