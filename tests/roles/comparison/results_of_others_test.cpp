// Tables of results as others publish them, with the verdict that each must
// not be given.

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "roles/parts_of_report.h"

namespace melon {
namespace {

TEST(ResultsOfOthers, ANamedLearnerChoosesTheComparisonOfResults) {
  std::string csv = "time,scenario,target,iteration,operation,bytes,speed\n";
  int second = 0;
  for (const std::string scenario : {"plain", "luks", "vera", "gocrypt"}) {
    for (const std::string run : {"1", "2", "3"}) {
      for (const std::string operation : {"write", "read"}) {
        second += operation == "read" ? 1 : 2;
        // Some rows share a time, none of one run.
        csv.append("at ").append(std::to_string(second / 2));
        csv.append(",").append(scenario).append(",/mnt/").append(scenario);
        csv.append(",").append(run).append(",").append(operation);
        csv.append(",5368,");
        csv.append(std::to_string(100 + (second * 37 % 91))).append(".5\n");
      }
    }
  }
  // Alone it is no report of cases with a "target".
  const ReadJson alone = ReportOfCsv(csv, R"({"algorithm":"scenario"})");
  EXPECT_NE(ErrorCode(alone), "no_prediction_columns") << alone.dump();
  // What repeats for each run is named, not what is new in nearly each row.
  const ReadJson doubled = ReportOfCsv(
      csv, R"({"task":"cv","algorithm":"scenario","predictions":["speed"]})");
  ASSERT_EQ(ErrorCode(doubled), "doubled_result");
  EXPECT_EQ(doubled["error"]["column"], "operation");
  // And the remedy works.
  EXPECT_TRUE(Contains(doubled["error"]["message"],
                       "(task=friedman, dataset=operation)"));
  EXPECT_EQ(
      ReportOfCsv(csv,
                  R"({"task":"friedman","algorithm":"scenario",)"
                  R"("dataset":"operation","predictions":["speed"]})")["models"]
          .size(),
      4);
}

TEST(ResultsOfOthers, MetricsOfBothWaysAreNoLearners) {
  const ReadJson folds = ReportOfCsv(
      "spearman,mae,rmse,auroc_rare,fold\n.51,.82,1.22,.79,1\n"
      ".62,.91,1.31,.81,2\n.48,1.1,1.52,.75,3\n.55,.95,1.41,.77,4\n");
  EXPECT_EQ(folds["task"], "cv");
  EXPECT_EQ(folds["options"]["predictions"], Names{"spearman"});
  EXPECT_TRUE(Contains(Warning(folds, "one_metric_taken"), "spearman") ||
              Contains(folds["warnings"].dump(), "metrics, not learners"));
  // Learners by the losses that they were trained with.
  EXPECT_EQ(ReportOfCsv("fold,mae,mse,huber\n1,.2,.3,.25\n2,.22,.31,.24\n"
                        "3,.21,.33,.27\n")["options"]["predictions"],
            (Names{"mae", "mse", "huber"}));
}

TEST(ResultsOfOthers, RowsOfResultsAreNoCasesOfTwoSources) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "Run name,Source,precision_@k=50,recall_@k=50,f1_score,"
                "roc_auc_score,brier_score_loss\n"
                "v1,a.csv,.1,.2,.13,.6,.3\nv1,b.csv,.2,.3,.24,.7,.2\n"
                "v1,a.csv,.15,.22,.18,.62,.29\nv1,b.csv,.25,.3,.27,.71,.21\n")),
            "metrics_only");
}

TEST(ResultsOfOthers, ADifferenceOfAMetricIsWhatWasMeasured) {
  const ReadJson report = ReportOfCsv(
      "metric_name,strategy,corpus,auc_diff\nf1,A,x,42.5\nf1,B,x,19.5\n"
      "f1,C,x,18.25\nf1,A,y,12.5\nf1,B,y,9.5\nf1,C,y,1.25\n");
  EXPECT_EQ(report["input"]["measure"], "auc_diff");
}

TEST(ResultsOfOthers, MachinesAreNoLearnersForTheNamesOfTheirModels) {
  std::string machines = "vendor_name,model_name,MYCT,MMAX,CACH,PRP\n";
  std::string learners = "model_name,anneal,balance,colic,iris\n";
  for (int i = 0; i < 30; ++i) {
    const std::string name = "m" + std::to_string(i) + "/" + std::to_string(i);
    machines += (i % 3 == 0 ? "amdahl," : "ibm,") + name + "," +
                std::to_string(29 + (i * 7)) + "," +
                std::to_string(8000 + (i * 811)) + "," + std::to_string(i % 9) +
                "," + std::to_string(20 + (i * 11)) + "\n";
    learners += name;
    for (int j = 0; j < 4; ++j)
      learners += "," + std::to_string(60 + ((i * 7 + j * 5) % 40));
    learners += "\n";
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv(machines)), "no_truth_column")
      << ReportOfCsv(machines).dump();
  EXPECT_EQ(ReportOfCsv(machines, R"({"task":"friedman"})")["task"],
            "friedman");
  // Of results the scales are alike.
  EXPECT_EQ(ReportOfCsv(learners)["task"], "friedman");
}

TEST(ResultsOfOthers, OfSeveralMeasuresAWholeOneIsCompared) {
  std::string csv = "classifier_name,dataset_name,precision,accuracy,recall\n";
  for (int i = 0; i < 18; ++i)
    csv += "c" + std::to_string(i % 3) + ",d" + std::to_string(i / 3) + ",0." +
           std::to_string(50 + (i * 7 % 23)) + ",0." +
           std::to_string(60 + (i * 5 % 19)) + ",0." +
           std::to_string(40 + (i * 11 % 29)) + "\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["input"]["predictions"], ReadJson::array({"accuracy"}))
      << report.dump();
}

TEST(ResultsOfOthers, OneResultEachIsNotSaidOfResultsOnSeveralDataSets) {
  constexpr std::string_view kSeveral =
      "Classifier,Adult-TestAcc,Bank-TestAcc,Adult-TestF1,Bank-TestF1\n"
      "DT,.807,.878,.617,.521\nKNN,.767,.892,.399,.54\nLR,.842,.898,.65,.512\n";
  const ReadJson several = ReportOfCsv(kSeveral);
  EXPECT_EQ(ErrorCode(several), "one_result_each");
  EXPECT_TRUE(Contains(several["error"]["message"], "predictions=…"));
  // What it advises works.
  const ReadJson chosen = ReportOfCsv(
      kSeveral,
      R"({"task":"friedman","predictions":["Adult-TestAcc","Bank-TestAcc"]})");
  EXPECT_EQ(Models(chosen), (Names{"DT", "KNN", "LR"}));
  const ReadJson one =
      ReportOfCsv("Classifier,accuracy\nDT,.807\nKNN,.767\nLR,.842\n");
  EXPECT_EQ(ErrorCode(one), "one_result_each");
  EXPECT_FALSE(Contains(one["error"]["message"], "predictions"));
}

TEST(ResultsOfOthers, MetricsBesideATextThatRepeatsAreNoLearners) {
  std::string csv =
      "Dataset,Encoding,Slices,Mean Accuracy,Standard Deviation\n";
  for (int i = 0; i < 18; ++i)
    csv += "d" + std::to_string(i % 3) + ",e" + std::to_string(i / 6) + "," +
           std::to_string(8 << (i / 3 % 2)) + ",7" + std::to_string(i % 7) +
           ".5,1." + std::to_string(i % 5) + "\n";
  const ReadJson report = ReportOfCsv(csv);
  ASSERT_EQ(ErrorCode(report), "learners_in_texts") << report.dump();
  EXPECT_TRUE(Contains(report["error"]["message"], "algorithm=Encoding"));
  // What it advises works, fold included.
  const ReadJson named = ReportOfCsv(
      csv,
      R"({"algorithm":"Encoding","fold":"Slices","predictions":["Mean Accuracy"]})");
  EXPECT_EQ(Models(named), (Names{"e0", "e1", "e2"})) << named.dump();
}

TEST(ResultsOfOthers, RowsBesideTheirMeansAreLearners) {
  constexpr std::string_view kRows =
      "roberta-base,.92,.88,.9,.9\ngpt2,.9,.81,.84,.85\nalbert,.91,.85,.88,."
      "88\n";
  const ReadJson report =
      ReportOfCsv(",sst2,mnli,imdb,avg\n" + std::string(kRows));
  EXPECT_EQ(Models(report), (Names{"roberta-base", "gpt2", "albert"}));
  EXPECT_TRUE(Contains(Warning(report, "rows_as_learners"), "\"avg\""));
  // Not beside columns that are called learners, nor by the name alone.
  EXPECT_EQ(Models(ReportOfCsv(",rf,svm,knn,avg\n" + std::string(kRows))),
            (Names{"rf", "svm", "knn"}));
  EXPECT_EQ(Models(ReportOfCsv(",A,B,C,avg\niris,.92,.88,.9,.7\n"
                               "wine,.9,.81,.84,.2\nglass,.91,.85,.88,.3\n")),
            (Names{"A", "B", "C"}));
}

