import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrive, isOfAnother } from '../../../web/app/arrive.js';
import { packTable } from '../../../web/app/linked_table.js';
import { createStore } from '../../../web/app/store.js';

const SAMPLES = ['first', 'second'].map((id) => ({
  id,
  file: `${id}.csv`,
  name: { en: id, zh: id },
  rows: 1,
  models: 1,
}));

/** @type {import('../../../web/app/storage.js').Kept} */
const kept = {
  source: { name: 'mine.csv', size: 3, kind: 'file' },
  files: [{ name: 'mine.csv', blob: new Blob(['abc']) }],
  options: { beta: 2 },
  columns: ['f1'],
};

/**
 * Arrives with actions that write down what they are asked.
 * @param {object} given
 * @param {import('../../../web/app/storage.js').Kept | null} [given.stored]
 * @param {import('../../../web/app/link.js').Linked} [given.linked]
 * @param {(options: any) => boolean} [given.fits]
 * @param {string} [given.problem] that stands there after a load that failed
 * @param {any} [given.first] the stored report of the first sample
 * @param {() => boolean} [given.opened] whether the user has opened a table meanwhile
 */
async function arrived({
  stored = null,
  linked = {},
  fits = () => true,
  problem,
  first = null,
  opened = () => false,
}) {
  const store = createStore({ samples: SAMPLES });
  /** @type {any[]} */
  const done = [];
  const load = (/** @type {string} */ what, /** @type {any} */ options) => {
    done.push([what, options]);
    const good = fits(options);
    if (!good && problem) store.set({ problem: { code: problem, message: '', message_zh: '' } });
    return Promise.resolve(good);
  };
  const actions = /** @type {any} */ ({
    loadSample: (/** @type {string} */ id, /** @type {any} */ options) => load(id, options),
    showFirst: (/** @type {any} */ report) => load('shown', report),
    loadLinked: (
      /** @type {string} */ packed,
      /** @type {any} */ { name },
      /** @type {any} */ options,
    ) => load(`${packed.slice(0, 2)} ${name}`, options),
    restore: (/** @type {any} */ { options }) => load('stored', options),
    overtaken: () => Promise.resolve(opened()),
    notify: (/** @type {any} */ { code, value }) => done.push([code, value]),
  });
  await arrive(store, actions, stored, linked, async () => first);
  return { done, state: store.state };
}

test('somebody new sees the first sample', async () => {
  assert.deepEqual((await arrived({})).done, [['first', {}]]);
});

test('the first sample is shown before there is a core, but with settings of a link', async () => {
  const first = { report: 1 };
  assert.deepEqual((await arrived({ first })).done, [['shown', first]]);
  assert.deepEqual((await arrived({ first, linked: { sample: 'first' } })).done, [
    ['shown', first],
  ]);
  const second = await arrived({ first, linked: { sample: 'second' } });
  assert.deepEqual(second.done, [['second', {}]]);
  const linked = { options: { beta: 2 } };
  assert.deepEqual((await arrived({ first, linked })).done, [['first', { beta: 2 }]]);
  assert.deepEqual((await arrived({ first, stored: kept })).done, [['stored', { beta: 2 }]]);
});

test('a stored table comes back with its settings, or with those of its own link', async () => {
  assert.deepEqual((await arrived({ stored: kept })).done, [['stored', { beta: 2 }]]);
  const linked = { file: 'mine.csv', options: { beta: 3 } };
  assert.deepEqual((await arrived({ stored: kept, linked })).done, [['stored', { beta: 3 }]]);
});

test('settings of a link that do not fit are put aside, and the page says so', async () => {
  const linked = { options: { truth: 'nocolumn' } };
  const fits = (/** @type {any} */ { truth }) => truth === undefined;
  assert.deepEqual((await arrived({ stored: kept, linked, fits })).done, [
    ['stored', { truth: 'nocolumn' }],
    ['stored', { beta: 2 }],
    ['link_unfit', undefined],
  ]);
  assert.deepEqual((await arrived({ linked, fits })).done, [
    ['first', { truth: 'nocolumn' }],
    ['first', {}],
    ['link_unfit', undefined],
  ]);
});

test('settings of a link that cannot be read, and a sample that does not exist, are reported', async () => {
  const unfit = ['link_unfit', undefined];
  assert.deepEqual((await arrived({ linked: { damaged: true } })).done, [['first', {}], unfit]);
  const beta = { options: { beta: 2 }, damaged: /** @type {const} */ (true) };
  assert.deepEqual((await arrived({ linked: beta })).done, [['first', { beta: 2 }], unfit]);
  const { done } = await arrived({ linked: { sample: 'third' } });
  assert.deepEqual(done.at(-1), ['sample_unknown', undefined]);
});

