import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, readAnswer } from '../../../web/learn/answers.js';

test('numbers, fractions and percentages are read, however they are typed', () => {
  const readings = {
    0.375: 0.375,
    '0,375': 0.375,
    '.375': 0.375,
    '3/8': 0.375,
    ' 3 ／ 8 ': 0.375,
    '37.5 %': 0.375,
    '37.5％': 0.375,
    '０．３７５': 0.375,
    '−2': -2,
    '+4': 4,
    '1e-3': 0.001,
    '1.5/2': 0.75,
    '0。375': 0.375,
    '0，375': 0.375,
    '37\u202f.5\u00a0%': 0.375,
    '1 3/8': 1.375,
    '−1 3 ⁄ 8': -1.375,
    '12 1/2 %': 0.125,
  };
  for (const [text, value] of Object.entries(readings))
    assert.equal(readAnswer(text)?.value, value, text);
});

test('anything else is not read', () => {
  for (const text of ['', 'abc', '1/0', '3//8', '1 2/3x', '%', '.', '1.2.3'])
    assert.equal(readAnswer(text), null, text);
});

test('an answer is right within the digits that are asked for', () => {
  assert.equal(judge('0.667', 2 / 3, 3), 'right');
  assert.equal(judge('2/3', 2 / 3, 3), 'right');
  assert.equal(judge('66.7 %', 2 / 3, 3), 'right');
  assert.equal(judge('0.6666667', 2 / 3, 3), 'right');
  // A half is rounded up or down.
  assert.equal(judge('0.063', 0.0625, 3), 'right');
  assert.equal(judge('0.062', 0.0625, 3), 'right');
});

test('an answer with too few digits is not called wrong', () => {
  assert.equal(judge('0.67', 2 / 3, 3), 'coarse');
  assert.equal(judge('67 %', 2 / 3, 3), 'coarse');
  assert.equal(judge('0.65', 2 / 3, 3), 'wrong');
  assert.equal(judge('5', 5, 0), 'right');
  assert.equal(judge('6', 5, 0), 'wrong');
  assert.equal(judge('', 5, 0), 'unreadable');
});

test('an answer whose steps were rounded is known, if it is near for its size', () => {
  assert.equal(judge('0.666', 2 / 3, 3), 'rounded');
  assert.equal(judge('0.669', 2 / 3, 3), 'rounded');
  assert.equal(judge('0.670', 2 / 3, 3), 'wrong');
  assert.equal(judge('0.018', 0.0166, 3), 'wrong');
  assert.equal(judge('5', 6, 0), 'wrong');
});

test('a percentage without its sign is known, and a number with the wrong one', () => {
  assert.equal(judge('37.5', 0.375, 3), 'hundredfold');
  assert.equal(judge('67', 2 / 3, 3), 'hundredfold');
  assert.equal(judge('0.2', -0.2, 3), 'sign');
  assert.equal(judge('−1/8', 0.125, 3), 'sign');
  assert.equal(judge('−12.5', 0.125, 3), 'wrong');
  assert.equal(judge('300', 3, 0), 'wrong');
});
