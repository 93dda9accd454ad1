"""Writes curves.h: what scikit-learn, scipy and statsmodels say about the curves of
two made-up data sets. Run: python3 tests/golden/curves.py
"""

import pathlib
import platform

import numpy
import scipy
import scipy.integrate
import scipy.special
import scipy.stats
import sklearn
import sklearn.calibration
import sklearn.metrics
import statsmodels
from statsmodels.stats.proportion import proportion_confint

random = numpy.random.default_rng(20240607)


def data(n, decimals):
    truth = (random.random(n) < 0.4).astype(int)
    score = 1 / (1 + numpy.exp(-(random.normal(size=n) + 1.2 * truth - 0.6)))
    return truth, numpy.round(score, decimals), numpy.round(random.uniform(0.25, 4, n), 2)


lines = []


def put(name, values):
    cells = ", ".join("kInf" if numpy.isinf(v) else repr(float(v)) for v in values)
    lines.append(f"inline constexpr double {name}[] = {{{cells}}};")


truth, score, weight = data(60, 1)  # a tie at every tenth
put("kTiedTruth", truth)
put("kTiedScore", score)
put("kTiedWeight", weight)
for suffix, w in (("", None), ("Weighted", weight)):
    fpr, tpr, threshold = sklearn.metrics.roc_curve(truth, score, sample_weight=w, drop_intermediate=False)
    put(f"kRocFpr{suffix}", fpr)
    put(f"kRocTpr{suffix}", tpr)
    put(f"kRocThreshold{suffix}", threshold)
    precision, recall, threshold = sklearn.metrics.precision_recall_curve(truth, score, sample_weight=w)
    put(f"kPrecision{suffix}", precision[::-1])
    put(f"kRecall{suffix}", recall[::-1])
    put(f"kPrThreshold{suffix}", [numpy.inf, *threshold[::-1]])
    put(f"kAveragePrecision{suffix}", [sklearn.metrics.average_precision_score(truth, score, sample_weight=w)])
    det_fpr, det_fnr, threshold = sklearn.metrics.det_curve(truth, score, sample_weight=w)
    finite = (det_fpr > 0) & (det_fpr < 1) & (det_fnr > 0) & (det_fnr < 1)
    put(f"kDetProbitFpr{suffix}", scipy.stats.norm.ppf(det_fpr[finite])[::-1])
    put(f"kDetProbitFnr{suffix}", scipy.stats.norm.ppf(det_fnr[finite])[::-1])
    put(f"kDetThreshold{suffix}", threshold[finite][::-1])
    # The lower envelope of all lines by adaptive quadrature between all their crossings.
    lines_at = list(zip(fpr, 1 - tpr))
    crossings = {0.0, 1.0}
    for f1, n1 in lines_at:
        for f2, n2 in lines_at:
            denominator = (f1 - f2) - (n1 - n2)
            if denominator != 0 and 0 < (f1 - f2) / denominator < 1:
                crossings.add((f1 - f2) / denominator)
    crossings = sorted(crossings)

    def envelope(x, f=fpr, t=tpr):
        return numpy.min(f * (1 - x) + (1 - t) * x)

    for a, b in ((1, 1), (2, 5), (0.5, 8)):
        # x = u^2 takes the singularity of a = 0.5 away.
        total = 0.0
        for low, high in zip(crossings[:-1], crossings[1:]):
            total += scipy.integrate.quad(
                lambda u: envelope(u * u) * u ** (2 * a - 1) * (1 - u * u) ** (b - 1), low**0.5, high**0.5,
                epsabs=1e-15, epsrel=1e-13)[0]
        total *= 2 / scipy.special.beta(a, b)
        put(f"kExpectedCost{suffix}Beta{str(a).replace('.', '')}And{b}", [total])

truth, score, weight = data(100, 6)  # no ties
assert len(set(score)) == len(score)
put("kCalibrationTruth", truth)
put("kCalibrationScore", score)
for strategy in ("uniform", "quantile"):
    share, mean = sklearn.calibration.calibration_curve(truth, score, n_bins=10, strategy=strategy)
    name = strategy.capitalize()
    put(f"k{name}Share", share)
    put(f"k{name}Mean", mean)
    share, mean = sklearn.calibration.calibration_curve(truth, score, n_bins=4, strategy=strategy)
    put(f"k{name}ShareOfFour", share)
    put(f"k{name}MeanOfFour", mean)
edges = numpy.linspace(0, 1, 11)
bins = numpy.searchsorted(edges[1:-1], score)
present = [b for b in range(10) if (bins == b).any()]
low, high = proportion_confint([truth[bins == b].sum() for b in present], [(bins == b).sum() for b in present],
                               alpha=0.05, method="wilson")
put("kUniformLow", low)
put("kUniformHigh", high)
put("kBrier", [sklearn.metrics.brier_score_loss(truth, score)])
put("kEceUniform", [sum(abs(score[bins == b].sum() - truth[bins == b].sum()) for b in present) / len(score)])

header = f"""// Written by tests/golden/curves.py: Python {platform.python_version()}, numpy {numpy.__version__},
// scipy {scipy.__version__}, scikit-learn {sklearn.__version__}, statsmodels {statsmodels.__version__}.
// clang-format off
#pragma once

#include <limits>

namespace melon::golden {{

inline constexpr double kInf = std::numeric_limits<double>::infinity();
"""
path = pathlib.Path(__file__).with_name("curves.h")
path.write_text(header + "\n".join(lines) + "\n\n}  // namespace melon::golden\n")
