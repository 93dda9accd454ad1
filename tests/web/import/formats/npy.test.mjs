import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortestHalf, shortestSingle } from '../../../../web/import/formats/shortest.js';
import { cellsOf, golden, refusalOf, textsOf } from './support.mjs';

/**
 * A file as NumPy writes it.
 * @param {string} descr
 * @param {string} shape
 * @param {Uint8Array | number[]} data
 * @param {string} [order]
 */
function npy(descr, shape, data, order = 'False') {
  const header = `{'descr': ${descr}, 'fortran_order': ${order}, 'shape': ${shape}, }\n`;
  const length = Uint8Array.of(header.length & 255, header.length >> 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x93NUMPY\x01\0', 'latin1'),
      length,
      Buffer.from(header),
      Buffer.from(data),
    ]),
  );
}

/** @param {Uint8Array} bytes @param {string} [name] */
const textOf = async (bytes, name) => Object.values(await textsOf(bytes, name))[0];

test('records have a column for each field', async () => {
  assert.deepEqual(await cellsOf(golden('records.npy')), await cellsOf(golden('predictions.csv')));
});

test('a vector is a column called as the file, a matrix a column for each place', async () => {
  assert.equal(await textOf(npy("'|u1'", '(2,)', [3, 4]), 'run/y_pred.npy'), 'y_pred\n3\n4\n');
  const rows = npy("'|i1'", '(2, 3)', [1, 2, 3, 4, 5, 255]);
  assert.equal(await textOf(rows, 'p.npy'), 'p:0,p:1,p:2\n1,2,3\n4,5,-1\n');
  const columns = npy("'|i1'", '(2, 3)', [1, 4, 2, 5, 3, 255], 'True');
  assert.equal(await textOf(columns, 'p.npy'), 'p:0,p:1,p:2\n1,2,3\n4,5,-1\n');
});

test('numbers of every size and order, truth values and texts are read', async () => {
  const of = (/** @type {string} */ type, /** @type {number[]} */ data) =>
    textOf(npy(`'${type}'`, '(1,)', data), 'a.npy');
  assert.equal(await of('<i2', [0xfe, 0xff]), 'a\n-2\n');
  assert.equal(await of('>i2', [0xff, 0xfe]), 'a\n-2\n');
  // 2^53 + 1 is not a double.
  assert.equal(await of('<i8', [1, 0, 0, 0, 0, 0, 0x20, 0]), 'a\n9007199254740993\n');
  // 1.5 × 2^−1, in 16 and in 64 bits.
  assert.equal(await of('<f2', [0, 0x3a]), 'a\n0.75\n');
  assert.equal(await of('<f8', [0, 0, 0, 0, 0, 0, 0xe8, 0x3f]), 'a\n0.75\n');
  assert.equal(await of('|b1', [1]), 'a\ntrue\n');
  assert.equal(await of('|S3', [0x61, 0x62, 0]), 'a\nab\n');
  assert.equal(await of('<U1', [0x84, 0x98, 0, 0]), 'a\n预\n');
});

test('a number of single precision is written with the fewest digits that mean it, as NumPy writes it', () => {
  // numpy 1.26.4: str(np.float32(x)) for each of them.
  for (const text of ['0.7', '0.1', '1e-09', '3.4028235e+38', '16777216', '0.33333334', '-2.5']) {
    assert.equal(shortestSingle(Math.fround(Number(text))), Number(text));
  }
});

test('so is a number of half precision', async () => {
  // numpy 2.4.6: float(np.float16(x)) and str(np.float16(x)) for each of them.
  for (const [half, text] of /** @type {[number, string][]} */ ([
    [0.7001953125, '0.7'],
    [0.0999755859375, '0.1'],
    [65504, '6.55e+04'],
    [2 ** -24, '6e-08'],
    [0.333251953125, '0.3333'],
    [1024, '1.024e+03'],
    [-2.5, '-2.5'],
    [0, '0.0'],
    [Number.NEGATIVE_INFINITY, '-Infinity'],
  ])) {
    assert.equal(shortestHalf(half), Number(text));
  }
  assert.equal(await textOf(npy("'<f2'", '(1,)', [0x9a, 0x39]), 'a.npy'), 'a\n0.7\n');
});

test('objects of Python are refused, since opening them may run a program', async () => {
  const { code, message } = await refusalOf(golden('objects.npy'));
  assert.equal(code, 'python_objects');
  assert.match(message, /astype\(str\)/);
});

test('a file that is cut off, or claims more than it has, is damaged', async () => {
  const whole = golden('records.npy');
  for (const bad of [
    whole.subarray(0, 9),
    whole.subarray(0, 60),
    whole.subarray(0, -1),
    npy("'<f8'", '(99999999999,)', [0]),
    npy("'<U0'", '(99999999999,)', [0]),
    npy("'<f8'", '', []),
  ]) {
    const { code } = await refusalOf(bad);
    assert.ok(['damaged_file', 'unknown_type'].includes(code), code);
  }
});

test('other types, fields within fields and three dimensions are refused with the remedy', async () => {
  assert.match((await refusalOf(npy("'<c16'", '(0,)', []))).message, /type <c16.*astype\(float\)/);
  const nested = npy("[('a', [('b', '<f8')]), ('c', '<f8')]", '(0,)', []);
  assert.equal((await refusalOf(nested)).code, 'unknown_type');
  assert.equal((await refusalOf(npy("'<f8'", '(1, 1, 1)', []))).code, 'many_dimensions');
});
