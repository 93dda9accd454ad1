import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asRate, flawOf, written } from '../../../../web/views/elements/number_field.js';

const rate = { min: 0, max: 1, rate: true };

test('a number within its limits is taken, the limits included', () => {
  for (const text of ['0', '0.2', '1', '1e-3']) assert.equal(flawOf(text, rate), null);
});

test('what lies outside, is not a number or not whole is told apart', () => {
  assert.equal(flawOf('20', rate), 'between');
  assert.equal(flawOf('-1', { min: 0 }), 'least');
  assert.equal(flawOf('', rate), 'number');
  assert.equal(flawOf('a', rate), 'number');
  assert.equal(flawOf('1.5', { min: 0, whole: true }), 'whole');
});

test('a level of significance is neither 0 nor 1', () => {
  const level = { min: 0, max: 1, openMin: true, openMax: true };
  assert.equal(flawOf('0', level), 'between');
  assert.equal(flawOf('1', level), 'between');
  assert.equal(flawOf('0.02', level), null);
  assert.equal(flawOf('0', { min: 0, openMin: true }), 'above');
});

test('a limit may be open at one end alone', () => {
  const share = { min: 0, max: 1, openMin: true };
  assert.equal(flawOf('0', share), 'between');
  assert.equal(flawOf('1', share), null);
});

test('a percentage is offered as a rate, where a rate is asked for', () => {
  assert.equal(asRate('20', rate), '0.2');
  assert.equal(asRate('7', rate), '0.07');
  assert.equal(asRate('120', rate), null);
  assert.equal(asRate('20', { min: 0, max: 1 }), null);
});

test('a field shows what was typed, and of other fractions four digits', () => {
  assert.equal(written(1 / 9, false), '0.1111');
  assert.equal(written(0.123456, true), '0.123456');
  assert.equal(written(0.1 + 0.2, true), '0.3');
  assert.equal(written(123456, false), '123456');
  assert.equal(written(2 ** 53 - 1, true), '9007199254740991');
});
