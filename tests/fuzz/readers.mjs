// The readers of text that runs in JavaScript, on texts made of what confuses them: Markdown, LaTeX, cells of a
// spreadsheet, links; and what was stored, of any shape. Nothing throws, nothing takes long, and what is read is a table that the core can read.
//   node tests/fuzz/readers.mjs [--seconds=N] [--seed=N]
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { readLink, writeLink } from '../../web/app/link.js';
import { validKept } from '../../web/app/storage.js';
import { validOptions, validPreferences } from '../../web/app/valid.js';
import {
  countOf,
  flawOf as matrixFlaw,
  parseBlock as parseMatrix,
} from '../../web/import/matrix_text.js';
import { flawOf, parseBlock, resultsText, withBlock } from '../../web/import/results_text.js';
import { tableText } from '../../web/import/table_text.js';

/** Texts of a table that are read, from which others are made. */
const TABLES = [
  '|D|A|B|\n|-|-|-|\n|iris|**0.95**^1^|0.81 ± 0.02|\n|wine|`0.9`<sup>1.5</sup>|_0.9_ (1.5)|\n|mean rank|1|2|\n',
  'D|A\n-|-\n[x](y)|1\n',
  '\\begin{tabular}{lrr}\n\\toprule\nD & A & B \\\\\n\\midrule\nx & \\textbf{0.9}$^{1}$ & $0.8 \\pm 0.02$ \\\\[2pt]\n% note\nK\\"oln & .9\\textsuperscript{2} & 12\\,\\% \\\\\n\\bottomrule\n\\end{tabular}',
  '\\begin{longtable}{ll}\\caption{x}\\\\ D & A \\\\ \\endhead x & 1 \\\\ \\end{longtable}',
  'D & A \\\\ \\hline\nx & \\multirow{2}{*}{1} \\\\',
  'D\tA\tB\nx\t0,81 ± 0,02\t0,5\n',
  'a;b\n1;2\n',
  '#lang=zh&columns=roc_auc,f1&options={"task":"binary","predictions":["a"],"thresholds":{"a":0.5}}',
];

const PIECES = [
  ...[
    '|',
    '|-',
    '\n',
    '\r',
    ' ',
    '\t',
    ',',
    ';',
    '"',
    "'",
    '&',
    '\\\\',
    '\\',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
  ],
  ...[
    '$',
    '^',
    '_',
    '*',
    '**',
    '`',
    '~',
    '%',
    '±',
    '+/-',
    '0',
    '1.5',
    '1e5',
    '.',
    '-',
    '−',
    '–',
    '=',
    '#',
    '\u0000',
  ],
  ...[
    '<b a',
    '</b>',
    '<sup>',
    '</sup>',
    '![x](',
    '[^1]',
    '&nbsp;',
    '\\textbf{',
    '\\multirow{2}{*}{',
    '\\hline',
  ],
  ...[
    '\\begin{tabular}{ll}',
    '\\end{tabular}',
    '\\"{',
    '\\constructor',
    '__proto__',
    '模型',
    '\ud800',
    '\u202e',
    '\ufeff',
  ],
  ...[
    '#options=',
    'lang=',
    'columns=',
    '%',
    '%E4',
    '{"',
    '":',
    'null',
    '1e999',
    '🍉',
    'mean',
    'NaN',
    'x',
  ],
];

/** A generator of whole numbers below a limit (mulberry32). @param {number} seed */
function random(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  };
}

/** @param {(limit: number) => number} draw */
function textOf(draw) {
  const any = (/** @type {string[]} */ list) => list[draw(list.length)];
  let text = draw(4) === 0 ? '' : any(TABLES);
  for (let edits = draw(12); edits >= 0; edits -= 1) {
    const at = draw(text.length + 1);
    const kind = draw(5);
    if (kind === 0) text = text.slice(0, at) + text.slice(at + 1 + draw(8));
    else if (kind === 1)
      text = text.slice(0, at) + any(TABLES).slice(draw(20), 20 + draw(60)) + text.slice(at);
    else if (kind === 2)
      text = text.slice(0, at) + any(PIECES).repeat(1 + draw(2000)) + text.slice(at);
    else text = text.slice(0, at) + any(PIECES) + text.slice(at);
  }
  return text;
}

const NAMES = {
  column: (/** @type {number} */ at) => `c${at}`,
  row: (/** @type {number} */ at) => `r${at}`,
};

