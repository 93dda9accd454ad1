#include "roles/comparison/outcome_counts.h"

#include <gtest/gtest.h>

#include <string_view>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(OutcomeCounts, AreNoResultsOfDataSets) {
  for (const std::string_view csv :
       {"model,successes,trials\ngpt,412,500\nllama,398,500\n",
        "model,n_correct,n_total\ngpt,412,500\nllama,398,500\nqwen,371,500\n",
        "system,passed,attempted\nA,270,300\nB,240,300\nC,200,300\n",
        "model,n,k\nA,300,270\nB,300,240\n",
        "model,wins,losses,ties\nA,3,2,1\nB,2,3,1\n"}) {
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_EQ(report["error"]["code"], "outcome_counts") << csv;
  }
}

TEST(OutcomeCounts, AreNotCountsOfErrorsOrResults) {
  for (const std::string_view csv : {"model,errors,n\nA,10,100\nB,12,100\n",
                                     "dataset,correct,SVM\nx,3,4\ny,5,6\n",
                                     "model,accuracy,n\nA,.9,300\nB,.85,300\n",
                                     "case,correct,wrong\n1,0,1\n2,1,0\n"})
    EXPECT_FALSE(OutcomeCounts(TableFromCsv(csv))) << csv;
}

TEST(OutcomeCounts, OneRateOfEachModelIsOneResultEach) {
  const ReadJson report =
      ReportOfCsv("model,accuracy,n\nA,.9,300\nB,.85,300\n");
  EXPECT_EQ(report["error"]["code"], "one_result_each");
}

}  // namespace
}  // namespace melon
