#pragma once

#include "base/value.h"

/// Reasons that several items share. An item with a reason of its own declares
/// it in its own file.
namespace melon::reasons {

inline constexpr Reason no_cases{"no_cases", {"there is no case", "没有样例"}};
inline constexpr Reason one_class{
    "one_class", {"the truth does not hold two classes", "真实标记不足两类"}};
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
     "没有被预测为负的样例（FN + TN = 0）"}};
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
inline constexpr Reason zero_probability{
    "zero_probability",
    {"a true class was given probability 0, so its logarithm is infinite",
     "某个真实类别的概率为 0，对数为无穷"}};
inline constexpr Reason fractional_weights{
    "fractional_weights",
    {"weights are not whole numbers, so they are not counts",
     "权重不是整数，不能当作次数"}};
inline constexpr Reason too_few_cases{"too_few_cases",
                                      {"too few cases", "样例太少"}};
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

}  // namespace melon::reasons
