import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLink } from '../../../../web/app/link.js';
import { createStore } from '../../../../web/app/store.js';
import {
  isTooLong,
  linkFor,
  packedTable,
  SNIPPETS,
} from '../../../../web/views/sharing/choices.js';

const PLACE = 'https://example.org/melon/';
/** @type {import('../../../../web/app/store.js').Source} */
const own = { name: 'mine.csv', size: 3, kind: 'file' };
const nothing = { table: false, view: false, hide: [], large: false };
const files = [{ name: 'mine.csv', blob: new Blob(['y,a\n1,2']) }];

/** @param {string} link */
const read = (link) => readLink(new URL(link).hash);

test('a link has the settings and the name of the file, and what was chosen besides', () => {
  const { state } = createStore({
    source: own,
    options: { beta: 2 },
    picked: 'a',
    tableColumns: ['f1'],
  });
  const base = { language: 'en', options: { beta: 2 } };
  assert.deepEqual(read(linkFor(state, nothing, '1.AA', PLACE)), { ...base, file: 'mine.csv' });
  assert.deepEqual(read(linkFor(state, { ...nothing, view: true, large: true }, null, PLACE)), {
    ...base,
    file: 'mine.csv',
    columns: ['f1'],
    model: 'a',
    large: true,
  });
  const all = { table: true, view: false, hide: [/** @type {const} */ ('table')], large: false };
  assert.deepEqual(read(linkFor(state, { ...all, embed: 'roc' }, '1.AA', PLACE)), {
    ...base,
    hide: ['table'],
    embed: 'roc',
    data: '1.AA',
  });
});

test('of a table that came by a link, a link without it names the file', () => {
  const source = { ...own, kind: /** @type {const} */ ('link'), packed: '1.AA' };
  const { state } = createStore({ source });
  assert.equal(read(linkFor(state, nothing, '1.AA', PLACE)).file, 'mine.csv');
  assert.equal(read(linkFor(state, nothing, '1.AA', PLACE)).data, undefined);
});

test('what is packed is the table of the report, and no sample', async () => {
  const sample = { ...own, kind: /** @type {const} */ ('sample'), id: 'labels' };
  const packed = (/** @type {any} */ source, reportSource = source) =>
    packedTable(createStore({ source, reportSource }).state, files);
  assert.match((await packed(own)) ?? '', /^1\./);
  assert.equal(await packed(sample), null);
  assert.equal(await packed(own, { ...own }), null);
  assert.equal(await packed({ ...own, kind: 'link', packed: '1.AA' }), '1.AA');
  const large = [{ name: 'a.csv', blob: new Blob([new Uint8Array(2 ** 20)]) }];
  const { state } = createStore({ source: own, reportSource: own });
  assert.equal(await packedTable(state, large), null);
});

test('a link is too long where mails and chats cut it', () => {
  assert.equal(isTooLong('a'.repeat(8192)), false);
  assert.equal(isTooLong('a'.repeat(8193)), true);
});

test('names in what is pasted elsewhere are escaped', () => {
  const text = SNIPPETS.moodle(`${PLACE}#a=1&b="<x>`, 'ROC "<b>" & more');
  assert.match(text, /src="https:\/\/example\.org\/melon\/#a=1&amp;b=&quot;&lt;x>"/);
  assert.match(text, /title="ROC &quot;&lt;b>&quot; &amp; more"/);
  assert.ok(SNIPPETS.jupyter(`${PLACE}#"`, '').includes('#\\"'));
  assert.ok(SNIPPETS.quarto(PLACE, 'x').includes(SNIPPETS.moodle(PLACE, 'x')));
});
