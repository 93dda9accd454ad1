#include "roles/comparison/byproduct_columns.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

/// A table of one row with these headers.
Table TableOf(std::string_view header) {
  std::string csv = std::string(header) + "\n.1";
  for (const char character : header) csv += character == ',' ? ",.1" : "";
  return TableFromCsv(csv + "\n");
}

template <class Find>
Names Found(std::string_view header, Find find) {
  const Table table = TableOf(header);
  std::vector<std::size_t> all(table.columns.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
  Names names;
  for (const std::size_t index : find(table, all))
    names.push_back(table.columns[index].name);
  return names;
}

Names Byproducts(std::string_view header) {
  return Found(header, ByproductColumns);
}
Names Summaries(std::string_view header) {
  return Found(header, SummaryColumns);
}

TEST(ByproductColumns, AreDeviationsAndTimesBesideResultsOfTheLearner) {
  EXPECT_EQ(Byproducts("A_acc,A_std,B_acc,B_std"), (Names{"A_std", "B_std"}));
  EXPECT_EQ(Byproducts("A_mean,A_sd,B_mean,B_sd"), (Names{"A_sd", "B_sd"}));
  EXPECT_EQ(Byproducts("RF,RF std,SVM,SVM std"), (Names{"RF std", "SVM std"}));
  EXPECT_EQ(Byproducts("RF_acc,RF_time,NB_acc,NB_time"),
            (Names{"RF_time", "NB_time"}));
  EXPECT_EQ(Byproducts("acc_RF,time_RF,acc_NB,time_NB"),
            (Names{"time_RF", "time_NB"}));
  EXPECT_EQ(Byproducts("RF,RF train time (s),NB,NB train time (s)"),
            (Names{"RF train time (s)", "NB train time (s)"}));
  EXPECT_EQ(Byproducts("RF,RF_std,RF_time"), (Names{"RF_std", "RF_time"}));
  EXPECT_EQ(Byproducts("A,A_std"), Names{"A_std"});
  EXPECT_EQ(Byproducts("accuracy_mean,accuracy_standard_deviation,train_time"),
            Names{"accuracy_standard_deviation"});
  EXPECT_EQ(Byproducts("A_mean,A standard error,B_mean,B standard error"),
            (Names{"A standard error", "B standard error"}));
}

TEST(ByproductColumns, AreNotLearnersOfSuchNames) {
  EXPECT_EQ(Byproducts("ResNet,SE-ResNet,VGG,SE-VGG"), Names{});
  EXPECT_EQ(Byproducts("ResNet,ResNet-SE,VGG"), Names{});
  EXPECT_EQ(Byproducts("TimeGPT,Time-LLM,ARIMA"), Names{});
  EXPECT_EQ(Byproducts("A_std,B_std"), Names{});
  EXPECT_EQ(Byproducts("std,time,A"), Names{});
}

TEST(SummaryColumns, AreThoseCalledSo) {
  EXPECT_EQ(Summaries("iris,wine,Avg rank"), Names{"Avg rank"});
  EXPECT_EQ(Summaries("Avg,CoLA,SST-2"), Names{"Avg"});
  EXPECT_EQ(Summaries("Fold 1,Fold 2,Mean,Std Dev"),
            (Names{"Mean", "Std Dev"}));
  EXPECT_EQ(Summaries("iris,wine,平均"), Names{"平均"});
}

TEST(SummaryColumns, AreThePValuesOfTests) {
  for (const std::string name :
       {"p", "significance", "Wilcoxon_p", "p (Holm)", "adj. p", "p-value"})
    EXPECT_EQ(Summaries("LR,RF,DT," + name), Names{name}) << name;
  EXPECT_EQ(Summaries("A,B,P"), Names{});
  EXPECT_EQ(Summaries("P,R,F1"), Names{});
  EXPECT_EQ(Summaries("LR,RF,p_net"), Names{});
  const Table ranks = TableFromCsv("LR,RF,p\n1,2,3\n");
  EXPECT_TRUE(SummaryColumns(ranks, {0, 1, 2}).empty());
}

TEST(SummaryColumns, LeaveTwoColumns) {
  EXPECT_EQ(Summaries("iris,Mean"), Names{});
  EXPECT_EQ(Summaries("Mean,Std"), Names{});
}

TEST(ByproductColumns, AreDeviationsBesideMeans) {
  EXPECT_EQ(Byproducts("mean_RF,std_RF,mean_SVM,std_SVM"),
            (Names{"std_RF", "std_SVM"}));
}

TEST(ByproductColumns, AreOtherStatisticsBesideMeans) {
  EXPECT_EQ(Byproducts("RF_mean,RF_std,RF_median,NB_mean,NB_std,NB_median"),
            (Names{"RF_std", "RF_median", "NB_std", "NB_median"}));
  EXPECT_EQ(Byproducts("RF,RF_median,NB"), Names{});
}

TEST(SummaryColumns, AreThePValuesAndStatisticsOfNamedTests) {
  EXPECT_EQ(Summaries("A,B,dm_a_vs_b_stat,dm_a_vs_b_pval"),
            (Names{"dm_a_vs_b_stat", "dm_a_vs_b_pval"}));
  EXPECT_EQ(Summaries("A,B,bayes_stat"), Names{});
}

}  // namespace
}  // namespace melon