TEST(ResultsOfOthers, AMethodOfSomethingNamesTheLearners) {
  std::string csv = "dataset,imputation_method,mean_absolute_error\n";
  for (int i = 0; i < 12; ++i)
    csv += "d" + std::to_string(i % 4) + ",m" + std::to_string(i / 4) + ",0." +
           std::to_string(10 + (i * 7 % 20)) + "\n";
  EXPECT_EQ(Models(ReportOfCsv(csv)), (Names{"m0", "m1", "m2"}));
}

TEST(ResultsOfOthers, SeedsOfTheirOwnPairNoLearners) {
  std::string csv = "task,framework,fold,seed,acc\n";
  for (int i = 0; i < 20; ++i)
    csv += std::string("nomao,") + (i < 10 ? "TPOT," : "oboe,") +
           std::to_string(i % 10) + "," + std::to_string(1000 + (i * 37)) +
           ",.9" + std::to_string(i * 3 % 10) + "\n";
  const ReadJson report = ReportOfCsv(csv, R"({"task":"cv"})");
  ASSERT_EQ(Models(report), (Names{"TPOT", "oboe"})) << report.dump();
  EXPECT_FALSE(report["options"].contains("run"));
}

TEST(ResultsOfOthers, TheQuestionForTheTruthNamesResults) {
  std::string csv = "Size,Radius,Ikeda,Turau,Rand\n";
  for (int i = 0; i < 30; ++i)
    csv += std::to_string(1000 * (1 + (i / 10))) + ",0.0" +
           std::to_string(4 + (i / 5)) + "," +
           std::to_string(200 + (i * 7 % 31)) + "," +
           std::to_string(190 + (i * 5 % 29)) + "," +
           std::to_string(210 + (i * 3 % 37)) + "\n";
  const ReadJson report = ReportOfCsv(csv);
  ASSERT_EQ(ErrorCode(report), "no_truth_column");
  EXPECT_TRUE(Contains(report["error"]["message"], "task=friedman"));
  // Ten rows of each setting are no ten data sets.
  const std::string compared =
      ReportOfCsv(csv, R"({"task":"friedman"})")["advice"].dump();
  EXPECT_TRUE(Contains(compared, "settings_repeat"));
}

TEST(ResultsOfOthers, EpochsThatWereChosenAsFoldsAreWarnedOf) {
  std::string csv = "model,epoch,test_accuracy\n";
  for (int i = 0; i < 16; ++i)
    csv += std::string(i < 8 ? "base," : "improved,") + std::to_string(i % 8) +
           ",.8" + std::to_string(i * 3 % 10) + "\n";
  const ReadJson report =
      ReportOfCsv(csv, R"({"algorithm":"model","fold":"epoch"})");
  EXPECT_TRUE(Contains(Warning(report, "epochs_as_folds"), "neither folds"));
}

TEST(ResultsOfOthers, ARegressorIsALearnerAndADataSetForTestsIsOne) {
  // Beside a setting that some learners do not have.
  std::string csv =
      "dataset.train,dataset.test,nsamples.test,pearson,spearman,rmse,"
      "ndcg10,regressor,markers,repetition\n";
  for (int i = 0; i < 24; ++i) {
    const std::string data = std::to_string(i / 6);
    const bool kernel = i % 3 == 0;
    csv += "d" + data + " train,d" + data + " test,18" + data + ",.7" +
           std::to_string(i * 7 % 10) + std::to_string(i) + ",.6" +
           std::to_string(i) + ",3." + std::to_string(i) + ",.8" +
           std::to_string(i) +
           (kernel       ? ",KIN,NA,"
            : i % 3 == 1 ? ",BL,996,"
                         : ",rrBLUP,996,") +
           std::to_string(1 + (i % 6 / 3)) + "\n";
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(Models(report), (Names{"KIN", "BL", "rrBLUP"}));
  EXPECT_EQ(report["options"]["dataset"], "dataset.test");
  EXPECT_EQ(report["input"]["measure"], "pearson");
}

TEST(ResultsOfOthers, MetricsAreNoLearnersForTheTaskThatWasChosen) {
  std::string csv =
      "data,nsamples,pearson,rmse,mae,ndcg10,ndcg20,time,markers\n";
  for (int i = 0; i < 10; ++i) {
    const std::string n = std::to_string(10 + i);
    csv += "d" + n + ",18" + n + ",.7" + n + ",3." + n + ",2." + n + ",.8" + n +
           ",.9" + n + ",1." + n + ",996\n";
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv, R"({"task":"friedman"})")),
            "metrics_only");
}

TEST(ResultsOfOthers, AColumnThatIsNotThereIsNotPassedOver) {
  const ReadJson report = ReportOfCsv(
      "net,target,f1_macro_mean,f1_macro_std\na,x,.5,.1\nb,x,.6,.1\n"
      "a,y,.7,.1\nb,y,.8,.1\n",
      R"({"dataset":"nosuch"})");
  EXPECT_EQ(ErrorCode(report), "unknown_column");
  EXPECT_EQ(report["error"]["column"], "nosuch");
}

TEST(ResultsOfOthers, AFileOfPredictionsIsNotReadAsResults) {
  const std::string csv = "S0,S1,S2\n1,0,0\n.9,.3,.1\n.2,.9,.4\n";
  EXPECT_EQ(ErrorCode(ReportOfFiles({{"s0_probs.csv", csv}})),
            "no_truth_column");
  EXPECT_EQ(ReportOfFiles({{"s0.csv", csv}})["task"], "cv");
}

TEST(ResultsOfOthers, TextsThatFollowFromLearnersOrDataSetsAreNotDoubted) {
  std::string csv = "dataset,source,model,family,note,fold,mode,acc\n";
  for (int i = 0; i < 16; ++i) {
    const bool first = i % 2 == 0;
    csv += std::string(i < 8 ? "iris,web," : "wine,book,") +
           (first ? "A,trees," : "B,nets,") + "n" + std::to_string(i) + "x," +
           std::to_string(i % 8 / 2) + (i % 4 < 2 ? ",fast,.8" : ",slow,.8") +
           std::to_string(i * 3 % 10) + "\n";
  }
  const ReadJson report = ReportOfCsv(csv);
  ASSERT_EQ(Models(report), (Names{"A", "B"}));
  const std::string warning = Warning(report, "text_columns_ignored");
  EXPECT_TRUE(Contains(warning, "not used here: \"mode\".")) << warning;
}

TEST(ResultsOfOthers, MetricsOfPartsWithUnitsAreNoLearners) {
  std::string csv =
      "arm,seed,epoch,threshold,frame_eer_pct,frame_f1_pct,event_f1_pct,"
      "event_recall_pct,boundary_mae_ms\n";
  for (int i = 0; i < 12; ++i) {
    const std::string n = std::to_string(10 + i);
    constexpr const char* kArms[] = {"hard,", "soft,", "word,"};
    csv += kArms[i % 3] + std::to_string(i / 3) + "," +
           std::to_string(5 + (i % 2)) + ",.4" + n + ",5." + n + ",93." + n +
           ",70." + n + ",77." + n + ",19." + n + "\n";
  }
  const ReadJson report = ReportOfCsv(csv);
  ASSERT_EQ(ErrorCode(report), "learners_in_texts");
  EXPECT_EQ(report["error"]["column"], "arm");
  EXPECT_EQ(Models(ReportOfCsv(csv, R"({"algorithm":"arm"})")),
            (Names{"hard", "soft", "word"}));
  // Learners have the same metrics each.
  EXPECT_EQ(Models(ReportOfCsv("dataset,gcn_f1,gcn_mae,lin_f1,lin_mae\n"
                               "a,.5,3,.6,2\nb,.7,2,.8,1\n")),
            (Names{"gcn_f1", "lin_f1"}));
}

TEST(ResultsOfOthers, AListWithoutDataSetsIsNotSaidToLackResults) {
  std::string csv = "model,fold,acc\n";
  for (int i = 0; i < 6; ++i)
    csv += std::string(i % 2 == 0 ? "A," : "B,") + std::to_string(i / 2) +
           ",.8" + std::to_string(i) + "\n";
  const ReadJson report = ReportOfCsv(csv, R"({"task":"friedman"})");
  EXPECT_EQ(ErrorCode(report), "no_dataset_column");
  EXPECT_EQ(report["error"]["option"], "dataset");
  EXPECT_EQ(ErrorCode(ReportOfCsv("model,acc,loss\nA,.8,1\nB,.7,2\n",
                                  R"({"task":"friedman"})")),
            "one_result_each");
}

TEST(ResultsOfOthers, RanksBesideScoresAreNoLearners) {
  std::string csv =
      "dataset,Score - A,Score - B,Score - C,Rank - A,Rank - B,"
      "Rank - C,Number of features (K)\n";
  for (int i = 0; i < 6; ++i)
    csv += "d" + std::to_string(i) + ",.9" + std::to_string(i) + ",.8" +
           std::to_string(i) + ",.7" + std::to_string(i) + ",1,2,3," +
           std::to_string(100 + i) + "\n";
  EXPECT_EQ(Models(ReportOfCsv(csv)),
            (Names{"Score - A", "Score - B", "Score - C"}));
}

