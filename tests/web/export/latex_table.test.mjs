import assert from 'node:assert/strict';
import test from 'node:test';
import { toLatex } from '../../../web/export/latex.js';
import { latexField } from '../../../web/export/latex_table.js';

/**
 * @param {string[]} labels
 * @param {number} rows
 */
const table = (labels, rows) => ({
  corner: 'Pair',
  heads: labels.map((label) => ({ key: label, label, name: label })),
  rows: Array.from({ length: rows }, (_, index) => ({
    name: `A – ${index}`,
    index,
    cells: labels.map(() => ({
      value: 0.5,
      text: '0.500',
      interval: null,
      note: '',
      reason: '',
      intervalReason: '',
      best: false,
    })),
  })),
});
const MANY = Array.from({ length: 12 }, (_, at) => `p, procedure number ${at}`);

test('a caption makes a float with a label', () => {
  const text = toLatex(table(['p'], 2), { caption: '50 % of pairs', label: 'pairs' });
  assert.match(
    text,
    /\\begin\{table\}\[htbp\]\n\\centering\n\\caption\{50 \\% of pairs\}\\label\{tab:pairs\}/,
  );
  assert.match(text, /\\end\{tabular\}\n\\end\{table\}\n$/);
  assert.doesNotMatch(text, /adjustbox/);
});

test('a wide table has heads in lines and is made as wide as the page', () => {
  const text = toLatex(table(MANY, 3));
  assert.ok(
    text.startsWith(
      '% \\usepackage{booktabs,adjustbox}\n\\begin{adjustbox}{max width=\\linewidth}',
    ),
  );
  assert.ok(text.includes('\\shortstack[r]{p,\\\\procedure\\\\number 0}'));
});

test('a long table goes on over several pages, in a smaller font where it is wide', () => {
  const narrow = toLatex(table(['p'], 46), { caption: 'All pairs' });
  assert.match(narrow, /\\begin\{longtable\}\{lr\}\n {2}\\caption\{All pairs\}\\\\\n/);
  assert.doesNotMatch(narrow, /tiny|scriptsize|landscape/);
  const wide = toLatex(table(MANY, 46));
  assert.match(wide, /\\(?:scriptsize|tiny)\\setlength/);
  assert.match(wide, /^% \\usepackage\{booktabs,longtable,array/);
});

test('hyphens stay, and two of them become no dash', () => {
  assert.equal(latexField('t-test'), 't-test');
  assert.equal(latexField('a--b'), 'a-{}-b');
  assert.equal(latexField('line\nbreak & 50 %'), 'line break \\& 50 \\%');
  assert.equal(latexField('Cliff’s δ'), 'Cliff\\textquoteright{}s $\\delta$');
});
