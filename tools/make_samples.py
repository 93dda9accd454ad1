"""Makes the sample files of the page: web/samples/*.csv and web/samples/samples.json.

Every prediction is real: scikit-learn 1.5.2 models on data that ships with scikit-learn, ten-fold stratified
cross-validation (shuffled, seed 0), so that each case is predicted once, by a model that has not seen it.
Probabilities and decision values are rounded to four decimals; nothing else is changed.

    python3 tools/make_samples.py
"""

import csv
import json
import os
import pathlib
import warnings

os.environ["OMP_NUM_THREADS"] = "1"  # the order of a sum must not depend on the machine

import numpy as np
import sklearn
from sklearn.datasets import load_breast_cancer, load_diabetes, load_digits
from sklearn.ensemble import GradientBoostingClassifier, RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import StratifiedKFold, cross_val_predict
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.svm import SVC, LinearSVC
from sklearn.tree import DecisionTreeClassifier

SEED = 0
DECIMALS = 4
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "web" / "samples"

CANCER_SOURCE = (
    "Breast Cancer Wisconsin (Diagnostic), UCI, doi:10.24432/C5DW2B; "
    "Street, Wolberg & Mangasarian 1993, Proc. SPIE 1905:861–870, doi:10.1117/12.148698"
)
DIGITS_SOURCE = (
    "Optical Recognition of Handwritten Digits (test set), UCI, doi:10.24432/C50P49; "
    "Alpaydın & Kaynak 1998, Kybernetika 34:369–374"
)
DIABETES_SOURCE = (
    "Diabetes data of Efron, Hastie, Johnstone & Tibshirani 2004, Annals of Statistics 32:407–499, "
    "doi:10.1214/009053604000000067"
)


def scaled(model):
    return make_pipeline(StandardScaler(), model)


def out_of_fold(model, features, truth, method):
    folds = StratifiedKFold(n_splits=10, shuffle=True, random_state=SEED)
    prediction = cross_val_predict(model, features, truth, cv=folds, method=method)
    return prediction[:, 1] if method == "predict_proba" else prediction


def text_of(score):
    """Four decimals without trailing zeros, and no minus sign on zero."""
    return format(float(round(score, DECIMALS)) + 0.0, ".4f").rstrip("0").rstrip(".")


def write_scores(file, truth_name, truth_labels, models, features, truth):
    """`models`: name -> (estimator, method)."""
    columns = {name: out_of_fold(model, features, truth, method) for name, (model, method) in models.items()}
    with open(FOLDER / file, "w", newline="", encoding="utf-8") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow([truth_name, *columns])
        for row in range(len(truth)):
            writer.writerow([truth_labels[truth[row]], *(text_of(column[row]) for column in columns.values())])
    return len(truth), len(columns)


def write_labels(file, truth_name, labels, models, features, truth):
    columns = {name: out_of_fold(model, features, truth, "predict") for name, model in models.items()}
    with open(FOLDER / file, "w", newline="", encoding="utf-8") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow([truth_name, *columns])
        for row in range(len(truth)):
            writer.writerow([labels[truth[row]], *(labels[column[row]] for column in columns.values())])
    return len(truth), len(columns)


def write_counted_labels(file, truth_name, labels, models, features, truth):
    """One row per combination of truth and predictions, with how often it occurs."""
    columns = {name: out_of_fold(model, features, truth, "predict") for name, model in models.items()}
    table = np.column_stack([truth, *columns.values()])
    combinations, counts = np.unique(table, axis=0, return_counts=True)
    with open(FOLDER / file, "w", newline="", encoding="utf-8") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow([truth_name, *columns, "count"])
        for combination, count in zip(combinations, counts):
            writer.writerow([*(labels[code] for code in combination), int(count)])
    return len(combinations), len(columns)


def diabetes_high():
    """Disease progression after a year above its upper quartile: 111 of 442 patients."""
    features, progression = load_diabetes(return_X_y=True)
    return features, (progression > np.quantile(progression, 0.75)).astype(int)


def digits_is_eight():
    features, digit = load_digits(return_X_y=True)
    return features, (digit == 8).astype(int)


def cancer_without_size():
    """Four mean values that do not measure size or outline, so that the problem is not too easy. 1 is malignant."""
    data = load_breast_cancer()
    names = ("mean texture", "mean smoothness", "mean symmetry", "mean fractal dimension")
    wanted = [list(data.feature_names).index(name) for name in names]
    return data.data[:, wanted], 1 - data.target


def cancer():
    data = load_breast_cancer()
    return data.data, 1 - data.target


