#include "roles/names/metric_names.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace melon {
namespace {

TEST(MetricNames, AreTheIdsOfItemsAndWhatOtherProgramsCallThem) {
  for (const char* name :
       {"accuracy", "Accuracy", "Kappa", "RMSE", "Rsquared", "MAE", "ROC",
        "Sens", "Spec", "f1-score", "log_loss", "roc_auc", "test_accuracy",
        "neg_mean_squared_error", "mean_test_f1_macro", "查准率"})
    EXPECT_TRUE(IsMetricName(name)) << name;
}

TEST(MetricNames, OfLearnersAreNone) {
  for (const char* name : {"rf", "svm", "rf_accuracy", "rf~Accuracy", "A",
                           "test", "score of B", "C4.5", ""})
    EXPECT_FALSE(IsMetricName(name)) << name;
}

TEST(KindOfMeasure, IsThePartOfTheNameThatIsCalledByAMetric) {
  EXPECT_EQ(KindOfMeasure("rf~Accuracy"), "accuracy");
  EXPECT_EQ(KindOfMeasure("rf_accuracy"), "accuracy");
  EXPECT_EQ(KindOfMeasure("accuracy rf"), "accuracy");
  EXPECT_EQ(KindOfMeasure("rf"), "");
  EXPECT_EQ(KindOfMeasure("random_forest"), "");
}

TEST(MeasureInName, IsAMetricOrAWordAtEitherEnd) {
  EXPECT_EQ(MeasureInName("ROC AUC"), "rocauc");
  EXPECT_EQ(MeasureInName("iris_accuracy"), "accuracy");
  EXPECT_EQ(MeasureInName("fit_time"), "time");
  EXPECT_EQ(MeasureInName("time of training"), "time");
  EXPECT_EQ(MeasureInName("iris"), "");
  EXPECT_EQ(MeasureInName(""), "");
}

TEST(MetricNames, AreReadWithSymbolsCutoffsAndThresholds) {
  for (const char* name :
       {"R²", "Cohen’s κ", "ndcg@10", "mAP@50", "mAP@[.5:.95]", "mAP50-95",
        "Kendall’s τ", "PR-AUC", "adjusted Rand index", "c-index", "G-mean"}) {
    EXPECT_TRUE(IsMetricName(name)) << name;
    EXPECT_TRUE(MentionsMetric(name)) << name;
  }
  EXPECT_TRUE(MentionsMetric("svm_mcc"));
  EXPECT_FALSE(MentionsMetric("svm"));
}

TEST(MetricNames, HaveADepthWithoutASignToo) {
  for (const char* name : {"ndcg10", "precision5", "test_recall_20"})
    EXPECT_TRUE(IsMetricName(name)) << name;
  for (const char* name : {"rf10", "model5", "10"})
    EXPECT_FALSE(IsMetricName(name)) << name;
}

TEST(MetricOfFile, IsAtTheEndButForWordsOfFiles) {
  EXPECT_EQ(MetricOfFile("f1_scores"), "f1 score");
  EXPECT_EQ(MetricOfFile("bert_accuracy_results_2"), "accuracy");
  EXPECT_EQ(MetricOfFile("RMSE"), "rmse");
  for (const char* name :
       {"loss_functions", "accuracy_of_what", "results", "iris", "2024", ""})
    EXPECT_EQ(MetricOfFile(name), "") << name;
}

TEST(MetricNames, OfPicturesTextsAndForecastsAreKnown) {
  for (const char* name : {"METEOR", "EM", "AP50", "APs", "AP_large", "rouge1",
                           "rougeLsum", "acc_norm", "pass@10", "Hits@1", "IDF1",
                           "bits_per_byte", "minADE", "FDE", "MPIW", "PICP"})
    EXPECT_TRUE(IsMetricName(name)) << name;
}

TEST(MetricNames, AreReadWithArrows) {
  for (const char* name : {"Acc (%)↑", "FID↓", "PPL ⬇️", "↑ F1"}) {
    EXPECT_TRUE(IsMetricName(name)) << name;
    EXPECT_TRUE(MentionsMetric(name)) << name;
  }
  EXPECT_EQ(HigherIsBetterByName("KITTI↓"), false);
  EXPECT_EQ(HigherIsBetterByName("speed ↑"), true);
  EXPECT_TRUE(IsNeverNegative("PPL↓"));
  EXPECT_FALSE(IsNeverNegative("KITTI↓"));
}

TEST(HigherIsBetterByName, IsTrueOfScores) {
  for (const char* name : {"mcc",
                           "R²",
                           "ridge R²",
                           "NDCG",
                           "ndcg@10",
                           "MAP",
                           "mAP@50",
                           "IoU",
                           "mIoU",
                           "Dice",
                           "Cohen’s κ",
                           "cohen_kappa",
                           "ARI",
                           "NMI",
                           "BLEU-4",
                           "ROUGE-L",
                           "rouge1",
                           "Spearman",
                           "Spearman’s ρ",
                           "correlation",
                           "silhouette",
                           "G-mean",
                           "c-index",
                           "AUPRC",
                           "PR-AUC",
                           "lift",
                           "R2 score",
                           "Average precision",
                           "test_accuracy",
                           "valacc",
                           "neg_mean_squared_error",
                           "split0_test_neg_log_loss",
                           "brier skill score",
                           "1 - error",
                           "1-NN score",
                           "top-1-accuracy",
                           "error_reduction",
                           "MAE improvement",
                           "time_saved",
                           "马修斯相关系数",
                           "交并比"})
    EXPECT_EQ(HigherIsBetterByName(name), true) << name;
}

TEST(HigherIsBetterByName, IsFalseOfErrorsLossesAndTimes) {
  for (const char* name : {"RMSLE",
                           "MAPE",
                           "sMAPE",
                           "MASE",
                           "WER",
                           "CER",
                           "perplexity",
                           "deviance",
                           "NLL",
                           "neg_log_likelihood",
                           "cross-entropy",
                           "CrossEntropy",
                           "hinge",
                           "pinball",
                           "pinball loss",
                           "latency",
                           "latency (ms)",
                           "Percent_incorrect",
                           "dice loss",
                           "mean squared error",
                           "median absolute error",
                           "log_loss",
                           "davies_bouldin",
                           "1-AUC",
                           "1 − accuracy",
                           "test 1-F1",
                           "top-1 error (%)",
                           "top1_error",
                           "auc_error",
                           "recall error",
                           "accuracy drop",
                           "AUC regret",
                           "jaccard_distance",
                           "classif.ce",
                           "classif.mmce",
                           "miss_rate",
                           "false_alarms",
                           "memory_mb",
                           "svmerror",
                           "均方误差",
                           "困惑度"})
    EXPECT_EQ(HigherIsBetterByName(name), false) << name;
}

TEST(HigherIsBetterByName, IsFalseOfUnitsOfTime) {
  for (const char* name :
       {"solverA (s)", "solverA (ms)", "solverA [s]", "solverA[ms]",
        "solver_seconds", "solver_ms", "solverA (min)", "求解器 (毫秒)",
        "求解器（秒）", "SolverA (MS)"})
    EXPECT_EQ(HigherIsBetterByName(name), false) << name;
  for (const char* name : {"solver(s)", "ms", "s", "(s)", "solver (x)",
                           "solver_s", "solver_min", "solver (s"})
    EXPECT_EQ(HigherIsBetterByName(name), std::nullopt) << name;
  EXPECT_EQ(HigherIsBetterByName("speedup (s)"), true);
}

TEST(HigherIsBetterByName, IsUnknownOfNamesWithoutSuchAWord) {
  for (const char* name : {"svm", "C4.5", "1-NN", "accuracy_std", "sentiment",
                           "bias", "prevalence", "rapid", "mapping", ""})
    EXPECT_EQ(HigherIsBetterByName(name), std::nullopt) << name;
}

TEST(HigherIsBetterByNames, LooksAtTheMeasureThatTheColumnsShare) {
  constexpr std::string_view kAccuracies[] = {"hinge_acc", "crossentropy_acc"};
  EXPECT_EQ(HigherIsBetterByNames(kAccuracies), true);
  constexpr std::string_view kOpposite[] = {"svm_acc", "rf_error"};
  EXPECT_EQ(HigherIsBetterByNames(kOpposite), std::nullopt);
  constexpr std::string_view kComplements[] = {"A 1-AUC", "B 1-AUC"};
  EXPECT_EQ(HigherIsBetterByNames(kComplements), false);
  constexpr std::string_view kDrops[] = {"svm accuracy drop",
                                         "rf accuracy drop"};
  EXPECT_EQ(HigherIsBetterByNames(kDrops), false);
  constexpr std::string_view kBehind[] = {"error_svm", "error_f1net"};
  EXPECT_EQ(HigherIsBetterByNames(kBehind), false);
  constexpr std::string_view kAlone[] = {"top-1 error (%)"};
  EXPECT_EQ(HigherIsBetterByNames(kAlone), false);
  constexpr std::string_view kOneNamed[] = {"svm_mcc", "rf"};
  EXPECT_EQ(HigherIsBetterByNames(kOneNamed), std::nullopt);
}

TEST(HigherIsBetterByRowHeader, ReadsTheMetricAndNotTheNameOfARow) {
  for (const char* name :
       {"Dataset (MCC)", "Dataset (MAP)", "Dataset: lift", "Dataset [R²]",
        "数据集（准确率）", "MCC", "Dataset, NDCG", "MCC (20 data sets)"})
    EXPECT_EQ(HigherIsBetterByRowHeader(name), true) << name;
  for (const char* name : {"Dataset (error rate)", "Dataset: MAE",
                           "Dataset (time)", "Dataset (1 − AUC)"})
    EXPECT_EQ(HigherIsBetterByRowHeader(name), false) << name;
  for (const char* name : {"Dataset", "map", "time series", "Glossary",
                           "cost centre", "underscore"})
    EXPECT_EQ(HigherIsBetterByRowHeader(name), std::nullopt) << name;
}

TEST(OppositeMeasures, AreOfHeadersThatAllNameOneBesideALearner) {
  using Headers = std::vector<std::string_view>;
  using Pair = std::pair<std::size_t, std::size_t>;
  EXPECT_EQ(OppositeMeasures(Headers{"SVM_acc", "NB_error", "RF_acc"}),
            (Pair{1, 0}));
  EXPECT_EQ(OppositeMeasures(Headers{"SVM accuracy", "NB accuracy"}),
            std::nullopt);
  EXPECT_EQ(OppositeMeasures(Headers{"SVM_acc", "NB_error", "RF"}),
            std::nullopt);
  // Learners called by what they minimise or maximise.
  EXPECT_EQ(OppositeMeasures(Headers{"hinge", "dice"}), std::nullopt);
  EXPECT_EQ(OppositeMeasures(Headers{"hinge_acc", "dice_acc"}), std::nullopt);
}

TEST(BareMetric, IsOneNameWithoutHowItWasTaken) {
  for (const char* name :
       {"f1", "F1-score", "test_f1_macro", "f1_mean", "macro_f1"})
    EXPECT_EQ(BareMetric(name), "f1") << name;
  EXPECT_EQ(BareMetric("acc"), BareMetric("Accuracy"));
  EXPECT_EQ(BareMetric("AUROC"), BareMetric("roc_auc"));
  EXPECT_EQ(BareMetric("rf_accuracy"), "");
}

TEST(NamesNoLearner, ExceptsMetricsThatLearnersAreCalledBy) {
  for (const char* name : {"Precision", "test_recall", "roc_auc", "R²"})
    EXPECT_TRUE(NamesNoLearner(BareMetric(name))) << name;
  for (const char* name : {"EM", "MAP", "mse", "log_loss", "RF"})
    EXPECT_FALSE(NamesNoLearner(BareMetric(name))) << name;
}

TEST(SpeaksOfTime, KnowsUnitsAndWhatWasTimed) {
  for (const char* name :
       {"time_training_seconds", "fit_time", "Latency (ms)", "训练时间"})
    EXPECT_TRUE(SpeaksOfTime(name)) << name;
  for (const char* name : {"accuracy", "TimesNet", "timeseries"})
    EXPECT_FALSE(SpeaksOfTime(name)) << name;
}

TEST(MetricOfFile, LooksPastWhatATableIsCalled) {
  EXPECT_EQ(MetricOfFile("f1_pivot"), "f1");
  EXPECT_EQ(MetricOfFile("accuracy_matrix"), "accuracy");
  EXPECT_EQ(MetricOfFile("runtimes"), "runtime");
  EXPECT_EQ(MetricOfFile("pivot"), "");
}

TEST(SpeaksOfCount, KnowsTotalsAndNumbers) {
  for (const char* name :
       {"total_errors", "n_failed", "num correct", "error_count"})
    EXPECT_TRUE(SpeaksOfCount(name)) << name;
  for (const char* name : {"errors", "n", "mean_error", "no"})
    EXPECT_FALSE(SpeaksOfCount(name)) << name;
}

TEST(MetricNames, OfADepthMayBeOneLetter) {
  EXPECT_EQ(BareMetric("P@1"), "precision");
  EXPECT_EQ(BareMetric("r@10"), "recall");
  EXPECT_EQ(HigherIsBetterByName("P@1"), std::optional(true));
  EXPECT_EQ(HigherIsBetterByName("test_R@10"), std::optional(true));
  EXPECT_FALSE(IsMetricName("P"));
  EXPECT_FALSE(IsMetricName("R"));
}

}  // namespace
}  // namespace melon
