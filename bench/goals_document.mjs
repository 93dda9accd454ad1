// What docs/performance.md says of a run: its table, how time grows, and the picture of that.
//   node bench/goals_document.mjs JSON    as `npm run bench -- --only=goals --json=FILE` wrote it
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram, root } from '../tools/shell.mjs';
import { shortNumber } from './figures.mjs';
import { cellsOf, HEAD } from './goals.bench.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {{machine: string, peers?: string, load: number[], figures: Figure[]}} Run */

const DOCUMENT = join(root, 'docs/performance.md');
const PICTURE = join(root, 'docs/pictures/growth.svg');
const BEGIN = '<!-- written by npm run bench -- --only=goals --write -->';
const END = '<!-- end of what is written -->';

/** @param {string[][]} rows  the first is the head */
function markdown([head, ...body]) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at < 2 ? '---' : '--:'))), ...body.map(line)].join(
    '\n',
  );
}

/**
 * Nanoseconds per row by line of the picture and number of rows; peers are lines of their own.
 * @param {Figure[]} figures
 */
function growthOf(figures) {
  /** @type {Map<string, Map<number, number>>} */
  const lines = new Map();
  const add = (/** @type {string} */ name, /** @type {number} */ rows, /** @type {number} */ ns) =>
    lines.set(name, (lines.get(name) ?? new Map()).set(rows, ns));
  for (const { growth, rows = 0, value, unit, peers = {} } of figures) {
    if (!growth) continue;
    const perRow = (/** @type {number} */ number) =>
      unit === 'ms' ? (number * 1e6) / rows : number;
    add(growth, rows, perRow(value));
    const [best] = Object.entries(peers);
    if (best) add(`${growth}: fastest peer`, rows, perRow(best[1]));
  }
  return lines;
}

const WIDTH = 640;
const HEIGHT = 380;
const EDGE = { left: 60, right: 190, top: 20, bottom: 44 };
const COLOURS = ['#0072b2', '#009e73', '#d55e00', '#cc79a7'];

/**
 * Lines over the number of rows, both axes logarithmic; peers are dashed.
 * @param {Map<string, Map<number, number>>} lines
 */
function picture(lines) {
  const all = [...lines.values()].flatMap((line) => [...line]);
  const decades = (/** @type {number[]} */ values) => [
    Math.floor(Math.log10(Math.min(...values)) + 1e-9),
    Math.ceil(Math.log10(Math.max(...values)) - 1e-9),
  ];
  const [left, right] = decades(all.map(([rows]) => rows));
  const [low, high] = decades(all.map(([, ns]) => ns));
  const x = (/** @type {number} */ power) =>
    EDGE.left + ((power - left) / (right - left)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (/** @type {number} */ power) =>
    HEIGHT - EDGE.bottom - ((power - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const powers = (/** @type {number} */ from, /** @type {number} */ to) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const label = (
    /** @type {number} */ atX,
    /** @type {number} */ atY,
    /** @type {string} */ text,
    anchor = 'middle',
    colour = '#444',
  ) =>
    `<text x="${atX.toFixed(1)}" y="${atY.toFixed(1)}" text-anchor="${anchor}" fill="${colour}">${text}</text>`;
  const grid = [
    ...powers(left, right).map((power) =>
      [
        `<path d="M${x(power)} ${EDGE.top}V${HEIGHT - EDGE.bottom}" stroke="#ddd"/>`,
        label(x(power), HEIGHT - EDGE.bottom + 16, (10 ** power).toLocaleString('en')),
      ].join(''),
    ),
    ...powers(low, high).map((power) =>
      [
        `<path d="M${EDGE.left} ${y(power)}H${WIDTH - EDGE.right}" stroke="#ddd"/>`,
        label(EDGE.left - 6, y(power) + 4, String(10 ** power), 'end'),
      ].join(''),
    ),
  ];
  const names = [...new Set([...lines.keys()].map((name) => name.split(':')[0]))];
  const drawn = [...lines].map(([name, line]) => ({
    name,
    colour: COLOURS[names.indexOf(name.split(':')[0]) % COLOURS.length],
    dash: name.includes(':') ? ' stroke-dasharray="5 4"' : '',
    points: [...line].map(([rows, ns]) => [x(Math.log10(rows)), y(Math.log10(ns))]),
  }));
  // Names beside the ends of their lines, moved apart where they would overlap.
  let below = Number.NEGATIVE_INFINITY;
  const ends = drawn
    .map((line) => ({ ...line, end: line.points.at(-1)?.[1] ?? 0 }))
    .sort((a, b) => a.end - b.end)
    .map(({ name, colour, end }) => {
      below = Math.max(end + 4, below + 14);
      return label(WIDTH - EDGE.right + 8, below, name, 'start', colour);
    });
  const paths = drawn.map(
    ({ colour, dash, points }) =>
      `<polyline points="${points.map((point) => point.map((one) => one.toFixed(1)).join(',')).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...grid,
    ...paths,
    ...ends,
    label((EDGE.left + WIDTH - EDGE.right) / 2, HEIGHT - 8, 'rows'),
    `<g transform="rotate(-90)">${label(-HEIGHT / 2, 16, 'nanoseconds a row')}</g>`,
    '</svg>\n',
  ].join('\n');
}

/**
 * Replaces what the document says between its marks, and the picture.
 * @param {Run} run
 */
export function writeDocument({ machine, peers, load, figures }) {
  const lines = growthOf(figures);
  const sizes = [...new Set([...lines.values()].flatMap((line) => [...line.keys()]))].sort(
    (a, b) => a - b,
  );
  const growth = [...lines].map(([name, line]) => [
    name,
    ...sizes.map((rows) => shortNumber(line.get(rows) ?? Number.NaN)),
  ]);
  const missed = figures.filter(({ value, limit }) => limit !== undefined && !(value <= limit));
  const withGoal = figures.filter(({ limit }) => limit !== undefined);
  const written = [
    BEGIN,
    '',
    `${machine}; load ${load[0].toFixed(1)} at the end. Peers: ${peers}.`,
    '',
    `${withGoal.length - missed.length} of ${withGoal.length} goals are met.`,
    '',
    markdown([HEAD, ...figures.map(cellsOf)]),
    '',
    '## How time grows',
    '',
    'Warm, in nanoseconds a row, by the number of rows:',
    '',
    markdown([['job', ...sizes.map((rows) => rows.toLocaleString('en'))], ...growth]),
    '',
    '![Nanoseconds a row against the number of rows, both on logarithmic axes: reading, the report of one model, its AUC, and the fastest peer of each](pictures/growth.svg)',
    '',
    END,
  ].join('\n');
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = text.split(BEGIN);
  writeFileSync(DOCUMENT, before + written + rest.split(END)[1]);
  writeFileSync(PICTURE, picture(lines));
}

if (isProgram(import.meta.url)) {
  writeDocument(JSON.parse(readFileSync(process.argv[2], 'utf8')));
}
