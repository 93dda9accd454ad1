import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import katex from 'katex';

/** Classes of KaTeX whose fonts the page does not bring; vite.config.js says which it brings. */
const WITHOUT_FONT =
  /\b(?:math|text)(?:bf|it|cal|frak|scr|tt)\b|\bboldsymbol\b|\bdelimsizing size[5-9]\b/;

const catalogue = JSON.parse(
  readFileSync(new URL('../../../../build/catalogue/en.json', import.meta.url), 'utf8'),
);

test('formulas of the catalogue need no font that the page does not bring', () => {
  const formulas = Object.values(catalogue)
    .flat()
    .flatMap(({ latex }) => latex ?? []);
  assert.ok(formulas.length > 50);
  for (const latex of formulas) {
    const html = katex.renderToString(latex, { output: 'html' });
    assert.doesNotMatch(html, WITHOUT_FONT, latex);
  }
});
