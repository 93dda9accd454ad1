#include "roles/comparison/roles.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

Names PredictionsOf(const Table& table, const Roles& roles) {
  Names names;
  for (const std::size_t index : roles.predictions)
    names.push_back(table.columns[index].name);
  return names;
}

std::string ProblemCode(std::string_view csv, const Options& options = {}) {
  const Table table = TableFromCsv(csv);
  const auto roles = AssignComparison(table, options);
  if (!roles) return "other";
  return *roles ? "" : roles->problem().code;
}

/// Empty without a warning of that code.
std::string WarningWith(const Result<Roles>& roles, std::string_view code) {
  for (const Problem& warning : roles.value().warnings) {
    if (warning.code == code) return warning.message.english;
  }
  return "";
}

TEST(AssignComparison, KeepsOneMeasureOfSeveral) {
  for (const std::string_view csv :
       {"dataset,algorithm,iterations,accuracy,f1\nx,A,3,.9,.8\nx,B,4,.8,.7\n",
        "fit_time,score_time,test_accuracy,test_f1\n1,2,.3,.4\n2,3,.4,.5\n"}) {
    const Table table = TableFromCsv(csv);
    const auto roles = AssignComparison(table, {});
    ASSERT_TRUE(roles && *roles) << csv;
    const Names names = PredictionsOf(table, roles->value());
    ASSERT_EQ(names.size(), 1U) << csv;
    EXPECT_NE(names[0].find("accuracy"), std::string::npos) << csv;
  }
}

