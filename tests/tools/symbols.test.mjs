import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/shell.mjs';

/** Cells of the confusion matrix; and names that are functions or words. */
const KNOWN = ['TP', 'TN', 'FP', 'FN'];
const WORDS = ['TP', 'TN', 'FP', 'FN', 'SSE', 'SST', 'SSR', 'CD', 'MS'];
const FUNCTIONS =
  /^(dist|median|rank|med|Var|cov|logit|tr|Dir|cost|precision|macro|norm|cen|avg|diam|conf|acc|MAD|se|E)$/;
const COMMANDS = new Set(
  (
    'frac tfrac sum sqrt max min left right bigl bigr Bigl Bigr cdot ldots dots le ge ne lvert ' +
    'rvert lVert rVert ln log det int quad widehat overline underbrace bar hat tilde binom prec sim ' +
    'mid pm in ni mathbb mathsf infty cup cap bigcup setminus varnothing notin to ' +
    'prod exp big Big top propto partial cdots'
  ).split(' '),
);

/**
 * What a formula defines: the letters before an equals sign or ∼ at its beginning or after a comma.
 * @param {string} latex
 */
const defined = (latex) =>
  latex
    .split(/,\\(?:quad|;)/)
    .flatMap((part) => /^[^=]{1,24}?(?==|\\sim)/.exec(part)?.[0] ?? [])
    .flatMap(letters);

/**
 * The letters of a formula, without those over which it sums or takes an extreme.
 * @param {string} latex
 * @returns {string[]}
 */
function letters(latex) {
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {string} */ name) => {
    found.add(name);
    return ' ';
  };
  const bound = [
    ...latex.matchAll(/(?:\\sum|\\max|\\min|median\})_(?:\{([^}]*)\}|([a-z]))/g),
  ].flatMap(([, many, one]) => (many ?? one).replace(/\\[a-z]+/g, ' ').match(/[a-z]/g) ?? []);
  let rest = latex
    .replace(/\\text\{[^}]*\}|_\{cost\}/g, ' ')
    .replace(/\\(?:mathrm|operatorname)\{([^}]*)\}/g, (_, name) =>
      FUNCTIONS.test(name) ? ' ' : add(name),
    )
    .replace(/d\\,|\\,d(?=[a-z])|(?<=[)\]])d(?=[a-z])/g, ' ');
  for (const word of WORDS) rest = rest.replaceAll(word, () => add(word));
  for (const [, command, letter] of rest.matchAll(/\\([A-Za-z]+)|([A-Za-z])/g)) {
    if (letter) add(letter);
    else if (!COMMANDS.has(command)) add(`\\${command}`);
  }
  const counted = [...latex.matchAll(/([a-z])=1,/g)].map(([, name]) => name);
  const without = [...bound, ...counted, ...KNOWN];
  return [...found].filter((name) => !without.includes(name));
}

const file = join(root, 'build/catalogue/en.json');

test('every letter of every formula is explained beside it', () => {
  assert.ok(existsSync(file), 'npm run build writes the catalogue');
  const catalogue = JSON.parse(readFileSync(file, 'utf8'));
  const families = Object.values(catalogue)
    .filter(Array.isArray)
    .flat()
    .filter(({ latex }) => latex !== undefined);
  assert.ok(families.length > 150);
  const open = families.flatMap(({ id, latex, symbols }) => {
    const texts = symbols.map((/** @type {any} */ each) => each.latex);
    const explained = [...defined(latex), ...letters(texts.join(' , '))];
    const missing = letters(latex).filter((name) => !explained.includes(name));
    return missing.length > 0 ? [`${id}: ${missing.join(' ')}`] : [];
  });
  assert.deepEqual(open, []);
});

test('letters are found in commands, words and indices, and bound ones are left out', () => {
  assert.deepEqual(letters(String.raw`\frac1n\sum_{i=1}^{n}(\hat y_i-y_i)^2`), ['n', 'y']);
  assert.deepEqual(letters(String.raw`\min_t\;\pi\,C_{FN}\,\mathrm{FNR}(t)`), ['FNR', '\\pi', 'C']);
});
