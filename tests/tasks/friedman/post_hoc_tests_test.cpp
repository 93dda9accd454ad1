#include "tasks/friedman/post_hoc_tests.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "tasks/friedman/friedman_case.h"

namespace melon {
namespace {

TEST(RankStandardError, IsThatOfADifferenceOfMeanRanks) {
  // k = 3, N = 4: √(3·4/(6·4)).
  EXPECT_NEAR(RankStandardError(FriedmanCase(kNotes).data), std::sqrt(.5),
              1e-15);
}

TEST(TestAllPairs, ComparesMeanRanksByTheirZ) {
  const FriedmanCase notes(kNotes);
  const PostHocTests& tests = notes.findings.post_hoc;
  // A–B, A–C, B–C of the mean ranks 1, 2.125, 2.875.
  const std::vector<double> differences = {-1.125, -1.875, -.75};
  ASSERT_EQ(tests.rank_difference, differences);
  for (std::size_t i = 0; i < differences.size(); ++i) {
    const double z = differences[i] / std::sqrt(.5);
    EXPECT_NEAR(tests.z[i], z, 1e-14);
    EXPECT_NEAR(tests.p[i], std::erfc(std::abs(z) / std::sqrt(2)), 1e-14);
  }
}

TEST(TestAllPairs, GivesTheNotesNemenyi) {
  // docs/worked-examples.md: A–C .02184.
  const FriedmanCase notes(kNotes);
  EXPECT_NEAR(notes.Of("nemenyi").p_values[1].number(), .02184, 5e-6);
}

TEST(TestAllPairs, AdjustsTheTestsOfRanksAndTheTestsOfWilcoxon) {
  const FriedmanCase notes(kNotes);
  // Bonferroni: three times p, at most 1.
  const Procedure& bonferroni = notes.Of("bonferroni");
  EXPECT_EQ(bonferroni.key, "bonferroni_p");
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(bonferroni.p_values[i].number(),
                std::min(1.0, 3 * notes.findings.post_hoc.p[i]), 1e-14);
  }
  // Four differences of one sign: 2/2⁴; three and a zero: 2/2³.
  const Procedure& wilcoxon = notes.Of("wilcoxon_bonferroni");
  EXPECT_EQ(wilcoxon.post_hoc, bonferroni.post_hoc);
  EXPECT_NEAR(wilcoxon.p_values[0].number(), 3. / 8, 1e-14);
  EXPECT_NEAR(wilcoxon.p_values[2].number(), 3. / 4, 1e-14);
}

TEST(TestAllPairs, CountsPairsOfEqualAlgorithmsInTheFamily) {
  // A and B are equal everywhere, so that there is no test of them; the others
  // have four signs alike, and p counts three times all the same.
  const FriedmanCase equal(
      "dataset,A,B,C\na,.9,.9,.8\nb,.9,.9,.7\nc,.9,.9,.6\nd,.9,.9,.5\n");
  const Procedure& procedure = equal.Of("wilcoxon_bonferroni");
  EXPECT_EQ(procedure.p_values[0].reason().id, "no_differences");
  EXPECT_NEAR(procedure.p_values[1].number(), 3. / 8, 1e-14);
}

TEST(TestAgainst, ComparesEveryOtherAlgorithmWithTheControl) {
  const FriedmanCase notes(kNotes);
  const ControlTests tests = TestAgainst(2, notes.data);
  EXPECT_NEAR(tests.z[0], -1.875 / std::sqrt(.5), 1e-14);
  EXPECT_TRUE(std::isnan(tests.z[2]));
  const auto dunn = std::find_if(
      tests.procedures.begin(), tests.procedures.end(),
      [](const Procedure& one) { return one.id == "bonferroni_dunn"; });
  ASSERT_NE(dunn, tests.procedures.end());
  EXPECT_EQ(dunn->key, "control_bonferroni_dunn_p");
  EXPECT_NEAR(dunn->p_values[0].number(), 2 * tests.p[0], 1e-14);
  EXPECT_EQ(dunn->p_values[2].reason().id, "is_control");
}

}  // namespace
}  // namespace melon
