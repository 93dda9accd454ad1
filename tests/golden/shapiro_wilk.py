"""Reference values of Shapiro and Wilk's test: writes shapiro_wilk.csv: W and p of R, then the values.

Versions are printed; written with R 4.2.2, scipy 1.14.1, numpy 2.2.6 (samples only).
Run: python3 tests/golden/shapiro_wilk.py
"""

import pathlib
import platform
import subprocess

import numpy
import scipy
import scipy.stats

FILE = pathlib.Path(__file__).parent / "shapiro_wilk.csv"
rng = numpy.random.default_rng(20)


def samples():
    yield [148, 154, 158, 160, 161, 162, 166, 170, 182, 195, 236]  # Shapiro & Wilk 1965, example: weights of men
    yield [1.0, 2.0, 3.0]
    yield [0.0, 0.0, 1.0]
    yield [3.0, 1.0, 7.5]
    for n in (4, 5, 6, 7, 10, 11, 12, 13, 20, 30, 31, 50, 100, 333):
        yield numpy.round(rng.normal(5, 2, n), 6).tolist()
        yield numpy.round(rng.exponential(1, n), 6).tolist()
        yield numpy.round(rng.uniform(0, 1, n), 2).tolist()
    yield numpy.round(rng.normal(0, 1e-6, 25), 12).tolist()
    yield numpy.round(rng.standard_t(2, 1000), 3).tolist()
    yield numpy.round(rng.normal(0, 1, 5000), 3).tolist()


if __name__ == "__main__":
    version = subprocess.run(["Rscript", "-e", "cat(R.version.string)"], capture_output=True, text=True).stdout
    print(version, "scipy", scipy.__version__, "numpy", numpy.__version__, "Python", platform.python_version())
    worst = [0.0, 0.0]
    with open(FILE, "w") as file:
        file.write("w,p,values\n")
        for values in samples():
            code = (
                "x <- scan('stdin', quiet=TRUE); s <- shapiro.test(x);"
                "cat(sprintf('%.17g %.17g', s$statistic, s$p.value))"
            )
            out = subprocess.run(
                ["Rscript", "-e", code], input=" ".join(map(repr, values)), capture_output=True, text=True, check=True
            ).stdout
            w, p = map(float, out.split())
            other = scipy.stats.shapiro(values)
            worst = [max(worst[0], abs(other.statistic / w - 1)), max(worst[1], abs(other.pvalue - p))]
            file.write(",".join([repr(w), repr(p), *map(repr, values)]) + "\n")
    print("scipy differs from R by at most (relative) W", worst[0], "(absolute) p", worst[1])