TEST(ResultsOfOthers, TheNameOfAFileMakesUnnamedRowsResults) {
  const std::string csv =
      "SVR,MLP,Decision Tree\n15.3,18.4,17\n7.5,8.5,8.4\n"
      "5.8,5.9,14.5\n6.1,7.2,9.9\n";
  const ReadJson report = ReportOfFiles({{"rmse.csv", csv}});
  EXPECT_EQ(report["task"], "cv");
  EXPECT_EQ(report["options"]["higher_is_better"], false);
  EXPECT_EQ(ErrorCode(ReportOfFiles({{"numbers.csv", csv}})),
            "no_truth_column");
  // Sizes are no results.
  EXPECT_EQ(
      ErrorCode(ReportOfFiles({{"auc.csv", "n,RF\n.1,.7\n1,.8\n10,.9\n"}})),
      "no_truth_column");
}

TEST(ResultsOfOthers, LearnersWithoutAnyResultAreNamed) {
  const ReadJson report = ReportOfCsv(
      "dataset,model,acc\na,A,.8\na,B,.7\na,C,\nb,A,.6\nb,B,.9\nb,C,\n"
      "c,A,.8\nc,B,.5\nc,C,\n");
  EXPECT_EQ(Models(report), (Names{"A", "B"}));
  EXPECT_TRUE(Contains(Warning(report, "learners_left_out"),
                       "\"C\" has no result at all"));
}

TEST(ResultsOfOthers, NumbersOfClustersAndRunsAreNoClassesOfCases) {
  std::string sweep = "pair,n_clusters,inertia,silhouette\n";
  std::string runs = "threads,kind,tentativa_2,tentativa_4,tentativa_8\n";
  for (int i = 0; i < 12; ++i) {
    const std::string n = std::to_string(i);
    sweep += std::string(i < 6 ? "ab," : "cd,") + std::to_string(2 + (i % 6)) +
             ",1" + n + ".5,.3" + n + "\n";
    runs += std::string(i % 2 == 0 ? "2," : "4,") + "k" + n + ",3.1" + n +
            ",3.2" + n + ",3.3" + n + "\n";
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv(sweep)), "metrics_only");
  EXPECT_NE(ErrorCode(ReportOfCsv(runs)), "incomplete_classes");
  EXPECT_FALSE(ReportOfCsv(runs).contains("models"));
}

TEST(ResultsOfOthers, AnotherNameOfEachLearnerIsNoTruth) {
  EXPECT_EQ(
      ErrorCode(ReportOfCsv("model,label,tasks,correct,rate_percent\n"
                            "gpt5,GPT-5,561,447,79.7\nopus,Opus,561,442,78.8\n"
                            "gemini,Gemini,561,512,91.3\n")),
      "one_result_each");
  EXPECT_EQ(ErrorCode(ReportOfCsv("Modelo,Melhores_Parametros,MAE_Teste\n"
                                  "KNN,\"{'n': 13}\",3.47\n"
                                  "SVM,\"{'C': 1}\",3.03\n")),
            "one_result_each");
}

TEST(ResultsOfOthers, ALearnerCalledAccuracyDropsNoOthers) {
  const ReadJson report = ReportOfCsv(
      "dataset,ROCKET,InceptionTime,BOSS,DTW,accuracy\na,.9,.8,.7,.8,.6\n"
      "b,.8,.9,.6,.5,.7\nc,.7,.6,.8,.7,.9\n");
  EXPECT_EQ(Models(report).size(), 5U);
  // Two times beside one metric.
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "dataset,accuracy,time_training_seconds,time_test_seconds\n"
                "a,.9,8.5,7.1\nb,.8,9.5,6.2\nc,.7,6.5,8.9\n")),
            "metrics_only");
}

TEST(ResultsOfOthers, SettingsBesideLogDensitiesAreNoLearners) {
  std::string csv = "dataset,nlpd_gp,nlpd_svgp,nlpd_vi,num_experts,points\n";
  for (int i = 0; i < 12; ++i) {
    const std::string n = std::to_string(10 + (i * 7 % 20));
    csv += std::string(i % 3 == 0   ? "a"
                       : i % 3 == 1 ? "b"
                                    : "c") +
           ",1." + n + ",2." + n + ",3." + n + "," + std::to_string(2 + i) +
           "," + std::to_string(100 * (1 + (i % 2))) + "\n";
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(Models(report), (Names{"nlpd_gp", "nlpd_svgp", "nlpd_vi"}));
  EXPECT_EQ(report["options"]["higher_is_better"], false);
}

TEST(ResultsOfOthers, ChosenMetricsOfLearnersAreWarnedOf) {
  constexpr std::string_view kRows =
      "fold,lr_acc,svm_acc,lr_f1,svm_f1\n1,.9,.8,.7,.6\n2,.8,.9,.6,.7\n"
      "3,.7,.8,.5,.6\n";
  EXPECT_TRUE(Contains(
      Warning(ReportOfCsv(
                  kRows,
                  R"({"predictions":["lr_acc","svm_acc","lr_f1","svm_f1"]})"),
              "metrics_compared"),
      "\"lr_f1\""));
  EXPECT_EQ(Warning(ReportOfCsv(kRows, R"({"predictions":["lr_f1","svm_f1"]})"),
                    "metrics_compared"),
            "");
}

TEST(ResultsOfOthers, AMetricWithARemarkInBracketsIsOne) {
  std::string csv = "Fold,Model,RMSE (RM),R2\n";
  for (int i = 0; i < 6; ++i)
    csv += std::to_string(i / 2) + (i % 2 == 0 ? ",A,2." : ",B,3.") +
           std::to_string(i) + ",.8" + std::to_string(i) + "\n";
  const ReadJson report = ReportOfCsv(csv, R"_({"predictions":"RMSE (RM)"})_");
  EXPECT_EQ(report["options"]["higher_is_better"], false);
}

TEST(ResultsOfOthers, TimesAreNotCalledByTheMetricOfAColumn) {
  std::string csv = "dataset,model,metric,score,time_s\n";
  for (int i = 0; i < 8; ++i)
    csv += "d" + std::to_string(i / 2) +
           (i % 2 == 0 ? ",A,Accuracy,.8" : ",B,Accuracy,.7") +
           std::to_string(i) + ",1" + std::to_string(i) + ".5\n";
  EXPECT_EQ(ReportOfCsv(csv)["input"]["measure"], "Accuracy");
  EXPECT_EQ(ReportOfCsv(csv, R"({"predictions":"time_s"})")["input"]["measure"],
            "time_s");
}

TEST(ResultsOfOthers, TheAverageOfEachLearnerIsNoDataSet) {
  const ReadJson report = ReportOfCsv(
      "model,dataset,f1\nA,x,.85\nA,y,.72\nA,average,.79\nB,x,.87\nB,y,.79\n"
      "B,average,.83\nC,x,.86\nC,y,.77\nC,average,.82\n");
  ASSERT_EQ(Models(report), (Names{"A", "B", "C"}));
  EXPECT_EQ(report["input"]["datasets"], (Names{"x", "y"}));
  EXPECT_TRUE(Contains(report["advice"].dump(), "sum up or compare"));
}

TEST(ResultsOfOthers, ReportsOfClassesAreComparedWhereLearnersAreNamed) {
  constexpr std::string_view kRows =
      "model,entity,precision,recall,f1,support\nA,x,.84,.85,.85,656\n"
      "A,y,.69,.77,.72,707\nB,x,.86,.88,.87,656\nB,y,.75,.80,.79,707\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(kRows)), "classification_report");
  EXPECT_EQ(
      Models(ReportOfCsv(
          kRows,
          R"({"algorithm":"model","dataset":"entity","predictions":"f1"})")),
      (Names{"A", "B"}));
}

TEST(ResultsOfOthers, LowScoresAreNoErrorsWhereTheirNameIsClear) {
  std::string csv = "fold,model,F1\n";
  for (int i = 0; i < 10; ++i)
    csv += std::to_string(i / 2) + (i % 2 == 0 ? ",A,.3" : ",B,.4") +
           std::to_string(i) + "\n";
  EXPECT_FALSE(
      Contains(ReportOfCsv(csv)["advice"].dump(), "direction_looks_wrong"));
}

TEST(ResultsOfOthers, RowsOfSeveralDataSetsAreNotPairedByTheirOrder) {
  constexpr std::string_view kRows =
      "dataset,model,acc\nx,A,.9\nx,A,.8\ny,A,.7\ny,A,.6\ny,B,.5\ny,B,.6\n"
      "x,B,.8\nx,B,.9\n";
  const ReadJson report = ReportOfCsv(kRows, R"({"task":"cv"})");
  EXPECT_EQ(ErrorCode(report), "several_datasets");
  EXPECT_EQ(ReportOfCsv(kRows)["task"], "friedman");
}

TEST(ResultsOfOthers, WellKnownDataSetsInTheColumnsAreNoLearners) {
  for (const std::string corner : {"", "kernel"}) {
    const ReadJson report =
        ReportOfCsv(corner +
                    ",AIDS,MUTAG,NCI1,ours\nEH,.99,.88,.68,.5\n"
                    "GH,.98,.83,.67,.6\nWL,.97,.91,.91,.7\n");
    EXPECT_EQ(Models(report), (Names{"EH", "GH", "WL"}));
    EXPECT_TRUE(Contains(Warning(report, "rows_as_learners"),
                         "columns are named like data sets"));
  }
}

TEST(ResultsOfOthers, MoreColumnsThanRowsWithoutAnyNameAreAskedAbout) {
  constexpr std::string_view kTable = "name,a,b,c\nx,.9,.8,.7\ny,.8,.7,.6\n";
  const ReadJson asked = ReportOfCsv(kTable);
  EXPECT_EQ(ErrorCode(asked), "rows_or_columns");
  EXPECT_TRUE(Contains(asked["error"]["message"], "(algorithm=name)"));
  // Both remedies work.
  EXPECT_EQ(Models(ReportOfCsv(kTable, R"({"algorithm":"name"})")),
            (Names{"x", "y"}));
  EXPECT_EQ(Models(ReportOfCsv(kTable, R"({"dataset":"name"})")),
            (Names{"a", "b", "c"}));
  // A name is enough.
  EXPECT_EQ(Models(ReportOfCsv("dataset,a,b,c\nx,.9,.8,.7\ny,.8,.7,.6\n")),
            (Names{"a", "b", "c"}));
  EXPECT_EQ(Models(ReportOfCsv("name,rf,b,c\nx,.9,.8,.7\ny,.8,.7,.6\n")),
            (Names{"rf", "b", "c"}));
}

TEST(ResultsOfOthers, NumbersOfWhichNoneIsCalledAMeasureAreAskedAbout) {
  std::string csv =
      "learner,task,measure,min_runtime,mean_runtime,"
      "total_errors\n";
  for (int i = 0; i < 8; ++i)
    csv += (i % 2 == 0 ? "A,t" : "B,t") + std::to_string(i / 2) + ",auc," +
           std::to_string(i) + ".25," + std::to_string(i + i % 3) + ".5," +
           std::to_string(i % 2) + "\n";
  const ReadJson asked = ReportOfCsv(csv);
  EXPECT_EQ(ErrorCode(asked), "which_results");
  EXPECT_TRUE(Contains(asked["error"]["message"], "\"mean_runtime\""));
  // A count and a time are in no measure of their row.
  for (const std::string name : {"total_errors", "mean_runtime"}) {
    const ReadJson chosen =
        ReportOfCsv(csv, R"({"predictions":")" + name + R"("})");
    EXPECT_EQ(chosen["input"]["measure"], name);
    EXPECT_EQ(chosen["options"]["higher_is_better"], false);
  }
}

TEST(ResultsOfOthers, AResultOfOneLearnerOnOneDataSetIsOneNumber) {
  constexpr std::string_view kRows =
      "dataset,algorithm,score,mean_score\nx,A,.9,.8\nx,B,.7,.6\ny,A,.8,.7\n"
      "y,B,.6,.5\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(kRows,
                                  R"({"predictions":["score","mean_score"]})")),
            "several_measures");
  EXPECT_EQ(Models(ReportOfCsv(kRows, R"({"predictions":"score"})")),
            (Names{"A", "B"}));
}

