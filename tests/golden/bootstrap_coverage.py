"""How often percentile intervals of 2,000 replicates include the true value when samples of 100 cases are drawn from a
population: prints a table, which docs/architecture.md rests on.

Only the four counts matter, so a replicate of cases is one multinomial draw, and one within classes two binomial ones.
Python 3.11, numpy 1.26.4. Run: python3 tests/golden/bootstrap_coverage.py
"""

import numpy as np

CASES = 100
SAMPLES = 4_000
REPLICATES = 2_000
random = np.random.default_rng(100)


def metrics(counts):
    tp, fp, fn, tn = np.moveaxis(counts, -1, 0)
    with np.errstate(invalid="ignore"):
        return np.stack([2 * tp / (2 * tp + fp + fn), tp / (tp + fp), (tp + tn) / counts.sum(-1), tp / (tp + fn)])


def plain(counts):
    return random.multinomial(CASES, counts / CASES, REPLICATES)


def stratified(counts):
    tp, fp, fn, tn = counts
    found = random.binomial(tp + fn, tp / max(tp + fn, 1), REPLICATES)
    false = random.binomial(fp + tn, fp / max(fp + tn, 1), REPLICATES)
    return np.stack([found, false, tp + fn - found, fp + tn - false], axis=-1)


print("prevalence  recall  fpr   draws       F1    precision  accuracy  recall")
for prevalence, recall, fpr in ((0.3, 0.8, 0.1), (0.2, 0.7, 0.05), (0.5, 0.9, 0.2)):
    shares = np.array([prevalence * recall, (1 - prevalence) * fpr, prevalence * (1 - recall), (1 - prevalence) * (1 - fpr)])
    true = metrics(shares)
    samples = random.multinomial(CASES, shares, SAMPLES)
    for draw in (plain, stratified):
        limits = np.array([np.nanquantile(metrics(draw(sample)), (0.025, 0.975), axis=1) for sample in samples])
        covered = ((limits[:, 0] <= true) & (true <= limits[:, 1])).mean(axis=0)
        cells = "     ".join(f"{one:.3f}" for one in covered)
        print(f"{prevalence:.1f}         {recall:.1f}     {fpr:.2f}  {draw.__name__:10}  {cells}", flush=True)
