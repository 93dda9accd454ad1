// The queries of melon scale on DuckDB, Spark and, through a parser, as BigQuery reads them: the report of the aggregate
// is that of the rows, bit for bit where docs/scale.md says so, else within the bounds that it proves.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import {
  differences,
  ENGINES,
  makeTables,
  numbersIn,
  printed,
  reportOf,
  rowsOf,
  runQueries,
} from './engines.mjs';

const ROWS = Number(process.env.MELON_SCALE_ROWS ?? 20_000_000);
const SMALL = 200_000;

/** What an aggregate is asked for, and with which ending it is written. @type {Record<string, { args: string[], ending?: string, engines?: string[] }>} */
const AGGREGATES = {
  tied: { args: ['--truth=truth', '--scores=a,b,c', '--weight=copies'], ending: 'parquet' },
  rounded: { args: ['--truth=truth', '--scores=s1,s2,s3', '--rounded=2'] },
  log_odds: { args: ['--truth=truth', '--scores=s1', '--log-odds=0.05'] },
  matrix: { args: ['--table=classes', '--truth=truth', '--labels=one,two'] },
  numbers: { args: ['--table=numbers', '--truth=truth', '--numbers=near,far', '--rounded=0'] },
  weighted_numbers: {
    args: [
      '--table=numbers',
      '--truth=truth',
      '--numbers=near,far',
      '--weight=copies',
      '--rounded=0',
    ],
  },
  results: {
    args: ['--dataset=dataset', '--algorithm=algorithm', '--fold=fold', '--results=accuracy'],
  },
};

const BOUNDS = ['--bounds', '--positive=yes'];

/** What is one row for each model. @type {Record<string, { args: string[], engines?: string[] }>} */
const FIGURES = {
  rounded_bounds: {
    args: [...AGGREGATES.rounded.args, ...BOUNDS],
    engines: ['duckdb', 'bigquery'],
  },
  log_odds_bounds: { args: [...AGGREGATES.log_odds.args, ...BOUNDS], engines: ['duckdb', 'spark'] },
  sums: { args: ['--table=numbers', '--truth=truth', '--numbers=near,far', '--sums'] },
  weighted_sums: {
    args: ['--table=numbers', '--truth=truth', '--numbers=near,far', '--weight=copies', '--sums'],
  },
};

/** The rows themselves, as CSV. @type {Record<string, string>} */
const EVERY_ROW = {
  tied: 'SELECT truth, a, b, c, copies FROM predictions',
  scores: 'SELECT truth, s1, s2, s3 FROM predictions',
  matrix: 'SELECT * FROM classes',
  numbers: 'SELECT * FROM numbers',
  results: 'SELECT * FROM results',
  hostile: 'SELECT * FROM hostile',
};

/** Names that end quotes, lines and comments wherever they are not escaped. */
const HOSTILE = ['--truth=tr"u`th\'; --', '--scores="a`b\n""c"", d",weight,得分 {x}'];

let folder = '';
let answers = '';
after(() => folder && rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} engine */
const fileOf = (name, engine) => `${name}.${engine}.${AGGREGATES[name]?.ending ?? 'csv'}`;

/** @param {string} name @param {string} engine */
const pathOf = (name, engine) => join(answers, fileOf(name, engine));

before(async () => {
  folder = makeTables(ROWS, SMALL);
  const jobs = [];
  for (const [name, query] of Object.entries(EVERY_ROW)) {
    jobs.push({ engine: 'duckdb', query, file: `${name}.rows.csv` });
  }
  for (const [name, { args, engines = ENGINES }] of Object.entries({ ...AGGREGATES, ...FIGURES })) {
    for (const engine of engines) {
      const query = await printed(`--engine=${engine}`, ...args);
      jobs.push({ engine, query, file: fileOf(name, engine) });
    }
  }
  // BigQuery has no such names.
  for (const engine of ['duckdb', 'spark']) {
    const query = await printed(`--engine=${engine}`, '--table=hostile', ...HOSTILE);
    jobs.push({ engine, query, file: `hostile.${engine}.csv` });
  }
  const order = ['duckdb', 'bigquery', 'spark'];
  jobs.sort((a, b) => order.indexOf(a.engine) - order.indexOf(b.engine));
  answers = runQueries(folder, jobs);
});

/** @param {string} name @param {string[]} args */
const ofRows = (name, ...args) =>
  reportOf(join(answers, `${name}.rows.csv`), ...args, '--missing=drop');