/** @param {string} text */
function check(text) {
  const read = tableText(text);
  if (read && 'text' in read) {
    assert.equal(typeof read.text, 'string');
    assert.ok(read.note === null || (read.note.en && read.note.zh));
  } else if (read) {
    assert.match(read.problem.message, /\S/);
    assert.match(read.problem.message_zh, /[\u4e00-\u9fff]/);
  }
  const block = parseBlock(text);
  if (block) {
    const results = withBlock(
      { columns: ['A', 'B'], rows: [{ name: 'x', cells: ['1', '2'] }], direction: 'higher' },
      block,
      { row: 0, column: 1 },
      NAMES,
    );
    const { columns, rows } = results;
    for (const { cells } of rows) assert.equal(cells.length, columns.length);
    const slip = /NaN|undefined/;
    if (!flawOf(results) && !slip.test(text)) {
      assert.doesNotMatch(resultsText(results, 'data set'), slip);
    }
  }
  const matrix = parseMatrix(text);
  if (matrix) {
    for (const cell of matrix.cells.flat()) assert.equal(typeof countOf(cell), 'number');
    matrixFlaw({ labels: ['a', 'b'], matrices: [{ name: 'm', cells: matrix.cells }] });
  }
  const { damaged: _, ...link } = readLink(text);
  assert.deepEqual(readLink(writeLink(link)), link);
}

const KEYS = [
  ...[
    'source',
    'options',
    'columns',
    'name',
    'size',
    'kind',
    'language',
    'theme',
    'predictions',
    'features',
  ],
  ...[
    'thresholds',
    'threshold',
    'ordered',
    'task',
    '__proto__',
    'constructor',
    'length',
    'toString',
    '',
  ],
];
const VALUES = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    0.5,
    1e308,
    '',
    'en',
    'xx',
    'dark',
    'file',
    'text',
    'sample',
    'binary',
    'roc_auc',
  ],
  ...['\u202e', '[object Object]', [], {}],
];

/**
 * Something that JSON could have brought: lists and objects of keys that are known, and others.
 * @param {(limit: number) => number} draw
 * @param {number} [depth]
 * @returns {any}
 */
function storedValue(draw, depth = 0) {
  const kind = draw(depth > 4 ? 2 : 5);
  if (kind < 2) return VALUES[draw(VALUES.length)];
  if (kind === 2) return Array.from({ length: draw(4) }, () => storedValue(draw, depth + 1));
  const members = Array.from({ length: draw(5) }, () => [
    KEYS[draw(KEYS.length)],
    storedValue(draw, depth + 1),
  ]);
  // As JSON does it: "__proto__" is a key of its own.
  return JSON.parse(
    `{${members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`,
  );
}

/** @param {any} value what the browser kept, or somebody wrote there */
function checkStored(value) {
  const { language, theme } = validPreferences(value);
  assert.ok([undefined, 'en', 'zh'].includes(language));
  assert.ok([undefined, 'auto', 'light', 'dark'].includes(theme));
  const options = validOptions(value);
  if (options) assert.deepEqual(validOptions(JSON.parse(JSON.stringify(options))), options);
  for (const blob of [value, new Blob(['a'])]) {
    const kept = validKept(value, blob);
    if (!kept) continue;
    assert.equal(typeof kept.source.name, 'string');
    assert.ok(kept.columns.every((column) => typeof column === 'string'));
    assert.equal(Object.getPrototypeOf(kept.options), Object.prototype);
  }
}

/** Of the processor, which a machine that is busy otherwise does not change: a text takes a hundredth of this. */
const MOST_MILLISECONDS = 5_000;

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, seed: { type: 'string' } },
});
const seconds = Number(values.seconds ?? 0);
const seed = Number(values.seed ?? (seconds > 0 ? Date.now() % 1e9 : 1));
const end = Date.now() + 1000 * seconds;
let runs = 0;
for (const text of TABLES) check(text);
// Without seconds the same two thousand texts each time.
for (; seconds > 0 ? Date.now() < end : runs < 2000; runs += 1) {
  const text = textOf(random(seed + runs));
  const start = process.cpuUsage();
  try {
    check(text);
    checkStored(storedValue(random(seed + runs)));
  } catch (error) {
    console.error(`seed ${seed + runs}: ${JSON.stringify(text.slice(0, 2000))}`);
    throw error;
  }
  const { user, system } = process.cpuUsage(start);
  const took = (user + system) / 1000;
  assert.ok(
    took < MOST_MILLISECONDS,
    `seed ${seed + runs} took ${Math.round(took)} ms of the processor`,
  );
}
console.log(`${runs} texts read, from seed ${seed}`);
