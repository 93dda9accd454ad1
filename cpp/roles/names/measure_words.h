#pragma once

#include <string_view>

#include "metrics/metric.h"

namespace melon {

/// A name of a measure, in lower case without blanks and punctuation, and which
/// way it is better.
struct MeasureWord {
  std::string_view name;
  Direction direction;
};

inline constexpr Direction kHigher = Direction::higher_is_better;
inline constexpr Direction kLower = Direction::lower_is_better;

/// Metrics by names that are no item's id, or of which there is no item.
inline constexpr MeasureWord kMetricWords[] = {
    // Classes.
    {"acc", kHigher},
    {"top1", kHigher},
    {"top5", kHigher},
    {"top1accuracy", kHigher},
    {"top5accuracy", kHigher},
    {"bacc", kHigher},
    {"balancedaccuracy", kHigher},
    {"percentcorrect", kHigher},
    {"percentincorrect", kLower},
    {"exactmatch", kHigher},
    {"err", kLower},
    {"errorrate", kLower},
    {"ce", kLower},
    {"mmce", kLower},
    {"misclassification", kLower},
    {"misclassificationrate", kLower},
    {"missrate", kLower},
    {"falsealarms", kLower},
    {"f1", kHigher},
    {"f2", kHigher},
    {"f1score", kHigher},
    {"fscore", kHigher},
    {"fmeasure", kHigher},
    {"kappa", kHigher},
    {"kappastatistic", kHigher},
    {"cohenskappa", kHigher},
    {"weightedkappa", kHigher},
    {"qwk", kHigher},
    {"mcc", kHigher},
    {"matthews", kHigher},
    {"matthewscorrelation", kHigher},
    {"gmean", kHigher},
    {"gmeans", kHigher},
    {"youden", kHigher},
    {"youdenindex", kHigher},
    {"informedness", kHigher},
    {"sens", kHigher},
    {"sensitivity", kHigher},
    {"spec", kHigher},
    {"specificity", kHigher},
    {"tpr", kHigher},
    {"tnr", kHigher},
    {"fpr", kLower},
    {"fnr", kLower},
    {"fdr", kLower},
    {"truepositiverate", kHigher},
    {"truenegativerate", kHigher},
    {"falsepositiverate", kLower},
    {"falsenegativerate", kLower},
    {"falsealarmrate", kLower},
    {"eer", kLower},
    {"hter", kLower},
    {"ppv", kHigher},
    {"npv", kHigher},
    {"posprec", kHigher},
    {"pospredvalue", kHigher},
    {"negpredvalue", kHigher},
    {"detectionrate", kHigher},
    {"accuracysd", Direction::neither},
    {"kappasd", Direction::neither},
    {"hitrate", kHigher},
    {"precision", kHigher},
    {"recall", kHigher},
    {"hamming", kLower},
    // Scores.
    {"auc", kHigher},
    {"roc", kHigher},
    {"auroc", kHigher},
    {"aucroc", kHigher},
    {"rocauc", kHigher},
    {"pauc", kHigher},
    {"prauc", kHigher},
    {"auprc", kHigher},
    {"aupr", kHigher},
    {"aucpr", kHigher},
    {"ap", kHigher},
    {"averageprecision", kHigher},
    {"areaunderroc", kHigher},
    {"areaunderprc", kHigher},
    {"qini", kHigher},
    {"auuc", kHigher},
    {"cindex", kHigher},
    {"cstatistic", kHigher},
    {"concordance", kHigher},
    {"concordanceindex", kHigher},
    // Probabilities.
    {"loss", kLower},
    {"logloss", kLower},
    {"multilogloss", kLower},
    {"crossentropy", kLower},
    {"binarycrossentropy", kLower},
    {"bce", kLower},
    {"nll", kLower},
    {"negativeloglikelihood", kLower},
    {"negloglikelihood", kLower},
    {"neglogliklihood", kLower},
    {"loglikelihood", kHigher},
    {"loglik", kHigher},
    {"elpd", kHigher},
    {"aic", kLower},
    {"bic", kLower},
    {"waic", kLower},
    {"brierscore", kLower},
    {"brierskillscore", kHigher},
    {"ibs", kLower},
    {"ece", kLower},
    {"mce", kLower},
    {"deviance", kLower},
    {"perplexity", kLower},
    {"ppl", kLower},
    {"bpc", kLower},
    {"bitsperdim", kLower},
    {"crps", kLower},
    {"intervalscore", kLower},
    {"winklerscore", kLower},
    {"energyscore", kLower},
    // Numbers.
    {"rsquared", kHigher},
    {"r2score", kHigher},
    {"adjr2", kHigher},
    {"rsq", kHigher},
    {"coefficientofdetermination", kHigher},
    {"nse", kHigher},
    {"kge", kHigher},
    {"skill", kHigher},
    {"skillscore", kHigher},
    {"correlation", kHigher},
    {"corr", kHigher},
    {"pearsonr", kHigher},
    {"plcc", kHigher},
    {"spearmanr", kHigher},
    {"spearmanrho", kHigher},
    {"srcc", kHigher},
    {"kendall", kHigher},
    {"kendalltau", kHigher},
    {"krcc", kHigher},
    {"ccc", kHigher},
    {"icc", kHigher},
    {"nmae", kLower},
    {"nrmse", kLower},
    {"rrmse", kLower},
    {"rmsd", kLower},
    {"rmsse", kLower},
    {"wrmsse", kLower},
    {"rmspe", kLower},
    {"mdae", kLower},
    {"medae", kLower},
    {"wape", kLower},
    {"wmape", kLower},
    {"mdape", kLower},
    {"mase", kLower},
    {"mre", kLower},
    {"rae", kLower},
    {"rrse", kLower},
    {"rss", kLower},
    {"owa", kLower},
    {"quantileloss", kLower},
    {"meanabsoluteerror", kLower},
    {"meansquarederror", kLower},
    {"rootmeansquarederror", kLower},
    {"meanabsolutepercentageerror", kLower},
    {"meansquaredlogerror", kLower},
    // Rankings.
    {"map", kHigher},
    {"mrr", kHigher},
    {"winrate", kHigher},
    // Clusters.
    {"ari", kHigher},
    {"mutualinfo", kHigher},
    {"mutualinformation", kHigher},
    {"adjustedrandindex", kHigher},
    {"adjustedrandscore", kHigher},
    {"randindex", kHigher},
    {"fmi", kHigher},
    {"calinski", kHigher},
    {"dbi", kLower},
    {"daviesbouldinindex", kLower},
    {"dunnindex", kHigher},
    {"inertia", kLower},
    // Pictures.
    {"iou", kHigher},
    {"miou", kHigher},
    {"dice", kHigher},
    {"dsc", kHigher},
    {"dicescore", kHigher},
    {"map50", kHigher},
    {"map5095", kHigher},
    {"psnr", kHigher},
    {"ssim", kHigher},
    {"lpips", kLower},
    {"fid", kLower},
    {"fvd", kLower},
    {"inceptionscore", kHigher},
    {"hausdorff", kLower},
    {"hd95", kLower},
    {"assd", kLower},
    {"chamfer", kLower},
    {"mota", kHigher},
    // Texts and speech.
    {"bleu", kHigher},
    {"rouge", kHigher},
    {"rougel", kHigher},
    {"chrf", kHigher},
    {"bertscore", kHigher},
    {"wer", kLower},
    {"cer", kLower},
    {"ter", kLower},
    {"der", kLower},
    {"精度", kHigher},
    {"准确率", kHigher},
    {"错误率", kLower},
    {"查准率", kHigher},
    {"查全率", kHigher},
    {"召回率", kHigher},
    {"精确率", kHigher}};

/// Words that say which way is better without naming a metric.
inline constexpr MeasureWord kDirectionWords[] = {
    {"error", kLower},       {"errors", kLower},     {"losses", kLower},
    {"incorrect", kLower},   {"rank", kLower},       {"ranks", kLower},
    {"time", kLower},        {"times", kLower},      {"runtime", kLower},
    {"cost", kLower},        {"costs", kLower},      {"latency", kLower},
    {"distance", kLower},    {"divergence", kLower}, {"misclassified", kLower},
    {"score", kHigher},      {"scores", kHigher},    {"correct", kHigher},
    {"lift", kHigher},       {"hit", kHigher},       {"hits", kHigher},
    {"reward", kHigher},     {"regret", kLower},     {"hinge", kLower},
    {"huber", kLower},       {"pinball", kLower},    {"cider", kHigher},
    {"meteor", kHigher},     {"comet", kHigher},     {"kid", kLower},
    {"phi", kHigher},        {"gain", kHigher},      {"similarity", kHigher},
    {"throughput", kHigher}, {"fps", kHigher},       {"mistakes", kLower},
    {"wrong", kLower},       {"failures", kLower},   {"makespan", kLower},
    {"memory", kLower},      {"flops", kLower},      {"kl", kLower}};

/// Words that turn round what they are said of: "accuracy drop", "error
/// reduction".
inline constexpr std::string_view kTurningWords[] = {
    "drop", "decrease", "decline", "degradation", "reduction"};

/// Words that make anything better when higher: "MAE improvement".
inline constexpr std::string_view kImprovingWords[] = {
    "improvement", "improvements", "saved", "savings", "speedup"};

/// Behind the name of a measure, how much it varies.
inline constexpr std::string_view kSpreadWords[] = {
    "std", "sd", "stdev", "stddev", "stderr", "se", "variance"};

/// Parts of words; those of errors are asked first, since "incorrect" contains
/// "correct".
inline constexpr MeasureWord kDirectionParts[] = {
    {"error", kLower},      {"loss", kLower},       {"rmse", kLower},
    {"mse", kLower},        {"mae", kLower},        {"brier", kLower},
    {"incorrect", kLower},  {"deviance", kLower},   {"mape", kLower},
    {"perplexity", kLower}, {"areaunder", kHigher}, {"score", kHigher},
    {"accuracy", kHigher},  {"auc", kHigher},       {"f1", kHigher},
    {"precision", kHigher}, {"recall", kHigher},    {"kappa", kHigher},
    {"correct", kHigher},   {"r2", kHigher},        {"acc", kHigher}};

/// In Chinese, where no blanks stand between words.
inline constexpr MeasureWord kChineseParts[] = {
    {"错误", kLower},      {"误差", kLower},      {"损失", kLower},
    {"序值", kLower},      {"秩", kLower},        {"困惑度", kLower},
    {"词错率", kLower},    {"字错率", kLower},    {"精度", kHigher},
    {"准确率", kHigher},   {"得分", kHigher},     {"查准率", kHigher},
    {"查全率", kHigher},   {"召回率", kHigher},   {"精确率", kHigher},
    {"相关系数", kHigher}, {"决定系数", kHigher}, {"交并比", kHigher},
    {"轮廓系数", kHigher}, {"兰德", kHigher},     {"互信息", kHigher},
    {"灵敏度", kHigher},   {"敏感度", kHigher},   {"特异度", kHigher},
    {"特异性", kHigher},   {"纯度", kHigher}};

/// Metrics by words that data sets, runs or their features may be called by.
inline constexpr std::string_view kAlsoThings[] = {
    "map",  "lift",  "dice",   "hit",      "hits",   "rank",  "ranks", "time",
    "cost", "costs", "times",  "distance", "reward", "comet", "kid",   "phi",
    "gain", "spec",  "meteor", "regret",   "recall", "loss"};

}  // namespace melon
