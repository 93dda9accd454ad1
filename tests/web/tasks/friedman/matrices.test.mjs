import assert from 'node:assert/strict';
import test from 'node:test';
import { pairOf, pValueMatrix } from '../../../../web/tasks/friedman/p_value_matrix.js';
import { contrast } from '../../../../web/tasks/friedman/readable.js';
import { winTieLoss } from '../../../../web/tasks/friedman/win_tie_loss.js';
import { models, NAMES, options, THEME } from '../../diagrams/example.mjs';

const DARK = {
  ...THEME,
  card: '#1d2024',
  ink: '#eceae4',
  muted: '#a2a8b0',
  models: { ...THEME.models, '--model-1': '#56b1ea', '--model-2': '#f0a04b' },
};

/** @param {{ shapes: any[] }} diagram @param {string} part */
const parts = ({ shapes }, part) => shapes.filter((shape) => shape.part === part);

const MODELS = [
  { name: 'second', metrics: { average_rank: 2 } },
  { name: 'third', metrics: { average_rank: 2.9 } },
  { name: 'first', metrics: { average_rank: 1.1 } },
];
const PAIRS = [
  { a: 'second', b: 'third', holm_p: 0.2, rank_wins: 9, rank_ties: 2, rank_losses: 3 },
  { a: 'second', b: 'first', holm_p: 0.03, rank_wins: 4, rank_ties: 0, rank_losses: 10 },
  { a: 'third', b: 'first', holm_p: 0.00001, rank_wins: 1, rank_ties: 1, rank_losses: 12 },
];

test('pairs are found in either order', () => {
  const find = pairOf(PAIRS, 3);
  assert.equal(find(0, 1), PAIRS[0]);
  assert.equal(find(2, 0), PAIRS[1]);
  assert.equal(find(2, 1), PAIRS[2]);
});

test('p-values: rows and columns are ordered by mean rank', () => {
  const part = { models: MODELS, pairs: PAIRS, key: 'holm_p', alpha: 0.05 };
  const diagram = pValueMatrix(part, options());
  assert.deepEqual(
    parts(diagram, 'label').map(({ text }) => text),
    ['first', 'second', 'third'],
  );
  assert.deepEqual(
    parts(diagram, 'cell').map(({ tip }) => tip),
    ['first – second: p .030', 'first – third: p <\u00a0.001', 'second – third: p .200'],
  );
});

test('p-values: three shades, the smallest p the strongest', () => {
  const part = { models: MODELS, pairs: PAIRS, key: 'holm_p', alpha: 0.05 };
  const [middle, strong, none] = parts(pValueMatrix(part, options()), 'cell').map(({ colour }) =>
    contrast(colour, THEME.card),
  );
  assert.ok(strong > middle + 1 && middle > none + 0.5);
});

test('p-values: a looser level moves the limit of the middle shade', () => {
  const colours = (/** @type {number} */ alpha) =>
    parts(
      pValueMatrix({ models: MODELS, pairs: PAIRS, key: 'holm_p', alpha }, options()),
      'cell',
    ).map(({ colour }) => colour);
  assert.equal(colours(0.05)[0], colours(0.3)[2]);
  assert.equal(colours(0.02)[0], colours(0.05)[2]);
});

test('p-values: an undefined one is neither significant nor not', () => {
  const pairs = PAIRS.map((pair) => ({ ...pair, holm_p: null }));
  const diagram = pValueMatrix({ models: MODELS, pairs, key: 'holm_p', alpha: 0.05 }, options());
  assert.ok(parts(diagram, 'cell').every(({ colour }) => colour === THEME.card));
  assert.ok(parts(diagram, 'cell_text').every(({ text }) => text === 'n/a'));
});

test('numbers are read on every shade, in light and dark', () => {
  for (const theme of [THEME, DARK]) {
    const part = { models: MODELS, pairs: PAIRS, key: 'holm_p', alpha: 0.05 };
    for (const diagram of [
      pValueMatrix(part, options({ theme })),
      winTieLoss(part, options({ theme })),
    ]) {
      const cells = parts(diagram, 'cell');
      parts(diagram, 'cell_text').forEach(({ colour }, at) => {
        assert.ok(contrast(colour, cells[at].colour) >= 4.5, `${diagram.id} ${at}`);
      });
    }
  }
});

test('numbers are left out where there is no room, and told when pointed at', () => {
  const k = 100;
  const list = models(k, { name: NAMES.short });
  const pairs = list.flatMap((one, a) =>
    list.slice(a + 1).map((other) => ({ a: one.name, b: other.name, holm_p: 0.5 })),
  );
  const diagram = pValueMatrix({ models: list, pairs, key: 'holm_p', alpha: 0.05 }, options());
  assert.equal(parts(diagram, 'cell').length, 4950);
  assert.deepEqual(parts(diagram, 'cell_text'), []);
  assert.ok(parts(diagram, 'cell').every(({ tip }) => tip.endsWith('p .500')));
});

test('what the counts mean stands in two lines where one is too narrow', () => {
  const notes = (/** @type {number} */ width) =>
    parts(winTieLoss({ models: MODELS, pairs: PAIRS }, options({ width })), 'note');
  const [whole] = notes(600).map(({ text }) => text);
  const narrow = notes(180);
  assert.equal(narrow.length, 2);
  assert.equal(narrow.map(({ text }) => text).join(' '), whole);
  for (const { at, width } of narrow) assert.ok(at[0] + width <= 180);
});

test('wins, ties and losses are those of the row', () => {
  const diagram = winTieLoss({ models: MODELS, pairs: PAIRS }, options());
  // second – first, third – first, third – second.
  assert.deepEqual(
    parts(diagram, 'cell_text').map(({ text }) => text),
    ['4/0/10', '1/1/12', '3/2/9'],
  );
});

test('with a tie tolerance the counts are those of the ranks, not of the sign test', () => {
  const pairs = PAIRS.map((pair) => ({ ...pair, wins: 14, ties: 0, losses: 0 }));
  const diagram = winTieLoss({ models: MODELS, pairs }, options());
  assert.deepEqual(
    parts(diagram, 'cell_text').map(({ text }) => text),
    ['4/0/10', '1/1/12', '3/2/9'],
  );
});

test('p-values: one that equals the level is significant, as in the core', () => {
  const pairs = [0.05, 0.01, 0.0501].map((p, at) => ({ ...PAIRS[at], holm_p: p }));
  const diagram = pValueMatrix({ models: MODELS, pairs, key: 'holm_p', alpha: 0.05 }, options());
  const keys = parts(diagram, 'key').map(({ colour }) => colour);
  // first – second: .01, first – third: .0501, second – third: .05.
  assert.deepEqual(
    parts(diagram, 'cell').map(({ colour }) => keys.indexOf(colour)),
    [0, 2, 1],
  );
});
