#pragma once

#include <cmath>

#include "base/value.h"

/// Reasons that several items share. An item with a reason of its own declares
/// it in its own file.
namespace melon::reasons {

inline constexpr Reason no_cases{"no_cases", {"there is no case", "没有样例"}};
inline constexpr Reason one_class{
    "one_class",
    {"the truth does not contain two classes", "真实标记不足两类"}};
inline constexpr Reason class_never_true{
    "class_never_true",
    {"no case is truly of one of the classes, so a mean over the classes does "
     "not exist",
     "有的类没有真实样例，因此对各类的平均不存在"}};
inline constexpr Reason no_class_order{
    "no_class_order",
    {"the order of the classes is not known (option ordered)",
     "不知道各类的顺序（选项 ordered）"}};
inline constexpr Reason no_positives{"no_positives",
                                     {"no case is truly positive (TP + FN = 0)",
                                      "没有真实为正的样例（TP + FN = 0）"}};
inline constexpr Reason no_negatives{"no_negatives",
                                     {"no case is truly negative (FP + TN = 0)",
                                      "没有真实为负的样例（FP + TN = 0）"}};
inline constexpr Reason no_predicted_positives{
    "no_predicted_positives",
    {"no case is predicted positive (TP + FP = 0)",
     "没有被预测为正的样例（TP + FP = 0）"}};
inline constexpr Reason no_predicted_negatives{
    "no_predicted_negatives",
    {"no case is predicted negative (FN + TN = 0)",
     "没有被预测为反的样例（FN + TN = 0）"}};
inline constexpr Reason zero_denominator{
    "zero_denominator", {"the denominator is zero", "分母为零"}};
inline constexpr Reason no_variance{"no_variance",
                                    {"the variance is zero", "方差为零"}};
inline constexpr Reason constant_score{
    "constant_score", {"every score is the same", "所有得分都相同"}};
inline constexpr Reason scores_outside_unit_interval{
    "scores_outside_unit_interval",
    {"some scores lie outside [0, 1], so they are not probabilities",
     "有得分超出 [0, 1]，不是概率"}};
inline constexpr Reason threshold_not_set{
    "threshold_not_set",
    {"the scores are not probabilities, and the threshold is the default, 0.5, "
     "which is for those",
     "得分不是概率，而阈值是针对概率的默认值 0.5"}};
inline constexpr Reason zero_probability{
    "zero_probability",
    {"a true class was given probability 0, so its logarithm is infinite",
     "某个真实类别的概率为 0，对数为无穷"}};
inline constexpr Reason fractional_weights{
    "fractional_weights",
    {"weights are not counts of cases: not whole, or said to be something else "
     "(weight_kind)",
     "权重不是样例数：不是整数，或已指明为其他含义（weight_kind）"}};
inline constexpr Reason too_few_cases{"too_few_cases",
                                      {"too few cases", "样例太少"}};
inline constexpr Reason too_few_folds{"too_few_folds",
                                      {"too few folds", "折数太少"}};
inline constexpr Reason no_scores{
    "no_scores",
    {"the model gives labels, not scores", "模型只给出标记，没有得分"}};
inline constexpr Reason no_discordant_cases{
    "no_discordant_cases",
    {"both models err on the same cases (b + c = 0)",
     "两个模型在相同样例上出错（b + c = 0）"}};
inline constexpr Reason no_replicates{
    "no_replicates",
    {"the metric is undefined in every bootstrap replicate",
     "该指标在所有自助重采样中均无定义"}};
inline constexpr Reason constant_replicates{
    "constant_replicates",
    {"every bootstrap replicate gives the same value",
     "所有自助重采样给出相同的值"}};
inline constexpr Reason undefined_replicates{
    "undefined_replicates",
    {"the metric is undefined in more than a tenth of the bootstrap replicates",
     "该指标在超过十分之一的自助重采样中无定义"}};
inline constexpr Reason too_many_to_draw{
    "too_many_to_draw",
    {"the weights add up to more than 2,000,000,000 cases, too many to draw",
     "权重之和超过 20 亿个样例，无法重采样"}};
inline constexpr Reason weights_are_totals{
    "weights_are_totals",
    {"a row stands for several cases that weigh differently, so none can be "
     "drawn (weight_kind=totals)",
     "一行代表权重不同的多个样例，无法逐个重采样（weight_kind=totals）"}};
inline constexpr Reason groups_not_drawn{
    "groups_not_drawn",
    {"the cases come in groups, so only the bootstrap of whole groups can "
     "judge the difference (option bootstrap=2000)",
     "样例成组，只有整组抽取的自助法才能评判差值（选项 bootstrap=2000）"}};
inline constexpr Reason too_few_groups{
    "too_few_groups",
    {"so few groups cannot show a difference", "组数太少，无法显示差异"}};
inline constexpr Reason no_relevant_items{
    "no_relevant_items",
    {"no item is relevant: none has a relevance above 0",
     "没有相关条目：相关度均不大于 0"}};
inline constexpr Reason negative_relevance{
    "negative_relevance",
    {"some relevance is negative, so it is not a gain",
     "有相关度为负，不能作为增益"}};
inline constexpr Reason constant_truth{
    "constant_truth", {"every true value is the same", "所有真实值都相同"}};
inline constexpr Reason constant_prediction{
    "constant_prediction",
    {"every prediction is the same", "所有预测值都相同"}};
inline constexpr Reason negative_values{
    "negative_values",
    {"some true or predicted values are negative, so their logarithms are not "
     "taken",
     "有真实值或预测值为负，不取对数"}};
inline constexpr Reason no_pairs{
    "no_pairs",
    {"there are fewer than two cases, so there is no pair of them",
     "样例不足两个，无法成对"}};
inline constexpr Reason one_cluster{
    "one_cluster", {"there is only one cluster", "只有一个簇"}};
inline constexpr Reason pairs_not_measured{
    "pairs_not_measured",
    {"the distances between all pairs of points have not been measured yet",
     "尚未算完所有点对之间的距离"}};
inline constexpr Reason coinciding_centroids{
    "coinciding_centroids",
    {"two clusters have the same centroid, so a ratio to their distance does "
     "not exist",
     "有两个簇的中心重合，无法除以其距离"}};
inline constexpr Reason zero_diameter{
    "zero_diameter",
    {"no cluster has two different points, so every diameter is zero",
     "没有哪个簇含两个不同的点，所有直径均为零"}};
inline constexpr Reason no_variance_within{
    "no_variance_within",
    {"every point lies on the centroid of its cluster",
     "每个点都与所在簇的中心重合"}};
inline constexpr Reason one_group_each{
    "one_group_each",
    {"both groupings put everything into one group, so neither carries any "
     "information",
     "两种划分都只有一组，均不含信息"}};
inline constexpr Reason no_truth{
    "no_truth",
    {"no column with the true groups is given (truth)",
     "没有给出真实分组的列（truth）"}};
inline constexpr Reason no_features{
    "no_features",
    {"no columns with the coordinates of the points are given (features)",
     "没有给出各点坐标的特征列（features）"}};
inline constexpr Reason too_many_clusters{
    "too_many_clusters",
    {"there are too many clusters to compare each with each",
     "簇太多，无法两两比较"}};
inline constexpr Reason no_test_for_clusterings{
    "no_test_for_clusterings",
    {"clusterings of the same points are compared by their indices alone; no "
     "test says whether the difference is more than chance",
     "同一批点的不同聚类只按指标比较，没有检验能说明差异是否超出偶然"}};
inline constexpr Reason zero_vector{
    "zero_vector",
    {"some point is at the origin, where it has no direction and so no cosine "
     "distance",
     "有点位于原点，没有方向，因而没有余弦距离"}};
inline constexpr Reason one_query{
    "one_query",
    {"there is one query only, and queries are what is resampled and compared",
     "只有一个查询，而重采样与比较都以查询为单位"}};
inline constexpr Reason too_few_queries{
    "too_few_queries",
    {"too few queries for a test: six are needed",
     "查询太少，检验至少需要六个"}};
inline constexpr Reason other_cases{
    "other_cases",
    {"the two values are of different cases, and on those that both have the "
     "other model comes first",
     "两个值所依据的样例不同，而在共有的样例上另一个模型更好"}};
inline constexpr Reason no_differences{
    "no_differences", {"every difference is zero", "所有差值都为零"}};
inline constexpr Reason too_many_cases{
    "too_many_cases",
    {"more than 100 differences: the exact distribution is not computed, the "
     "normal approximation serves",
     "差值多于 100 个：不计算精确分布，可用正态近似"}};
inline constexpr Reason no_eps0{
    "no_eps0",
    {"no error rate to compare the learner with is given (option eps0)",
     "没有给出用来比较的错误率（选项 eps0）"}};
inline constexpr Reason no_test_train_ratio{
    "no_test_train_ratio",
    {"the sizes of the test sets and the training sets are not known (option "
     "test-train-ratio)",
     "不知道测试集与训练集大小之比（选项 test-train-ratio）"}};
inline constexpr Reason no_draws{"no_draws",
                                 {"nothing is drawn at random (option draws)",
                                  "没有随机抽样（选项 draws）"}};
inline constexpr Reason too_many_pairs{
    "too_many_pairs",
    {"there are too many pairs to do this for all of them; choose a pair to "
     "see it",
     "算法对太多，无法全部计算；选中一对即可查看"}};
inline constexpr Reason too_many_rows{
    "too_many_rows",
    {"there are too many rows to draw from them often enough",
     "行数太多，无法抽取足够多次"}};
inline constexpr Reason not_five_by_two{
    "not_five_by_two",
    {"the rows are not five runs of two folds, which this test is made for",
     "数据不是 5 次 2 折的结果，而该检验专为此设计"}};
inline constexpr Reason too_few_data_sets{
    "too_few_data_sets", {"fewer than two data sets", "数据集少于两个"}};
inline constexpr Reason too_few_algorithms{
    "too_few_algorithms", {"fewer than two algorithms", "算法少于两种"}};
inline constexpr Reason no_f_statistic{
    "no_f_statistic",
    {"the test that decides has no F statistic, and so no degrees of freedom",
     "作出判断的检验没有 F 统计量，因而没有自由度"}};
inline constexpr Reason other_alternative{
    "other_alternative",
    {"the alternative asks about the other side", "备择假设问的是另一侧"}};
inline constexpr Reason all_tied{"all_tied",
                                 {"all algorithms are tied on every data set",
                                  "在每个数据集上，所有算法都并列"}};
inline constexpr Reason no_test_for_matrices{
    "no_test_for_matrices",
    {"confusion matrices do not say on which cases two models disagree",
     "混淆矩阵不说明两个模型在哪些样例上不同"}};
inline constexpr Reason different_test_sets{
    "different_test_sets",
    {"the matrices have different numbers of cases, so the models were not "
     "tested on the same ones",
     "各矩阵的样例数不同，因此各模型不是在同一批样例上测试的"}};
inline constexpr Reason rankings_agree{
    "rankings_agree",
    {"all data sets rank the algorithms alike, so the statistic is infinite",
     "所有数据集给出的排序都相同，统计量为无穷"}};

}  // namespace melon::reasons

namespace melon {

/// The number, or reasons::overflow when it is not finite.
[[nodiscard]] inline Value FiniteValue(double number) {
  if (!std::isfinite(number)) return reasons::overflow;
  return number;
}

}  // namespace melon
