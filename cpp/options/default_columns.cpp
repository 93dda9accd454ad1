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
constexpr std::string_view kCv[] = {"mean", "std"};
constexpr std::string_view kFriedman[] = {"average_rank", "mean", "std",
                                          "median", "wins"};
constexpr std::string_view kBinomial[] = {
    "errors", "n", "error_rate", "clopper_pearson_low", "clopper_pearson_high"};

constexpr DefaultColumns kAll[] = {
    {TaskKind::binary, "binary", kBinary},
    {TaskKind::labels, "labels", kLabels},
    {TaskKind::many_labels, "many_labels", kManyLabels},
    {TaskKind::multiclass, "multiclass", kMulticlass},
    {TaskKind::regression, "regression", kRegression},
    {TaskKind::ranking, "ranking", kRanking},
    {TaskKind::clustering, "clustering", kClustering},
    {TaskKind::counts, "counts", kCounts},
    {TaskKind::cv, "cv", kCv},
    {TaskKind::friedman, "friedman", kFriedman},
    {TaskKind::binomial, "binomial", kBinomial},
};

}  // namespace

std::span<const DefaultColumns> AllDefaultColumns() { return kAll; }

}  // namespace melon
