#include "forms/listed_counts.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(ListedCounts, AreOneConfusionMatrix) {
  for (const std::string csv :
       {"Metric,Count\nTP,45\nFP,5\nFN,10\nTN,40\n",
        // In another order, with a total, in words, without a header.
        "cell,n\nTN,40\nFN,10\nFP,5\nTP,45\nTotal,100\n",
        "40,True negatives\n45,True positives\n10,False negatives\n5,False "
        "positives\n",
        "项,数\n真正例,45\n假正例,5\n假反例,10\n真反例,40\n",
        "TP,45\nFP,5\nFN,10\nTN,40\n",
        "Metric,Value,Description\nTP,45,True Positive - predicted\n"
        "FP,5,False Positive\nFN,10,False Negative\nTN,40,True Negative\n"}) {
    const ReadJson report = ReportOfCsv(csv);
    ASSERT_EQ(report["task"], "counts") << csv;
    EXPECT_EQ(report["warnings"][0]["code"], "counts_below_each_other");
    const auto& metrics = report["models"][0]["metrics"];
    EXPECT_EQ(metrics["tp"], 45) << csv;
    // 85 of 100.
    EXPECT_DOUBLE_EQ(metrics["accuracy"].get<double>(), .85) << csv;
  }
}

TEST(ListedCounts, OtherRowsAreNamed) {
  const auto made = ReadListedCounts(
      TableFromCsv("Metric,Count\nTP,45\nFP,5\nFN,10\nTN,40\nAccuracy,0.85\n"));
  ASSERT_TRUE(made);
  EXPECT_NE(made->warning.message.english.find("\"Accuracy\""),
            std::string::npos);
}

TEST(ListedCounts, ACountThatIsMissingOrTwiceMakesNoMatrix) {
  for (const std::string csv :
       {"Metric,Count\nTP,45\nFP,5\nFN,10\n",
        "Metric,Count\nTP,45\nFP,5\nFN,10\nTN,40\nTP,44\n",
        "Metric,A,B\nTP,45,44\nFP,5,6\nFN,10,11\nTN,40,39\n"})
    EXPECT_FALSE(ReadListedCounts(TableFromCsv(csv))) << csv;
}

TEST(ListedCounts, ACellThatIsNoCountIsAnError) {
  const ReadJson report =
      ReportOfCsv("Metric,Count\nTP,45\nFP,x\nFN,10\nTN,40\n");
  EXPECT_TRUE(report.contains("error")) << report.dump();
}

}  // namespace
}  // namespace melon
