// What selecting features on all rows does to cross-validation, where nothing
// can be learnt.
#include "tasks/lab/feature_leak_query.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson AskLeak(const std::string& request) {
  Session session;
  return AskSession(session, R"({"type":"feature_leak",)" + request + "}");
}

TEST(FeatureLeakQuery, InsideTheTrainingSetsItIsOneHalfAndOnAllRowsMore) {
  for (const char* const learner :
       {"gaussian_naive_bayes", "k_nearest_neighbors:n_neighbors=1",
        "logistic_regression"}) {
    const ReadJson answer = AskLeak(R"("repetitions":40,"learner":")" +
                                    std::string(learner) + "\"");
    const double inside = answer["inside"]["mean"];
    EXPECT_LT(std::abs(inside - 0.5),
              4 * answer["inside"]["standard_error"].get<double>())
        << learner;
    // Twenty of a thousand columns of noise tell fifty coins well apart.
    EXPECT_GT(answer["leaked"]["mean"].get<double>(), 0.75) << learner;
  }
}

/// What a simulation of its own with scikit-learn 1.5.2 came to.
TEST(FeatureLeakQuery, AgreesWithScikitLearn) {
  std::ifstream file(std::string(MELON_GOLDEN) + "/error_estimators.json");
  const ReadJson golden = ReadJson::parse(file)["leak"];
  const ReadJson answer = AskLeak(R"("repetitions":100)");
  const double count = golden["repetitions"];
  for (const char* const way : {"leaked", "inside"}) {
    const double deviation = golden[way]["deviation"];
    EXPECT_NEAR(answer[way]["mean"].get<double>(),
                golden[way]["mean"].get<double>(),
                4 * deviation * std::sqrt(2 / count))
        << way;
    EXPECT_NEAR(answer[way]["deviation"].get<double>(), deviation,
                4 * deviation / std::sqrt(count))
        << way;
  }
}

TEST(FeatureLeakQuery, WithNothingToChooseThereIsNoLeak) {
  const ReadJson answer =
      AskLeak(R"("features":5,"selected":5,"repetitions":20)");
  // The same features, in an order that does not matter to naive Bayes.
  EXPECT_EQ(answer["leaked"], answer["inside"]);
  EXPECT_EQ(answer["truth"], 0.5);
}

TEST(FeatureLeakQuery, TheMoreThereIsToChooseFromTheMoreLeaks) {
  double before = 0.4;
  for (const char* const features : {"20", "100", "1000"}) {
    const ReadJson answer =
        AskLeak(R"("repetitions":40,"features":)" + std::string(features));
    const double leaked = answer["leaked"]["mean"];
    EXPECT_GT(leaked, before + 0.05) << features;
    before = leaked;
  }
}

TEST(FeatureLeakQuery, PartsMakeWhatIsComputedAtOnce) {
  const std::string settings = R"("features":50,"repetitions":5)";
  const ReadJson parts = {AskLeak(settings + R"(,"range":[0,2])"),
                          AskLeak(settings + R"(,"range":[2,5])")};
  EXPECT_EQ(AskLeak(settings + R"(,"parts":)" + parts.dump()),
            AskLeak(settings));
  EXPECT_EQ(ErrorCode(AskLeak(settings + R"(,"parts":[])")), "invalid_query");
}

TEST(FeatureLeakQuery, RefusesWhatItCannotDraw) {
  EXPECT_EQ(ErrorCode(AskLeak(R"("features":5,"selected":6)")),
            "invalid_option");
  EXPECT_EQ(ErrorCode(AskLeak(R"("rows":5)")), "invalid_option");
  EXPECT_EQ(ErrorCode(AskLeak(R"("learner":"ridge_regression")")),
            "other_goal");
  EXPECT_EQ(ErrorCode(AskLeak(R"("learner":"multinomial_naive_bayes")")),
            "negative_features");
}

}  // namespace
}  // namespace melon