TEST(ResultsOfOthers, NumbersOfRowsAreNoDataSetsOfAList) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "Id,Lenguaje,N,s\n1,cpp,500,.3\n2,cpp,900,.4\n3,go,500,.5\n"
                "4,go,900,.6\n",
                R"({"task":"friedman","algorithm":"Lenguaje",)"
                R"("predictions":"s"})")),
            "no_dataset_column");
}

TEST(ResultsOfOthers, WhatAllLearnersShareOnADayIsNotTheirResult) {
  std::string csv = "day,model,load,q05,q95\n";
  for (int i = 0; i < 8; ++i)
    csv += "2024-01-0" + std::to_string(1 + i / 2) +
           (i % 2 == 0 ? ",A," : ",B,") + std::to_string(i / 2) + ".5," +
           std::to_string(i) + ".25," + std::to_string(2 * i) + ".75\n";
  const ReadJson asked = ReportOfCsv(csv);
  EXPECT_EQ(ErrorCode(asked), "which_results");
  EXPECT_FALSE(Contains(asked["error"]["message"], "\"load\""));
}

TEST(ResultsOfOthers, PredictionsBesideATruthAreNoResultsWhateverIsChosen) {
  constexpr std::string_view kRows =
      "date,actual,a_pred,b_pred\n2024-01-01,1.5,1.4,1.7\n"
      "2024-01-02,2.5,2.6,2.1\n2024-01-03,3.5,3.1,3.9\n";
  const ReadJson refused = ReportOfCsv(kRows, R"({"task":"friedman"})");
  EXPECT_EQ(ErrorCode(refused), "predictions_only");
  EXPECT_TRUE(Contains(refused["error"]["message"], "(task=regression)"));
}

TEST(ResultsOfOthers, RanksAreNoneWhereHigherIsSaidToBeBetter) {
  constexpr std::string_view kRanks =
      "dataset,A,B,C\nx,1,2,3\ny,1,3,2\nz,2,1,3\n";
  EXPECT_EQ(ReportOfCsv(kRanks)["input"]["values"], "ranks");
  const ReadJson report = ReportOfCsv(kRanks, R"({"higher_is_better":true})");
  EXPECT_NE(report["input"]["values"], "ranks");
  // 3, 2 and 3 are now the best of their data sets.
  EXPECT_EQ(report["verdict"]["best"][0], "C");
}

TEST(ResultsOfOthers, SettingsOfTwoNamesAreNoTruthOfLearners) {
  // By the name of the column, and by the name of the file.
  for (const std::string name : {"setting", "quasi"}) {
    const std::string csv =
        name +
        ",k,Logistic,Forest\nMixed,2,.81,.82\nMixed,5,.84,.83\n"
        "Numeric,2,.85,.86\nNumeric,5,.87,.86\n";
    const ReadJson asked = ReportOfFiles({{"accuracy_table.csv", csv}});
    EXPECT_EQ(ErrorCode(asked), "no_truth_column") << asked.dump();
  }
}

TEST(ResultsOfOthers, ATextThatTellsRepeatedRowsApartMayNameTheLearners) {
  const ReadJson asked = ReportOfCsv(
      "dataset,mode,best_score,solved\nx,plain,.5,1\nx,schema,.6,0\n"
      "y,plain,.7,1\ny,schema,.9,1\nz,schema,.8,1\n");
  EXPECT_EQ(ErrorCode(asked), "learners_in_texts");
  EXPECT_TRUE(Contains(asked["error"]["message"], "(algorithm=mode)"));
}

TEST(ResultsOfOthers, FoldsThatRepeatAreAskedAboutBeforeWhatTheyLack) {
  std::string csv = "algorithm,num_exams,trial,penalty\n";
  for (const std::string exams : {"50", "100", "200"}) {
    csv += "greedy," + exams + ",0,9" + exams + "\n";
    for (const std::string trial : {"0", "1"})
      csv += "tabu," + exams + "," + trial + ",1" + exams + "\n";
  }
  const ReadJson asked = ReportOfCsv(csv);
  ASSERT_EQ(ErrorCode(asked), "doubled_result");
  EXPECT_TRUE(Contains(asked["error"]["message"], "(dataset=num_exams)"));
  const ReadJson report = ReportOfCsv(csv, R"({"dataset":"num_exams"})");
  EXPECT_EQ(Models(report), (Names{"greedy", "tabu"}));
  EXPECT_EQ(report["options"]["higher_is_better"], false);
}

TEST(ResultsOfOthers, ForecastersInTheRowsAreLearners) {
  const ReadJson report = ReportOfCsv(
      ",Original,Quantile,MinMax\nNaive,.9,.8,.7\nSeasonalNaive,.8,.7,.6\n"
      "AutoETS,.7,.6,.5\nCatBoost,.6,.5,.4\nPatchTST,.5,.4,.3\n");
  EXPECT_EQ(Models(report), (Names{"Naive", "SeasonalNaive", "AutoETS",
                                   "CatBoost", "PatchTST"}));
  EXPECT_TRUE(
      Contains(Warning(report, "rows_as_learners"), "named like learners"));
}

TEST(ResultsOfOthers, ADeviationOfOneMethodIsNoLearner) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "dataset,accuracy_mean,accuracy_standard_deviation\n"
                "a,.88,.01\nb,.78,.02\nc,.91,.01\nd,.65,.03\n")),
            "one_algorithm");
}

TEST(ResultsOfOthers, WhereATextMayNameTheLearnersTheMessageAsksForIt) {
  constexpr std::string_view kRuns =
      "problem,surrogate,seed,rmse,mae,r2\nbranin,rsm,0,35.7,26.7,.56\n"
      "branin,kriging,0,25.6,15.1,.78\nackley,rsm,0,3.1,2.2,.41\n"
      "ackley,kriging,0,2.1,1.7,.62\n";
  const ReadJson report = ReportOfCsv(kRuns);
  ASSERT_EQ(ErrorCode(report), "metrics_only");
  EXPECT_TRUE(Contains(report["error"]["message"],
                       "no column is known to name the learners"));
  // And the remedy works.
  EXPECT_EQ(ReportOfCsv(kRuns, R"({"algorithm":"surrogate",)"
                               R"("dataset":"problem"})")["task"],
            "friedman");
}

