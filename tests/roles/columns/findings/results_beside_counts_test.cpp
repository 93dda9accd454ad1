#include "roles/columns/findings/results_beside_counts.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// Three systems on three data sets with two runs each; without tn.
std::string Results() {
  std::string csv = "system,dataset,run_index,tp,fp,fn,precision,recall,f05\n";
  for (int system = 0; system < 3; ++system) {
    for (int place = 0; place < 6; ++place) {
      csv += "s" + std::to_string(system) + ",d" + std::to_string(place / 2) +
             "," + std::to_string(1 + (place % 2)) + ",72,578,248,.1,.2,." +
             std::to_string(110 + (system * 90) + (place * 3)) + "\n";
    }
  }
  return csv;
}

TEST(ResultsBesideCounts, OfferTheComparisonThatTheyAllow) {
  const ReadJson answer = ReportOfCsv(Results());
  ASSERT_EQ(ErrorCode(answer), "results_beside_counts");
  const std::string message = answer["error"]["message"];
  EXPECT_NE(message.find("(task=friedman, algorithm=system, predictions=f05)"),
            std::string::npos)
      << message;
  const ReadJson report = ReportOfCsv(
      Results(),
      R"({"task":"friedman","algorithm":"system","predictions":["f05"]})");
  EXPECT_EQ(report["models"].size(), 3) << report.dump();
}

TEST(ResultsBesideCounts, AreComparedByTheNameOfTheTaskOrOfTheSystems) {
  for (const std::string_view options :
       {R"({"task":"friedman"})", R"({"algorithm":"system"})"}) {
    const ReadJson report = ReportOfCsv(Results(), options);
    EXPECT_EQ(report["task"], "friedman") << report.dump();
    EXPECT_EQ(report["models"].size(), 3);
  }
}

TEST(ResultsBesideCounts, NeedLearnersDataSetsAndAMetric) {
  EXPECT_FALSE(ResultsBesideCounts(
      TableFromCsv("system,tp,fp,fn,f1\na,1,2,3,.4\nb,2,3,4,.5\n"), "tn"));
  EXPECT_FALSE(ResultsBesideCounts(
      TableFromCsv("system,dataset,tp,fp,fn\na,x,1,2,3\nb,y,2,3,4\n"), "tn"));
}

}  // namespace
}  // namespace melon
