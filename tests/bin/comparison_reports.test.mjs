// Golden reports of learners that are compared, through the command line: every key of the rows `friedman`, `cv` and
// `binomial` against scipy, statsmodels, R and definitions. tests/golden/comparison_reports.py made the files and the
// expected numbers.
import assert from 'node:assert/strict';
import test from 'node:test';
import { loadCatalogue } from '../../bin/catalogue.mjs';
import { evaluate } from './command_line.mjs';
import { disagreements, faults, goldenReports, wrongReasons } from './compare_reports.mjs';

const catalogue = loadCatalogue('en');

/** Reasons that nothing explains. @param {any} report */
function unexplained(report) {
  const records = [report.tests, ...report.models, ...report.pairs];
  const reasons = [
    report.verdict.reason ?? [],
    ...(report.procedures ?? []).map((/** @type {any} */ { reason }) => reason ?? []),
    ...records.map(({ reasons: given }) => Object.values(given)),
  ].flat();
  return [...new Set(reasons)].filter((reason) => !Object.hasOwn(catalogue.reasons, reason));
}

/** The oracles promise less for tails and for roots of them. @param {string} key */
const tolerance = (key) => (/(^|_)p(_|$)|_cd_|clopper|bayes/.test(key) ? 1e-9 : 1e-11);

/**
 * @param {string} place
 * @param {any} expected
 * @param {any} actual
 */
function compared(place, expected, actual) {
  return disagreements(place, expected, actual, actual.reasons, tolerance);
}

/** What says how the file was read cites no paper. */
const OF_READING = new Set([
  'deviations_left_out',
  'direction_guessed',
  'direction_looks_wrong',
  'equal_columns',
  'looks_transposed',
  'negative_results',
  'no_eps0',
  'put_aside',
  'repeated_data_set',
  'summary_row',
  'summary_row_left_out',
]);

/** What every piece of advice must have. @param {any} advice */
function adviceFaults(advice) {
  const found = [];
  for (const { code, kind, message, instead, reference } of advice.findings) {
    if (!/^[a-z][a-z0-9_]*$/.test(code)) found.push(`code ${code}`);
    if (!['fits', 'caution', 'warning'].includes(kind)) found.push(`${code}: kind ${kind}`);
    if (kind !== 'fits' && !instead) found.push(`${code} does not say what to do instead`);
    const isCited = /\d{4}/.test(reference);
    if (!isCited && !OF_READING.has(code)) found.push(`${code} has no reference`);
    for (const text of [message, instead ?? message]) {
      if (!text.en || !/[\u4e00-\u9fff]/.test(text.zh)) found.push(`${code} lacks a language`);
      if (/\{\d\}|nan|inf\b/i.test(text.en.replaceAll(/infinite/g, '')))
        found.push(`${code}: ${text.en}`);
      if (/\{\d\}/.test(text.zh)) found.push(`${code}: ${text.zh}`);
    }
  }
  const kinds = advice.findings.map((/** @type {any} */ { kind }) =>
    ['warning', 'caution', 'fits'].indexOf(kind),
  );
  assert.deepEqual(kinds, kinds.toSorted(), 'warnings come first');
  for (const { question, answer, because } of advice.steps)
    for (const text of [question, answer, because])
      if (!text.en || !text.zh || /\{\d\}/.test(text.en + text.zh)) found.push(question.en);
  return found;
}

/** Numbers of the report that the catalogue does not declare. @param {any} report */
function undeclared({ models, pairs, tests }) {
  const of = (/** @type {'models' | 'pairs' | 'tests'} */ part, /** @type {any[]} */ records) => {
    const declared = new Set(catalogue.fields[part].map((/** @type {any} */ { key }) => key));
    const keys = records.flatMap((record) =>
      Object.keys(record).filter((key) => typeof record[key] === 'number'),
    );
    return [...new Set(keys)].filter((key) => !declared.has(key)).map((key) => `${part}: ${key}`);
  };
  const metrics = models.map((/** @type {any} */ model) => model.metrics);
  return [...of('models', metrics), ...of('pairs', pairs), ...of('tests', [tests])];
}

for (const { name, input, expected } of goldenReports('comparison_reports')) {
  test(`${name}: the report equals the golden one`, async () => {
    const { status, stdout } = await evaluate([input, ...expected.args]);
    assert.equal(status, 0, stdout.slice(0, 1000));
    const report = JSON.parse(stdout);
    assert.deepEqual(unexplained(report), []);
    assert.deepEqual(undeclared(report), []);
    assert.equal(report.task, expected.task);
    assert.deepEqual(
      report.models.map((/** @type {any} */ model) => model.name),
      Object.keys(expected.models),
    );
    assert.deepEqual(
      report.warnings.map((/** @type {any} */ { code }) => code),
      expected.warnings,
    );
    const found = [];
    for (const { name: model, metrics, reasons } of report.models) {
      found.push(...faults(model, expected.models[model], metrics, reasons, tolerance));
    }
    assert.equal(report.pairs.length, expected.pairs.length);
    for (const [index, pair] of report.pairs.entries()) {
      const place = `${pair.a} – ${pair.b}`;
      found.push(
        ...compared(place, expected.pairs[index], pair),
        ...wrongReasons(place, pair, pair.reasons),
      );
    }
    found.push(...compared('tests', expected.tests, report.tests));
    const { distribution: _, ...tests } = report.tests;
    found.push(...wrongReasons('tests', tests, report.tests.reasons));
    found.push(...adviceFaults(report.advice));
    const codes = report.advice.findings.map((/** @type {any} */ { code }) => code);
    for (const code of expected.findings ?? [])
      if (!codes.includes(code)) found.push(`no finding ${code} among ${codes}`);
    assert.deepEqual(found, []);
    if (expected.recommended) assert.equal(report.advice.test, expected.recommended);
  });
}
