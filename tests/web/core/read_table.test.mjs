import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import createCore from '../../../build/wasm/core.mjs';
import { openCore } from '../../../web/core/core.js';
import { readTable } from '../../../web/core/read_table.js';

const wasmBinary = readFileSync(new URL('../../../build/wasm/core.wasm', import.meta.url));
const core = await openCore(createCore, { wasmBinary });
const bytes = new TextEncoder().encode('y,a\n1,0.9\n0,0.2\n1,0.7\n');

/** @param {number} size @param {Uint8Array[]} pieces */
const source = (size, ...pieces) => ({
  size,
  async *chunks() {
    yield* pieces;
  },
});

test('a file is read in pieces', async () => {
  const read = await readTable(core, source(bytes.length, bytes.slice(0, 7), bytes.slice(7)));
  assert.equal('input' in read && read.input.rows, 3);
});

test('a file that is cut while it is read is refused, with how much of it was there', async () => {
  const read = await readTable(core, source(bytes.length, bytes.slice(0, 16)));
  assert.ok('error' in read);
  assert.equal(read.error.code, 'unreadable_file');
  assert.match(read.error.message, /16 of 22 bytes.*changed/);
});

test('one that grew is refused too, and of an unknown size anything is read', async () => {
  const read = await readTable(core, source(10, bytes));
  assert.equal('error' in read && read.error.code, 'unreadable_file');
  const unknown = await readTable(core, source(0, bytes));
  assert.equal('input' in unknown && unknown.input.rows, 3);
});
