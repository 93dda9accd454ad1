#include "roles/columns/data_parts.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

bool FirstSaysPart(const std::string& csv) {
  return SaysPartOfData(TableFromCsv(csv).columns.front());
}

TEST(DataParts, AreKnownByNameAndLabels) {
  EXPECT_TRUE(FirstSaysPart("Usage,y\nPublic,1\nPrivate,0\nIgnored,1\n"));
  EXPECT_TRUE(FirstSaysPart("set,y\ntrain,1\ntest,0\ntrain,1\n"));
  EXPECT_TRUE(FirstSaysPart("data split,y\nValidation,1\nTest,0\n"));
  EXPECT_FALSE(FirstSaysPart("school,y\nPublic,1\nPrivate,0\n"));
  EXPECT_FALSE(FirstSaysPart("usage,y\nhome,1\noffice,0\n"));
  EXPECT_FALSE(FirstSaysPart("usage,y\n0.5,1\n0.7,0\n"));
}

TEST(DataParts, AreNeitherTruthNorPredictionOfOneTable) {
  ReadJson report = ReportOfCsv(
      "Survived,model,Usage\n1,1,Public\n0,0,Private\n1,0,Private\n"
      "0,0,Public\n1,1,Public\n");
  EXPECT_EQ(report["input"]["truth"], "Survived") << report;
  EXPECT_EQ(report["input"]["predictions"], ReadJson({"model"}));
}

TEST(DataParts, AreNoTruthWhateverTheyAreCalled) {
  std::string csv = "price,price_pred,label\n";
  for (int i = 0; i < 30; ++i) {
    const int price = 100 + (i * 37 % 190);
    csv += std::to_string(price) + ".5," + std::to_string(price + i % 3) +
           (i % 5 == 0 ? ".5,test\n" : ".5,train\n");
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["input"]["truth"], "price") << report.dump();
  EXPECT_EQ(report["input"]["predictions"], ReadJson({"price_pred"}));
  EXPECT_TRUE(TellsTrainingFromOthers(TableFromCsv(csv).columns[2]));
  // Pictures of trains and buses.
  EXPECT_EQ(
      ReportOfCsv(
          "label,rf\ntrain,train\nbus,bus\ntrain,bus\nbus,bus\n")["input"]
                                                                 ["truth"],
      "label");
}

}  // namespace
}  // namespace melon
