#pragma once

#include <string_view>

namespace melon {

/// The row `binary` of the report's contract, without the counts, which the
/// task writes.
inline constexpr std::string_view kBinaryRowKeys[] = {
    "accuracy",
    "zero_one_loss",
    "hamming_loss",
    "precision",
    "recall",
    "specificity",
    "npv",
    "fpr",
    "fnr",
    "balanced_accuracy",
    "f1",
    "f2",
    "f0.5",
    "jaccard",
    "matthews_corrcoef",
    "cohen_kappa",
    "youden_j",
    "cost_sensitive_error",
    "precision_macro",
    "recall_macro",
    "f1_macro",
    "f1_macro_zhou",
    "f1_micro",
    "precision_weighted",
    "recall_weighted",
    "f1_weighted",
    "roc_auc",
    "roc_auc_rank",
    "roc_auc_se",
    "roc_auc_ci_low",
    "roc_auc_ci_high",
    "gini",
    "ks",
    "partial_auc_0.1",
    "roc_auc_max_fpr_0.1",
    "average_precision",
    "pr_auc_trapezoid",
    "break_even_point",
    "log_loss",
    "brier",
    "cll",
    "hinge_loss",
    "cost_curve_area_uniform",
    "cost_curve_area_beta_2_5",
    "kendall_tau_b",
    "spearman",
    "ndcg",
    "ndcg@10"};

}  // namespace melon
