"""Makes the samples that compare learners: web/samples/*.csv and their entries in web/samples/samples.json.

`demsar-auc.csv` is printed in Demšar 2006 (JMLR 7:1-30). Everything else is real: error rates and
accuracies of scikit-learn 1.5.2 models on data that ships with scikit-learn, with the seeds below. Several tasks
are parts of one data set (digits one against another, kinds of wine two by two), which the description says.

    python3 tools/make_comparison_samples.py
"""

import json
import os
import pathlib
import warnings

os.environ["OMP_NUM_THREADS"] = "1"  # the order of a sum must not depend on the machine

import numpy as np
import sklearn
from sklearn.datasets import load_breast_cancer, load_diabetes, load_digits, load_iris, load_wine
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import StratifiedKFold, cross_val_score
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.svm import SVC
from sklearn.tree import DecisionTreeClassifier

SEED = 0
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "web" / "samples"

DEMSAR = """adult .763 .768 .771 .798 | breast cancer .599 .591 .590 .569 | bcw .954 .971 .968 .967 |
cmc .628 .661 .654 .657 | ionosphere .882 .888 .886 .898 | iris .936 .931 .916 .931 | liver .661 .668 .609 .685 |
lung .583 .583 .563 .625 | lymph .775 .838 .866 .875 | mushroom 1.000 1.000 1.000 1.000 |
primary tumor .940 .962 .965 .962 | rheum .619 .666 .614 .669 | voting .972 .981 .975 .975 | wine .957 .978 .946 .970"""

TOY_SOURCES = (
    "Data that ships with scikit-learn: iris (Fisher 1936, doi:10.1111/j.1469-1809.1936.tb02137.x), "
    "wine (doi:10.24432/C5PC7J), breast cancer (doi:10.24432/C5DW2B), digits (doi:10.24432/C50P49), "
    "diabetes (Efron et al. 2004, doi:10.1214/009053604000000067)"
)


def scaled(model):
    return make_pipeline(StandardScaler(), model)


def learners():
    return {
        "Logistic regression": scaled(LogisticRegression(max_iter=1000)),
        "Linear discriminant": LinearDiscriminantAnalysis(),
        "Naive Bayes": GaussianNB(),
        "Nearest neighbour": scaled(KNeighborsClassifier(n_neighbors=1)),
        "9 neighbours": scaled(KNeighborsClassifier(n_neighbors=9)),
        "Support vectors": scaled(SVC()),
        "Decision tree": DecisionTreeClassifier(random_state=SEED),
        "Random forest": RandomForestClassifier(n_estimators=50, random_state=SEED),
    }


def tasks():
    iris, wine, cancer, digits = load_iris(), load_wine(), load_breast_cancer(), load_digits()
    diabetes = load_diabetes()
    found = {
        "iris": (iris.data, iris.target),
        "wine": (wine.data, wine.target),
        "breast cancer": (cancer.data, cancer.target),
        "breast cancer, means": (cancer.data[:, :10], cancer.target),
        "breast cancer, errors": (cancer.data[:, 10:20], cancer.target),
        "diabetes above median": (diabetes.data, diabetes.target > np.median(diabetes.target)),
        "diabetes worst quarter": (diabetes.data, diabetes.target >= np.quantile(diabetes.target, 0.75)),
        "digits, even or odd": (digits.data, digits.target % 2),
    }
    rows = iris.target > 0
    found["iris, versicolor or virginica"] = (iris.data[rows], iris.target[rows])
    for one, other in ((0, 1), (1, 2)):
        rows = np.isin(wine.target, (one, other))
        found[f"wine {one + 1} or {other + 1}"] = (wine.data[rows], wine.target[rows])
    for one, other in ((1, 7), (3, 8), (4, 9), (5, 6), (1, 8), (3, 9)):
        rows = np.isin(digits.target, (one, other))
        found[f"digits, {one} or {other}"] = (digits.data[rows], digits.target[rows])
    return found


def number(value):
    return f"{value:.4f}".rstrip("0").rstrip(".")


