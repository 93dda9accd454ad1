// The data sets of the lab: what data_sets.json says of them, and what is known of them from elsewhere.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import test from 'node:test';
import { fromProject, openBuiltCore } from '../../bin/core.mjs';
import { blobSource } from '../../web/core/read_table.js';

/**
 * @typedef {{ en: string, zh: string }} Words
 * @typedef {object} DataSet
 * @property {string} id
 * @property {string} file
 * @property {Words} name
 * @property {Words} about
 * @property {string} target
 * @property {'classification' | 'regression'} goal
 * @property {number} rows
 * @property {number} features
 * @property {{ label: string, rows: number }[]} [classes]
 * @property {string} source
 * @property {string} [doi]
 * @property {string} [url]
 * @property {string} licence
 * @property {string} [licence_file] its text, beside the data sets
 * @property {Words} [licence_note]
 * @property {Words} changes
 */

const FOLDER = fromProject('web/data_sets');
const read = (/** @type {string} */ file) => readFileSync(`${FOLDER}/${file}`, 'utf8');

/** @type {DataSet[]} */
const DATA_SETS = JSON.parse(read('data_sets.json'));

/**
 * Numbers that others publish: of rows and classes, the range of a column, and how many values are missing. For sets of
 * UCI from their .names files and pages, for vehicles from KEEL's header, for breast_cancer, wine and diabetes from the
 * documentation of scikit-learn, for penguins from the vignettes of palmerpenguins; auto_mpg without the six cars that
 * have no horsepower, as ISLR's `Auto`.
 * @type {Record<string, { rows: number, features: number, classes?: Record<string, number>,
 *   ranges?: Record<string, [number, number]>, missing?: number[] }>}
 */
const KNOWN = {
  iris: {
    rows: 150,
    features: 4,
    classes: { setosa: 50, versicolor: 50, virginica: 50 },
    ranges: { sepal_length_cm: [4.3, 7.9], sepal_width_cm: [2, 4.4], petal_length_cm: [1, 6.9] },
  },
  wine: {
    rows: 178,
    features: 13,
    classes: { Barolo: 59, Grignolino: 71, Barbera: 48 },
    ranges: { proline: [278, 1680], magnesium: [70, 162], hue: [0.48, 1.71] },
  },
  breast_cancer: {
    rows: 569,
    features: 30,
    classes: { malignant: 212, benign: 357 },
    ranges: { radius_mean: [6.981, 28.11], area_se: [6.802, 542.2], area_worst: [185.2, 4254] },
  },
  digits: {
    rows: 1797,
    features: 64,
    classes: Object.fromEntries(
      [178, 182, 177, 183, 181, 182, 181, 179, 174, 180].map((count, digit) => [digit, count]),
    ),
    ranges: { pixel_0_0: [0, 0], pixel_7_4: [0, 16] },
  },
  penguins: {
    rows: 344,
    features: 7,
    classes: { Adelie: 152, Chinstrap: 68, Gentoo: 124 },
    ranges: { flipper_length_mm: [172, 231], body_mass_g: [2700, 6300], year: [2007, 2009] },
    missing: [0, 2, 2, 2, 2, 11, 0],
  },
  house_votes: {
    rows: 435,
    features: 16,
    classes: { democrat: 267, republican: 168 },
    missing: [12, 48, 11, 11, 15, 11, 14, 15, 22, 7, 21, 31, 25, 17, 28, 104],
  },
  vehicles: {
    rows: 846,
    features: 18,
    classes: { opel: 212, saab: 217, bus: 218, van: 199 },
    ranges: {
      compactness: [73, 119],
      max_length_aspect_ratio: [2, 55],
      kurtosis_minor: [0, 41],
      kurtosis_major: [176, 206],
      hollows_ratio: [181, 211],
    },
  },
  diabetes: {
    rows: 442,
    features: 10,
    ranges: { progression: [25, 346] },
  },
  auto_mpg: {
    rows: 392,
    features: 7,
    ranges: { miles_per_gallon: [9, 46.6], weight_lb: [1613, 5140], model_year: [70, 82] },
  },
  concrete: {
    rows: 1030,
    features: 8,
    ranges: {
      compressive_strength_mpa: [2.33, 82.6],
      cement_kg_per_m3: [102, 540],
      age_days: [1, 365],
    },
  },
};

