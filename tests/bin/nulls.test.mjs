// Whatever numbers a file has, its report follows docs/report.schema.json, and no number of it is null without a reason
// beside it that the catalogue explains. Tables of every task with numbers from 1e-320 to 1.7e308, from a seed.
import assert from 'node:assert/strict';
import test from 'node:test';
import { loadCatalogue } from '../../bin/catalogue.mjs';
import { openBuiltCore } from '../../bin/core.mjs';
import { schemaFaults } from './report_schema.mjs';

/** @typedef {Record<string, any>} Json */
/** @typedef {{ csv: string, options: Json }} Table */

const opened = await openBuiltCore();
assert.ok(opened, 'the core is built');
const { core, readTable } = opened;
const known = loadCatalogue('en').reasons;

/** @param {Table} table  @returns {Promise<Json>} the whole report, with its bootstrap */
async function evaluate({ csv, options }) {
  const bytes = new TextEncoder().encode(csv);
  const chunks = async function* () {
    yield bytes;
  };
  const loaded = await readTable(core, { size: bytes.length, chunks });
  if ('error' in loaded) return loaded;
  const report = core.run(options);
  if (report.error) return { error: report.error };
  for (;;) {
    const { done, total } = core.query({ type: 'step', steps: 1000 });
    if (!(done < total)) return core.run(options);
  }
}

/** Null under these keys says that there is no such thing, and not that a number is undefined. */
const NONE = [
  ...['adjustment', 'components', 'control', 'favours', 'interval_agrees', 'name', 'other_side'],
];
/** In these null says that the user gave nothing. */
const GIVEN = ['input', 'options', 'advice'];

/**
 * The places of numbers that are null without a reason, or have one without an explanation. A null in an array is a gap
 * of a drawing.
 * @param {any} part
 * @param {string} place
 * @param {Json} [beside]  reasons that stand beside the object, as those of metrics do
 * @returns {string[]}
 */
function faults(part, place, beside = {}) {
  if (Array.isArray(part)) return part.flatMap((each) => faults(each, `${place}/#`));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const here = `${place}/${key}`;
    if (place === '' && GIVEN.includes(key)) return [];
    if (value === null) {
      if (NONE.includes(key) || (key === 'threshold' && 'metrics' in part)) return [];
      const reason = part.reasons?.[key] ?? beside[key] ?? part.reason;
      return typeof reason === 'string' && Object.hasOwn(known, reason)
        ? []
        : [`${here}: ${reason}`];
    }
    return faults(value, here, ['metrics', 'numbers'].includes(key) ? part.reasons : {});
  });
}

/** Numbers from a seed, as of a Lehmer generator. */
class Dice {
  #state = 1;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed;
    for (let i = 0; i < 5; i += 1) this.below(2);
  }

  /** @param {number} sides */
  below(sides) {
    this.#state = (this.#state * 48271) % 2147483647;
    return this.#state % sides;
  }

  /** @template T  @param {T[]} list */
  of(list) {
    return list[this.below(list.length)];
  }

  /** A number of three digits times the scale. @param {number} scale  @param {boolean} [positive] */
  number(scale, positive = false) {
    const sign = positive || this.below(2) === 0 ? 1 : -1;
    return String(sign * ((1 + this.below(999)) / 1000) * scale);
  }

  scale() {
    return this.of([1e-320, 1e-308, 1e-160, 1, 1, 1, 1e16, 1e100, 1e155, 1e200, 1e300, 1.7e308]);
  }

  /** Of weights and counts, which have bounds. */
  countScale() {
    return this.of([1e-12, 1, 1000, 1000, 1e13, 1e19]);
  }
}

/**
 * @param {string} header
 * @param {number} rows
 * @param {(row: number) => (string | number)[]} cells
 */
const csvOf = (header, rows, cells) =>
  `${[header, ...Array.from({ length: rows }, (_, row) => cells(row).join(','))].join('\n')}\n`;