test('scores with ties, missing cells and weights: every figure is that of the rows, bit for bit', () => {
  const args = ['--truth=truth', '--predictions=a,b,c', '--positive=yes'];
  const rows = ofRows('tied', ...args, '--weight=copies');
  assert.ok(numbersIn(rows) > 5000);
  assert.ok(rows.pairs[0].delong_p !== undefined);
  for (const engine of ENGINES) {
    const report = reportOf(pathOf('tied', engine), ...args, '--weight=weight');
    assert.deepEqual(differences(rows, report), [], engine);
  }
});

/** What the counts at the threshold are made of: a threshold that the grid has moves none of them. */
const AT_THRESHOLD = ['tp', 'fp', 'fn', 'tn', 'accuracy', 'f1', 'matthews_corrcoef'];

/**
 * @param {Record<string, any>} rows  metrics
 * @param {Record<string, any>} rounded
 * @param {Record<string, string>} bound  that the engine computed
 */
function assertWithin(rows, rounded, bound) {
  // Of sums of millions of terms.
  const rounding = 1e-12;
  for (const key of ['roc_auc', 'log_loss', 'brier']) {
    const error = Math.abs(rows[key] - rounded[key]);
    const most = Number(bound[`${key}_error`]);
    assert.ok(error <= most + rounding, `${key} of ${bound.model}: ${error} > ${most}`);
    assert.ok(error > 0, `${key} is rounded`);
  }
  const more = rows.average_precision - rounded.average_precision;
  assert.ok(more <= Number(bound.average_precision_above) + rounding, `${more}`);
  assert.ok(-more <= Number(bound.average_precision_below) + rounding, `${more}`);
}

test('scores in cells: figures are within the bounds, and counts at a threshold of the grid stay', () => {
  const args = ['--truth=truth', '--predictions=s1,s2,s3', '--positive=yes'];
  const rows = ofRows('scores', ...args);
  const [duckdb, ...others] = ENGINES.map((engine) =>
    reportOf(pathOf('rounded', engine), ...args, '--weight=weight'),
  );
  for (const other of others) assert.deepEqual(differences(duckdb, other), []);
  const bounds = rowsOf(pathOf('rounded_bounds', 'duckdb'));
  rows.models.forEach((/** @type {any} */ { metrics }, /** @type {number} */ at) => {
    const rounded = duckdb.models[at].metrics;
    for (const key of AT_THRESHOLD) assert.equal(rounded[key], metrics[key], key);
    assertWithin(metrics, rounded, bounds[at]);
    assert.ok(Math.abs(metrics.brier - rounded.brier) <= 0.01);
  });
  const tests = rows.pairs.map((/** @type {any} */ pair) => pair.mcnemar_p);
  assert.deepEqual(
    tests,
    duckdb.pairs.map((/** @type {any} */ pair) => pair.mcnemar_p),
  );
});

test('probabilities in cells of log odds: log loss and Brier score are within what the step allows', () => {
  const args = ['--truth=truth', '--predictions=s1', '--positive=yes'];
  const rows = ofRows('scores', ...args).models[0].metrics;
  const [bound] = rowsOf(pathOf('log_odds_bounds', 'duckdb'));
  for (const engine of ENGINES) {
    const report = reportOf(pathOf('log_odds', engine), ...args, '--weight=weight');
    const rounded = report.models[0].metrics;
    for (const key of AT_THRESHOLD) assert.equal(rounded[key], rows[key], key);
    assertWithin(rows, rounded, bound);
    assert.ok(Math.abs(rows.log_loss - rounded.log_loss) <= 0.05 / 2);
    assert.ok(Math.abs(rows.brier - rounded.brier) <= (4 * 0.05) / 27);
  }
});

test('the engines agree on the bounds', () => {
  for (const [name, other] of [
    ['rounded_bounds', 'bigquery'],
    ['log_odds_bounds', 'spark'],
  ]) {
    const [ours, theirs] = ['duckdb', other].map((engine) => rowsOf(pathOf(name, engine)));
    assert.deepEqual(
      ours.map(({ model }) => model),
      theirs.map(({ model }) => model),
    );
    assertNear(ours, theirs, 1e-10);
  }
});

/**
 * @param {Record<string, string>[]} some
 * @param {Record<string, string>[]} others
 * @param {number} tolerance
 */
function assertNear(some, others, tolerance) {
  some.forEach((row, at) => {
    for (const [key, cell] of Object.entries(row)) {
      if (key === 'model') continue;
      const [one, other] = [Number(cell), Number(others[at][key])];
      assert.ok(
        Math.abs(one - other) <= tolerance * Math.max(1, Math.abs(one)),
        `${key}: ${one}, ${other}`,
      );
    }
  });
}

