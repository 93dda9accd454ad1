// Snippets run as users run them, in Python and R: every number that they print is the report's.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { findPython } from '../../tools/setup.mjs';
import { snippet } from '../../web/export/snippets/snippet.js';
import { melon } from '../bin/command_line.mjs';
import { ROOT } from '../bin/compare_reports.mjs';
import { HOSTILE, hostileTable } from './hostile.mjs';

/**
 * Of what is added up in another order, and of distributions that are computed in another way: relative above 1.
 * Largest seen: 1e-10, of rankings.
 */
const TOLERANCE = 1e-9;

const folder = mkdtempSync(join(tmpdir(), 'melon-snippets-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name */
const sample = (name) => join(ROOT, 'web', 'samples', `${name}.csv`);

/** @param {string} name @param {string} csv */
function written(name, csv) {
  const file = join(folder, `${name}.csv`);
  writeFileSync(file, csv);
  return file;
}

/** A truth with a score and a label for each case, whose decimals are commas. */
const DECIMAL_COMMAS = `truth;a;b
yes;0,9;0,8
no;0,4;0,3
yes;0,7;0,2
no;0,1;0,6
yes;0,35;0,55
no;0,2;0,15
`;

const MISSING = `truth,a,b
1,0.9,0.8
0,0.4,NA
1,0.7,0.2
?,0.1,0.6
1,0.35,0.55
0,inf,0.15
0,0.2,0.15
0,0.3,0.6
`;

/** A pair that no test can tell apart, and whose difference has no error. */
const EQUAL = `truth,a,b,c
1,0.9,0.9,0.3
0,0.4,0.4,0.5
1,0.7,0.7,0.6
0,0.1,0.1,0.2
1,0.35,0.35,0.9
0,0.2,0.2,0.8
`;

const EQUAL_LABELS = 'truth,a,b,c\nyes,yes,yes,no\nno,no,no,no\nyes,no,no,yes\nno,no,no,yes\n';

const NEVER = 'truth,a,b\nx,x,y\ny,x,y\nz,z,w\nx,z,x\ny,x,y\nz,z,z\n';

const RANKS = 'relevance,a,b\n3,0.9,0.2\n0,0.9,0.4\n1,0.2,0.8\n2,0.5,0.8\n0,0.1,0.1\n';

const POINTS = 'kmeans,dbscan,width,height\n1,1,0,0\n1,1,0,2\n2,2,4,0\n2,2,4,2\n2,3,5,1\n';

const ERRORS = 'experiment,errors,n\na,5,10\nb,3,20\n';

/**
 * @param {(dataset: number, fold: number) => number[]} row
 * @returns {[dataset: number, fold: number, values: number[]][]}
 */
const results = (row) =>
  Array.from({ length: 24 }, (_, at) => [at % 8, at >> 3, row(at % 8, at >> 3)]);

const LONG = [
  'dataset,algorithm,error',
  ...results((dataset, at) => [((dataset * (3 + at) + at) % 11) / 20]).map(
    ([dataset, at, [error]]) => `d${dataset},"a""${at}",${error}`,
  ),
].join('\n');

/** @param {number} noise */
const folds = (noise) =>
  [
    'dataset,fold,one,two,three (accuracy)',
    ...results((dataset, fold) =>
      [0, 1, 2].map((at) => 0.5 + at / 10 + noise * (((dataset * (3 + at) + fold) % 7) / 20)),
    ).map(([dataset, fold, values]) => `d${dataset},${fold},${values.join(',')}`),
  ].join('\n');

/** @type {Record<string, () => string[]>} */
const CASES = {
  'scores of two classes': () => [sample('breast-cancer')],
  'other parameters': () => [sample('breast-cancer'), '--beta=3', '--k=25', '--alpha=0.1'],
  'scores that are no probabilities': () => [sample('digits-8')],
  'the other class is positive, at thresholds of its own': () => [
    sample('breast-cancer'),
    '--positive=benign',
    '--thresholds={"Random forest":0.3}',
    '--threshold=0.6',
  ],
  'decimal commas': () => [written('commas', DECIMAL_COMMAS)],
  'rows that are left out': () => [written('missing', MISSING), '--missing=drop', '--positive=1'],
  'no header': () => [written('headless', 'yes,0.2,0.7\nno,0.1,0.3\nyes,0.8,0.6\nno,0.4,0.65\n')],
  'models that are equal': () => [written('equal', EQUAL)],
  'errors that are equal': () => [written('equal_errors', EQUAL), '--task=regression'],
  'equal labels': () => [written('labels', EQUAL_LABELS)],
  'classes that are never predicted': () => [written('never', NEVER)],
  'a ranking without queries': () => [written('ranks', RANKS), '--task=ranking'],
  'clusters by one coordinate': () => [
    written('one', POINTS.replace('width,height', 'x,y')),
    '--task=clustering',
  ],
  'clusters without a truth': () => [written('clusters', POINTS), '--task=clustering'],
  'hostile names': () => [written('hostile', hostileTable()), `--truth=${HOSTILE[0]}`],
  'labels of two classes': () => [sample('labels')],
  'rows that count': () => [sample('counted-labels')],
  'labels of many classes': () => [sample('digits-labels')],
  'probabilities of many classes': () => [sample('iris-probabilities')],
  regression: () => [sample('diabetes-progression')],
  ranking: () => [sample('ranking'), '--k=3'],
  clusters: () => [sample('iris-clusters')],
  'confusion matrices': () => [sample('fold-matrices')],
  'learners on data sets': () => [sample('demsar-auc')],
  'many learners on data sets': () => [sample('learners-accuracies'), '--post-hoc=hochberg'],
  'learners on data sets, critical difference': () => [sample('demsar-auc'), '--post-hoc=nemenyi'],
  'learners against a control': () => [sample('demsar-auc'), '--control=C4.5'],
  'a result in each row': () => [written('long', LONG), '--higher-is-better=false'],
  'folds of data sets': () => [written('folds', folds(1))],
  'folds of data sets on which all rankings agree': () => [written('agree', folds(0))],
  'learners in folds': () => [sample('ten-folds')],
  'learners in folds against a control and a rate': () => [
    sample('ten-folds'),
    '--control=Naive Bayes',
    '--eps0=0.05',
    '--alpha=0.1',
  ],
  'five times two folds': () => [sample('five-by-two')],
  'errors of experiments': () => [written('errors', ERRORS), '--eps0=0.3'],
  'errors of one experiment': () => [
    written('error', 'errors,n\n5,10\n'),
    '--task=binomial',
    '--eps0=0.3',
    '--alternative=two-sided',
  ],
};

/** @type {Record<string, { report: any }>} */
const prepared = {};

/** @type {Record<'python' | 'r', Record<string, string>>} what each case printed */
const printed = { python: {}, r: {} };

const RUN_ALL = `
import contextlib, io, json, sys, warnings
warnings.simplefilter("ignore")
printed = {}
for name, script in json.load(sys.stdin).items():
    with contextlib.redirect_stdout(io.StringIO()) as output:
        exec(compile(script, name, "exec"), {})
    printed[name] = output.getvalue()
print(json.dumps(printed))`;

/** Names are printed on one line. @param {string} name */
const oneLine = (name) => name.split(/\s+/).filter(Boolean).join(' ');

/**
 * What the report says of a line that was printed.
 * @param {any} report
 * @param {string[]} fields
 */
function expected(report, fields) {
  const key = /** @type {string} */ (fields.at(-1));
  if (fields.length === 1)
    return report.tests[key] ?? report.averages?.[key] ?? report.verdict[key];
  const named = (/** @type {string} */ name, /** @type {string} */ other) =>
    oneLine(name) === other;
  if (fields.length === 3) {
    return report.pairs.find(
      (/** @type {any} */ { a, b }) => named(a, fields[0]) && named(b, fields[1]),
    )?.[key];
  }
  const model = report.models.find((/** @type {any} */ { name }) => named(name, fields[0]));
  const [, measure, end] = /^(.*)_(low|high)$/.exec(key) ?? [];
  return model?.metrics[key] ?? model?.intervals[measure]?.[end];
}

/** @param {any} report @param {string} output @returns {string[]} the keys that were printed */
function compare(report, output) {
  const lines = output.trim().split('\n');
  for (const line of lines) {
    const fields = line.split('\t');
    const value = Number(fields.pop());
    const wanted = expected(report, fields);
    assert.equal(typeof wanted, 'number', line);
    assert.ok(
      Math.abs(value - wanted) <= TOLERANCE * Math.max(1, Math.abs(wanted)),
      `${line} for ${wanted}`,
    );
  }
  return lines.map((line) => /** @type {string} */ (line.split('\t').at(-2)));
}

before(async () => {
  for (const [name, args] of Object.entries(CASES)) {
    const report = await melon('evaluate', ...args(), '--json');
    assert.equal(report.status, 0, report.stdout);
    prepared[name] = { report: JSON.parse(report.stdout) };
  }
});

/**
 * With every measure of the report, of which a page shows some.
 * @param {string} name
 * @param {'python' | 'r'} to
 */
function scriptOf(name, to) {
  const { report } = prepared[name];
  const keys = report.models.flatMap((/** @type {any} */ { metrics }) => Object.keys(metrics));
  const made = snippet(report, {
    to,
    file: CASES[name]()[0],
    keys: [...new Set(keys)],
    language: 'en',
  });
  assert.ok('text' in made);
  return made.text;
}

test('Python prints the numbers of the report', async (t) => {
  /** @type {Record<string, string>} */
  const scripts = {};
  for (const name of Object.keys(CASES)) scripts[name] = scriptOf(name, 'python');
  const python = /** @type {string} */ (findPython('snippets'));
  assert.ok(python, 'Run: node tools/setup.mjs snippets');
  const options = { input: JSON.stringify(scripts), maxBuffer: 1e9 };
  printed.python = JSON.parse(execFileSync(python, ['-c', RUN_ALL], options).toString());
  for (const name of Object.keys(CASES)) {
    await t.test(name, () => check(name, 'python', scripts[name]));
  }
});

test('R prints the numbers of the report', async (t) => {
  for (const name of Object.keys(CASES)) {
    await t.test(name, () => {
      const script = scriptOf(name, 'r');
      const file = join(folder, 'snippet.R');
      writeFileSync(file, script);
      const env = { ...process.env, LC_ALL: 'C.UTF-8' };
      printed.r[name] = execFileSync('Rscript', [file], { env }).toString();
      check(name, 'r', script);
    });
  }
});

/**
 * Numbers agree, and every measure that is shown is printed or said to be left out.
 * @param {string} name
 * @param {'python' | 'r'} to
 * @param {string} script
 */
function check(name, to, script) {
  const { report } = prepared[name];
  const keys = compare(report, printed[to][name]);
  assert.ok(keys.length >= report.models.length, printed[to][name]);
  const p = report.pairs.length > 0 && report.verdict.p !== null;
  if (p)
    assert.ok(
      keys.some((key) => /(?:_holm|_p)$/.test(key)),
      'the test that decides',
    );
  assert.ok(script.startsWith('# '));
}
