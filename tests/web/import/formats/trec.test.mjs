import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openTables } from '../../../../web/import/formats/formats.js';
import { formatOf } from '../../../../web/import/formats/tell.js';

const encode = (/** @type {string} */ text) => new TextEncoder().encode(text);
const golden = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../../golden/formats/${name}`, import.meta.url));

/** @param {Uint8Array} bytes @returns {Promise<any>} */
const opened = (bytes) => openTables(bytes, 'file');
const lines = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes).split('\n');

test('a run has the score of each document that it found, under its own name', async () => {
  const { tables } = await opened(golden('trec_dense.run'));
  assert.deepEqual(lines(tables[0].bytes).slice(0, 2), [
    'query,docid,dense',
    'q301,FT015-555,12.278327',
  ]);
  assert.equal(lines(tables[0].bytes).filter(Boolean).length, 1 + 12 * 8);
});

test('runs of several names in one file have a score', async () => {
  const { tables } = await opened(encode('1 Q0 a 1 2.5 x\n1\tQ0\tb\t2\t-1e-3\ty\r\n'));
  assert.deepEqual(lines(tables[0].bytes).slice(0, 3), [
    'query,docid,score',
    '1,a,2.5',
    '1,b,-1e-3',
  ]);
});

test('judgments have a relevance, which may be below 0', async () => {
  const { tables } = await opened(encode('51 0 FT1 1\n51 0 FT2 -2\n'));
  assert.deepEqual(lines(tables[0].bytes).slice(0, 3), [
    'query,docid,relevance',
    '51,FT1,1',
    '51,FT2,-2',
  ]);
});

test('a table of counts is no file of TREC', () => {
  assert.equal(formatOf(encode('50\t0\t3\t1\n4\t0\t2\t0\n1\t0\t9\t5\n0\t0\t1\t7\n')), null);
  assert.equal(formatOf(encode('5 0 3 1\n4 6 2 0\n1 0 9 5\n0 0 1 7\n')), null);
  assert.equal(formatOf(encode('1\t0\t7\t1\n'.repeat(6))), 'trec');
});

test('a line that is cut off is named', async () => {
  const { problem } = await opened(encode(`${'51 0 FT1 1\n'.repeat(6)}51 0 FT4`));
  assert.equal(problem.code, 'invalid_trec');
  assert.equal(problem.line, 7);
  const cut = await opened(encode('1 Q0 a 1 2.5 x\n1 Q0 b 2\n'));
  assert.equal(cut.problem.code, 'invalid_trec');
  assert.match(cut.problem.message, /Line 2 .*“1 Q0 b 2”/);
  assert.match(cut.problem.message_zh, /第 2 行/);
});
