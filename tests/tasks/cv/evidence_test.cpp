#include "tasks/cv/evidence.h"

#include <gtest/gtest.h>

#include <string_view>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// Data with the tests of them.
struct CvCase {
  explicit CvCase(std::string_view csv, std::string_view design = "") {
    const Table table = TableFromCsv(csv);
    options.task = "cv";
    if (!design.empty()) options.design = design;
    const Result<Roles> roles = AssignRoles(table, options);
    EXPECT_TRUE(roles) << csv;
    Result<CvData> prepared = PrepareCv(table, roles.value(), options);
    EXPECT_TRUE(prepared) << csv;
    data = std::move(prepared.value());
    findings = FindCv(data, options);
  }

  [[nodiscard]] CvEvidence Evidence() const {
    return EvidenceOf(data, findings, .05, .1);
  }

  Options options;
  CvData data;
  CvFindings findings;
};

TEST(EvidenceOfFolds, KnowsTheBestTwoOfTwoLearners) {
  const CvCase one("fold,A,B\n1,.3,.2\n2,.4,.1\n3,.35,.25\n");
  const CvEvidence evidence = one.Evidence();
  EXPECT_EQ(evidence.best, 1U);
  EXPECT_EQ(evidence.other, 0U);
  EXPECT_EQ(evidence.pair, 0U);
}

TEST(EvidenceOfFolds, KnowsTheBestTwoOfMany) {
  // Means .3, .1, .2: B, then C; their pair is the third.
  const CvCase one("fold,A,B,C\n1,.3,.1,.2\n2,.31,.12,.19\n3,.29,.08,.21\n");
  const CvEvidence evidence = one.Evidence();
  EXPECT_EQ(evidence.best, 1U);
  EXPECT_EQ(evidence.other, 2U);
  EXPECT_EQ(evidence.pair, 2U);
  EXPECT_EQ(evidence.pairs(), 3U);
  EXPECT_EQ(evidence.Number("wins"), 3);
  EXPECT_FALSE(evidence.Number("no_such_key"));
  EXPECT_TRUE(evidence.Normality());
}

TEST(EvidenceOfFolds, HasNoPairOfOneLearner) {
  const CvCase one("fold,A\n1,.3\n2,.4\n");
  const CvEvidence evidence = one.Evidence();
  EXPECT_EQ(evidence.best, 0U);
  EXPECT_EQ(evidence.pairs(), 0U);
}

TEST(EvidenceOfFolds, NamesTheTestThatDecides) {
  const char* const ten =
      "A,B\n.1,.2\n.2,.3\n.1,.3\n.4,.3\n.1,.2\n.2,.4\n.1,.3\n.2,.3\n.1,.2\n"
      ".3,.2\n";
  EXPECT_EQ(CvCase(ten, "5x2").Evidence().DecidingTest(), "cv5x2_t_test");
  EXPECT_EQ(CvCase(ten, "kfold").Evidence().DecidingTest(), "corrected_t_test");
  EXPECT_EQ(CvCase(ten, "kfold").Evidence().DecidingKey(), "corrected_t_p");
  const CvCase runs("run,A,B\n1,.1,.2\n2,.2,.3\n3,.1,.3\n");
  EXPECT_TRUE(runs.Evidence().IsHoldout());
  EXPECT_EQ(runs.Evidence().DecidingTest(), "corrected_t_test");
}

}  // namespace
}  // namespace melon