def write(file, header, rows):
    lines = [",".join(f'"{cell}"' if "," in cell else cell for cell in map(str, row)) for row in [header, *rows]]
    (FOLDER / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(rows)


def demsar():
    cells = [part.split() for part in DEMSAR.replace("\n", " ").split("|")]
    rows = [[" ".join(cell[:-4]), *("0" + value if value[0] == "." else value for value in cell[-4:])] for cell in cells]
    return write("demsar-auc.csv", ["data set (AUC)", "C4.5", "C4.5+m", "C4.5+cf", "C4.5+m+cf"], rows)


def many():
    models = learners()
    rows = []
    for name, (features, truth) in tasks().items():
        folds = StratifiedKFold(n_splits=5, shuffle=True, random_state=SEED)
        scores = [cross_val_score(model, features, truth, cv=folds).mean() for model in models.values()]
        rows.append([name, *map(number, scores)])
    return write("learners-accuracies.csv", ["data set (accuracy)", *models], rows)


def ten_folds():
    cancer = load_breast_cancer()
    models = {
        "Logistic regression": scaled(LogisticRegression()),
        "Random forest": RandomForestClassifier(n_estimators=100, random_state=SEED),
        "Naive Bayes": GaussianNB(),
    }
    folds = StratifiedKFold(n_splits=10, shuffle=True, random_state=SEED)
    errors = [1 - cross_val_score(model, cancer.data, cancer.target, cv=folds) for model in models.values()]
    rows = [[fold + 1, *map(number, row)] for fold, row in enumerate(zip(*errors))]
    return write("ten-folds.csv", ["fold (error rate)", *models], rows)


def five_by_two():
    digits = load_digits()
    models = {"Linear discriminant": LinearDiscriminantAnalysis(), "Random forest": RandomForestClassifier(n_estimators=20, random_state=SEED)}
    rows = []
    for run in range(5):
        folds = StratifiedKFold(n_splits=2, shuffle=True, random_state=run)
        errors = [1 - cross_val_score(model, digits.data, digits.target, cv=folds) for model in models.values()]
        rows += [[run + 1, fold + 1, *map(number, row)] for fold, row in enumerate(zip(*errors))]
    return write("five-by-two.csv", ["run", "fold (error rate)", *models], rows)


ENTRIES = [
    (
        "demsar-auc.csv", demsar, 4,
        {"en": "Demšar’s four trees on 14 data sets", "zh": "Demšar 的四种决策树与 14 个数据集"},
        {
            "en": "The table with which Demšar explained the Friedman and Nemenyi tests: do pruning (m) and "
            "confidence factors (cf) change the AUC of C4.5? Choose C4.5 as the control and see what that is worth.",
            "zh": "Demšar 用来讲解 Friedman 与 Nemenyi 检验的表：调节 m 与 cf 会改变 C4.5 的 AUC 吗？试把 C4.5 设为对照，看看有何不同。",
        },
        "Demšar 2006, Journal of Machine Learning Research 7:1–30",
    ),
    (
        "learners-accuracies.csv", many, 8,
        {"en": "Eight learners on 17 tasks", "zh": "八种学习器与 17 个任务"},
        {
            "en": "Accuracies by five-fold cross-validation. Which learners differ? "
            "Mind that several tasks are parts of one data set, so they are not independent.",
            "zh": "五折交叉验证的精度。哪些学习器差异显著？注意：有些任务取自同一数据集，并不独立。",
        },
        TOY_SOURCES,
    ),
    (
        "ten-folds.csv", ten_folds, 3,
        {"en": "Three learners in ten folds", "zh": "三种学习器的十折结果"},
        {
            "en": "Error rates on the breast cancer data. The plain paired t-test treats overlapping training sets as "
            "independent: what does the corrected test say, and what is practically equal?",
            "zh": "乳腺癌数据上的错误率。普通成对 t 检验把相互重叠的训练集视为独立：校正检验怎么说？多大的差异可算实际等价？",
        },
        "Breast Cancer Wisconsin (Diagnostic), UCI, doi:10.24432/C5DW2B",
    ),
    (
        "five-by-two.csv", five_by_two, 2,
        {"en": "Two learners, 5×2 cross-validation", "zh": "两种学习器的 5×2 交叉验证"},
        {
            "en": "Error rates on handwritten digits, five times halved: Dietterich’s t, Alpaydın’s F and the variants of "
            "textbooks side by side.",
            "zh": "手写数字上的错误率，五次对半划分：Dietterich 的 t、Alpaydın 的 F 与教科书中的变体并列。",
        },
        "Optical Recognition of Handwritten Digits (test set), UCI, doi:10.24432/C50P49; Alpaydın & Kaynak 1998, Kybernetika 34:369–374",
    ),
]


def main():
    print("scikit-learn", sklearn.__version__, "numpy", np.__version__)
    warnings.simplefilter("ignore")
    path = FOLDER / "samples.json"
    samples = json.loads(path.read_text(encoding="utf-8"))
    files = [entry[0] for entry in ENTRIES]
    samples = [sample for sample in samples if sample["file"] not in files]
    for file, make, models, name, description, source in ENTRIES:
        rows = make()
        samples.append(
            {"file": file, "name": name, "description": description, "rows": rows, "models": models, "source": source}
        )
        print(file, rows)
    path.write_text(json.dumps(samples, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
