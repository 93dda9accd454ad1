import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as format from '../../../web/words/format.js';

test('a value has three decimals', () => {
  assert.equal(format.number(0.98765), '0.988');
  assert.equal(format.number(-0.25), '\u22120.250');
  assert.equal(format.number(0), '0.000');
});

test('a value that three decimals would hide is written with an exponent', () => {
  assert.equal(format.number(0.0002), '2.0e\u22124');
});

test('large values lose decimals, and whole ones have none', () => {
  assert.equal(format.number(123.4567), '123.46');
  assert.equal(format.number(12345.678), '12,345.7');
  assert.equal(format.number(1200), '1,200');
});

test('undefined is n/a and never zero', () => {
  assert.equal(format.number(null), 'n/a');
  assert.equal(format.p(null), 'n/a');
  assert.equal(format.percent(undefined), 'n/a');
  assert.equal(format.count(null), 'n/a');
});

test('no digits are claimed beyond the whole numbers that a double tells apart', () => {
  assert.equal(format.integer(2 ** 53 - 1), '9,007,199,254,740,991');
  assert.equal(format.integer(2 ** 53), '9.007e+15');
  assert.equal(format.count(123456789012345680), '1.235e+17');
  assert.equal(format.count(-1e20), '−1.000e+20');
  assert.deepEqual(format.column([3, 2 ** 54], true), ['3', '1.801e+16']);
  assert.equal(format.fixed(Number.MAX_VALUE, 0), '1.798e+308');
});

test('counts are whole unless weights make them fractions', () => {
  assert.equal(format.count(1234567), '1,234,567');
  assert.equal(format.count(12.5), '12.5');
  assert.equal(format.count(12.25), '12.25');
  assert.equal(format.count(100 / 3), '33.333');
  assert.equal(format.count(0.0004), '4.0e−4');
});

test('p-values have no leading zero, three decimals, and stop at .001', () => {
  assert.equal(format.p(0.0006), '<\u00a0.001');
  assert.equal(format.p(0.0123), '.012');
  assert.equal(format.p(0.00001), '<\u00a0.001');
  assert.equal(format.p(1), '1.000');
  assert.equal(format.pRelation(0.0016), 'p\u00a0=\u00a0.002');
  assert.equal(format.pRelation(0), 'p\u00a0<\u00a0.001');
});

test('full precision comes back as the same double', () => {
  for (const value of [0.1, 1 / 3, 5e-324, 123456789.123]) {
    assert.equal(Number(format.full(value)), value);
  }
});

test('numbers of a list keep the decimals of their neighbours', () => {
  assert.equal(format.fixed(12), '12.000');
  assert.equal(format.fixed(-0.05, 2), '−0.05');
});

test('intervals, shares, levels, thresholds', () => {
  assert.equal(format.interval(0.0376, 0.072), '[0.038, 0.072]');
  assert.equal(format.percent(0.8761), '87.6\u00a0%');
  assert.equal(format.level(1 - 0.05), '95\u00a0%');
  assert.equal(format.threshold(0.42), '0.42');
  assert.equal(format.threshold(null), '∞');
});

test('sizes and durations', () => {
  assert.equal(format.bytes(999), '999\u00a0B');
  assert.equal(format.bytes(41_943_040), '42\u00a0MB');
  assert.equal(format.duration(14.2), '14\u00a0ms');
  assert.equal(format.duration(1234), '1.2\u00a0s');
});

test('a posterior probability is neither 0 nor 1', () => {
  assert.equal(format.posterior(0.99996), '>\u00a0.999');
  assert.equal(format.posterior(0.9987), '.999');
  assert.equal(format.posterior(0.00004), '<\u00a0.001');
  assert.equal(format.posterior(0.0132), '.013');
  assert.equal(format.posterior(null), 'n/a');
});

test('papers leave out the zero of what cannot exceed 1, and p has three decimals', () => {
  assert.equal(format.bounded(0.261), '.26');
  assert.equal(format.bounded(-0.05), '\u2212.05');
  assert.equal(format.bounded(1), '1.00');
  assert.equal(format.pReported(0.0076), 'p = .008');
  assert.equal(format.pReported(0.0004), 'p < .001');
  // The form of the verdict, so that both can be compared.
  assert.equal(format.pReported(0.99951), 'p = 1.000');
  assert.equal(format.pReported(null), 'p n/a');
});

test('a p-value has the digits that show on which side of α it lies', () => {
  assert.equal(format.pRelation(0.0503, 0.05), 'p\u00a0=\u00a0.0503');
  assert.equal(format.pRelation(0.0498, 0.05), 'p\u00a0=\u00a0.050');
  assert.equal(format.pRelation(0.05, 0.05), 'p\u00a0=\u00a0.050');
  // Of a small level, what is below .001 is no longer the same.
  assert.equal(format.pRelation(0.00032, 0.0001), 'p\u00a0=\u00a0.00032');
  assert.equal(format.pRelation(0.00002, 0.0001), 'p\u00a0<\u00a0.0001');
  assert.equal(format.pReported(0.00032, 0.05), 'p < .001');
  // Without a level, as in a table, three decimals.
  assert.equal(format.p(0.0503), '.050');
});

test('numbers of a column have the same decimals', () => {
  assert.deepEqual(format.column([37, 63.5, 16.5], true), ['37.0', '63.5', '16.5']);
  assert.deepEqual(format.column([11, 1, 0], true), ['11', '1', '0']);
  assert.deepEqual(format.column([0.5, 12, null]), ['0.500', '12.000', 'n/a']);
  assert.deepEqual(format.column([-1, 1200]), ['\u22121.000', '1,200.000']);
  // One that is too small for decimals is written as it is.
  assert.deepEqual(format.column([0.5, 0.0001]), ['0.500', '1.0e\u22124']);
});

test('a long name loses its middle, and full-width characters count twice', () => {
  assert.equal(format.cutInTheMiddle('k-NN', 16), 'k-NN');
  // 16 = 8 + the ellipsis + 7.
  assert.equal(format.cutInTheMiddle('gradient_boosting_depth_12', 16), 'gradient…epth_12');
  // 3 × 2 before it, 2 × 2 after it: 11 of 12.
  assert.equal(format.cutInTheMiddle('深度十二的梯度提升', 12), '深度十…提升');
  assert.equal(format.cutInTheMiddle('深度十二的梯度', 14), '深度十二的梯度');
});

test('a range without a bound is open there', () => {
  assert.equal(format.range(-1, 1), '[\u22121, 1]');
  assert.equal(format.range(0, null), '[0, ∞)');
  assert.equal(format.range(null, 1), '(\u2212∞, 1]');
});
