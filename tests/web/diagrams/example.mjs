/** Tables of comparisons for the tests of diagrams, and what a picture must contain. */
import { diagramWords } from '../../../web/diagrams/words.js';

export const THEME = {
  card: '#ffffff',
  ink: '#1d2126',
  muted: '#5c636e',
  line: '#e7e4dc',
  grid: '#e7e4dc',
  accent: '#d6336c',
  tint: '#fbeaf0',
  rind: '#2b7a4b',
  rindTint: '#e3f1e8',
  models: {
    '--model-1': '#0072b2',
    '--model-2': '#d55e00',
    '--model-3': '#009068',
    '--model-4': '#c0619a',
    '--model-5': '#b47c00',
    '--model-6': '#2f8fca',
  },
  font: 'sans-serif',
  serif: 'serif',
};

/** @param {Record<string, any>} [more] */
export const options = (more = {}) => ({
  width: 700,
  size: 13,
  theme: THEME,
  words: diagramWords('en'),
  ...more,
});

/**
 * Numbers in [0, 1) that come again with the seed (mulberry32).
 * @param {number} seed
 */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Names that any file could contain. */
export const HOSTILE = [
  '<script>alert("x")</script>',
  "it's & \\foo{bar} $x^2$ #1 ~ 50 % a_b",
  'line\nbreak\u0000\u001b[31m \ud800',
  ']]><!-- __proto__',
  '\\end{tikzpicture}"""',
];

const LONG = 'gradient_boosting-classifier(max_depth=12, learning_rate=0.05)';
const CHINESE = '支持向量机（高斯核，类别加权）与逻辑回归的集成学习方法';

/** Kinds of names, by the place of an algorithm. */
export const NAMES = {
  short: (/** @type {number} */ at) => `L${at + 1}`,
  words: (/** @type {number} */ at) => `Learner number ${at + 1}`,
  long: (/** @type {number} */ at) => `${LONG.slice(0, 57)}#${at + 1}`.slice(0, 60),
  unbroken: (/** @type {number} */ at) => `${'W'.repeat(57)}${at + 1}`,
  chinese: (/** @type {number} */ at) => `${CHINESE.slice(0, 4 + ((at * 7) % 22))}${at + 1}`,
  hostile: (/** @type {number} */ at) => HOSTILE[at % HOSTILE.length],
};

/**
 * Algorithms with random mean ranks: some near each other, some equal.
 * @param {number} k
 * @param {{ seed?: number, name?: (at: number) => string }} [more]
 */
export function models(k, { seed = 1, name = NAMES.words } = {}) {
  const next = random(seed);
  const centre = 1 + (k - 1) * next();
  const spread = next();
  return Array.from({ length: k }, (_, at) => {
    const wide = 1 + (k - 1) * next();
    const rank = next() < 0.15 ? centre : spread * wide + (1 - spread) * centre;
    return { name: name(at), metrics: { average_rank: rank } };
  });
}

/**
 * Maximal cliques of a graph (Bron and Kerbosch, with a pivot).
 * @param {number} k
 * @param {(a: number, b: number) => boolean} joined
 * @returns {number[][]} of two members or more
 */
export function maximalCliques(k, joined) {
  /** @type {number[][]} */
  const found = [];
  /** @param {number[]} clique @param {number[]} possible @param {number[]} done */
  const extend = (clique, possible, done) => {
    if (possible.length + done.length === 0) {
      if (clique.length > 1) found.push(clique);
      return;
    }
    const pivot = [...possible, ...done][0];
    for (const each of possible.filter((other) => !joined(pivot, other))) {
      const near = (/** @type {number} */ other) => joined(each, other);
      extend([...clique, each], possible.filter(near), done.filter(near));
      possible = possible.filter((other) => other !== each);
      done = [...done, each];
    }
  };
  extend([], [...Array(k).keys()], []);
  return found;
}

/**
 * A random graph of pairs that do not differ significantly.
 * @param {number} k
 * @param {number} share of such pairs
 * @param {number} seed
 */
export function randomGraph(k, share, seed) {
  const next = random(seed);
  const edges = new Set();
  for (let a = 0; a < k; a += 1) {
    for (let b = a + 1; b < k; b += 1) if (next() < share) edges.add(a * k + b);
  }
  return (/** @type {number} */ a, /** @type {number} */ b) =>
    a !== b && edges.has(Math.min(a, b) * k + Math.max(a, b));
}

/**
 * Cliques of Nemenyi's test: runs in the order of ranks, no longer than the
 * critical difference.
 * @param {{ metrics: { average_rank: number } }[]} list
 * @param {number} difference
 */
export function intervals(list, difference) {
  const order = list
    .map(({ metrics }, model) => ({ model, rank: metrics.average_rank }))
    .sort((one, other) => one.rank - other.rank || one.model - other.model);
  /** @type {number[][]} */
  const found = [];
  let last = 0;
  for (let from = 0; from < order.length; from += 1) {
    let to = from;
    while (to + 1 < order.length && order[to + 1].rank - order[from].rank <= difference) to += 1;
    if (to > from && to > last) found.push(order.slice(from, to + 1).map(({ model }) => model));
    last = Math.max(last, to);
  }
  return found;
}

/**
 * Texts as boxes: ascenders and descenders of a usual font.
 * @param {any[]} shapes
 */
function textBoxes(shapes) {
  return shapes
    .filter(({ kind }) => kind === 'text')
    .map(({ at: [x, y], width, size, anchor, text, part }) => {
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      return {
        left,
        right: left + width,
        top: y - 0.78 * size,
        bottom: y + 0.24 * size,
        text,
        part,
      };
    });
}

/**
 * Pairs of texts that overlap, as sentences.
 * @param {any[]} shapes
 */
export function overlaps(shapes) {
  const boxes = textBoxes(shapes);
  const found = [];
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const apart =
        one.right <= other.left + 1e-6 ||
        other.right <= one.left + 1e-6 ||
        one.bottom <= other.top + 1e-6 ||
        other.bottom <= one.top + 1e-6;
      if (!apart) found.push(`${one.part} ${one.text} overlaps ${other.part} ${other.text}`);
    }
  }
  return found;
}

/**
 * Texts that stand outside the sheet.
 * @param {{ width: number, height: number, shapes: any[] }} diagram
 */
export function outside({ width, height, shapes }) {
  return textBoxes(shapes)
    .filter(
      ({ left, right, top, bottom }) =>
        left < -0.01 || right > width + 0.01 || top < 0 || bottom > height,
    )
    .map(({ part, text }) => `${part} ${text}`);
}

/**
 * Demšar 2006 (JMLR 7:1-30), table 6: mean ranks and critical difference as published.
 */
export const DEMSAR = (() => {
  const list = [
    ['C4.5', 3.143],
    ['C4.5+m', 2],
    ['C4.5+cf', 2.893],
    ['C4.5+m+cf', 1.964],
  ].map(([name, rank]) => ({ name: String(name), metrics: { average_rank: Number(rank) } }));
  return { models: list, procedure: { critical_difference: 1.25, cliques: intervals(list, 1.25) } };
})();
