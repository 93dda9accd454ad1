#pragma once

#include <span>
#include <string_view>

namespace melon {

// Simplified headers by which a table tells its kind and its columns' roles.

/// Those that marks of students and profits have as well come first.
inline constexpr std::string_view kRelevanceNames[] = {
    "grade",  "gain",           "relevance",      "rel",           "相关度",
    "相关性", "relevancescore", "relevancelabel", "relevancegrade"};
inline constexpr auto kClearRelevanceNames =
    std::span(kRelevanceNames).subspan<2>();
inline constexpr std::string_view kQueryNames[] = {
    "query", "queryid", "qid", "session", "sessionid", "查询", "查询编号"};
/// Columns in which each row is a moment.
inline constexpr std::string_view kMomentNames[] = {
    "date",  "time",   "datetime", "timestamp", "ds",   "hour", "fecha",
    "datum", "tiempo", "hora",     "zeit",      "jour", "日期", "时间"};
/// What a confusion matrix is one of, in a table of any kind.
inline constexpr std::string_view kMatrixNames[] = {"experiment", "matrix"};
inline constexpr std::string_view kTruePositiveNames[] = {
    "tp",
    "truepositive",
    "truepositives",
    "真正例",
    "真阳性",
    "真正",
    "vp",
    "vraispositifs",
    "verdaderospositivos",
    "verdadeirospositivos",
    "veripositivi"};
inline constexpr std::string_view kFalsePositiveNames[] = {
    "fp",   "falsepositive", "falsepositives",  "假正例",       "假阳性",
    "假正", "fauxpositifs",  "falsospositivos", "falsipositivi"};
inline constexpr std::string_view kFalseNegativeNames[] = {
    "fn",   "falsenegative", "falsenegatives",  "假反例",       "假阴性",
    "假反", "fauxnégatifs",  "falsosnegativos", "falsinegativi"};
inline constexpr std::string_view kTrueNegativeNames[] = {
    "tn",
    "truenegative",
    "truenegatives",
    "真反例",
    "真阴性",
    "真反",
    "vn",
    "vraisnégatifs",
    "verdaderosnegativos",
    "verdadeirosnegativos",
    "verinegativi"};
/// Names of a truth, the clearest first.
inline constexpr std::string_view kTruthNames[] = {"ytrue",
                                                   "ytest",
                                                   "yval",
                                                   "truth",
                                                   "true",
                                                   "actual",
                                                   "groundtruth",
                                                   "gold",
                                                   "truelabel",
                                                   "trueclass",
                                                   "actualclass",
                                                   "actuallabel",
                                                   "真实值",
                                                   "真值",
                                                   "实际值",
                                                   "观测值",
                                                   "真实类别",
                                                   "实际类别",
                                                   "实际标记",
                                                   "tatsächlich",
                                                   "tatsaechlich",
                                                   "istwert",
                                                   "wahrheit",
                                                   "wahrerwert",
                                                   "réel",
                                                   "réelle",
                                                   "valeurréelle",
                                                   "vérité",
                                                   "observé",
                                                   "verdadero",
                                                   "verdadera",
                                                   "valorreal",
                                                   "observado",
                                                   "verdadeiro",
                                                   "reale",
                                                   "osservato",
                                                   "werkelijk",
                                                   "target",
                                                   "label",
                                                   "labels",
                                                   "class",
                                                   "klasse",
                                                   "classe",
                                                   "observed",
                                                   "obs",
                                                   "y",
                                                   "outcome",
                                                   "goldanswer",
                                                   "correctanswer",
                                                   "expected",
                                                   "expectedoutput",
                                                   "expectedanswer",
                                                   "expectedresponse",
                                                   "expectedlabel",
                                                   "real",
                                                   "actualvalue",
                                                   "actualvalues",
                                                   "truevalue",
                                                   "truevalues",
                                                   "observedvalue",
                                                   "response",
                                                   "真实",
                                                   "真实标记",
                                                   "标记",
                                                   "标签",
                                                   "真实标签",
                                                   "类别"};
/// Those of them that other columns are called too, such as a coordinate.
inline constexpr std::string_view kWeakTruthNames[] = {"y", "obs", "outcome",
                                                       "real", "response"};
/// Those of them that a target has before anything predicts it.
inline constexpr std::string_view kNamesOfTargets[] = {
    "target", "label",   "labels",   "class", "klasse", "classe",
    "y",      "outcome", "response", "标记",  "标签",   "类别"};
/// Those of them that numbers without end never are.
inline constexpr std::string_view kClassNames[] = {"class", "klasse", "classe",
                                                   "类别"};
inline constexpr std::string_view kLabelNames[] = {"label", "labels", "标记",
                                                   "标签"};
/// Words of a truth's name beside what it is of: "actual_price", next to
/// "predicted_price".
inline constexpr std::string_view kTruthWords[] = {
    "actual", "true", "truth",    "observed", "groundtruth", "gold",
    "real",   "obs",  "measured", "gt",       "target"};
/// Those of them that need no prediction of the same name beside them.
inline constexpr std::string_view kClearTruthWords[] = {
    "actual",      "true",     "truth",    "observed",
    "groundtruth", "measured", "realised", "realized"};
/// Words of a name that is a target's, where one of them stands at an end.
inline constexpr std::string_view kTargetWords[] = {"target"};
/// What follows them in the names of counts and rates.
inline constexpr std::string_view kOutcomeWords[] = {
    "positive", "positives", "negative", "negatives", "rate"};
inline constexpr std::string_view kTruthBeginnings[] = {"真实", "实际", "观测"};
/// The first of the columns in which WEKA writes the probabilities of all
/// classes; the others have no name.
inline constexpr std::string_view kWekaDistribution = "distribution";
/// What says of which metric a row is.
inline constexpr std::string_view kMetricColumnNames[] = {
    "metric",     "metrics",  "measure", "measures", "scorer",
    "metricname", "指标",     "度量",    "指标名",   "kennzahl",
    "metrik",     "métrique", "métrica"};
/// What says of which learner a row is.
inline constexpr std::string_view kAlgorithmNames[] = {
    "modelname",     "modelid",        "algorithmname",
    "methodname",    "classifiername", "learnername",
    "estimatorname", "workflow",       "wflowid",
    "flowname",      "algorithm",      "method",
    "model",         "learner",        "classifier",
    "keyscheme",     "scheme",         "flow",
    "pipeline",      "approach",       "clf",
    "estimator",     "learnerid",      "params",
    "detector",      "strategy",       "solver",
    "算法",          "方法",           "模型",
    "学习器",        "分类器",         "algorithmus",
    "verfahren",     "methode",        "modell",
    "lernverfahren", "klassifikator",  "algorithme",
    "méthode",       "modèle",         "modele",
    "algoritmo",     "método",         "metodo",
    "modelo",        "técnica",        "tecnica",
    "framework",     "clasificador",   "modello",
    "regressor",     "regressorname",  "modeltype",
    "modelltyp",     "models",         "algorithms",
    "methods",       "classifiers",    "learners",
    "modelos",       "algoritmos",     "clasificadores",
    "modèles",       "modeles",        "modelli"};
/// What may be compared instead, or be one of the settings of a learner.
inline constexpr std::string_view kConfigurationNames[] = {
    "configuration", "config", "variant", "condition", "setting", "ablation"};
/// The same beside the counts of confusion matrices, where it names no case.
inline constexpr std::string_view kNamesOfMatrices[] = {
    "name", "system", "systemname", "systemid", "名称", "系统"};
inline constexpr std::string_view kWeightNames[] = {"weight",
                                                    "weights",
                                                    "sampleweight",
                                                    "w",
                                                    "count",
                                                    "freq",
                                                    "frequency",
                                                    "权重",
                                                    "次数",
                                                    "频数",
                                                    "sampleweights",
                                                    "caseweight",
                                                    "testweight",
                                                    "surveyweight",
                                                    "samplingweight",
                                                    "designweight",
                                                    "personweight",
                                                    "instanceweight",
                                                    "observationweight",
                                                    "caseweights",
                                                    "finalweight",
                                                    "finalwgt",
                                                    "pweight",
                                                    "ipw",
                                                    "weighttotals",
                                                    "melonweighttotals"};
/// Those of them that may be anything that was measured or counted.
inline constexpr std::string_view kWeakWeightNames[] = {
    "weight",    "weights", "w",    "count", "freq",
    "frequency", "权重",    "次数", "频数"};
/// Those of them that sum up the weights of several cases in a row, as melon
/// scale calls them.
inline constexpr std::string_view kWeightTotalsNames[] = {"weighttotals",
                                                          "melonweighttotals"};
/// What else counts how often a row stands for a case, in tables of nothing but
/// labels; elsewhere an input may be called so.
inline constexpr std::string_view kCaseCountNames[] = {
    "n",         "size",   "cases",  "support", "0",   "anzahl",
    "casecount", "ncases", "样例数", "样本数",  "数量"};
/// Words of names: whether a model is right about a case, not what it predicts.
inline constexpr std::string_view kCorrectnessWords[] = {
    "correct", "correctness", "iscorrect", "right", "wrong",
    "acc",     "pass",        "passed",    "hit",   "solved"};
/// The same as labels.
inline constexpr std::string_view kCorrectnessLabels[] = {
    "correct", "incorrect", "right",  "wrong", "pass",
    "fail",    "passed",    "failed", "正确",  "错误"};
/// Parts of the data, of which models learn from the first.
inline constexpr std::string_view kTrainingLabels[] = {"train", "training",
                                                       "trn", "训练", "训练集"};
inline constexpr std::string_view kOtherPartLabels[] = {
    "test",    "testing", "val",  "valid",  "validation", "dev",
    "holdout", "oot",     "测试", "测试集", "验证",       "验证集"};
/// Parts of the cases of a competition, as Kaggle's solutions call them.
inline constexpr std::string_view kLeaderboardLabels[] = {"public", "private",
                                                          "ignored"};
/// What says of which part of the data a case is.
inline constexpr std::string_view kPartNames[] = {
    "usage", "set",   "subset",    "split",        "partition", "part",
    "fold",  "phase", "datasplit", "datasetsplit", "划分",      "子集"};
/// Whether a case is in a part, where the labels are "True" and "False".
inline constexpr std::string_view kInPartNames[] = {
    "intestset", "intrainset", "intest", "intrain",    "istest",
    "istrain",   "isval",      "inval",  "istraining", "isholdout"};
/// What stands beside predictions and is none.
inline constexpr std::string_view kIgnoredNames[] = {
    "rowids", "ids",      "id",         "nr",          "index",
    "rowid",  "row",      "rowindex",   "abserror",    "residual",
    "fold",   "repeat",   "run",        "split",       "resample",
    "inst",   "unnamed0", "error",      "docid",       "item",
    "itemid", "patient",  "subject",    "customer",    "user",
    "sample", "case",     "caseno",     "casenumber",  "record",
    "uuid",   "seed",     "randomseed", "randomstate", "date",
    "time",   "datetime", "timestamp",  "year",        "month",
    "编号",   "序号",     "日期",       "时间",        "cvfold",
    "foldid"};
/// Those of them that are errors of predictions.
inline constexpr std::string_view kErrorNames[] = {"error", "abserror",
                                                   "residual"};
/// Words of names: who labelled the cases.
inline constexpr std::string_view kRaterWords[] = {
    "rater",    "annotator", "coder",      "reviewer", "judge",
    "labeler",  "labeller",  "assessor",   "grader",   "reader",
    "expert",   "physician", "clinician",  "doctor",   "pathologist",
    "observer", "worker",    "radiologist"};
/// What tells the cases apart.
inline constexpr std::string_view kCaseNames[] = {
    "rowindex", "row",      "rowid",    "rowids",     "id",       "ids",
    "index",    "unnamed0", "nr",       "inst",       "instance", "instanceid",
    "case",     "caseid",   "caseno",   "casenumber", "sample",   "sampleid",
    "record",   "recordid", "item",     "itemid",     "docid",    "uuid",
    "编号",     "序号",     "样例编号", "样本编号"};
/// Those of them that may number the rows of the file alone, and then do not
/// tell whether cases repeat.
inline constexpr std::string_view kRowNumberNames[] = {
    "row",   "rowid",    "rowids", "rownumber", "rownum",
    "index", "unnamed0", "nr",     "编号",      "序号"};
/// Of whom several rows are, or where they were gathered.
inline constexpr std::string_view kGroupNames[] = {
    "patient",     "patientid",     "subject",     "subjectid", "customer",
    "customerid",  "user",          "userid",      "person",    "personid",
    "participant", "participantid", "speaker",     "speakerid", "family",
    "familyid",    "household",     "householdid", "site",      "siteid",
    "hospital",    "hospitalid",    "center",      "centerid",  "centre",
    "centreid",    "clinic",        "clinicid",    "scanner",   "scannerid",
    "institution", "school",        "schoolid",    "患者",      "患者编号",
    "病人",        "受试者",        "受试者编号",  "客户",      "用户",
    "用户编号",    "医院",          "中心",        "站点",      "学校"};
/// The same, and arms of a study or clusterings as well.
inline constexpr std::string_view kCommonGroupNames[] = {
    "group",     "groupid", "groups",    "cluster",
    "clusterid", "session", "sessionid", "组别"};
/// How long a case was followed until an event or, as of a censored case, the
/// last word of it.
inline constexpr std::string_view kFollowUpNames[] = {"time",
                                                      "duration",
                                                      "durations",
                                                      "t",
                                                      "tte",
                                                      "timetoevent",
                                                      "eventtime",
                                                      "followup",
                                                      "followuptime",
                                                      "followupdays",
                                                      "followupmonths",
                                                      "followupyears",
                                                      "futime",
                                                      "survivaltime",
                                                      "survivaldays",
                                                      "survivalmonths",
                                                      "survivalyears",
                                                      "os",
                                                      "ostime",
                                                      "osdays",
                                                      "osmonths",
                                                      "osyears",
                                                      "pfs",
                                                      "pfstime",
                                                      "pfsdays",
                                                      "pfsmonths",
                                                      "dfs",
                                                      "dfstime",
                                                      "dfsdays",
                                                      "dfsmonths",
                                                      "时间",
                                                      "随访时间",
                                                      "生存时间",
                                                      "生存期"};
/// Whether the event came in that time.
inline constexpr std::string_view kEventNames[] = {
    "event",     "events",   "eventobserved", "eventindicator", "status",
    "death",     "dead",     "died",          "deceased",       "censored",
    "censor",    "cens",     "vitalstatus",   "osstatus",       "osevent",
    "pfsstatus", "pfsevent", "dfsstatus",     "dfsevent",       "fustat",
    "事件",      "删失",     "死亡",          "生存状态"};
/// Inputs of models.
inline constexpr std::string_view kInputNames[] = {
    "x",        "v",         "feature", "features", "input",
    "inputs",   "covariate", "age",     "sex",      "gender",
    "特征",     "输入",      "年龄",    "性别",     "longitude",
    "latitude", "经度",      "纬度",    "modelyear"};
/// Words of names: what is measured of a case, for a model to learn from.
inline constexpr std::string_view kInputWords[] = {
    "age",       "sex",      "gender",      "bmi",      "height",
    "width",     "length",   "depth",       "size",     "area",
    "volume",    "distance", "temperature", "pressure", "humidity",
    "speed",     "income",   "population",  "rooms",    "bedrooms",
    "bathrooms", "glucose",  "cholesterol", "面积",     "身高",
    "体重",      "收入",     "温度",        "湿度",     "血压",
    "year",      "lat",      "lon",         "lng",      "sqft",
    "zip",       "zipcode",  "mileage",     "altitude", "elevation"};
/// Which treatment a case had, or under which setting a result was reached: of
/// two labels, and yet no truth.
inline constexpr std::string_view kTreatmentNames[] = {
    "arm",     "treatment", "treated",  "intervention",  "treatmentgroup",
    "trial",   "setting",   "scenario", "configuration", "config",
    "variant", "处理",      "处理组",   "干预",          "设置",
    "场景"};
/// Words of names: measured before, and afterwards.
inline constexpr std::string_view kBeforeWords[] = {"pre", "before", "pretest",
                                                    "baseline"};
inline constexpr std::string_view kAfterWords[] = {"post", "after", "posttest",
                                                   "followup"};
/// Parameters that are tuned, as tidymodels, caret and scikit-learn call them.
inline constexpr std::string_view kTuningNames[] = {
    "mtry",       "minn",         "trees",       "treedepth", "learnrate",
    "penalty",    "mixture",      "cost",        "rbfsigma",  "neighbors",
    "epochs",     "dropout",      "hiddenunits", "config",    "splitrule",
    "ntree",      "ntrees",       "nodesize",    "nrounds",   "minnodesize",
    "cp",         "sigma",        "decay",       "eta",       "maxdepth",
    "gamma",      "subsample",    "shrinkage",   "usekernel", "laplace",
    "alpha",      "lambda",       "c",           "kernel",    "nestimators",
    "nneighbors", "learningrate", "batchsize",   "l1ratio",   "maxfeatures",
    "numleaves",  "超参数",       "学习率"};
/// Those of them that inputs are called too, such as cp, the type of chest
/// pain.
inline constexpr std::string_view kWeakTuningNames[] = {
    "cp",     "c",    "eta",     "sigma",   "gamma",  "alpha", "decay",
    "lambda", "cost", "penalty", "mixture", "kernel", "trees"};
/// Names of the predictions that intervals lie around.
inline constexpr std::string_view kPointNames[] = {"fit", "mean", "median",
                                                   "point"};
/// Parts of names that only predictions have: beside one of them, a column
/// without any such word is an input. Those of probabilities come first.
inline constexpr std::string_view kPredictionWords[] = {
    "prob",        "概率",        "wahrscheinlich", "pred",
    "hat",         "fitted",      "forecast",       "estimate",
    "scoredlabel", "scoredprob",  "simulated",      "预测",
    "估计",        "vorhersage",  "prognose",       "vorhergesagt",
    "prédit",      "prévu",       "estimado",       "estimada",
    "estimé",      "pronosticad", "schätz",         "prédiction",
    "prévision",   "estimation",  "pronóstico",     "previsione",
    "previsão",    "voorspelling"};
/// Those of them that name more than probabilities.
inline constexpr auto kEstimateWords = std::span(kPredictionWords).subspan<3>();
/// Parts of names: scores of a class.
inline constexpr std::string_view kScoreWords[] = {
    "score",   "prob",    "decision", "logit", "margin", "risk", "confidence",
    "sigmoid", "softmax", "得分",     "概率",  "分数",   "风险"};
/// Words of names of what one model gives for each case.
inline constexpr std::string_view kWordsOfPredictions[] = {
    "pred",        "preds", "predicted", "prediction",
    "predictions", "yhat",  "ypred",     "forecast"};
/// Words of names of probabilities.
inline constexpr std::string_view kProbabilityWords[] = {
    "prob", "probs", "proba", "probas", "probability", "probabilities"};
/// Words of names that say how sure a model is of a label.
inline constexpr std::string_view kConfidenceWords[] = {"conf", "confidence",
                                                        "certainty"};
/// Whole names of the points of a test, by which a model's score may be called.
inline constexpr std::string_view kPointsNames[] = {
    "score",     "scores",    "points", "mark", "marks", "grade",
    "examscore", "testscore", "总分",   "得分", "分数",  "成绩"};
/// Parts of names: models.
inline constexpr std::string_view kModelWords[] = {
    "regression", "logreg",   "regressor",  "elasticnet", "classifier",
    "bayes",      "tree",     "forest",     "boost",      "svm",
    "svc",        "knn",      "model",      "logistic",   "neural",
    "network",    "mlp",      "perceptron", "linear",     "ridge",
    "lasso",      "baseline", "gbm",        "xgb",        "lda",
    "qda",        "cart",     "neighbo",    "回归",       "贝叶斯",
    "决策树",     "森林",     "支持向量",   "近邻",       "神经网络",
    "模型",       "提升"};
/// Words that contain one of them and name no model.
inline constexpr std::string_view kNoModelWords[] = {"street", "streets"};
/// Words of names: models by their abbreviations, and those that a longer word
/// may contain.
inline constexpr std::string_view kLearnerWords[] = {
    "rf",          "lr",      "svr",      "ols",         "gpr",
    "nn",          "ann",     "dnn",      "cnn",         "rnn",
    "lstm",        "gru",     "gbdt",     "gbrt",        "gbr",
    "enet",        "glm",     "gam",      "pls",         "lars",
    "sgd",         "lgbm",    "huber",    "arima",       "prophet",
    "naive",       "lm",      "snaive",   "persistence", "climatology",
    "sarima",      "sarimax", "ets",      "tbats",       "ensemble",
    "stacking",    "bagging", "voting",   "automl",      "autogluon",
    "gpt",         "chatgpt", "claude",   "gemini",      "gemma",
    "llama",       "mistral", "mixtral",  "qwen",        "deepseek",
    "grok",        "bert",    "roberta",  "holt",        "winters",
    "holtwinters", "theta",   "smoothing"};
/// Whole names: models by abbreviations that other names contain as a word.
inline constexpr std::string_view kLearnerNames[] = {
    "nb", "gnb", "mnb", "dt", "gb", "lgb", "ada", "et", "dl"};
/// Parts of names.
inline constexpr std::string_view kClusterWords[] = {"cluster",
                                                     "kmeans",
                                                     "dbscan",
                                                     "agglomerative",
                                                     "hierarchical",
                                                     "spectral",
                                                     "gmm",
                                                     "birch",
                                                     "meanshift",
                                                     "optics",
                                                     "leiden",
                                                     "louvain",
                                                     "phenograph",
                                                     "hdbscan",
                                                     "kmedoids",
                                                     "hclust",
                                                     "gaussianmixture",
                                                     "linkage",
                                                     "kmodes",
                                                     "簇",
                                                     "聚类"};
/// How many clusters were made, which puts no case into one.
inline constexpr std::string_view kNumbersOfClusters[] = {
    "nclusters",    "numclusters", "numberofclusters",
    "clustercount", "nbclusters",  "簇数",
    "聚类数"};
/// Words of names: how surely or how well a point belongs to its cluster.
inline constexpr std::string_view kMembershipWords[] = {
    "prob",       "proba",    "probability", "probabilities",
    "membership", "distance", "silhouette",  "confidence"};
/// Words of names that are common words as well, such as the ward of a
/// hospital.
inline constexpr std::string_view kCommonClusterWords[] = {"ward"};
/// As scikit-learn calls what a clustering found.
inline constexpr std::string_view kFittedLabels = "labels_";

/// "split0_test_score", "split3_test_accuracy" of scikit-learn's cv_results_.
[[nodiscard]] constexpr bool IsSplitName(std::string_view name) {
  constexpr std::string_view kFirst = "split";
  if (!name.starts_with(kFirst)) return false;
  name.remove_prefix(kFirst.size());
  const std::size_t digits = name.find_first_not_of("0123456789");
  return digits != 0 && digits != std::string_view::npos &&
         name.substr(digits, 6) == "_test_";
}

/// "f1_macro" of "split0_test_f1_macro".
[[nodiscard]] constexpr std::string_view MeasureOfSplit(
    std::string_view split) {
  constexpr std::string_view kTest = "_test_";
  return split.substr(split.find(kTest) + kTest.size());
}

/// What scikit-learn's cross-validations put beside the scores of folds.
[[nodiscard]] constexpr bool IsValidationName(std::string_view name) {
  return IsSplitName(name) || name == "mean_fit_time" || name == "fit_time" ||
         name == "score_time";
}

}  // namespace melon