def main():
    assert sklearn.__version__ == "1.5.2", sklearn.__version__
    warnings.simplefilter("error")
    FOLDER.mkdir(parents=True, exist_ok=True)
    diagnosis = ["benign", "malignant"]
    samples = []

    def add(file, size, name, description, source):
        rows, models = size
        samples.append(
            {"file": file, "name": name, "description": description, "rows": rows, "models": models, "source": source}
        )

    features, truth = cancer_without_size()
    size = write_scores(
        "breast-cancer.csv",
        "diagnosis",
        diagnosis,
        {
            "Random forest": (RandomForestClassifier(300, min_samples_leaf=2, random_state=SEED), "predict_proba"),
            "Logistic regression": (scaled(LogisticRegression()), "predict_proba"),
            "Naive Bayes": (GaussianNB(), "predict_proba"),
            "k-NN": (scaled(KNeighborsClassifier(9)), "predict_proba"),
            "Decision tree": (DecisionTreeClassifier(max_depth=3, random_state=SEED), "predict_proba"),
        },
        features,
        truth,
    )
    add(
        "breast-cancer.csv",
        size,
        {"en": "Breast cancer, four measurements", "zh": "乳腺癌：四项测量"},
        {
            "en": "Which of five models best tells malignant from benign tumours by the texture, smoothness, symmetry and "
            "fractal dimension of the cell nuclei, and where should the threshold be when a missed tumour costs more?",
            "zh": "只看细胞核的纹理、光滑度、对称性和分形维数，五个模型中哪个最能区分恶性与良性肿瘤？漏诊代价更高时，阈值应设在哪里？",
        },
        CANCER_SOURCE,
    )

    features, truth = diabetes_high()
    size = write_scores(
        "diabetes-high.csv",
        "high_progression",
        ["no", "yes"],
        {
            "Logistic regression": (scaled(LogisticRegression()), "predict_proba"),
            "Naive Bayes": (GaussianNB(), "predict_proba"),
            "Boosting": (
                GradientBoostingClassifier(n_estimators=400, max_depth=4, random_state=SEED),
                "predict_proba",
            ),
            "Random forest": (RandomForestClassifier(300, random_state=SEED), "predict_proba"),
        },
        features,
        truth,
    )
    add(
        "diabetes-high.csv",
        size,
        {"en": "Diabetes, fast progression", "zh": "糖尿病：病情快速进展"},
        {
            "en": "Who will be in the worst quarter after a year? A hard problem: compare models that rank alike but "
            "whose probabilities are honest (logistic regression) or overconfident (naive Bayes, boosting).",
            "zh": "一年后谁会落入病情最重的四分之一？这是个难题：有些模型排序相近，但概率有的可信（对数几率回归），"
            "有的过于自信（朴素贝叶斯、提升法）。",
        },
        DIABETES_SOURCE,
    )

    features, truth = digits_is_eight()
    size = write_scores(
        "digits-8.csv",
        "is_8",
        ["0", "1"],
        {
            "SVM decision value": (scaled(SVC(gamma=0.002)), "decision_function"),
            "Linear SVM decision value": (
                scaled(LinearSVC(C=0.01, dual=True, random_state=SEED, max_iter=100000)),
                "decision_function",
            ),
            "Naive Bayes": (GaussianNB(var_smoothing=1e-3), "predict_proba"),
            "Random forest": (RandomForestClassifier(100, max_depth=6, random_state=SEED), "predict_proba"),
        },
        features,
        truth,
    )
    add(
        "digits-8.csv",
        size,
        {"en": "Handwritten digits: is it an 8?", "zh": "手写数字：是不是 8？"},
        {
            "en": "One case in ten is positive: why does the ROC curve look better than the precision–recall curve, "
            "and what can be said of scores that are not probabilities?",
            "zh": "每十个样例约有一个正例：为什么 ROC 曲线比 P-R 曲线好看？得分不是概率时，还能说些什么？",
        },
        DIGITS_SOURCE,
    )

    features, truth = cancer()
    size = write_labels(
        "labels.csv",
        "diagnosis",
        diagnosis,
        {
            "Logistic regression": scaled(LogisticRegression()),
            "Decision tree": DecisionTreeClassifier(random_state=SEED),
            "Naive Bayes": GaussianNB(),
        },
        features,
        truth,
    )
    add(
        "labels.csv",
        size,
        {"en": "Predicted labels only", "zh": "只有预测标记"},
        {
            "en": "Three models give a diagnosis without a score: is one more often right than another (McNemar), "
            "and do the three differ at all (Cochran’s Q)?",
            "zh": "三个模型只给出诊断、没有得分：其中一个是否更常判对（McNemar 检验）？三者到底有没有差异（Cochran Q 检验）？",
        },
        CANCER_SOURCE,
    )

    features, truth = diabetes_high()
    size = write_counted_labels(
        "counted-labels.csv",
        "high_progression",
        ["no", "yes"],
        {
            "Logistic regression": scaled(LogisticRegression()),
            "Naive Bayes": GaussianNB(),
            "Decision tree": DecisionTreeClassifier(max_depth=4, random_state=SEED),
        },
        features,
        truth,
    )
    add(
        "counted-labels.csv",
        size,
        {"en": "A table of counts", "zh": "带次数的汇总表"},
        {
            "en": "442 patients in a handful of rows: how does a table look in which each combination of truth and "
            "predictions stands once, with its count as the weight?",
            "zh": "442 名患者只占寥寥数行：每种“真实标记与预测”的组合只写一次，并以次数为权重，这样的表会给出什么结果？",
        },
        DIABETES_SOURCE,
    )

    with open(FOLDER / "samples.json", "w", encoding="utf-8") as stream:
        json.dump(samples, stream, ensure_ascii=False, indent=2)
        stream.write("\n")


if __name__ == "__main__":
    main()