TEST(ResultsOfOthers, LearnersInTheRowsAreNoFolds) {
  constexpr std::string_view kMetrics =
      ",Accuracy,AUC,F1\nLogistic Regression,.92,.97,.9\n"
      "Decision Tree,.89,.9,.85\nRandom Forest,.93,.98,.92\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(kMetrics, R"({"task":"cv"})")),
            "one_result_each");
  EXPECT_EQ(
      ErrorCode(ReportOfCsv("Model,CV MAE,CV RMSE\nRidge,7,9\nLasso,6,8\n",
                            R"({"task":"friedman",)"
                            R"("predictions":["CV MAE","CV RMSE"]})")),
      "one_result_each");
}

TEST(ResultsOfOthers, NoneIsTheNameOfAnAblation) {
  const ReadJson report = ReportOfCsv(
      "dataset,algorithm,score\na,none,.17\na,smote,.15\na,weights,.16\n"
      "b,none,.18\nb,smote,.14\nb,weights,.19\nc,None,.2\n");
  // "None" is another name, of one data set alone.
  ASSERT_TRUE(report.contains("error"));
  const ReadJson all = ReportOfCsv(
      "dataset,algorithm,score\na,none,.17\na,smote,.15\na,weights,.16\n"
      "b,none,.18\nb,smote,.14\nb,weights,.19\n");
  EXPECT_EQ(Models(all), (Names{"none", "smote", "weights"}));
  EXPECT_EQ(
      ReportOfCsv("strategy,A,B\nnone,.17,.15\nsmote,.18,.14\n"
                  "weights,.2,.1\n",
                  R"({"task":"friedman","dataset":"strategy"})")["input"]
                                                                ["datasets"][0],
      "none");
}

TEST(ResultsOfOthers, LearnersMayBeCalledInThePlural) {
  const ReadJson report = ReportOfCsv(
      "modelos,neg_log_loss\nForest,-.71\nForest,-.68\nSVC,-.74\nSVC,-.69\n"
      "KNN,-.81\nKNN,-.79\n");
  EXPECT_EQ(report["task"], "cv");
  EXPECT_EQ(Models(report), (Names{"Forest", "SVC", "KNN"}));
}

TEST(ResultsOfOthers, CountsOfConfusionMatricesAreNoLearners) {
  constexpr std::string_view kCounts =
      "etq\tVP\tFP\tFN\tVN\nadj\t21\t3\t9\t267\nadv\t45\t5\t15\t235\n"
      "nom\t75\t5\t10\t210\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(kCounts, R"({"task":"friedman"})")),
            "counts_as_learners");
  EXPECT_EQ(ReportOfCsv(kCounts, R"({"task":"counts"})")["task"], "counts");
}

TEST(ResultsOfOthers, EpochsAreNoLearner) {
  constexpr std::string_view kEpochs =
      "epoch,all data,half data\n1,.668,.668\n2,.767,.767\n3,.801,.811\n"
      "4,.822,.821\n";
  for (const std::string task : {"cv", "friedman"}) {
    const ReadJson report =
        ReportOfCsv(kEpochs, R"({"task":")" + task + R"("})");
    EXPECT_EQ(Models(report), (Names{"all data", "half data"})) << task;
    EXPECT_NE(Warning(report, "epochs_as_folds"), "") << task;
  }
}

TEST(ResultsOfOthers, ProbabilitiesWithoutATruthAreNoResultsOfFolds) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("mlp_probability,logistic_probability\n"
                                  ".01,.02\n.99,.98\n.2,.3\n.7,.6\n")),
            "no_truth_column");
}

TEST(ResultsOfOthers, RowsOfDataSetsAreSaidToBeNoFolds) {
  constexpr std::string_view kSets =
      "dataset,tree,forest\na,.64,.65\nb,.66,.77\nc,.7,.8\nd,.5,.6\n";
  EXPECT_NE(
      Warning(ReportOfCsv(kSets, R"({"task":"cv"})"), "data_sets_as_folds"),
      "");
  EXPECT_EQ(Warning(ReportOfCsv(kSets), "data_sets_as_folds"), "");
}

TEST(ResultsOfOthers, AListOfResultsIsNamedBesideTheQuestion) {
  const ReadJson report = ReportOfCsv(
      "species,n,groups,feature,model,mae\nflamingo,4,3,hi,loglog,33.7\n"
      "flamingo,4,3,hi,scale,34.1\nbear,5,4,hi,loglog,12.3\n"
      "bear,5,4,hi,scale,11.9\nflamingo,4,3,lo,loglog,35.2\n"
      "flamingo,4,3,lo,scale,33.3\nbear,5,4,lo,loglog,14.2\n"
      "bear,5,4,lo,scale,10.1\n");
  ASSERT_EQ(ErrorCode(report), "no_truth_column") << report.dump();
  EXPECT_TRUE(Contains(report["error"]["message"], "(task=friedman)"));
}

TEST(ResultsOfOthers, ConfigurationsInTheRowsAreWhatIsCompared) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "config,n_feat,pr_std,pr_std_sd,roc_std,pr_grp\n"
                "expression only,70,.07,.04,.53,.04\n"
                "+ structure,77,.1,.04,.66,.08\n+ both,90,.11,.05,.67,.09\n")),
            "one_result_each");
  // Learners in the columns are compared over the configurations.
  const ReadJson learners = ReportOfCsv(
      "config,knn,svm,random forest\na,.71,.72,.75\nb,.66,.7,.71\n"
      "c,.8,.79,.83\nd,.6,.61,.66\n");
  EXPECT_EQ(Models(learners), (Names{"knn", "svm", "random forest"}));
}

TEST(ResultsOfOthers, ADirectionAgainstTheNameOfTheMeasureIsSaid) {
  constexpr std::string_view kErrors =
      "model,fold,smape\nETS,1,12.5\nETS,2,22.25\nNaive,1,23.5\nNaive,2,25.5\n";
  const auto says = [&](std::string_view options) {
    return Contains(ReportOfCsv(kErrors, options).dump(),
                    "direction_against_name");
  };
  EXPECT_TRUE(says(R"({"higher_is_better":true})"));
  EXPECT_FALSE(says(R"({"higher_is_better":false})"));
  EXPECT_FALSE(says("{}"));
}

TEST(ResultsOfOthers, TrainingSetsThatGrowAreSaid) {
  const auto warns = [](const std::string& size, std::string_view options) {
    return Warning(ReportOfCsv("fold,model,n_train,n_test,test_acc\n"
                               "1,A,100,50,.9\n1,B,100,50,.8\n2,A," +
                                   size + ",50,.85\n2,B," + size + ",50,.8\n",
                               options),
                   "training_sets_differ") != "";
  };
  EXPECT_TRUE(warns("200", "{}"));
  EXPECT_FALSE(warns("101", "{}"));
  EXPECT_FALSE(warns("200", R"({"test_train_ratio":0.3})"));
}

TEST(ResultsOfOthers, AccuraciesOnPartsOfTheDataAreNoLearners) {
  constexpr std::string_view kGrid =
      "threshold,train_accuracy_mean,validation_accuracy_mean,"
      "test_accuracy_mean,train_accuracy_std\n90,1.0,.84,.57,0.0\n"
      "40,1.0,.85,.56,0.0\n30,.99,.81,.55,.01\n20,.98,.8,.51,.02\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(kGrid, R"({"task":"friedman"})")),
            "metrics_only");
  EXPECT_EQ(Models(ReportOfCsv(kGrid, R"({"task":"cv"})")).size(), 1);
}

TEST(ResultsOfOthers, ChosenColumnsOfTwoMetricsAreWarnedOf) {
  constexpr std::string_view kFolds =
      "lr_acc,lr_macro_f1,svm_acc,svm_macro_f1\n.96,.95,.97,.95\n"
      ".95,.93,.95,.94\n.94,.93,.96,.93\n";
  EXPECT_NE(Warning(ReportOfCsv(kFolds,
                                R"({"predictions":["lr_acc","svm_macro_f1"]})"),
                    "metrics_compared"),
            "");
  EXPECT_EQ(
      Warning(ReportOfCsv(kFolds, R"({"predictions":["lr_acc","svm_acc"]})"),
              "metrics_compared"),
      "");
}

TEST(ResultsOfOthers, QuantitiesOfRunsAreNoResults) {
  EXPECT_EQ(
      ErrorCode(ReportOfCsv(
          "run,t,hi_now,n_shocks,prior,gbm,final\n"
          "1,1796,161.5,3,2404,2946.6,2946.6\n"
          "2,1179,181,1,2257,2602.2,2535.2\n3,1411,177,2,2301,2511.7,2498.1\n"
          "4,905,143.5,4,2190,2333.1,2371.9\n")),
      "no_truth_column");
  // Errors of learners may be far apart.
  EXPECT_EQ(ReportOfCsv("run,svm,mlp\n1,.5,812.5\n2,.6,633.1\n3,.4,721.9\n"
                        "4,.7,912.3\n")["task"],
            "cv");
}

TEST(ResultsOfOthers, DatesAreNoDataSets) {
  const ReadJson report = ReportOfCsv(
      "data,algorithm,accuracy,dataset\n2024-11-17 00:16:21,A,.94,credit\n"
      "2024-11-17 00:24:24,B,.95,credit\n2024-11-18 00:16:21,A,.84,census\n"
      "2024-11-18 00:24:24,B,.81,census\n");
  EXPECT_EQ(report["options"]["dataset"], "dataset") << report.dump();
}

