#include "options/default_columns.h"

namespace melon {
namespace {

constexpr std::string_view kBinary[] = {
    "roc_auc", "average_precision", "precision", "recall", "f1",
    "brier",   "matthews_corrcoef"};
constexpr std::string_view kLabels[] = {"accuracy",  "balanced_accuracy",
                                        "precision", "recall",
                                        "f1",        "matthews_corrcoef"};
constexpr std::string_view kManyLabels[] = {
    "accuracy", "balanced_accuracy", "precision_macro",  "recall_macro",
    "f1_macro", "cohen_kappa",       "matthews_corrcoef"};
constexpr std::string_view kMulticlass[] = {
    "accuracy", "f1_macro",       "roc_auc_ovo_macro", "log_loss",
    "brier",    "top_2_accuracy", "matthews_corrcoef"};
constexpr std::string_view kRegression[] = {
    "rmse", "mae",        "r2",     "median_absolute_error",
    "mape", "mean_error", "pearson"};
constexpr std::string_view kRanking[] = {"ndcg",
                                         "ndcg@10",
                                         "mean_average_precision",
                                         "mean_reciprocal_rank",
                                         "precision@10",
                                         "kendall_tau_b"};
constexpr std::string_view kClustering[] = {
    "n_clusters", "silhouette",        "davies_bouldin",
    "dunn",       "calinski_harabasz", "adjusted_rand",
    "nmi"};
constexpr std::string_view kCounts[] = {"accuracy", "precision", "recall", "f1",
                                        "matthews_corrcoef"};

constexpr std::string_view kCv[] = {"mean", "std", "n", "corrected_t",
                                    "corrected_t_p"};
constexpr std::string_view kCorrected[] = {"corrected_t", "corrected_t_p"};
constexpr ColumnCondition kCvConditions[] = {
    {.keys = kCorrected, .option = "eps0"}};
constexpr std::string_view kCvPairs[] = {
    "mean_diff",   "paired_t_p", "corrected_t_p",    "corrected_t_p_holm",
    "cv5x2_t_p",   "cv5x2_f_p",  "wilcoxon_p_exact", "permutation_p",
    "sign_test_p", "cohen_d",    "cliffs_delta"};

constexpr std::string_view kFriedman[] = {"average_rank", "rank_sum", "mean",
                                          "std",          "median",   "wins"};
constexpr std::string_view kControl[] = {"control_z", "control_p"};
constexpr std::string_view kFriedmanPairs[] = {
    "rank_diff",       "p_unadjusted",
    "bonferroni_p",    "holm_p",
    "hochberg_p",      "hommel_p",
    "finner_p",        "li_p",
    "shaffer_p",       "bergmann_hommel_p",
    "nemenyi_p",       "conover_p",
    "wilcoxon_holm_p", "tukey_p"};
constexpr std::string_view kProcedures[] = {"shaffer", "nemenyi", "holm",
                                            "bergmann_hommel", "wilcoxon_holm"};
constexpr std::string_view kControlProcedures[] = {
    "holm", "nemenyi", "hochberg", "hommel", "finner"};

constexpr std::string_view kBinomial[] = {
    "errors",
    "n",
    "error_rate",
    "binomial_p_greater",
    "binomial_p_less",
    "binomial_p_two_sided",
    "binomial_p_adjusted",
    "binomial_p_strict",
    "binomial_critical_errors",
    "binomial_critical_errors_less",
    "binomial_critical_errors_two_sided_low",
    "binomial_critical_errors_two_sided_high"};
/// All but errors, cases and their share.
constexpr auto kAgainstRate =
    std::span<const std::string_view>(kBinomial).subspan(3);
constexpr std::string_view kGreater[] = {
    "binomial_p_greater", "binomial_p_strict", "binomial_critical_errors"};
constexpr std::string_view kLess[] = {"binomial_p_less",
                                      "binomial_critical_errors_less"};
constexpr std::string_view kTwoSided[] = {
    "binomial_p_two_sided", "binomial_critical_errors_two_sided_low",
    "binomial_critical_errors_two_sided_high"};
constexpr std::string_view kAdjusted[] = {"binomial_p_adjusted"};
constexpr std::string_view kCritical[] = {
    "binomial_critical_errors", "binomial_critical_errors_less",
    "binomial_critical_errors_two_sided_low",
    "binomial_critical_errors_two_sided_high"};
// Of one experiment p needs no adjustment; of several the critical numbers are
// not those of the verdict.
constexpr ColumnCondition kBinomialConditions[] = {
    {.keys = kAgainstRate, .option = "eps0"},
    {.keys = kGreater, .option = "alternative", .value = "greater"},
    {.keys = kLess, .option = "alternative", .value = "less"},
    {.keys = kTwoSided, .option = "alternative", .value = "two-sided"},
    {.keys = kCritical, .of_one_model = true},
    {.keys = kAdjusted, .of_several_models = true},
};

constexpr DefaultColumns kAll[] = {
    {TaskKind::binary, "binary", kBinary},
    {TaskKind::labels, "labels", kLabels},
    {TaskKind::many_labels, "many_labels", kManyLabels},
    {TaskKind::multiclass, "multiclass", kMulticlass},
    {TaskKind::regression, "regression", kRegression},
    {TaskKind::ranking, "ranking", kRanking},
    {TaskKind::clustering, "clustering", kClustering},
    {TaskKind::counts, "counts", kCounts},
    {.kind = TaskKind::cv,
     .name = "cv",
     .keys = kCv,
     .conditions = kCvConditions,
     .pairs = kCvPairs},
    {.kind = TaskKind::friedman,
     .name = "friedman",
     .keys = kFriedman,
     .control = kControl,
     .pairs = kFriedmanPairs,
     .procedures = kProcedures,
     .control_procedures = kControlProcedures},
    {.kind = TaskKind::binomial,
     .name = "binomial",
     .keys = kBinomial,
     .conditions = kBinomialConditions},
};

}  // namespace

std::span<const DefaultColumns> AllDefaultColumns() { return kAll; }

}  // namespace melon