/** @type {Record<string, (dice: Dice) => Table>} */
const TABLES = {
  binary(dice) {
    const [a, b] = dice.below(2) ? [1, 1] : [dice.scale(), dice.scale()];
    const weight = dice.countScale();
    const positive = dice.below(2) === 0;
    return {
      csv: csvOf('y,A,B,w', dice.of([1, 2, 3, 12, 40]), (row) => [
        row % 3 === 0 ? 1 : 0,
        dice.number(a, positive),
        dice.number(b, positive),
        dice.number(weight, true),
      ]),
      options: { truth: 'y', predictions: ['A', 'B'], weight: dice.of(['w', null]) },
    };
  },
  labels(dice) {
    const classes = dice.of([1, 2, 2, 3, 4]);
    const weight = dice.countScale();
    const label = () => `c${dice.below(classes)}`;
    return {
      csv: csvOf('y,A,B,w', dice.of([1, 2, 3, 12]), (row) => [
        `c${row % classes}`,
        label(),
        label(),
        dice.number(weight, true),
      ]),
      options: { truth: 'y', predictions: ['A', 'B'], weight: dice.of(['w', null]) },
    };
  },
  multiclass(dice) {
    const scale = dice.scale();
    const weight = dice.countScale();
    return {
      csv: csvOf('y,A:x,A:y,A:z,w', dice.of([1, 3, 12]), (row) => [
        'xyz'[row % 3],
        ...Array.from({ length: 3 }, () => dice.number(scale, true)),
        dice.number(weight, true),
      ]),
      options: { truth: 'y', weight: dice.of(['w', null]) },
    };
  },
  counts(dice) {
    return {
      csv: csvOf('name,tp,fp,fn,tn', dice.of([1, 2, 5]), (row) => [
        `m${row}`,
        ...Array.from({ length: 4 }, () =>
          dice.below(5) === 0 ? 0 : dice.number(dice.countScale(), true),
        ),
      ]),
      options: {},
    };
  },
  regression(dice) {
    const scale = dice.scale();
    const [a, b] = dice.below(2) ? [scale, scale] : [dice.scale(), dice.scale()];
    const weight = dice.countScale();
    return {
      csv: csvOf('y,A,B,x,w', dice.of([1, 2, 3, 12]), () => [
        dice.number(scale),
        dice.number(a),
        dice.number(b),
        dice.number(b),
        dice.number(weight, true),
      ]),
      options: {
        truth: 'y',
        predictions: ['A', 'B'],
        features: ['x'],
        weight: dice.of(['w', null]),
      },
    };
  },
  ranking(dice) {
    const [relevance, score] = [dice.scale(), dice.scale()];
    const positive = dice.below(4) > 0;
    return {
      csv: csvOf('rel,qid,A,B', dice.of([1, 3, 12, 40]), (row) => [
        dice.number(relevance, positive),
        Math.floor(row / 3),
        dice.number(score),
        dice.number(score),
      ]),
      options: { truth: 'rel', query: 'qid', predictions: ['A', 'B'] },
    };
  },
  clustering(dice) {
    const [x, y] = [dice.scale(), dice.scale()];
    const label = () => 'abc'[dice.below(3)];
    return {
      csv: csvOf('y,A,B,x1,x2', dice.of([1, 2, 3, 12]), () => [
        label(),
        label(),
        label(),
        dice.number(x),
        dice.number(y),
      ]),
      options: {
        truth: dice.of(['y', null]),
        predictions: ['A', 'B'],
        features: dice.of([['x1', 'x2'], ['x1']]),
        distance: dice.of(['euclidean', 'manhattan', 'cosine']),
      },
    };
  },
  friedman(dice) {
    const algorithms = dice.of([2, 3, 4]);
    const scale = dice.scale();
    const tied = dice.below(5) === 0;
    return {
      csv: csvOf(['data', ...'ABCD'.slice(0, algorithms)].join(), dice.of([1, 2, 5, 12]), (row) => [
        `d${row}`,
        ...Array.from({ length: algorithms }, () => (tied ? 1 : dice.number(scale))),
      ]),
      options: {
        higher_is_better: true,
        ...(dice.below(3) === 0 ? { control: 'A' } : {}),
        ...(dice.below(2) ? { post_hoc: dice.of(['nemenyi', 'holm', 'conover', 'tukey']) } : {}),
      },
    };
  },
  cv(dice) {
    const scale = dice.scale();
    const tied = dice.below(5) === 0;
    const design = dice.of(['kfold', '5x2']);
    const result = () => (tied ? 1 : dice.number(scale));
    return {
      csv: csvOf('run,fold,A,B', design === '5x2' ? 10 : dice.of([1, 2, 3, 10]), (row) => [
        Math.floor(row / 2) + 1,
        (row % 2) + 1,
        result(),
        result(),
      ]),
      options: {
        design,
        higher_is_better: false,
        ...(dice.below(2) ? { test_train_ratio: dice.of([1e-300, 0.1, 1e300]) } : {}),
      },
    };
  },
  binomial(dice) {
    const cases = dice.of([10, 1000, 1e9, 1e15]);
    return {
      csv: csvOf('name,errors,n', dice.of([1, 3]), (row) => [`e${row}`, dice.below(10), cases]),
      options: {
        alternative: dice.of(['greater', 'less', 'two-sided']),
        ...(dice.below(3) ? { eps0: dice.of([0, 1e-300, 0.1, 1]) } : {}),
      },
    };
  },
};

const ROUNDS = 60;
/** What a file of such numbers may be refused for. */
const REFUSED = ['invalid_weight', 'invalid_count', 'invalid_experiment'];

for (const [task, make] of Object.entries(TABLES)) {
  test(`${task}: extreme numbers break neither the schema nor the rule that null has a reason`, async () => {
    let reports = 0;
    for (let seed = 1; seed <= ROUNDS; seed += 1) {
      const dice = new Dice(seed);
      const { csv, options } = make(dice);
      const alpha = dice.of([0.05, 0.05, 1e-15, 0.5, 0.999999999999999]);
      const bootstrap = dice.of([0, 20]);
      const table = { csv, options: { task, alpha, bootstrap, ...options } };
      const report = await evaluate(table);
      const shown = `${JSON.stringify(table.options)}\n${csv}`;
      assert.deepEqual(schemaFaults(report), [], shown);
      if (report.error) {
        assert.ok(REFUSED.includes(report.error.code), `${report.error.message}\n${shown}`);
        continue;
      }
      reports += 1;
      assert.deepEqual(faults(report, ''), [], shown);
    }
    assert.ok(reports > ROUNDS / 2, `${reports} reports`);
  });
}