TEST(ResultsOfOthers, ASettingOfTwoValuesIsNoTruthBesideRunsOnADataSet) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "NB,SVM,dataset,simulation,vectorizer\n.51,.17,HP,1,count\n"
                ".42,.47,HP,1,tfidf\n.51,.17,HP,2,count\n.42,.46,HP,2,tfidf\n"
                ".50,.18,HP,3,count\n.41,.48,HP,3,tfidf\n")),
            "no_truth_column");
}

TEST(ResultsOfOthers, SimulationsAreRunsAndNoLearners) {
  const ReadJson report = ReportOfCsv(
      "dataset,simulation,NB,SVM\na,1,.51,.17\na,2,.42,.47\nb,1,.51,.17\n"
      "b,2,.42,.46\nc,1,.50,.18\nc,2,.41,.48\n");
  EXPECT_EQ(report["options"]["run"], "simulation") << report.dump();
  EXPECT_EQ(report["options"]["predictions"].size(), 2U);
}

TEST(ResultsOfOthers, SizesOfPartsAreNoMeasureWhereTheTaskIsChosen) {
  constexpr std::string_view kFolds =
      "classifier,fold,roc_auc,n_train,n_val,n_donors_val\n"
      "RF,1,.62,133769,32750,12\nRF,2,.57,133576,32943,12\n"
      "RF,3,.82,131775,34744,12\nGB,1,.67,133769,32750,12\n"
      "GB,2,.59,133576,32943,12\nGB,3,.81,131775,34744,12\n";
  EXPECT_EQ(ReportOfCsv(kFolds, R"({"task":"cv"})")["input"]["measure"],
            "roc_auc");
}

TEST(ResultsOfOthers, TheMeasureOnTestDataGoesBeforeThatOnValidationData) {
  EXPECT_EQ(ReportOfCsv("model,seed,val_accuracy,test_accuracy\na,1,.6,.58\n"
                        "a,2,.61,.55\na,3,.6,.57\nb,1,.7,.63\nb,2,.71,.68\n"
                        "b,3,.72,.66\n")["input"]["measure"],
            "test_accuracy");
}

TEST(ResultsOfOthers, AVersionOfTwoNamesIsNoTruthBesideMarkedMetrics) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "Model,Version,Accuracy,ROC_AUC\nann,full,1.00 ± 0.00,1.00 ± "
                "0.00\nlr,full,0.99 ± 0.01,1.00 ± 0.00\nann,selected,0.97 ± "
                "0.02,0.98 ± 0.01\nlr,selected,0.95 ± 0.02,0.96 ± 0.03\n")),
            "metrics_only");
}

TEST(ResultsOfOthers, ATruthAndProbabilitiesAreNoLearners) {
  EXPECT_EQ(
      ErrorCode(ReportOfCsv(
          "cohort,biomarker,y_true,oof_proba,fold\na,x,0,.4,0\na,x,1,.6,1\n"
          "b,x,0,.3,0\nb,x,1,.2,1\nc,x,1,.9,0\n",
          R"({"task":"friedman"})")),
      "predictions_only");
}

TEST(ResultsOfOthers, ATraitOfTheDataSetsIsNoExampleOfAnotherMetric) {
  const ReadJson report = ReportOfCsv(
      "dataset,model,prevalence,auc,brier\na,lr,.3,.81,.16\na,rf,.3,.82,.15\n"
      "b,lr,.4,.71,.20\nb,rf,.4,.73,.19\nc,lr,.2,.91,.10\nc,rf,.2,.9,.11\n");
  EXPECT_EQ(report["input"]["measure"], "auc");
  bool found = false;
  for (const ReadJson& warning : report["warnings"]) {
    const std::string text = warning["message"];
    found = found || Contains(text, "(predictions=brier)");
  }
  EXPECT_TRUE(found) << report["warnings"].dump();
}

TEST(ResultsOfOthers, WhereDataSetsAreChosenWhatElseTellsRowsApartIsAveraged) {
  std::string csv = "model,dataset,activation,accuracy\n";
  int value = 61;
  for (const std::string model : {"rf", "svm"}) {
    for (const std::string activation : {"relu", "tanh", "gelu"}) {
      for (const std::string dataset : {"mnist", "cifar"}) {
        if (model == "svm" && activation == "gelu" && dataset == "cifar")
          continue;
        value = (value * 7) % 97;
        csv.append(model + "," + dataset + "," + activation + ",." +
                   std::to_string(100 + value) + "\n");
      }
    }
  }
  const ReadJson report =
      ReportOfCsv(csv, R"({"task":"friedman","dataset":"activation"})");
  EXPECT_NE(Warning(report, "folds_averaged"), "") << report.dump();
  EXPECT_TRUE(Contains(Warning(report, "folds_missing"), "gelu"));
}

TEST(ResultsOfOthers, ATableOfLearnersBesideMetricsNamesTheirTask) {
  const ReadJson report = ReportOfCsv(
      "task_name,metric,FoxBrain-1,Gemma-3,gpt-oss\nAI2D,accuracy,,.65,.66\n"
      "AIEC,reasoning,,.92,.92\nAIEC,math,.51,.6,.72\nARC,accuracy,.4,.61,.7\n"
      "DRCD,f1,.71,.73,.8\nDRCD,em,.66,.7,.74\n");
  if (report.contains("error"))
    EXPECT_TRUE(Contains(report["error"]["message"], "(task=friedman)"))
        << report.dump();
  else
    EXPECT_EQ(report["task"], "friedman");
}

TEST(ResultsOfOthers, MetricsOfPredictionsBesideAnActualSizeAreResults) {
  EXPECT_EQ(ReportOfCsv("model,adapter,actual_trainable_param,pred_loss,"
                        "pred_accuracy,pred_f1\na,x,2.3,.33,.95,.9\n"
                        "b,x,2.3,.42,.92,.9\na,y,1.1,.30,.96,.9\n"
                        "b,y,1.1,.44,.91,.9\na,z,1.7,.32,.97,.9\n"
                        "b,z,1.7,.40,.93,.9\n",
                        R"({"task":"friedman","dataset":"adapter"})")["task"],
            "friedman");
}

TEST(ResultsOfOthers, EpochsDoNotTellResultsApartButLevelsDo) {
  std::string csv = "run,model,epoch,type,level,accuracy\n";
  int epoch = 0;
  for (const std::string run : {"1", "2"}) {
    for (const std::string model : {"rf", "svm"}) {
      for (const std::string type : {"noise", "blur"}) {
        for (const std::string level : {"0.05", "0.1", "0.15"}) {
          ++epoch;
          csv.append(run + "," + model + "," + std::to_string(epoch % 7) + ",");
          csv.append(type + "," + level + ",.");
          csv.append(std::to_string(700 + (epoch * 37 % 91)) + "\n");
        }
      }
    }
  }
  const ReadJson report = ReportOfCsv(csv);
  ASSERT_EQ(ErrorCode(report), "doubled_result");
  const std::string message = report["error"]["message"];
  EXPECT_TRUE(Contains(message, "\"type\", \"level\" together")) << message;
}

TEST(ResultsOfOthers, LearnersWithOneScoreEachAreNotTakenForCases) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("name,test score\nLDA,.85\nLR,.84\n"
                                  "QDA,.8\nKNN,.79\nNB,.78\n")),
            "one_result_each");
  const ReadJson folds = ReportOfCsv("Fold_Score\n.62\n.66\n.61\n.65\n");
  ASSERT_EQ(ErrorCode(folds), "metrics_only");
  EXPECT_TRUE(Contains(folds["error"]["message"], "(task=cv)"));
}

TEST(ResultsOfOthers, TheBestOfEachRowIsNoLearner) {
  const std::string csv =
      "state,best_model,rmse,mae,ARIMA_rmse,ARIMA_mae,LSTM_rmse,LSTM_mae,"
      "Prophet_rmse,Prophet_mae\nAlabama,LSTM,1.6,1.5,4.1,4.0,1.6,1.5,7.0,6.8\n"
      "Alaska,ARIMA,2.2,2.0,2.2,2.0,3.1,2.9,5.5,5.1\n"
      "Arizona,LSTM,1.9,1.4,3.3,3.1,1.9,1.4,6.1,5.7\n"
      "Arkansas,LSTM,2.4,2.3,3.8,3.5,2.4,2.3,4.9,4.4\n";
  const Names learners{"ARIMA_rmse", "LSTM_rmse", "Prophet_rmse"};
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["options"]["predictions"], learners) << report.dump();
  EXPECT_TRUE(
      Contains(Warning(report, "summary_columns_left_out"), "\"rmse\""));
  const ReadJson chosen = ReportOfCsv(
      csv, R"({"dataset":"state",)"
           R"("predictions":["ARIMA_rmse","LSTM_rmse","Prophet_rmse"]})");
  EXPECT_EQ(chosen["task"], "friedman") << chosen.dump();
}

TEST(ResultsOfOthers, NumbersWithDecimalsAreDoubtfulNamesOfDataSets) {
  EXPECT_NE(Warning(ReportOfCsv(",sst2,qqp,avg\nbert,.95,.91,.93\n"
                                "roberta,.96,.92,.94\nalbert,.9,.89,.895\n",
                                R"({"task":"friedman","dataset":"avg"})"),
                    "numbers_as_datasets"),
            "");
}

