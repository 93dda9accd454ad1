"""What LIBSVM's svm-predict writes, and the data it was given: tests/golden/formats/libsvm*.

Scikit-learn's iris and breast cancer data, a third of the cases for testing; written with svm-train and svm-predict
of libsvm-tools 3.24 and dump_svmlight_file of scikit-learn 1.5.2.

    python3 tests/golden/formats_libsvm.py
"""

import pathlib
import subprocess
import tempfile

from sklearn.datasets import dump_svmlight_file, load_breast_cancer, load_iris

FOLDER = pathlib.Path(__file__).with_name("formats")


def write(name: str, data, columns: int) -> None:
    x, y = data.data[:, :columns].round(3), data.target
    if len(set(y)) == 2:
        y = 2 * y - 1
    is_test = [i % 3 == 0 and i < 180 for i in range(len(y))]
    test = FOLDER / f"{name}.t"
    with tempfile.TemporaryDirectory() as folder:
        train, model = f"{folder}/train", f"{folder}/model"
        rest = [i for i, one in enumerate(is_test) if not one]
        cases = [i for i, one in enumerate(is_test) if one]
        dump_svmlight_file(x[rest], y[rest], train, zero_based=False)
        dump_svmlight_file(x[cases], y[cases], str(test), zero_based=False)
        run = lambda *words: subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        run("svm-train", "-q", "-b", "1", train, model)
        run("svm-predict", "-b", "1", str(test), model, str(FOLDER / f"{name}.predict"))
        run("svm-predict", str(test), model, str(FOLDER / f"{name}_labels.predict"))


write("libsvm", load_breast_cancer(), 3)
write("libsvm_iris", load_iris(), 2)
