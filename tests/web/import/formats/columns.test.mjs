import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bytesOfColumns,
  bytesOfRows,
  equallyLong,
} from '../../../../web/import/formats/columns.js';

/** @param {Uint8Array} bytes */
const textOf = (bytes) => new TextDecoder().decode(bytes);

test('every value has a text, and none can be read as two cells', () => {
  const day = new Date('2026-01-02');
  const hour = new Date('2026-01-02T03:04:05Z');
  const rows = [
    ['a,b', 'c\n', '"'],
    [null, undefined, true],
    [1e21, -0.1, 12345678901234567890n],
    [day, hour, new Date(Number.NaN)],
  ];
  assert.equal(
    textOf(bytesOfRows(rows)),
    '"a,b","c\n",""""\n,,true\n1e+21,-0.1,12345678901234567890\n2026-01-02,2026-01-02T03:04:05.000Z,\n',
  );
});

test('columns of lists or objects are a column for each part, deeper ones a text', () => {
  const columns = [
    { name: 'p', values: [{ a: 1 }, { b: [2, 3n] }, null] },
    { name: 'q', values: [[1], 'none', null] },
  ];
  assert.equal(textOf(bytesOfColumns(columns)), 'p:a,p:b,q\n1,,[1]\n,"[2,""3""]",none\n,,\n');
});

test('a list of very many parts stays one cell', () => {
  const text = textOf(bytesOfColumns([{ name: 'p', values: [Array(1001).fill(0)] }]));
  assert.match(text, /^p\n"\[0,0,/);
});

test('columns that are not as long as each other are refused with name and length', () => {
  const columns = [
    { name: 'y', values: [1, 2] },
    { name: 'a', values: [1] },
  ];
  assert.throws(() => equallyLong(columns), /“y” has 2 values, but “a” has 1/);
  assert.equal(equallyLong(columns.slice(1)).length, 1);
});