TEST(ResultsOfOthers, AListOfMetricsWithGapsNamesItsTask) {
  const ReadJson report = ReportOfCsv(
      "track_id,target,method,metric,score,SAR,task\n"
      "11,vocals,GRA3,SAR,8.7,5.7,quality\n"
      "11,vocals,HUA,SAR,6.7,8.0,quality\n"
      "11,vocals,KAM1,SAR,-3.5,-1.4,quality\n"
      "11,vocals,RAF2,SAR,3.7,2.7,quality\n"
      "11,vocals,STO1,SAR,1.1,2.1,quality\n"
      "12,vocals,DUR,SAR,3.1,5.3,quality\n"
      "12,vocals,GRA2,SAR,5.1,3.2,quality\n"
      "12,vocals,GRA3,SAR,7.5,7.1,quality\n"
      "12,vocals,KAM2,SAR,0.8,3.2,quality\n"
      "12,vocals,KON,SAR,-4.1,0.5,quality\n"
      "20,vocals,CHA,SAR,7.4,8.4,quality\n");
  ASSERT_EQ(ErrorCode(report), "no_truth_column") << report.dump();
  EXPECT_TRUE(Contains(report["error"]["message"], "(task=friedman)"));
}

TEST(ResultsOfOthers, ANameOfItsOwnInEachRowIsNoTruth) {
  const ReadJson report = ReportOfCsv(
      "Target,Combined,Spectral_RF,HAR_LR\nDown >5% in 10d,.605,.603,.725\n"
      "Drawdown >7%,.737,.682,.773\nVolatility,.701,.664,.812\n"
      "Up >5% in 10d,.583,.571,.69\n");
  EXPECT_EQ(report["task"], "friedman") << report.dump();
}

TEST(ResultsOfOthers, RowsThatNameNoAlgorithmAreNamedThemselves) {
  constexpr std::string_view kResults =
      "benchmark,seed,acquisition,best_objective\nsphere,1,ei,.2\n"
      "sphere,1,n/a,.5\nackley,1,ei,.3\nackley,1,ucb,.6\nsphere,1,ucb,.4\n";
  const std::string chosen = R"({"task":"friedman","algorithm":"acquisition")";
  const ReadJson refused = ReportOfCsv(kResults, chosen + "}");
  EXPECT_EQ(ErrorCode(refused), "no_algorithm_named") << refused.dump();
  EXPECT_EQ(refused["error"]["line"], 3);
  const ReadJson report =
      ReportOfCsv(kResults, chosen + R"(,"missing":"drop"})");
  EXPECT_EQ(Models(report), (Names{"ei", "ucb"})) << report.dump();
  EXPECT_TRUE(
      Contains(Warning(report, "rows_without_algorithm"), "1 of 5 rows"));
}

TEST(ResultsOfOthers, FoldsWithoutNumbersArePairedOnlyWhereNoneIsMissing) {
  std::string csv = "model,lang,sentence,accuracy\n";
  for (const std::string model : {"bert,en,", "mbert,en,", "mbert,es,"}) {
    for (std::size_t i = 0; i < 12; ++i)
      csv.append(model + std::to_string(i) + ",0." + std::to_string(20 + i) +
                 "\n");
  }
  for (const std::string missing : {"error", "drop"}) {
    const ReadJson refused =
        ReportOfCsv(csv, R"({"task":"cv","algorithm":"model","missing":")" +
                             missing + R"("})");
    EXPECT_EQ(ErrorCode(refused), "folds_not_numbered") << refused.dump();
  }
  // The data sets are no reason to choose the data sets.
  const ReadJson doubled =
      ReportOfCsv(csv, R"({"task":"cv","algorithm":"model","fold":"sentence",)"
                       R"("dataset":"lang","missing":"drop"})");
  ASSERT_EQ(ErrorCode(doubled), "doubled_result") << doubled.dump();
  EXPECT_TRUE(Contains(doubled["error"]["message"], "keep the rows of one"));
}

TEST(ResultsOfOthers, HallucinationsAreBetterWhenFew) {
  const ReadJson report = ReportOfCsv(
      "dataset,model,hallucination_score\na,x,.1\na,y,.3\nb,x,.2\nb,y,.5\n"
      "c,x,.1\nc,y,.4\n");
  EXPECT_FALSE(report["options"]["higher_is_better"]) << report.dump();
}

TEST(ResultsOfOthers, FoldsThatAreGuessedStayAGuessWhenSomeAreLeftOut) {
  std::string csv = "test_day,tpr\n";
  for (std::size_t day = 14; day < 42; ++day)
    csv.append(std::to_string(day) +
               (day % 6 == 0 ? ",0." + std::to_string(day) + "\n" : ",\n"));
  const ReadJson report =
      ReportOfCsv(csv, R"({"fold":"test_day","missing":"drop"})");
  EXPECT_TRUE(Contains(report.dump(), "That the 28 rows are the folds of one"))
      << report.dump();
}

TEST(ResultsOfOthers, AMeasureIsNoOnlyAlgorithm) {
  EXPECT_TRUE(Contains(
      ReportOfCsv(
          "features,cv_macro_f1_mean,cv_macro_f1_std\na,.365,.004\n"
          "b,.405,.002\nc,.401,.007\nd,.427,.005\n")["error"]["message"],
      "there is one result of each and nothing to test"));
}

TEST(ResultsOfOthers, NumbersOfSentencesAreNoResults) {
  constexpr std::string_view kParsers =
      "lang,parser,family,uas,las,n_sentences\nen,s:en,t,.61,.45,2077\n"
      "en,z:en,g,.90,.88,2077\nru,s:ru,t,.89,.84,8800\nru,z:ru,g,.93,.90,"
      "8800\n";
  // One language only for each parser.
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                kParsers, R"({"task":"friedman","algorithm":"parser"})")),
            "no_rows");
  EXPECT_EQ(ErrorCode(ReportOfCsv(kParsers)), "metrics_only");
  const ReadJson chosen = ReportOfCsv(
      kParsers,
      R"({"algorithm":"family","dataset":"lang","predictions":["las"]})");
  EXPECT_EQ(Models(chosen), (Names{"t", "g"})) << chosen.dump();
  EXPECT_TRUE(chosen["options"]["higher_is_better"]);
}

TEST(ResultsOfOthers, AShareOfLabelsIsNoTruthAndNoLearner) {
  constexpr std::string_view kShares =
      "Label %,BYOL Fine-Tune,Linear Probe,Supervised (Scratch)\n"
      "1,64.9,39.0,38.6\n5,71.3,57.0,38.6\n10,82.7,60.0,76.1\n";
  const ReadJson question = ReportOfCsv(kShares);
  ASSERT_EQ(ErrorCode(question), "no_truth_column") << question.dump();
  EXPECT_TRUE(Contains(question["error"]["message"], "task=friedman"));
  EXPECT_EQ(Models(ReportOfCsv(kShares, R"({"task":"cv"})")),
            (Names{"BYOL Fine-Tune", "Linear Probe", "Supervised (Scratch)"}));
}

TEST(ResultsOfOthers, MetricsAtDepthsAreNoLearners) {
  std::string csv =
      ",Team,Lang,Run,ACC@1,ACC@1@Top1,ACC@2@Top1,ACC@3@Top1,MAP@3,MAP@5,"
      "MAP@10,Potential@3,Potential@5,Potential@10\n";
  for (int i = 0; i < 24; ++i) {
    csv.append(std::to_string((i * 7) % 24) +
               (i % 3 == 0   ? ",UniHD,en,"
                : i % 3 == 1 ? ",LSBERT,es,"
                             : ",GPT,pt,") +
               std::to_string(1 + (i / 3)));
    for (int metric = 0; metric < 10; ++metric)
      csv.append(",." + std::to_string(1 + metric) + std::to_string(i));
    csv.append("\n");
  }
  const ReadJson question = ReportOfCsv(csv);
  ASSERT_EQ(ErrorCode(question), "learners_in_texts") << question.dump();
  EXPECT_TRUE(Contains(question["error"]["message"], "\"Team\""));
}

TEST(ResultsOfOthers, ASettingBesideProportionsIsNoLearner) {
  std::string csv = "dataset,share,dim,all,fisher,relief\n";
  for (const std::string dataset : {"adware", "isolet", "otto"}) {
    for (const std::string share : {".02", ".05", ".1"})
      csv.append(dataset + "," + share + ",2,.75,.5" + share.substr(1) + ",.4" +
                 share.substr(1) + "\n");
  }
  const ReadJson report = ReportOfCsv(csv, R"({"fold":"share"})");
  EXPECT_EQ(Models(report), (Names{"all", "fisher", "relief"}))
      << report.dump();
  EXPECT_TRUE(Contains(report["advice"].dump(), "put_aside"));
}

TEST(ResultsOfOthers, WhatIsLeftOutWithAGapIsADataSet) {
  const ReadJson report = ReportOfCsv(
      "dataset,part,all,fisher\nadware,1,.75,.5\nadware,2,.7,.6\n"
      "isolet,1,.8,.7\nisolet,2,.8,.6\notto,1,.5,\notto,2,.75,\n",
      R"({"fold":"part","missing":"drop"})");
  EXPECT_TRUE(Contains(report["advice"].dump(),
                       "Data sets left out because a result was missing: 1"))
      << report.dump();
}

