#pragma once

#include <string_view>

#include "base/text.h"

namespace melon {

/// What a symbol of a formula stands for. TP, FP, FN and TN need no
/// explanation: they are the cells of the confusion matrix.
struct Symbol {
  /// As it stands in the formula; several that belong together with commas.
  std::string_view latex = {};
  Text meaning = {};
};

/// Symbols that several items share.
namespace symbols {

inline constexpr Symbol kCases{"n", {"the number of cases", "样例个数"}};
inline constexpr Symbol kClasses{"K", {"the number of classes", "类别个数"}};
inline constexpr Symbol kClassCases{
    "n_k",
    {"the number of cases whose true class is k", "真实类别为 k 的样例个数"}};
inline constexpr Symbol kClassCounts{
    R"(TP_k,\ FP_k,\ FN_k)",
    {"the counts of class k against all others", "类别 k 对其余类别的计数"}};
inline constexpr Symbol kMatrixCounts{
    R"(TP_i,\ FP_i,\ FN_i)",
    {"the counts of the i-th matrix", "第 i 个混淆矩阵的计数"}};
inline constexpr Symbol kMatrices{
    "n", {"the number of confusion matrices", "混淆矩阵个数"}};
inline constexpr Symbol kMeanCounts{
    R"(\overline{TP},\ \overline{FP},\ \overline{FN})",
    {"the counts averaged over the matrices", "各矩阵计数的平均"}};
inline constexpr Symbol kTpr{
    R"(\mathrm{TPR})",
    {"the true positive rate TP/(TP + FN)", "真正例率 TP/(TP + FN)"}};
inline constexpr Symbol kFpr{
    R"(\mathrm{FPR})",
    {"the false positive rate FP/(FP + TN)", "假正例率 FP/(FP + TN)"}};
inline constexpr Symbol kFnr{
    R"(\mathrm{FNR})",
    {"the false negative rate FN/(TP + FN)", "假反例率 FN/(TP + FN)"}};
inline constexpr Symbol kTnr{
    R"(\mathrm{TNR})",
    {"the true negative rate TN/(FP + TN)", "真反例率 TN/(FP + TN)"}};
inline constexpr Symbol kThreshold{"t", {"a threshold", "阈值"}};
inline constexpr Symbol kPrSteps{
    R"(P_k,\ R_k)",
    {"precision and recall at the k-th distinct score from the top",
     "从高到低第 k 个不同得分处的查准率与查全率"}};
inline constexpr Symbol kPrecisionRecall{
    R"(P,\ R)", {"precision and recall", "查准率与查全率"}};
inline constexpr Symbol kMacroPr{
    R"(P_{\mathrm{macro}},\ R_{\mathrm{macro}})",
    {"macro-precision and macro-recall", "宏查准率与宏查全率"}};
inline constexpr Symbol kTruth01{
    "y_i",
    {"the truth of case i: 1 for positive, 0 for negative",
     "样例 i 的真实标记：正例为 1，反例为 0"}};
inline constexpr Symbol kProbability{
    "p_i",
    {"the predicted probability that case i is positive",
     "预测样例 i 为正例的概率"}};
inline constexpr Symbol kTrueClass{
    "y_i", {"the true class of case i", "样例 i 的真实类别"}};
inline constexpr Symbol kClassProbability{
    "p_{ik}",
    {"the predicted probability of class k for case i",
     "样例 i 属于类别 k 的预测概率"}};
inline constexpr Symbol kAuc{
    R"(\mathrm{AUC})", {"the area under the ROC curve", "ROC 曲线下面积"}};
inline constexpr Symbol kAucA{
    "A", {"the area under the ROC curve", "ROC 曲线下面积"}};
inline constexpr Symbol kAucRest{
    R"(\mathrm{AUC}(k\mid\text{rest}))",
    {"the AUC of class k against all others", "类别 k 对其余类别的 AUC"}};
inline constexpr Symbol kHandTill{
    R"(\hat A(i\mid j))",
    {"the AUC of classes i and j on their own cases, by the probability of "
     "class i",
     "仅在类别 i 与 j 的样例上、按类别 i 的概率计算的 AUC"}};
inline constexpr Symbol kBinCases{
    "n_b", {"the number of cases in bin b", "箱 b 中的样例个数"}};
inline constexpr Symbol kPairsAbcd{
    R"(a,\ b,\ c,\ d)",
    {"the numbers of pairs of points that are together in clusters and truth, "
     "in the clusters alone, in the truth alone, in neither",
     "在聚类与真实分组中都同组、仅在聚类中同组、仅在真实分组中同组、都不同组的"
     "点对数"}};
inline constexpr Symbol kPoints{"m", {"the number of points", "点的个数"}};
inline constexpr Symbol kCluster{"C_i",
                                 {"the points of cluster i", "第 i 簇的点"}};
inline constexpr Symbol kClusters{"k", {"the number of clusters", "簇的个数"}};
inline constexpr Symbol kCentroid{
    R"(\mu_i)", {"the centroid of cluster i", "第 i 簇的中心"}};
inline constexpr Symbol kDcen{
    R"(d_{\mathrm{cen}})",
    {"the distance between centroids", "簇中心之间的距离"}};
inline constexpr Symbol kEntropy{
    "H",
    {"entropy, conditional on what stands behind the bar", "熵，竖线后为条件"}};
inline constexpr Symbol kMutual{"I", {"mutual information", "互信息"}};
inline constexpr Symbol kCk{
    R"(C,\ K)",
    {"the true class and the cluster of a point", "点的真实类别与所在的簇"}};
inline constexpr Symbol kTruth{
    R"(y_i,\ \hat y_i)",
    {"the true and the predicted number of case i", "样例 i 的真实值与预测值"}};
inline constexpr Symbol kTruthPlain{
    R"(y,\ \hat y)", {"the true and the predicted numbers", "真实值与预测值"}};
inline constexpr Symbol kTruthMean{
    R"(\bar y)", {"the mean of the true numbers", "真实值的均值"}};
inline constexpr Symbol kQueries{"Q", {"the number of queries", "查询个数"}};
inline constexpr Symbol kRelevance{
    "r_i", {"the relevance of the item at position i", "第 i 位条目的相关度"}};
inline constexpr Symbol kRelevant{
    "R_q", {"the number of relevant items of query q", "查询 q 的相关条目数"}};
inline constexpr Symbol kPosition{
    R"(\mathrm{pos}_{q,i})",
    {"the position of the i-th relevant item of query q",
     "查询 q 的第 i 个相关条目的位置"}};
inline constexpr Symbol kOrder{R"(\pi)",
                               {"an order of the items", "条目的一种排列"}};
inline constexpr Symbol kCosts{
    R"(C_{FN},\ C_{FP})",
    {"the costs of a false negative and a false positive",
     "假反例与假正例的代价"}};
inline constexpr Symbol kXCost{
    "x", {"the weight P(+)cost of the positives", "正例的代价权重 P(+)cost"}};
inline constexpr Symbol kMaxFpr{
    "f",
    {"the largest false positive rate that is tolerated",
     "可容忍的最大假正例率"}};
inline constexpr Symbol kZLevel{
    "z", {"the normal quantile of the level", "置信水平对应的正态分位数"}};
inline constexpr Symbol kSeAuc{
    R"(\mathrm{SE})",
    {"DeLong’s standard error of the AUC", "AUC 的 DeLong 标准误"}};
inline constexpr Symbol kSeHat{R"(\widehat{\mathrm{se}}_{\text{DeLong}})",
                               {"DeLong’s standard error", "DeLong 标准误"}};
inline constexpr Symbol kPlacement{R"(S_{10},\ S_{01})",
                                   {"the variances of the placement values of "
                                    "the positives and of the negatives",
                                    "正例与反例的位置值的方差"}};
inline constexpr Symbol kN1n0{
    R"(n_1,\ n_0)",
    {"the numbers of positives and negatives", "正例数与反例数"}};
inline constexpr Symbol kPi{R"(\pi)", {"the share of positives", "正例的比例"}};
inline constexpr Symbol kDatasets{"N",
                                  {"the number of data sets", "数据集个数"}};
inline constexpr Symbol kAlgorithms{"k",
                                    {"the number of algorithms", "算法个数"}};
inline constexpr Symbol kRankSum{
    "R_j", {"the rank sum of algorithm j", "算法 j 的秩和"}};
inline constexpr Symbol kTies{
    "t",
    {"the size of a group of tied algorithms on one data set",
     "一个数据集上一组并列算法的个数"}};
inline constexpr Symbol kChiF{R"(\chi_F^2)",
                              {"Friedman’s statistic", "Friedman 统计量"}};
inline constexpr Symbol kChiTies{R"(\chi_{F,\text{ties}}^2)",
                                 {"Friedman’s statistic corrected for ties",
                                  "作了并列校正的 Friedman 统计量"}};
inline constexpr Symbol kDiff{
    "d_i", {"the i-th difference between the two", "两者的第 i 个差值"}};
inline constexpr Symbol kDiffMean{
    R"(\bar d,\ s_d)",
    {"mean and standard deviation of the differences", "差值的均值与标准差"}};
inline constexpr Symbol kNDiff{"n", {"the number of differences", "差值个数"}};
inline constexpr Symbol kSigned{
    R"(R^+,\ R^-)",
    {"the rank sums of the positive and of the negative differences",
     "正差值与负差值的秩和"}};
inline constexpr Symbol kPRaw{
    "p_i",
    {"the unadjusted p-value of comparison i", "第 i 个比较未校正的 p 值"}};
inline constexpr Symbol kPOrdered{
    R"(p_{(1)}\le\dots\le p_{(m)})",
    {"the unadjusted p-values in order", "从小到大排列的未校正 p 值"}};
inline constexpr Symbol kPAdjusted{R"(\tilde p)",
                                   {"the adjusted p-value", "校正后的 p 值"}};
inline constexpr Symbol kComparisons{
    "m", {"the number of comparisons", "比较的个数"}};
inline constexpr Symbol kAlpha{R"(\alpha)",
                               {"the significance level", "显著性水平"}};
inline constexpr Symbol kAlphaInterval{
    R"(\alpha)", {"1 minus the level of the interval", "1 减去置信水平"}};
inline constexpr Symbol kDRun{
    "d_i^{(j)}", {"the difference in fold j of run i", "第 i 次第 j 折的差值"}};
inline constexpr Symbol kSRun{
    "s_i^2",
    {"the variance of the two differences of run i", "第 i 次两个差值的方差"}};
inline constexpr Symbol kDRunMean{
    R"(\bar d_i)",
    {"the mean of the two differences of run i", "第 i 次两个差值的均值"}};
inline constexpr Symbol kNTestTrain{
    R"(n_{\text{test}},\ n_{\text{train}})",
    {"the numbers of test and training cases of a fold",
     "每折的测试与训练样例数"}};
inline constexpr Symbol kFolds{"n", {"the number of folds", "折数"}};
inline constexpr Symbol kRope{
    "r",
    {"half the width of the region of practical equivalence",
     "实际等价区间的半宽"}};
inline constexpr Symbol kPosterior{
    R"(\theta)", {"the probabilities of the three cases", "三种情形的概率"}};
inline constexpr Symbol kGroupSd{
    R"(s_a,\ s_b)",
    {"the standard deviations of both algorithms’ results",
     "两个算法结果的标准差"}};
inline constexpr Symbol kGroupMean{
    R"(\bar a,\ \bar b)",
    {"the mean results of both algorithms", "两个算法结果的均值"}};
inline constexpr Symbol kResultsAb{
    R"(a_i,\ b_j)",
    {"the results of the first and the second algorithm",
     "第一个与第二个算法的结果"}};
inline constexpr Symbol kReplicates{
    R"(\hat G)", {"the distribution of the replicates", "重采样值的分布"}};
inline constexpr Symbol kBeta{
    R"(\beta)",
    {"how many times as much recall counts as precision",
     "查全率相对查准率的重要程度"}};
inline constexpr Symbol kZBca{
    "z",
    {"the normal quantile of order 1 − α/2, α being 1 minus the level",
     "1 − α/2 阶的正态分位数，α 为 1 减去置信水平"}};

}  // namespace symbols

}  // namespace melon
