#include "roles/columns/findings/pairwise_preferences.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(PairwisePreferences, AreKnownByTheWinnerOfEachRow) {
  for (const std::string csv :
       {// The winner by its name.
        "model_a,model_b,winner\nllama,claude,claude\nllama,gpt,tie\n"
        "claude,gpt,claude\ngpt,llama,llama\n",
        // By its column, as the arenas publish it.
        "id,model_a,model_b,winner\n1,llama,gpt,model_a\n"
        "2,gpt,llama,tie (bothbad)\n3,gpt,llama,model_b\n4,gpt,claude,tie\n",
        "prompt_id,response_a,response_b,preference\n1,foo 1,bar 1,b\n"
        "2,foo 2,bar 2,b\n3,foo 3,bar 3,a\n4,foo 4,bar 4,tie\n"}) {
    const auto problem = PairwisePreferences(TableFromCsv(csv));
    ASSERT_TRUE(problem) << csv;
    EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "pairwise_preferences");
  }
}

TEST(PairwisePreferences, AreNotPredictionsOfAWinner) {
  for (const std::string csv :
       {// Both models may be right.
        "winner,svm,rf\nhome,home,away\naway,away,away\nhome,away,home\n",
        // Neither is.
        "winner,svm,rf\nhome,away,draw\naway,home,away\nhome,home,away\n",
        // Probabilities of the classes.
        "winner,home,away\nhome,.8,.2\naway,.3,.7\nhome,.6,.4\n",
        "model_a,model_b,truth\nyes,no,no\nno,yes,no\n"})
    EXPECT_FALSE(PairwisePreferences(TableFromCsv(csv))) << csv;
}

TEST(PairwisePreferences, CanBeTestedAsTheMessageSays) {
  // 12 of 40 lost: P(X ≤ 12) for Binomial(40, .5) = .0083 (scipy.stats.binom).
  const ReadJson report =
      ReportOfCsv("errors,n\n12,40\n", R"({"task":"binomial","eps0":0.5})");
  EXPECT_NEAR(report["tests"]["binomial_p_less"].get<double>(), .008294501687,
              1e-11);
}

}  // namespace
}  // namespace melon
