import assert from 'node:assert/strict';
import test from 'node:test';
import { formulaOf, substitute } from '../../../../web/views/pictures/substitute.js';

const NUMBERS = {
  TP: 8,
  FN: 2,
  FP: 4,
  TN: 6,
  n: 20,
  n_1: 10,
  n_0: 10,
  '\\beta^2': 4,
  'c_{FN}': 5,
  'c_{FP}': 1,
};
const fill = (/** @type {string} */ latex) => substitute(latex, NUMBERS, String);

test('counts take the place of their symbols', () => {
  assert.equal(fill(String.raw`\frac{TP}{TP+FP}`), String.raw`\frac{8}{8+4}`);
});

test('a product without a sign gets one', () => {
  assert.equal(fill(String.raw`2TP+\beta^2 FN`), String.raw`2\cdot 8+4\cdot 2`);
  assert.equal(fill(String.raw`c_{FN}\,FN`), String.raw`5\cdot 2`);
  assert.equal(fill(String.raw`(1+\beta^2)\,TP`), String.raw`(1+4)\cdot 8`);
});

test('the sum of the ranks of the positives is a number', () => {
  const ranks = String.raw`\sum_{i:\,y_i=1} r_i`;
  const formula = String.raw`\frac{${ranks}-\frac{n_1(n_1+1)}{2}}{n_0\,n_1}`;
  assert.equal(
    substitute(formula, { ...NUMBERS, [ranks]: 150.5 }, String),
    String.raw`\frac{150.5-\frac{10(10+1)}{2}}{10\cdot 10}`,
  );
});

test('a fraction over n keeps its argument together', () => {
  assert.equal(fill(String.raw`\frac1n\sum_i x_i`), String.raw`\frac1{20}\sum_i x_i`);
});

test('names that only contain a symbol are left alone', () => {
  assert.equal(fill(String.raw`\min\mathrm{FNR}`), null);
  assert.equal(fill('TP_k'), null);
});

test('a formula of which a number is unknown is not filled', () => {
  assert.equal(substitute('TP+FP', { TP: 1 }, String), null);
});

test("Cohen's kappa of two classes is shown in the four counts", () => {
  const filled = fill(formulaOf({ id: 'cohen_kappa', latex: String.raw`\frac{p_o-p_e}{1-p_e}` }));
  assert.equal(filled, String.raw`\frac{2\,(8\cdot 6-4\cdot 2)}{(8+4)(4+6)+(8+2)(2+6)}`);
});