TEST(ResultsOfOthers, AccuraciesOfCrossedTextsAreNoPredictionsOfLabels) {
  std::string csv = "Predictor,Target,Accuracy\n";
  for (int i = 0; i < 12; ++i)
    csv.append("diverse" + std::to_string(i % 3) + ".csv,project" +
               std::to_string(i / 3) + ".csv,.5" + std::to_string(i * 7) +
               "\n");
  for (const std::string_view options : {"{}", R"({"task":"friedman"})"}) {
    const ReadJson question = ReportOfCsv(csv, options);
    EXPECT_TRUE(Contains(question["error"]["message"], "algorithm=Predictor"))
        << question.dump();
    EXPECT_FALSE(question["error"].contains("candidates"));
  }
  // What it says to do.
  const ReadJson report =
      ReportOfCsv(csv, R"({"algorithm":"Predictor","dataset":"Target"})");
  EXPECT_EQ(Models(report).size(), 3U);
  EXPECT_EQ(report["input"]["measure"], "Accuracy");
}

TEST(ResultsOfOthers, RowsOfAChosenFoldComparisonMayBeTheLearners) {
  const ReadJson report = ReportOfCsv(
      ",Sampling1,Sampling2,Sampling3\nLogistic,.93,.92,.95\n"
      "Random Forest,.98,.97,.99\nSVM,.96,.95,.94\n",
      R"({"task":"cv"})");
  EXPECT_EQ(Models(report), (Names{"Logistic", "Random Forest", "SVM"}))
      << report.dump();
  EXPECT_NE(Warning(report, "rows_as_learners"), "");
  EXPECT_EQ(Models(ReportOfCsv(",RF,SVM\n1,.93,.92\n2,.98,.97\n3,.96,.95\n",
                               R"({"task":"cv"})")),
            (Names{"RF", "SVM"}));
}

TEST(ResultsOfOthers, AChosenMetricIsComparedWhereAnotherWasTheMainOne) {
  std::string csv = "dataset,model,primary_metric,test_rmse,test_accuracy\n";
  for (const std::string model : {"boost", "forest", "ridge"}) {
    csv.append("energy," + model + ",rmse,6.5,\n");
    csv.append("adult," + model + ",accuracy,,.8" +
               std::to_string(model.size()) + "\n");
    csv.append("bank," + model + ",accuracy,,.9" +
               std::to_string(model.size()) + "\n");
  }
  const ReadJson report =
      ReportOfCsv(csv, R"({"predictions":["test_accuracy"]})");
  EXPECT_EQ(Models(report), (Names{"boost", "forest", "ridge"}));
  EXPECT_EQ(report["tests"]["n_datasets"], 2);
}

TEST(ResultsOfOthers, MetricsOfEachRunAreNoLearners) {
  std::string csv =
      ",NMI_cluster/label,ARI_cluster/label,ASW_label,isolated_label_F1,kBET\n";
  for (int i = 0; i < 8; ++i) {
    const std::string last = std::to_string(i);
    csv.append("/pancreas/run_" + last + ",.9" + last + ",.8" + last + ",.5" +
               last + ",.7" + last + ",.4" + last + "\n");
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "metrics_only");
  // Learners that were trained by losses, and learners of a benchmark.
  EXPECT_EQ(ReportOfCsv("dataset,mae,mse,huber\na,.9,.8,.7\nb,.8,.7,.6\n"
                        "c,.7,.8,.6\n")["task"],
            "friedman");
}

TEST(ResultsOfOthers, WhatFoldsOfMeasuresAreOfIsNoTruth) {
  std::string csv = "fold,target,n_train_labeled,MAE,RMSE,Pearson\n";
  for (int i = 0; i < 12; ++i) {
    csv.append(std::to_string(i / 3) + ",T_00" + std::to_string(i % 3) + ",12" +
               std::to_string(i % 5) + ",1." + std::to_string(i * 7) + ",2." +
               std::to_string(i * 5) + ",.5" + std::to_string(i) + "\n");
  }
  for (const std::string_view options : {"{}", R"({"task":"cv"})"}) {
    const ReadJson question = ReportOfCsv(csv, options);
    ASSERT_TRUE(question.contains("error")) << question.dump();
    EXPECT_FALSE(question["error"].contains("candidates")) << options;
    EXPECT_TRUE(Contains(question["error"]["message"], "(algorithm"))
        << question["error"]["message"];
  }
}

TEST(ResultsOfOthers, RepetitionsOnOneDataSetAreRunsAndNotFolds) {
  constexpr const char* kNets[] = {"FCN", "KAN"};
  std::string csv = "classifier_name,dataset_name,accuracy,nr\n";
  std::string bare = "classifier_name,dataset_name,accuracy\n";
  for (const std::string net : kNets) {
    for (int i = 0; i < 5; ++i) {
      const std::string row = net + ",Incentia,.4" + std::to_string(3 * i % 7);
      bare += row + "\n";
      csv += row + "," + std::to_string(i) + "\n";
    }
  }
  EXPECT_TRUE(
      Contains(ReportOfCsv(bare)["error"]["message"], "as the run (run)"));
  const ReadJson report = ReportOfCsv(csv, R"({"run": "nr"})");
  EXPECT_EQ(report["verdict"]["reason"], "no_test_train_ratio");
}

TEST(ResultsOfOthers, CountriesInClustersAreNoDataSets) {
  std::string csv = "Country name,Ladder score,log_GDP,Freedom,cluster\n";
  for (int i = 0; i < 12; ++i) {
    const std::string digit = std::to_string(i % 10);
    csv += "Land" + std::to_string(i) + ",7." + digit + ",1.8" + digit + ",.5" +
           digit + "," + std::to_string(i % 3) + "\n";
  }
  EXPECT_EQ(ReportOfCsv(csv)["task"], "clustering");
}

TEST(ResultsOfOthers, ClustersOfNamedPointsAreNoResults) {
  std::string clusters = ",K-means,DBSCAN,Hierarchical\n";
  std::string ranks = ",K-means,DBSCAN,Hierarchical\n";
  for (int i = 0; i < 12; ++i) {
    const std::string name = "TCGA-" + std::to_string(i);
    const std::string own = "," + std::to_string(i % 3);
    clusters.append(name).append(own).append(",-1").append(own).append("\n");
    ranks.append(name).append(i % 3 == 0 ? ",1,2,3\n" : ",2,1,3\n");
  }
  EXPECT_EQ(ReportOfCsv(clusters)["task"], "clustering");
  EXPECT_EQ(ReportOfCsv(ranks)["task"], "friedman");
}

TEST(ResultsOfOthers, AListOfMetricsWithoutDataSetsNamesItsTask) {
  std::string csv = "Method,Model,Metric,Fraction,Result\n";
  for (const std::string method : {"ADV", "STD"}) {
    for (const std::string model : {"TransE", "DistMult"}) {
      for (const std::string metric : {"MR", "MRR", "HITS@10"}) {
        for (const std::string share : {"0.1", "0.2", "0.3"})
          csv.append(method).append(",").append(model).append(",").append(
              metric + "," + share + ",0." +
              std::to_string(100 + (csv.size() % 300)) + "\n");
      }
    }
  }
  const ReadJson report = ReportOfCsv(csv);
  ASSERT_EQ(ErrorCode(report), "no_truth_column") << report.dump();
  EXPECT_TRUE(Contains(report["error"]["message"], "(task=friedman)"));
  // The column called "Result" has the results, and low ones are no errors.
  const ReadJson chosen =
      ReportOfCsv(csv, R"({"algorithm":"Method","dataset":"Fraction"})");
  EXPECT_EQ(chosen["options"]["predictions"], Names{"Result"});
  EXPECT_FALSE(Contains(chosen.dump(), "direction_looks_wrong"));
}

TEST(ResultsOfOthers, RowsBesideTheirMeansAreLearnersOfAChosenTask) {
  const ReadJson report = ReportOfCsv(
      ",sst2,qqp,mnli,avg\nalpha,.9,.8,.7,.8\nbeta,.8,.7,.6,.7\n"
      "gamma,.7,.9,.8,.8\n",
      R"({"task":"cv"})");
  EXPECT_EQ(Models(report), (Names{"alpha", "beta", "gamma"}));
  EXPECT_NE(Warning(report, "rows_as_learners"), "");
}

TEST(ResultsOfOthers, ResultsOfNoFoldAreSaidToBeAveraged) {
  std::string csv = "model,dataset,fold,accuracy\n";
  for (const std::string dataset : {"a", "b", "c"}) {
    for (const std::string model : {"p2s", "ankh"}) {
      for (const std::string fold : {"0", "1", "2"})
        csv += model + "," + dataset + "," + fold + ",." +
               std::to_string(70 + csv.size() % 20) + "\n";
    }
  }
  EXPECT_EQ(Warning(ReportOfCsv(csv), "fold_blank"), "");
  const ReadJson blank = ReportOfCsv(csv + "p2s,a,,.5\nankh,a,,.6\n");
  EXPECT_TRUE(Contains(Warning(blank, "fold_blank"), "2 results"))
      << blank.dump();
  EXPECT_TRUE(Contains(Warning(blank, "fold_blank"), "line 20"));
}

}  // namespace
}  // namespace melon