test('a confusion matrix of many classes: every figure is that of the rows', () => {
  const args = ['--truth=truth', '--predictions=one,two'];
  const rows = ofRows('matrix', ...args);
  assert.ok(numbersIn(rows) > 200);
  for (const engine of ENGINES) {
    const report = reportOf(pathOf('matrix', engine), ...args, '--weight=weight');
    assert.deepEqual(differences(rows, report), [], engine);
  }
});

for (const weight of ['', 'weighted_']) {
  test(`${weight ? 'weighted ' : ''}sums give the figures of a regression, cells nearly`, () => {
    const args = ['--truth=truth', '--predictions=near,far', '--task=regression'];
    const rows = ofRows('numbers', ...args, ...(weight ? ['--weight=copies'] : ['--weight=']));
    for (const engine of ENGINES) {
      const cells = reportOf(pathOf(`${weight}numbers`, engine), ...args, '--weight=weight_totals');
      const sums = rowsOf(pathOf(`${weight}sums`, engine));
      rows.models.forEach((/** @type {any} */ { metrics }, /** @type {number} */ at) => {
        assertIsSum(metrics, sums[at]);
        assertNearCells(metrics, cells.models[at].metrics, 1);
      });
    }
  });
}

/** @param {Record<string, any>} metrics @param {Record<string, string>} sums */
function assertIsSum(metrics, { model, ...sums }) {
  for (const [column, cell] of Object.entries(sums)) {
    const key = column.replace('pinball_0_', 'pinball_0.');
    const number = Number(cell);
    const error = Math.abs(number - metrics[key]);
    assert.ok(error <= 1e-10 * Math.max(1, Math.abs(number)), `${key} of ${model}: ${number}`);
  }
}

/**
 * The bounds of docs/scale.md for cells of a width.
 * @param {Record<string, any>} rows
 * @param {Record<string, any>} cells
 * @param {number} width
 */
function assertNearCells(rows, cells, width) {
  const rounding = 1e-9;
  assert.equal(cells.n, rows.n);
  assert.ok(Math.abs(rows.mean_error - cells.mean_error) <= rounding);
  for (const [key, most] of /** @type {[string, number][]} */ ([
    ['mse', width ** 2],
    ['mae', width],
  ])) {
    const missed = rows[key] - cells[key];
    assert.ok(missed >= -rounding && missed <= most + rounding, `${key}: ${missed}`);
  }
  for (const key of ['median_absolute_error', 'max_error']) {
    assert.ok(Math.abs(rows[key] - cells[key]) <= 2 * width, key);
  }
}

test('results of cases become means of folds, and the comparison is theirs', () => {
  /** @type {Map<string, { sum: number, cases: number }>} */
  const means = new Map();
  for (const { dataset, algorithm, fold, accuracy } of rowsOf(join(answers, 'results.rows.csv'))) {
    const key = `${dataset},${algorithm},${fold}`;
    const { sum, cases } = means.get(key) ?? { sum: 0, cases: 0 };
    means.set(key, { sum: sum + Number(accuracy), cases: cases + 1 });
  }
  assert.equal(means.size, 12 * 3 * 5);
  for (const engine of ENGINES) {
    const file = pathOf('results', engine);
    const rows = rowsOf(file);
    assert.equal(rows.length, means.size);
    for (const { dataset, algorithm, fold, accuracy } of rows) {
      const { sum, cases } = means.get(`${dataset},${algorithm},${fold}`) ?? { sum: 0, cases: 0 };
      assert.ok(Math.abs(Number(accuracy) - sum / cases) < 1e-12);
    }
    const { task, input } = reportOf(file);
    assert.equal(task, 'friedman');
    assert.equal(input.rows, means.size);
  }
});

test('names with quotes, backticks, commas and ends of lines are names and nothing else', () => {
  const predictions = HOSTILE[1].replace('--scores', '--predictions');
  const roles = ['--task=binary', HOSTILE[0], predictions, '--positive=it\'s \\ "so"'];
  const rows = ofRows('hostile', ...roles, '--weight=');
  assert.equal(rows.models.length, 3);
  for (const engine of ['duckdb', 'spark']) {
    const report = reportOf(join(answers, `hostile.${engine}.csv`), ...roles, '--weight=weights');
    assert.deepEqual(differences(rows, report), [], engine);
  }
});
