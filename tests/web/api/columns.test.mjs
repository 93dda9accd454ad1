import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsSource } from '../../../web/api/columns.js';

/** @param {Record<string, any>} table */
async function textOf(table) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of columnsSource(table).chunks()) text += decoder.decode(chunk);
  return text;
}

test('each number has the fewest digits that mean it, in single precision too', async () => {
  const table = { double: Float64Array.of(0.1 + 0.2, 5e-324), single: Float32Array.of(0.1, 0.7) };
  assert.equal(await textOf(table), 'double,single\n0.30000000000000004,0.1\n5e-324,0.7\n');
});

test('what is missing is an empty cell', async () => {
  const table = { a: [1, null, 3], b: ['x', undefined, 'z'] };
  assert.equal(await textOf(table), 'a,b\n1,x\n,\n3,z\n');
});

test('whole numbers of 64 bits and booleans are written as they are', async () => {
  const table = { big: BigInt64Array.of(9007199254740993n), flag: [true] };
  assert.equal(await textOf(table), 'big,flag\n9007199254740993,true\n');
});

test('names and texts are quoted where they would be read as several cells', async () => {
  assert.equal(await textOf({ 'a,b': ['say "x"\n'] }), '"a,b"\n"say ""x""\n"\n');
});

test('a column of objects is a column for each part', async () => {
  const table = { forest: [{ cat: 0.75, dog: 0.25 }] };
  assert.equal(await textOf(table), 'forest:cat,forest:dog\n0.75,0.25\n');
});

test('a long table comes in pieces and is whole', async () => {
  const length = 40_000;
  const text = await textOf({ n: Array.from({ length }, (_, at) => at) });
  assert.deepEqual(
    text.trim().split('\n').slice(1).map(Number),
    Array.from({ length }, (_, at) => at),
  );
});

test('columns of different lengths, no columns and values that are none are named', () => {
  assert.throws(() => columnsSource({ a: [1], b: [1, 2] }), /“a” has 1 values, but “b” has 2/);
  assert.throws(() => columnsSource({}), /no columns/);
  assert.throws(() => columnsSource({ a: 'text' }), /Column "a" is of type string/);
});