test('a link of a file that is not here waits for it beside what is here, under its own settings', async () => {
  const linked = { file: 'scores.csv', options: { truth: 'y' } };
  assert.equal(isOfAnother(linked, kept), true);
  const { done, state } = await arrived({ linked });
  assert.deepEqual(done, [
    ['first', {}],
    ['awaiting', 'scores.csv'],
  ]);
  assert.deepEqual(state.awaited, {
    file: 'scores.csv',
    options: { truth: 'y' },
    model: undefined,
    passed: false,
  });
  assert.deepEqual((await arrived({ stored: kept, linked })).done, [
    ['stored', { beta: 2 }],
    ['awaiting', 'scores.csv'],
  ]);
});

test('a link of a file that is not here names it without settings, too', async () => {
  const { done, state } = await arrived({ linked: { file: 'scores.csv' } });
  assert.deepEqual(done, [
    ['first', {}],
    ['awaiting', 'scores.csv'],
  ]);
  assert.deepEqual(state.awaited?.options, {});
  assert.deepEqual((await arrived({ stored: kept, linked: { file: 'mine.csv' } })).done, [
    ['stored', { beta: 2 }],
  ]);
});

test('a link to a sample opens it, with a stored table too', async () => {
  const linked = { sample: 'second', options: { beta: 3 } };
  assert.deepEqual((await arrived({ stored: kept, linked })).done, [['second', { beta: 3 }]]);
});

test('a stored table that no longer can be evaluated gives way to the sample', async () => {
  const fits = (/** @type {any} */ { beta }) => beta === undefined;
  assert.deepEqual((await arrived({ stored: kept, fits })).done, [
    ['stored', { beta: 2 }],
    ['stored', {}],
  ]);
});

test('a table that the user opens meanwhile stays, whatever was to come', async () => {
  for (const given of [
    {},
    { stored: kept },
    { first: { report: 1 } },
    { linked: await withTable() },
  ]) {
    assert.deepEqual((await arrived({ ...given, opened: () => true })).done, []);
  }
  // While another table is being read, which is then given up.
  for (const [given, first] of /** @type {const} */ ([
    [{ stored: kept }, 'stored'],
    [{ linked: await withTable() }, '1. small.csv'],
  ])) {
    let isOpened = false;
    const fits = () => {
      isOpened = true;
      return false;
    };
    const { done } = await arrived({ ...given, fits, opened: () => isOpened });
    assert.deepEqual(done, [[first, { beta: 2 }]]);
  }
});

test('without a network nothing else is tried in its place', async () => {
  const { done } = await arrived({ stored: kept, fits: () => false, problem: 'not_fetched' });
  assert.deepEqual(done, [['stored', { beta: 2 }]]);
});

test('the order of a link is that of the table', async () => {
  const sort = { key: 'f1', descending: true };
  assert.deepEqual((await arrived({ linked: { sort, columns: ['f1'] } })).state.sort, sort);
});

/** A link with a table in it. */
const withTable = async () => ({
  data: await packTable({
    name: 'small.csv',
    files: [{ name: 'small.csv', blob: new Blob(['y,a']) }],
  }),
  options: { beta: 2 },
  columns: ['f1'],
  sort: { key: 'f1', descending: true },
});

test('a table in a link comes with its settings, and goes before a stored one', async () => {
  const linked = await withTable();
  const { done, state } = await arrived({ stored: kept, linked });
  assert.deepEqual(done, [['1. small.csv', { beta: 2 }]]);
  assert.deepEqual([state.tableColumns, state.sort], [linked.columns, linked.sort]);
});

test('settings that do not fit the table in a link are put aside', async () => {
  const fits = (/** @type {any} */ { beta }) => beta === undefined;
  assert.deepEqual((await arrived({ linked: await withTable(), fits })).done, [
    ['1. small.csv', { beta: 2 }],
    ['1. small.csv', {}],
    ['link_unfit', undefined],
  ]);
});

test('a table in a link that was cut, is of a later form or none at all leaves the page as it was', async () => {
  const whole = await withTable();
  for (const [data, code] of [
    [whole.data.slice(0, -1), 'link_cut'],
    ['2.AAAA', 'link_newer'],
    [`1.${'A'.repeat(9000)}`, 'link_too_long'],
  ]) {
    const linked = { ...whole, data, sample: 'second', model: 'a' };
    const { done, state } = await arrived({ stored: kept, linked });
    assert.deepEqual(done, [
      ['stored', { beta: 2 }],
      [code, undefined],
    ]);
    assert.equal(state.sort, null);
  }
  let tries = 0;
  const fits = () => {
    tries += 1;
    return tries > 2;
  };
  assert.deepEqual((await arrived({ linked: whole, fits })).done.slice(2), [
    ['first', {}],
    ['link_no_table', undefined],
  ]);
});

test('without a network a table in a link is tried once more, and nothing in its place', async () => {
  const linked = await withTable();
  const { done } = await arrived({ linked, fits: () => false, problem: 'not_fetched' });
  assert.deepEqual(done, [
    ['1. small.csv', { beta: 2 }],
    ['1. small.csv', {}],
  ]);
});
