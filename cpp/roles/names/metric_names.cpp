#include "roles/names/metric_names.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "metrics/metric.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// Simplified names that are no item's id.
constexpr std::string_view kOtherNames[] = {"acc",
                                            "auc",
                                            "roc",
                                            "auroc",
                                            "rocauc",
                                            "prauc",
                                            "auprc",
                                            "aucpr",
                                            "ap",
                                            "kappa",
                                            "kappastatistic",
                                            "matthewscorrelation",
                                            "f1",
                                            "f1score",
                                            "fscore",
                                            "fmeasure",
                                            "f2",
                                            "sens",
                                            "sensitivity",
                                            "spec",
                                            "specificity",
                                            "tpr",
                                            "fpr",
                                            "tnr",
                                            "fnr",
                                            "ppv",
                                            "npv",
                                            "posprec",
                                            "mcc",
                                            "gmean",
                                            "balancedaccuracy",
                                            "bacc",
                                            "err",
                                            "errorrate",
                                            "loss",
                                            "logloss",
                                            "crossentropy",
                                            "brierscore",
                                            "rsquared",
                                            "r2score",
                                            "rsq",
                                            "mae",
                                            "mse",
                                            "rmse",
                                            "mape",
                                            "smape",
                                            "meanabsoluteerror",
                                            "meansquarederror",
                                            "rootmeansquarederror",
                                            "negpredvalue",
                                            "pospredvalue",
                                            "detectionrate",
                                            "accuracysd",
                                            "kappasd",
                                            "precision",
                                            "recall",
                                            "averageprecision",
                                            "percentcorrect",
                                            "areaunderroc",
                                            "areaunderprc",
                                            "精度",
                                            "准确率",
                                            "错误率",
                                            "查准率",
                                            "查全率",
                                            "召回率",
                                            "精确率"};
/// What scikit-learn writes before and behind.
constexpr std::string_view kPrefixes[] = {"test", "train", "val", "mean",
                                          "neg"};
constexpr std::string_view kSuffixes[] = {"macro", "micro", "weighted", "score",
                                          "mean",  "test",  "train",    "val",
                                          "std",   "sd"};

bool IsPlainName(std::string_view name) {
  if (std::find(std::begin(kOtherNames), std::end(kOtherNames), name) !=
      std::end(kOtherNames))
    return true;
  const auto metrics = Metrics();
  return std::any_of(metrics.begin(), metrics.end(), [name](const Metric* one) {
    return Simplify(one->id) == name;
  });
}

std::string_view WithoutPrefix(std::string_view name) {
  for (const std::string_view prefix : kPrefixes) {
    if (name.size() > prefix.size() && name.starts_with(prefix))
      return name.substr(prefix.size());
  }
  return name;
}

std::string_view WithoutSuffix(std::string_view name) {
  for (const std::string_view suffix : kSuffixes) {
    if (name.size() > suffix.size() && name.ends_with(suffix))
      return name.substr(0, name.size() - suffix.size());
  }
  return name;
}

}  // namespace

bool IsMetricName(std::string_view header) {
  const std::string simple = Simplify(header);
  std::string_view name = simple;
  for (int round = 0; round < 3; ++round) {
    if (IsPlainName(name)) return true;
    const std::string_view bare = WithoutPrefix(name);
    if (IsPlainName(bare)) return true;
    const std::string_view before = name;
    name = WithoutSuffix(bare);
    if (name == before) break;
  }
  return false;
}

std::string KindOfMeasure(std::string_view header) {
  const std::size_t sign = header.find('~');
  if (sign != std::string_view::npos) return Simplify(header.substr(sign));
  for (std::size_t at = 1; at + 1 < header.size(); ++at) {
    if (std::string_view("_.- :/").find(header[at]) == std::string_view::npos)
      continue;
    for (const std::string_view part :
         {header.substr(at + 1), header.substr(0, at)}) {
      if (IsMetricName(part)) return Simplify(part);
    }
  }
  return {};
}

}  // namespace melon
