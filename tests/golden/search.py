"""What scikit-learn and scipy make of Gaussian processes and expected improvement: writes search.json.

Python 3.11, scikit-learn 1.9.1, scipy 1.17.1, numpy 2.4.6. Run: python3 tests/golden/search.py
"""

import json
from pathlib import Path

import numpy as np
from scipy import integrate
from scipy.stats import norm
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import ConstantKernel, Matern


def process(seed, count, lengths, noise):
    random = np.random.default_rng(seed)
    points = random.random((count, len(lengths))).round(6)
    values = np.sin(5 * points.sum(axis=1)) + points[:, 0] ** 2
    values = ((values - values.mean()) / values.std()).round(9)
    new = np.vstack([random.random((4, len(lengths))).round(6), points[:1]])
    correlation = Matern(length_scale=lengths, nu=2.5)
    gram = correlation(points) + noise * np.eye(count)
    variance = values @ np.linalg.solve(gram, values) / count
    fitted = GaussianProcessRegressor(
        ConstantKernel(variance) * correlation, alpha=variance * noise, optimizer=None
    ).fit(points, values)
    means, deviations = fitted.predict(new, return_std=True)
    # The likeliest variance: none near it is likelier.
    log_likelihood = fitted.log_marginal_likelihood_value_
    for factor in (0.99, 1.01):
        other = GaussianProcessRegressor(
            ConstantKernel(factor * variance) * correlation, alpha=factor * variance * noise, optimizer=None
        ).fit(points, values)
        assert other.log_marginal_likelihood_value_ < log_likelihood
    return {
        "points": points.tolist(),
        "values": values.tolist(),
        "lengths": lengths,
        "noise": noise,
        "new": new.tolist(),
        "variance": variance,
        "log_likelihood": log_likelihood,
        "means": means.tolist(),
        "deviations": deviations.tolist(),
    }


def improvement(mean, deviation, best):
    """The integral of max(y − best, 0) over the density of y."""
    value, _ = integrate.quad(
        lambda y: (y - best) * norm.pdf(y, mean, deviation),
        best,
        max(best, mean) + 40 * deviation,
        points=[max(best, mean)],
        epsabs=0,
        epsrel=1e-12,
        limit=500,
    )
    return {"mean": mean, "deviation": deviation, "best": best, "value": value}


golden = {
    "processes": [
        process(1, 12, [0.3], 1e-2),
        process(2, 25, [0.2, 1.6], 1e-4),
        process(3, 40, [0.8, 0.4, 3.2], 1e-1),
    ],
    "improvements": [
        improvement(0.0, 1.0, 0.0),
        improvement(1.0, 0.5, 0.2),
        improvement(-1.0, 0.5, 0.5),
        improvement(0.3, 0.01, 0.28),
        improvement(-2.0, 0.7, 1.5),
    ],
}
Path(__file__).with_name("search.json").write_text(json.dumps(golden, indent=1) + "\n")