/** @param {DataSet} dataSet */
function tableOf({ file }) {
  const text = read(file);
  assert.doesNotMatch(text, /["\r]/);
  assert.ok(text.endsWith('\n'));
  const [header, ...rows] = text
    .slice(0, -1)
    .split('\n')
    .map((line) => line.split(','));
  return { header, column: (/** @type {number} */ at) => rows.map((row) => row[at]), rows };
}

/** @param {string[]} values @returns {Record<string, number>} */
function counted(values) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

test('ten data sets, seven of classes and three of numbers, in fewer than 600 KB', () => {
  assert.deepEqual(
    DATA_SETS.map(({ id }) => id),
    Object.keys(KNOWN),
  );
  assert.equal(DATA_SETS.filter(({ goal }) => goal === 'classification').length, 7);
  const named = DATA_SETS.flatMap(({ file, licence_file = [] }) => [file].concat(licence_file));
  const files = readdirSync(FOLDER);
  assert.deepEqual(files.sort(), [...named, 'data_sets.json'].sort());
  const bytes = files.reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0);
  assert.ok(bytes < 600_000, `${bytes}`);
});

for (const dataSet of DATA_SETS) {
  const { id, file, target, goal, classes } = dataSet;
  const known = KNOWN[id];

  test(`${id}: the file has the rows, columns and classes that are said`, () => {
    const { header, rows, column } = tableOf(dataSet);
    assert.equal(file, `${id}.csv`);
    assert.equal(rows.length, dataSet.rows);
    assert.equal(header.length, dataSet.features + 1);
    assert.equal(header.at(-1), target);
    for (const name of header) assert.match(name, /^[a-z][a-z0-9_]*$/);
    for (const row of rows) assert.equal(row.length, header.length);
    const targets = column(dataSet.features);
    if (goal === 'regression') {
      assert.equal(classes, undefined);
      for (const value of targets) assert.ok(value !== '' && Number.isFinite(Number(value)), value);
      return;
    }
    assert.ok(classes);
    assert.deepEqual(
      Object.fromEntries(classes.map(({ label, rows }) => [label, rows])),
      counted(targets),
    );
  });

  test(`${id}: the file is the data set that the literature knows`, () => {
    const { header, rows, column } = tableOf(dataSet);
    assert.equal(rows.length, known.rows);
    assert.equal(header.length - 1, known.features);
    if (known.classes) assert.deepEqual(counted(column(known.features)), known.classes);
    for (const [name, range] of Object.entries(known.ranges ?? {})) {
      const values = column(header.indexOf(name)).filter((value) => value !== '');
      const numbers = values.map(Number);
      assert.deepEqual([Math.min(...numbers), Math.max(...numbers)], range, name);
    }
    const missing = header.map((_, at) => column(at).filter((value) => value === '').length);
    assert.deepEqual(missing, [...(known.missing ?? Array(known.features).fill(0)), 0]);
  });

  test(`${id}: source, licence and both languages are there`, () => {
    const { name, about, changes, source, doi, url, licence, licence_file, licence_note } = dataSet;
    for (const words of [name, about, changes, ...(licence_note ? [licence_note] : [])]) {
      assert.match(words.en, /^[A-Z][\x20-\x7e×’]+$/);
      assert.match(words.zh, /\p{Script=Han}/u);
    }
    for (const sentence of [about, changes]) {
      assert.ok(sentence.en.endsWith('.') && sentence.zh.endsWith('。'));
    }
    assert.match(source, /\p{Lu}.*\b(?:19|20)\d\d\b/u);
    assert.ok(doi ? /^10\.\d{4,}\/\S+$/.test(doi) : url && new URL(url));
    assert.ok(['CC-BY-4.0', 'CC0-1.0', 'BSD-3-Clause'].includes(licence), licence);
    // Of these licences it is the one whose text has to come along.
    assert.equal(licence === 'BSD-3-Clause', Boolean(licence_file));
    if (licence_file) assert.match(read(licence_file), /Redistribution and use/);
  });

  test(`${id}: the lab learns from it and sees its goal`, async () => {
    const opened = await openBuiltCore();
    assert.ok(opened, 'the core is built');
    const { core, readTable } = opened;
    const loaded = await readTable(core, blobSource(new Blob([read(file)])));
    assert.ok(!('error' in loaded));
    const learners = ['baseline', 'k_nearest_neighbors', 'decision_tree'];
    const request = { type: 'lab', target, plan: 'k_fold', folds: 3, learners };
    const { error, lab, warnings } = core.query(request);
    assert.equal(error, undefined);
    assert.equal(lab.goal, goal);
    // Pixels in corners.
    const constant = id === 'digits' ? 3 : 0;
    assert.deepEqual(
      warnings.map((/** @type {{ code: string }} */ { code }) => code),
      [
        ...Array(constant).fill('feature_left_out'),
        ...(known.missing ? ['missing_features_filled'] : []),
      ],
    );
    assert.equal(lab.features.length, dataSet.features - constant);
    if (classes) assert.deepEqual(lab.classes, classes.map(({ label }) => label).sort());
    const part = core.query({ ...request, splits: [0, 1] });
    assert.equal(part.error, undefined);
    assert.equal(new Set(part.outputs.map((/** @type {any} */ one) => one.learner)).size, 3);
  });
}

test('the first patients of diabetes are those of table 1 in Efron et al.', () => {
  const diabetes = DATA_SETS.find(({ id }) => id === 'diabetes');
  assert.ok(diabetes);
  const { rows } = tableOf(diabetes);
  const printed = rows.slice(0, 3).map((row) => row.map((value) => Number(value).toFixed(1)));
  assert.deepEqual(
    printed.map((row) => row.map(Number)),
    [
      [59, 2, 32.1, 101, 157, 93.2, 38, 4, 4.9, 87, 151],
      [48, 1, 21.6, 87, 183, 103.2, 70, 3, 3.9, 69, 75],
      [72, 2, 30.5, 93, 156, 93.6, 41, 4, 4.7, 85, 141],
    ],
  );
});

test('docs/lab.md has a line for each, with its size, its source and its licence', () => {
  const lines = readFileSync(fromProject('docs/lab.md'), 'utf8').split('\n');
  for (const { id, file, rows, features, target, classes, doi, url, licence } of DATA_SETS) {
    const line = lines.find((one) => one.startsWith(`| [\`${id}\`](../web/data_sets/${file}) |`));
    assert.ok(line, id);
    const predicted = classes ? `${classes.length} classes` : 'a number';
    const size = `${rows.toLocaleString('en-US')} × ${features}`;
    for (const part of [size, `\`${target}\`, ${predicted}`, doi ?? url ?? id]) {
      assert.ok(line.includes(`${part}`), `${id}: ${part}`);
    }
    assert.ok(line.replaceAll(' ', '-').includes(licence), `${id}: ${licence}`);
  }
});

test('the built page has every file, and keeps it for when there is no network', () => {
  const worker = readFileSync(fromProject('dist/service_worker.js'), 'utf8');
  for (const file of readdirSync(FOLDER)) {
    assert.equal(readFileSync(fromProject(`dist/data_sets/${file}`), 'utf8'), read(file));
    assert.ok(worker.includes(`"data_sets/${file}"`), file);
  }
});