TEST(AssignComparison, ReadsANameThatStandsInBracketsAsAWhole) {
  const Table table = TableFromCsv(
      "[run],[fold],A,B\n1,1,.1,.2\n1,2,.15,.22\n2,1,.13,.3\n2,2,.2,.21\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().run, 0U);
  EXPECT_EQ(roles->value().fold, 1U);
  EXPECT_EQ(PredictionsOf(table, roles->value()), (Names{"A", "B"}));
}

TEST(AssignComparison, ComparesTimesWhereAListHasNothingElse) {
  for (const std::string name : {"time", "runtime_s"}) {
    const Table table = TableFromCsv("dataset,algorithm," + name +
                                     "\nx,A,61\nx,B,64\ny,A,72\ny,B,75\n");
    const auto roles = AssignComparison(table, {});
    ASSERT_TRUE(roles && *roles) << name;
    EXPECT_EQ(roles->value().task, TaskKind::friedman);
    EXPECT_EQ(PredictionsOf(table, roles->value()), Names{name});
  }
  const Table both = TableFromCsv(
      "dataset,algorithm,time,accuracy\nx,A,61,.9\nx,B,64,.8\ny,A,72,.7\n"
      "y,B,75,.6\n");
  const auto roles = AssignComparison(both, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(PredictionsOf(both, roles->value()), Names{"accuracy"});
}

TEST(AssignComparison, KnowsListsWithHeadersInOtherLanguages) {
  for (const std::string header : {"Datensatz,Verfahren,Genauigkeit",
                                   "conjunto_de_datos,algoritmo,exactitud"}) {
    const Table table =
        TableFromCsv(header + "\nx,A,.9\nx,B,.8\ny,A,.7\ny,B,.6\n");
    const auto roles = AssignComparison(table, {});
    ASSERT_TRUE(roles && *roles) << header;
    EXPECT_EQ(roles->value().dataset, 0U) << header;
    EXPECT_EQ(roles->value().algorithm, 1U) << header;
  }
}

TEST(AssignComparison, PrefersPercentCorrectAmongTheMeasuresOfWeka) {
  const Table table = TableFromCsv(
      "Key_Dataset,Key_Run,Key_Fold,Key_Scheme,Number_correct,Kappa_statistic,"
      "Area_under_ROC,Percent_correct\n"
      "iris,1,1,J48,14,.9,.95,93.3\niris,1,1,ZeroR,5,0,.5,33.3\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(PredictionsOf(table, roles->value()), Names{"Percent_correct"});
  ASSERT_EQ(roles->value().warnings.size(), 1U);
  const std::string& warning = roles->value().warnings[0].message.english;
  EXPECT_NE(warning.find("Only \"Percent_correct\" is compared"),
            std::string::npos)
      << warning;
  // Metrics before numbers of cases, and how to take the first.
  EXPECT_NE(warning.find("\"Kappa_statistic\", \"Area_under_ROC\", "
                         "\"Number_correct\""),
            std::string::npos)
      << warning;
  EXPECT_NE(warning.find("(predictions=Kappa_statistic)"), std::string::npos);
}

TEST(AssignComparison, PrefersTheAreaUnderTheCurveWhereThatIsMissing) {
  const Table table = TableFromCsv(
      "Key_Dataset,Key_Scheme,Mean_absolute_error,Area_under_ROC\n"
      "iris,J48,.05,.95\niris,ZeroR,.44,.5\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(PredictionsOf(table, roles->value()), Names{"Area_under_ROC"});
}

// As collect_metrics(summarize = FALSE) of R's tune 1.2 writes it, one metric.
TEST(AssignComparison, TakesNoKindOfAveragingForALearner) {
  const auto learners_of = [](const std::string& csv) {
    const Table table = TableFromCsv(csv);
    const auto roles = AssignComparison(table, {});
    if (!roles || !*roles || !roles->value().algorithm) return std::string();
    EXPECT_EQ(roles->value().task, TaskKind::cv) << csv;
    EXPECT_EQ(PredictionsOf(table, roles->value()), Names{".estimate"}) << csv;
    return table.columns[*roles->value().algorithm].name;
  };
  EXPECT_EQ(learners_of("id,.metric,.estimator,.estimate,model\n"
                        "Fold1,roc_auc,binary,.9,rf\n"
                        "Fold2,roc_auc,binary,.8,rf\n"
                        "Fold1,roc_auc,binary,.7,lr\n"
                        "Fold2,roc_auc,binary,.6,lr\n"),
            "model");
  EXPECT_EQ(learners_of("id,.estimator,.estimate,.config,wflow_id\n"
                        "Fold1,hand_till,.9,Pre1,rf\n"
                        "Fold2,hand_till,.8,Pre1,rf\n"
                        "Fold1,macro,.7,Pre1,lr\n"
                        "Fold2,macro,.6,Pre1,lr\n"),
            "wflow_id");
  EXPECT_EQ(learners_of("id,mtry,.metric,.estimator,.estimate,.config\n"
                        "Fold1,2,rmse,standard,.9,Model1\n"
                        "Fold2,2,rmse,standard,.8,Model1\n"
                        "Fold1,5,rmse,standard,.7,Model2\n"
                        "Fold2,5,rmse,standard,.6,Model2\n"),
            ".config");
  // Learners may be called so, too, if there are others.
  const Table others = TableFromCsv(
      "fold,estimator,acc\n1,micro,.9\n1,nano,.8\n2,micro,.7\n2,nano,.6\n");
  const auto roles = AssignComparison(others, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().algorithm, 1U);
}

// Numbers, as in the example of R's scmamp.
TEST(AssignComparison, KnowsDatasetsByTheWordDatabase) {
  for (const std::string name : {"DB", "Database"}) {
    const Table table = TableFromCsv(name +
                                     ",Rep,Fold,A,B\n1,1,1,.9,.8\n1,1,2,.8,.7\n"
                                     "2,1,1,.7,.6\n2,1,2,.6,.5\n");
    Options chosen;
    chosen.task = "friedman";
    for (const Options& options : {Options{}, chosen}) {
      const auto roles = AssignComparison(table, options);
      ASSERT_TRUE(roles && *roles) << name;
      EXPECT_EQ(roles->value().task, TaskKind::friedman) << name;
      EXPECT_EQ(roles->value().dataset, 0U) << name;
      EXPECT_EQ(PredictionsOf(table, roles->value()), (Names{"A", "B"}));
    }
  }
}

TEST(AssignComparison, TakesTextsThatHaveEveryRunForDatasets) {
  for (const std::string_view csv :
       {"game,seed,DQN,PPO\npong,1,21,20\npong,2,20,19\nchess,1,7,6\n"
        "chess,2,6,5\ngo,1,5,4\ngo,2,4,3\n",
        "language,model,f1\nde,A,.9\nde,B,.8\nfr,A,.7\nfr,B,.6\nsw,A,.5\n"
        "sw,B,.4\n"}) {
    const Table table = TableFromCsv(csv);
    const auto roles = AssignComparison(table, {});
    ASSERT_TRUE(roles && *roles) << csv;
    EXPECT_EQ(roles->value().task, TaskKind::friedman) << csv;
    EXPECT_EQ(roles->value().dataset, 0U) << csv;
    ASSERT_EQ(roles->value().warnings.size(), 1U) << csv;
    EXPECT_EQ(roles->value().warnings[0].code, "texts_as_datasets") << csv;
  }
}

TEST(AssignComparison, PutsWhatALeaderboardSaysOfItsModelsAside) {
  const auto check = [](const std::string& csv, const Names& results,
                        const std::string& named) {
    const Table table = TableFromCsv(csv);
    const auto roles = AssignComparison(table, {});
    ASSERT_TRUE(roles && *roles) << csv;
    EXPECT_EQ(roles->value().task, TaskKind::friedman) << csv;
    EXPECT_FALSE(roles->value().dataset) << csv;
    EXPECT_EQ(PredictionsOf(table, roles->value()), results) << csv;
    EXPECT_NE(WarningWith(*roles, "result_columns_ignored").find(named),
              std::string::npos)
        << csv;
  };
  // Percentages are far beyond a price, and no numbers of cases.
  check("Model,MMLU,HumanEval,Cost ($)\nA,70,50,.3\nB,75,60,.8\nC,72,55,.5\n",
        {"MMLU", "HumanEval"}, "\"Cost ($)\"");
  check("Rank,Model,By,MMLU,ARC\n1,A,Meta,64.3,55.1\n2,B,Google,70.1,60\n",
        {"MMLU", "ARC"}, "\"Rank\"");
  check("T,Model,Params (B),MMLU,ARC\nx,A,7,64.3,55.1\ny,B,70,70.1,60\n",
        {"MMLU", "ARC"}, "\"Params (B)\"");
  check(
      "Model,MMLU,ARC,Size,Latency (ms),Votes\nA,70,50,3,300,9\n"
      "B,75,60,8,800,7\n",
      {"MMLU", "ARC"}, "\"Size\", \"Latency (ms)\", \"Votes\"");
  // Beside columns of learners such a word is one of them.
  const Table learners =
      TableFromCsv("dataset,rank,size\niris,.9,.8\nwine,.7,.6\nglass,.5,.4\n");
  const auto roles = AssignComparison(learners, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(PredictionsOf(learners, roles->value()), (Names{"rank", "size"}));
}

TEST(AssignComparison, NamesTextsThatItDoesNotUse) {
  const auto warning = [](const std::string& csv, const Options& options = {}) {
    const Table table = TableFromCsv(csv);
    const auto roles = AssignComparison(table, options);
    return roles && *roles ? WarningWith(*roles, "text_columns_ignored")
                           : "no roles";
  };
  const std::string folds =
      "graph,variant,fold,auc\nkg,a,1,.8\nkg,b,1,.3\nbase,a,1,.5\n"
      "no,c,1,.4\nkg,a,2,.7\nkg,b,2,.6\nbase,a,2,.2\nno,c,2,.9\n";
  // Four learners in each fold would be pooled as one.
  const auto pooled = AssignComparison(TableFromCsv(folds), {});
  ASSERT_TRUE(pooled && !*pooled);
  EXPECT_EQ(pooled->problem().code, "learners_in_texts");
  Options chosen;
  chosen.predictions = Names{"auc"};
  const std::string both = warning(folds, chosen);
  EXPECT_NE(both.find("\"graph\", \"variant\""), std::string::npos) << both;
  EXPECT_NE(both.find("algorithm (algorithm)"), std::string::npos) << both;
  Options named;
  named.algorithm = "variant";
  const std::string other = warning(folds, named);
  EXPECT_NE(other.find("\"graph\""), std::string::npos) << other;
  EXPECT_EQ(other.find("\"variant\""), std::string::npos) << other;
  EXPECT_NE(warning("Model,By,MMLU,ARC\nA,Meta,64.3,55.1\nB,Google,70.1,60\n")
                .find("\"By\""),
            std::string::npos);
  // Keys, one text for all, and settings of which the learners are called.
  for (const std::string_view csv :
       {"fold,auc,remark\n1,.8,ok\n2,.3,ok\n3,.5,ok\n",
        "id,mtry,.metric,.estimator,.estimate,.config\n"
        "Fold1,2,rmse,standard,.9,Model1\nFold2,2,rmse,macro,.8,Model1\n"
        "Fold1,5,rmse,macro,.7,Model2\nFold2,5,rmse,standard,.6,Model2\n",
        "params,param_kernel,split0_test_score,split1_test_score\n"
        "rbf 1,rbf,.8,.7\npoly 1,poly,.6,.5\n"})
    EXPECT_EQ(warning(std::string(csv)), "") << csv;
}

TEST(AssignComparison, RefusesOneResultBesideTraitsAndMeasuresBesideDataSets) {
  for (const std::string_view csv :
       {"Model,MMLU,Params (B),Price\nA,64.3,7,.2\nB,70.1,13,.3\n",
        "Rank,Model,Arena Elo,95% CI,Votes\n1,A,1287,+3/-3,50000\n"
        "2,B,1265,+3/-4,40000\n",
        "Model,MMLU,GSM8K,PPL\nA,70,50,3.2\nB,75,60,2.8\nC,72,55,2.5\n",
        "Method,Acc,FID,Params (M)\nA,91.2,12.3,25\nB,92,10.1,40\n"})
    EXPECT_EQ(ProblemCode(csv), "one_result_each") << csv;
}

TEST(AssignComparison, ReadsRowsNamedLikeLearnersAsLearners) {
  const Table table = TableFromCsv(",iris,wine\nSVM,.9,.8\nRF,.8,.7\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().algorithm, 0U);
  EXPECT_FALSE(roles->value().dataset);
  ASSERT_EQ(roles->value().warnings.size(), 1U);
  EXPECT_EQ(roles->value().warnings[0].code, "rows_as_learners");
}

TEST(AssignComparison, ReadsSeedsAsRuns) {
  for (const std::string_view csv :
       {"method,seed,accuracy\nrf,1,.9\nnn,1,.8\nrf,2,.91\nnn,2,.82\n",
        "random_state,rf,nn\n1,.9,.8\n2,.91,.82\n42,.9,.85\n"}) {
    const Table table = TableFromCsv(csv);
    const auto roles = AssignComparison(table, {});
    ASSERT_TRUE(roles && *roles) << csv;
    EXPECT_EQ(roles->value().task, TaskKind::cv) << csv;
    ASSERT_TRUE(roles->value().run) << csv;
    ASSERT_EQ(roles->value().warnings.size(), 1U) << csv;
    EXPECT_EQ(roles->value().warnings[0].code, "seeds_as_runs") << csv;
  }
}

TEST(AssignComparison, SaysNothingOfSeedsThatAreNamedOrAveraged) {
  Options named;
  named.run = "seed";
  const Table runs = TableFromCsv("seed,rf,nn\n1,.9,.8\n2,.91,.82\n");
  EXPECT_TRUE(AssignComparison(runs, named)->value().warnings.empty());
  const Table data_sets = TableFromCsv(
      "algorithm,seed,dataset,score\nrf,1,a,.9\nnn,1,a,.8\nrf,2,a,.9\n"
      "nn,2,a,.7\nrf,1,b,.9\nnn,1,b,.8\n");
  const auto roles = AssignComparison(data_sets, {});
  EXPECT_EQ(roles->value().task, TaskKind::friedman);
  EXPECT_TRUE(roles->value().warnings.empty());
}

TEST(AssignComparison, PrefersARunToASeed) {
  const Table table =
      TableFromCsv("seed,run,A,B\n7,1,.1,.2\n8,2,.2,.3\n9,3,.3,.1\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().run, 1U);
}

TEST(AssignComparison, KnowsResultsOfLearnersByOneMeasureInTheirNames) {
  const Table table =
      TableFromCsv("lm_rmse,rf_rmse\n3.1,2.8\n2.9,2.7\n3.3,2.9\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().task, TaskKind::cv);
  EXPECT_EQ(PredictionsOf(table, roles->value()),
            (Names{"lm_rmse", "rf_rmse"}));
}

TEST(AssignComparison, SendsResultsOfFoldsFromTheBinomialTestToTheTaskOfFolds) {
  Options options;
  options.task = "binomial";
  const auto roles =
      AssignComparison(TableFromCsv("fold,lm,rf\n1,3,2.7\n"), options);
  ASSERT_TRUE(roles && !*roles);
  EXPECT_NE(roles->problem().message.english.find("(task=cv)"),
            std::string::npos);
}

/// As mlr3 writes the scores of a benchmark.
std::string ScoresOf(const std::vector<std::string>& tasks,
                     const std::string& resampling) {
  std::string csv = "task_id,learner_id,resampling_id,iteration,classif.ce\n";
  for (const std::string& task : tasks) {
    for (const std::string learner : {"rpart", "ranger"}) {
      for (const std::string fold : {"1", "2", "3"}) {
        csv.append(task).append(",").append(learner).append(",");
        csv.append(resampling).append(",").append(fold).append(",.1");
        csv.append(fold).append(learner == "rpart" ? "5\n" : "\n");
      }
    }
  }
  return csv;
}

TEST(AssignComparison, TakesTheIterationsOfOneCrossValidationForFolds) {
  const auto roles =
      AssignComparison(TableFromCsv(ScoresOf({"sonar"}, "cv")), {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().task, TaskKind::cv);
  EXPECT_EQ(roles->value().fold, 3U);
  EXPECT_FALSE(roles->value().run);
  EXPECT_FALSE(roles->value().dataset);
}

TEST(AssignComparison, ComparesSeveralTasksAsDataSetsWithTheirFolds) {
  const auto roles =
      AssignComparison(TableFromCsv(ScoresOf({"sonar", "pima"}, "cv")), {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().task, TaskKind::friedman);
  EXPECT_EQ(roles->value().dataset, 0U);
  EXPECT_EQ(roles->value().fold, 3U);
  // Of any other resampling an iteration is a run.
  const auto holdout = AssignComparison(
      TableFromCsv(ScoresOf({"sonar", "pima"}, "subsampling")), {});
  ASSERT_TRUE(holdout && *holdout);
  EXPECT_EQ(holdout->value().run, 3U);
}

TEST(AssignComparison, TakesAColumnWithASlipForResults) {
  const Table table =
      TableFromCsv("dataset,A,B\nx,.9,high\ny,.8,.7\nz,.7,.6\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(PredictionsOf(table, roles->value()), (Names{"A", "B"}));
}

TEST(AssignComparison, KnowsAKeyByTheNameInFrontOfABracket) {
  for (const std::string name :
       {"dataset (AUC)", "dataset(AUC)", "dataset [AUC]", "dataset[AUC]",
        "数据集（精度）"}) {
    const Table table = TableFromCsv(
        "A,B," + name + "\n.9,.8,iris\n.8,.7,wine\n.7,.6,zoo\n.9,.7,x\n");
    const auto roles = AssignComparison(table, {});
    ASSERT_TRUE(roles && *roles) << name;
    EXPECT_EQ(roles->value().task, TaskKind::friedman) << name;
    EXPECT_EQ(roles->value().dataset, 2U) << name;
  }
}

TEST(AssignComparison, LeavesTablesOfOtherKindsAlone) {
  for (const std::string_view csv :
       {"y,A,B\n0,.1,.2\n1,.9,.8\n0,.3,.4\n",
        "query,relevance,A\nq,1,.2\nq,0,.1\n",
        "tp,fp,fn,tn\n1,2,3,4\n5,6,7,8\n", "truth,model\na,b\nb,b\nc,a\n"}) {
    EXPECT_EQ(ProblemCode(csv), "other") << csv;
  }
}

TEST(AssignComparison, TakesFewRowsOfRatesForFoldsAndManyForScoresOfCases) {
  const auto rates = [](int rows) {
    std::string csv = "A,B\n";
    for (int i = 0; i < rows; ++i)
      csv.append(".").append(std::to_string(i + 1)).append(",.5\n");
    return csv;
  };
  EXPECT_EQ(ProblemCode(rates(100)), "");
  EXPECT_EQ(ProblemCode(rates(500)), "other");
}

TEST(AssignComparison, RefusesMeansOfEachAlgorithm) {
  EXPECT_EQ(ProblemCode("model,accuracy,f1\nA,.9,.8\nB,.8,.7\n"),
            "one_result_each");
  EXPECT_EQ(ProblemCode(",accuracy,recall\nSVM,.9,.8\nRF,.8,.7\n"),
            "one_result_each");
  // Several results of each.
  EXPECT_EQ(ProblemCode("model,accuracy\nA,.9\nB,.8\nA,.8\nB,.9\n"), "");
}

TEST(AssignComparison, TakesWhatStandsBeforeOneMeasureForDataSets) {
  for (const std::string_view csv :
       {"Classifier,Adult-TestAcc_mean,Bank-TestAcc_mean\nDT,.8,.9\n"
        "KNN,.7,.8\n",
        "model,iris_f1,wine_f1,wine red_f1\nA,.9,.8,.7\nB,.8,.7,.6\n"}) {
    const Table table = TableFromCsv(csv);
    const auto roles = AssignComparison(table, {});
    ASSERT_TRUE(roles && *roles) << csv;
    EXPECT_EQ(roles->value().task, TaskKind::friedman) << csv;
    EXPECT_EQ(roles->value().algorithm, 0U) << csv;
    EXPECT_EQ(roles->value().predictions.size(), table.columns.size() - 1)
        << csv;
  }
  for (const std::string_view names :
       {"train_acc,test_acc", "macro_f1,micro_f1", "roc_auc,pr_auc",
        "accuracy,balanced_accuracy", "mean_acc,std_acc", "val_loss,test_loss",
        "adult_acc,bank_f1", "top1_acc,top5_acc", "fit_error,cv_error"})
    EXPECT_EQ(
        ProblemCode("model," + std::string(names) + "\nA,.9,.8\nB,.8,.7\n"),
        "one_result_each")
        << names;
}

TEST(AssignComparison, RefusesADeviationThatIsNoNumber) {
  EXPECT_EQ(ProblemCode("dataset,A,B\nx,.9±?,.8±?\ny,.7±?,.6±?\n"),
            "deviation_in_cell");
}

/// The names of the columns that are treated as results, and of those that are
/// put aside.
struct Taken {
  std::optional<TaskKind> task;
  Names predictions;
  Names put_aside;
};

Taken Take(std::string_view csv) {
  const Table table = TableFromCsv(csv);
  const auto roles = AssignComparison(table, {});
  if (!roles || !*roles) return {};
  Taken taken{roles->value().task, PredictionsOf(table, roles->value()), {}};
  for (const std::size_t index : roles->value().put_aside)
    taken.put_aside.push_back(table.columns[index].name);
  return taken;
}

TEST(AssignComparison, ReadsPercentSignsAndMeansWithDeviations) {
  for (const std::string_view csv :
       {"dataset,A,B\nx,81%,80 %\ny,79.5%,78 %\n",
        "dataset;A;B\nx;81,5%;80 %\ny;79,5%;78 %\n",
        "dataset,A,B\nx,.9±.1,.8 ± .2\ny,.7 +/- .1,.6\\pm.1\n"}) {
    const Taken taken = Take(csv);
    EXPECT_EQ(taken.task, TaskKind::friedman) << csv;
    EXPECT_EQ(taken.predictions, (Names{"A", "B"})) << csv;
  }
}

TEST(AssignComparison, PutsNumbersOfCasesAside) {
  for (const std::string_view name :
       {"n", "N", "size", "#instances", "n_samples", "No. of classes",
        "Attributes", "样本数"}) {
    const std::string csv = "dataset," + std::string(name) +
                            ",A,B\nx,2,.9,.8\ny,3,.8,.7\nz,2,.7,.6\n";
    const Taken taken = Take(csv);
    EXPECT_EQ(taken.predictions, (Names{"A", "B"})) << csv;
    EXPECT_EQ(taken.put_aside, Names{std::string(name)}) << csv;
  }
}

TEST(AssignComparison, PutsWholeNumbersFarBeyondTheResultsAside) {
  const Taken taken =
      Take("dataset,A,B,year\nx,.9,.8,1988\ny,.8,.7,1990\nz,.7,.6,1989\n");
  EXPECT_EQ(taken.predictions, (Names{"A", "B"}));
  EXPECT_EQ(taken.put_aside, Names{"year"});
}

// As in R's scmamp: sizes and radii of graphs, and what algorithms found.
TEST(AssignComparison, PutsOnlyNamedSizesAsideWhereTheTaskIsChosen) {
  Options options;
  options.task = "friedman";
  const auto taken = [&options](const std::string& csv) {
    const Table table = TableFromCsv(csv);
    const auto roles = AssignComparison(table, options);
    return roles && *roles ? PredictionsOf(table, roles->value()) : Names{};
  };
  EXPECT_EQ(taken("Size,Radius,A,B\n1000,.049,223,213\n1000,.05,224,207\n"
                  "1000,.06,219,206\n"),
            (Names{"A", "B"}));
  EXPECT_EQ(taken("Size,Radius,A,B\n100,.2,.1,6\n1000,.05,224,207\n"
                  "1000,.06,219,206\n"),
            (Names{"A", "B"}));
  EXPECT_EQ(taken("Size,A,B\n1000,223,213\n1000,224,207\n"), (Names{"A", "B"}));
  EXPECT_EQ(taken("A,features\n90,80\n85,78\n"), (Names{"A", "features"}));
  EXPECT_EQ(taken("dataset,A,B,big\nx,.9,.8,1988\ny,.8,.7,1990\n"),
            (Names{"A", "B", "big"}));
}

TEST(AssignComparison, KeepsResultsWhateverTheyAreCalled) {
  for (const std::string_view csv :
       // An ablation: fractions under such a name.
       {"dataset,A,features\nx,.9,.8\ny,.8,.7\n",
        // Whole percentages everywhere.
        "dataset,A,features\nx,90,80\ny,85,78\n",
        // A learner that is far worse, but not in whole numbers.
        "dataset,A,B\nx,1.5,800.5\ny,1.2,900.1\n",
        // Ranks.
        "dataset,A,n\nx,1,2\ny,2,1\n"}) {
    const Taken taken = Take(csv);
    EXPECT_EQ(taken.predictions.size(), 2U) << csv;
    EXPECT_EQ(taken.put_aside, Names{}) << csv;
  }
}

TEST(AssignComparison, PutsACountBesideUnnamedFoldsAside) {
  const Taken taken = Take("n_test,A,B\n57,.9,.8\n57,.8,.7\n56,.7,.6\n");
  EXPECT_EQ(taken.task, TaskKind::cv);
  EXPECT_EQ(taken.predictions, (Names{"A", "B"}));
}

TEST(AssignComparison, ReadsKeysWithARemarkInBrackets) {
  const Taken taken =
      Take("Fold (error rate),A,B\n1,.1,.2\n2,.2,.3\n3,.1,.1\n");
  EXPECT_EQ(taken.task, TaskKind::cv);
  EXPECT_EQ(taken.predictions, (Names{"A", "B"}));
}

TEST(AssignComparison, TakesTheFoldsOfOneMeasureOfAGrid) {
  const Taken taken = Take(
      "params,split0_test_accuracy,split1_test_accuracy,split0_test_f1,"
      "split1_test_f1\na,.9,.8,.7,.6\nb,.8,.7,.6,.5\n");
  EXPECT_EQ(taken.task, TaskKind::cv);
  EXPECT_EQ(taken.predictions,
            (Names{"split0_test_accuracy", "split1_test_accuracy"}));
}

TEST(AssignComparison, TakesADesignForAWordOnTheKind) {
  Options options;
  options.design = "kfold";
  const Table table = TableFromCsv("a,b\n1.5,2\n3,4\n");
  const auto roles = AssignComparison(table, options);
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().task, TaskKind::cv);
}

TEST(AssignComparison, DoesNotSayThatItGuessedWhatCountsDoNotHave) {
  const Table table = TableFromCsv("run,errors,n\na,1,10\nb,2,10\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().guessed, (std::vector<std::string_view>{
                                        "task", "predictions", "experiment"}));
}

TEST(AssignComparison, TakesNumbersOfTheirOwnForNamesOfDataSets) {
  Options options;
  options.task = "friedman";
  const Table table = TableFromCsv("D,A,B\n1,.9,.8\n2,.7,.6\n3,.6,.5\n");
  const auto roles = AssignComparison(table, options);
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().dataset, 0U);
  EXPECT_EQ(PredictionsOf(table, roles->value()), (Names{"A", "B"}));
}

TEST(AssignComparison, ReadsANameWithoutTheRemarkInBracketsBehindIt) {
  Options options;
  options.task = "cv";
  // Shares, which would be results of a learner but for their name.
  for (const std::string_view name : {"fold (of 10)", "fold(of 10)", "fold [k]",
                                      "fold[k]", "fold（共十折）", "fold"}) {
    const Table table = TableFromCsv(std::string(name) +
                                     ",A,B\n.1,.9,.8\n.2,.7,.6\n.3,.6,.5\n");
    const auto roles = AssignComparison(table, options);
    ASSERT_TRUE(roles && *roles) << name;
    EXPECT_EQ(roles->value().fold, 0U) << name;
  }
  // Nothing stands before these brackets.
  const Table table =
      TableFromCsv("(fold),A,B\n.1,.9,.8\n.2,.7,.6\n.3,.6,.5\n");
  const auto roles = AssignComparison(table, options);
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().fold, 0U);
}

TEST(AssignComparison, TakesWholeNumbersEverywhereForRanks) {
  Options options;
  options.task = "friedman";
  const Table table = TableFromCsv("A,B,C\n1,2,3\n2,1,3\n3,1,2\n");
  const auto roles = AssignComparison(table, options);
  ASSERT_TRUE(roles && *roles);
  EXPECT_FALSE(roles->value().dataset);
  EXPECT_EQ(PredictionsOf(table, roles->value()), (Names{"A", "B", "C"}));
}

TEST(AssignComparison, DoesNotCompareSeedsOrFoldsWithEachOther) {
  for (const std::string name : {"seed", "fold"}) {
    EXPECT_EQ(ProblemCode("dataset," + name + " 1," + name +
                          " 2\nx,.9,.8\n"
                          "y,.7,.8\nz,.6,.7\n"),
              "repetitions_only");
  }
  const Table table =
      TableFromCsv("model,seed 1,seed 2,seed 3\nRF,.9,.8,.85\nSVM,.7,.8,.75\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().task, TaskKind::cv);
}

TEST(AssignComparison, LeavesDeviationsBesideMeansOut) {
  const Table table = TableFromCsv(
      "dataset,mean_RF,std_RF,mean_SVM,std_SVM\nx,.91,.02,.83,.04\n"
      "y,.72,.03,.84,.01\nz,.65,.05,.73,.02\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().task, TaskKind::friedman);
  EXPECT_EQ(PredictionsOf(table, roles->value()),
            (Names{"mean_RF", "mean_SVM"}));
}

TEST(AssignComparison, FindsRunsAndFoldsByTheLastWordOfAName) {
  for (const std::string name :
       {"epoch_run", "cv run", "outerFold", "fold_id", "test fold"}) {
    const Table table =
        TableFromCsv(name + ",A,B\n1,.1,.2\n2,.2,.3\n3,.3,.1\n4,.3,.2\n");
    const auto roles = AssignComparison(table, {});
    ASSERT_TRUE(roles && *roles) << name;
    EXPECT_EQ(roles->value().task, TaskKind::cv) << name;
    EXPECT_EQ(roles->value().run.value_or(9) + roles->value().fold.value_or(9),
              9U)
        << name;
    EXPECT_EQ(PredictionsOf(table, roles->value()), (Names{"A", "B"}));
  }
}

TEST(AssignComparison, TakesNoResultsForRuns) {
  // Two that may be, fractions, and numbers that repeat.
  for (const std::string_view csv :
       {"a_run,b_run,C\n1,1,.2\n2,2,.3\n3,3,.1\n",
        "a_run,B,C\n.1,.3,.2\n.2,.4,.3\n.3,.1,.1\n",
        "a_run,B,C\n1,.3,.2\n1,.4,.3\n2,.1,.1\n"}) {
    const auto roles = AssignComparison(TableFromCsv(csv), {});
    EXPECT_FALSE(roles && *roles && roles->value().run) << csv;
  }
}

constexpr std::string_view kTwoMetrics =
    "params,split0_test_accuracy,split1_test_accuracy,mean_test_accuracy,"
    "split0_train_accuracy,split1_train_accuracy,split0_test_f1_macro,"
    "split1_test_f1_macro,mean_test_f1_macro\n"
    "a,.7,.9,.8,.9,.9,.6,.8,.7\nb,.6,.8,.7,.9,.9,.5,.9,.7\n";

TEST(AssignComparison, SaysWhichMetricOfASearchIsCompared) {
  const Table table = TableFromCsv(kTwoMetrics);
  const auto roles = AssignRoles(table, {});
  ASSERT_TRUE(roles);
  const auto& warnings = roles.value().warnings;
  ASSERT_EQ(warnings.size(), 1);
  EXPECT_EQ(warnings[0].code, "metrics_left_out");
  EXPECT_NE(warnings[0].message.english.find("only those of \"accuracy\""),
            std::string::npos);
  EXPECT_NE(warnings[0].message.chinese.find("predictions=mean_test_f1_macro"),
            std::string::npos);
}

TEST(AssignComparison, TakesTheSplitsOfTheMeanThatIsNamed) {
  const Table table = TableFromCsv(kTwoMetrics);
  Options options;
  options.predictions = {"mean_test_f1_macro"};
  const auto roles = AssignRoles(table, options);
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().predictions, (std::vector<std::size_t>{6, 7}));
  EXPECT_EQ(roles.value().form, ResultsForm::splits);
  const auto& warnings = roles.value().warnings;
  EXPECT_TRUE(std::any_of(
      warnings.begin(), warnings.end(),
      [](const Problem& one) { return one.code == "splits_of_mean"; }));
  // A mean without splits stays what it is.
  const Table means = TableFromCsv(
      "dataset,params,mean_test_f1\nx,a,.7\nx,b,.6\ny,a,.8\ny,b,.7\n");
  options.predictions = {"mean_test_f1"};
  options.task = "friedman";
  const auto alone = AssignRoles(means, options);
  ASSERT_TRUE(alone);
  EXPECT_EQ(alone.value().predictions, (std::vector<std::size_t>{2}));
}

TEST(AssignComparison, TakesTheSplitsOfAMeanThatIsAddedToOthers) {
  Options options;
  options.predictions = {"split0_test_accuracy", "split1_test_accuracy",
                         "mean_test_roc_auc"};
  const Table table = TableFromCsv(
      "params,split0_test_accuracy,split1_test_accuracy,mean_test_accuracy,"
      "split0_test_roc_auc,split1_test_roc_auc,mean_test_roc_auc\n"
      "a,.8,.9,.85,.95,.97,.96\nb,.7,.8,.75,.9,.92,.91\n");
  const auto roles = AssignComparison(table, options);
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(PredictionsOf(table, roles->value()),
            (Names{"split0_test_roc_auc", "split1_test_roc_auc"}));
}

TEST(AssignComparison, RefusesTwoMeasuresOfAListOfResults) {
  Options options;
  options.predictions = {"accuracy", "roc_auc"};
  EXPECT_EQ(ProblemCode("model,fold,accuracy,roc_auc\nA,1,.8,.9\nA,2,.7,.8\n"
                        "B,1,.6,.7\nB,2,.7,.9\n",
                        options),
            "several_measures");
}

TEST(AssignComparison, NamesALearnerWhoseResultsAreMostlyWords) {
  const Table table = TableFromCsv(
      "Dataset,SVM,RF,DNN\na,92,93,OOM\nb,91,92,timeout\nc,90,91,OOM\n"
      "d,93,94,92.5\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(PredictionsOf(table, roles->value()), (Names{"SVM", "RF"}));
  ASSERT_EQ(roles->value().warnings.size(), 1U);
  EXPECT_NE(roles->value().warnings[0].message.english.find("\"DNN\""),
            std::string::npos);
}

TEST(AssignComparison, KnowsFoldsByTheNamesOfTheRows) {
  for (const std::string header : {"", "Name"}) {
    const Table table = TableFromCsv(
        header + ",SVM,RF\nFold 1,.8,.9\nFold 2,.7,.6\nFold 3,.8,.7\n");
    const auto roles = AssignComparison(table, {});
    ASSERT_TRUE(roles && *roles);
    EXPECT_EQ(roles->value().task, TaskKind::cv);
    EXPECT_EQ(roles->value().fold, 0U);
    EXPECT_EQ(PredictionsOf(table, roles->value()), (Names{"SVM", "RF"}));
  }
  const Table runs =
      TableFromCsv(",SVM,RF\nrun 1,.8,.9\nrun 2,.7,.6\nrun 3,.8,.7\n");
  EXPECT_EQ(AssignComparison(runs, {})->value().run, 0U);
}

TEST(ComparisonRoles, KnowRunsAndFoldsByTheirNumbers) {
  const ReadJson report = ReportOfCsv(
      "model,id,id2,accuracy\n"
      "lr,Repeat1,Fold1,.85\nlr,Repeat1,Fold2,.93\n"
      "lr,Repeat2,Fold1,.86\nlr,Repeat2,Fold2,.89\n"
      "rf,Repeat1,Fold1,.87\nrf,Repeat1,Fold2,.94\n"
      "rf,Repeat2,Fold1,.90\nrf,Repeat2,Fold2,.91\n");
  EXPECT_EQ(report["task"], "cv") << report;
  EXPECT_EQ(report["options"]["run"], "id");
  EXPECT_EQ(report["options"]["fold"], "id2");
}

/// The columns that are compared.
Names Compared(std::string_view csv) {
  const Table table = TableFromCsv(csv);
  const auto roles = AssignComparison(table, {});
  EXPECT_TRUE(roles && *roles) << csv;
  return roles && *roles ? PredictionsOf(table, roles->value()) : Names{};
}

TEST(AssignComparison, ComparesNoMetricsOfOneLearnerWithEachOther) {
  EXPECT_EQ(Compared("fold,accuracy,precision_pvc,recall_pvc\n"
                     "1,.97,.14,.14\n2,.94,.99,.78\n3,.9,.8,.7\n"),
            Names{"accuracy"});
  EXPECT_EQ(Compared("fold,accuracy,recall,fpr,parity_gap\n"
                     "1,.91,.44,.03,.11\n2,.9,.45,.04,.05\n"),
            Names{"accuracy"});
  EXPECT_EQ(Compared("fold,old_accuracy,old_f1,rate,new_accuracy\n"
                     "1,.97,.96,.11,.98\n2,.94,.95,.1,.99\n"),
            (Names{"old_accuracy", "new_accuracy"}));
  EXPECT_EQ(ProblemCode("dataset,accuracy,time_training_seconds\n"
                        "a,.8,.49\nb,.9,.25\nc,.7,3.1\n"),
            "metrics_only");
}

TEST(AssignComparison, ComparesLearnersCalledByWhatTheyMinimise) {
  EXPECT_EQ(Compared("dataset,mse,huber,map\na,.8,.7,.6\nb,.9,.8,.7\n"),
            (Names{"mse", "huber", "map"}));
}

TEST(AssignComparison, RefusesMeansAndDeviationsAsResults) {
  EXPECT_EQ(ProblemCode("metric,mean,std\nbaseline_f1,.97,.02\ncover,.9,.1\n"),
            "statistics_only");
  EXPECT_EQ(ProblemCode("site,Mean Error (MAE),Std Dev\n"
                        "north,.128,.006\nsouth,.1,.005\n"),
            "statistics_only");
  EXPECT_EQ(ProblemCode("Model,CV Mean,CV Std,CV Min,CV Max\n"
                        "Tree,.9596,.0005,.9586,.96\n"
                        "Forest,.9634,.0013,.9612,.965\n"),
            "one_result_each");
}

TEST(AssignComparison, KnowsTheMeansOfCrossValidateByTheNamesOfTheRows) {
  EXPECT_EQ(ProblemCode(",fit_time,score_time,test_score,train_score\n"
                        "Random_Forest,.5,.02,.62,1\nRidge,.01,.01,.52,.53\n"),
            "one_result_each");
}

TEST(AssignComparison, ComparesNoNumberedRepetitions) {
  constexpr std::string_view kRows = "a,.92,.83,.84\nb,.81,.8,.77\n";
  EXPECT_EQ(ProblemCode("dataset,0,1,2\n" + std::string(kRows)),
            "numbered_columns");
  const Table table = TableFromCsv("model,0,1,2\n" + std::string(kRows));
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().task, TaskKind::cv);
}

TEST(AssignComparison, ComparesNoYears) {
  constexpr std::string_view kRows = "a,.92,.83,.84\nb,.81,.8,.77\n";
  EXPECT_EQ(ProblemCode("Ai,2012,2013,2014\n" + std::string(kRows)),
            "years_as_columns");
  EXPECT_NE(ProblemCode("Ai,2012,2015,2014\n" + std::string(kRows)),
            "years_as_columns");
}

TEST(AssignComparison, TakesNoPartOfTheDataAsAFold) {
  const Table table = TableFromCsv(
      "repeat,model,split,r2\n0,A,valid,.7\n0,A,test,.71\n0,B,valid,.69\n"
      "0,B,test,.68\n1,A,valid,.72\n1,A,test,.7\n1,B,valid,.71\n"
      "1,B,test,.69\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_FALSE(roles->value().fold.has_value());
}

TEST(AssignComparison, PrefersAMetricThatHasABetterSide) {
  EXPECT_EQ(Compared("dataset,model,prevalence,auc\n"
                     "a,A,.3,.8\na,B,.3,.7\nb,A,.4,.9\nb,B,.4,.8\n"),
            Names{"auc"});
}

TEST(AssignComparison, ReadsAListOfMeasuresBesideAColumnOfExperiments) {
  const std::string rows =
      "e1,a,A,.8,.7\ne2,a,B,.7,.6\ne3,b,A,.9,.8\ne4,b,B,.8,.7\n";
  for (const std::string header : {"experiment,dataset,model,accuracy,f1\n",
                                   "truth,dataset,model,accuracy,f1\n"}) {
    EXPECT_EQ(Compared(header + rows), Names{"accuracy"}) << header;
  }
}

TEST(AssignComparison, ComparesNoSettingsWithMeasuredLearners) {
  EXPECT_EQ(Compared("dataset,k,gcn_r2,lin_r2,delta_r2\nx,3,.86,.65,.21\n"
                     "y,5,.76,.66,.1\nz,8,.68,.7,-.02\n"),
            (Names{"gcn_r2", "lin_r2"}));
}

TEST(AssignComparison, ReadsAListBesideCountsThatAreNoMatrices) {
  EXPECT_EQ(Compared("method,dataset,precision,recall,tp,fp,fn\n"
                     "A,a,.8,.7,8,2,3\nA,b,.7,.6,7,3,4\n"
                     "B,a,.9,.8,9,1,2\nB,b,.8,.7,8,2,3\n"),
            Names{"precision"});
}

TEST(AssignComparison, KnowsASummaryBesideSizesOfTrainingSets) {
  EXPECT_EQ(ProblemCode("model,accuracy,auc,train_size,test_size\n"
                        "A,.8,.87,2175,977\nB,.79,.86,2175,977\n"),
            "one_result_each");
}

}  // namespace
}  // namespace melon
