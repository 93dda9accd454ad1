import { lines, plainText, shortened, textWidth } from '../diagrams/text_width.js';
import { quoted } from './quoted.js';

/**
 * What a script asks besides its data.
 * @typedef {object} Figure
 * @property {import('../charts/theme.js').Theme} theme
 * @property {import('../diagrams/words.js').DiagramWords} words
 * @property {number} millimetres width
 * @property {number} points size of the font
 * @property {string} [id] of the picture, where several are drawn by one script
 */

const LINE = 88;
const PER_INCH = 72;
const MILLIMETRES_PER_INCH = 25.4;

/**
 * How much room there is, in em.
 * @param {number} share of the width of the figure
 * @param {{ millimetres: number, points: number }} figure
 */
export const roomOf = (share, { millimetres, points }) =>
  (share * millimetres * PER_INCH) / MILLIMETRES_PER_INCH / points;

/** How wide a text will be, in em. @param {string} text */
export const emWidth = (text) => textWidth(plainText(text), 1);

/**
 * A text with its middle left out where it is too wide.
 * @param {string} text
 * @param {number} room in em
 */
export const cut = (text, room) => shortened(plainText(text), room, emWidth);

/**
 * A text in at most two lines, with its middle left out where they are not enough.
 * @param {string} text
 * @param {number} room in em
 */
export function broken(text, room) {
  const plain = plainText(text);
  const whole = lines(plain, room, emWidth, true);
  if (emWidth(whole[0]) <= room) return whole.join('\n');
  return lines(cut(plain, 1.8 * room), room, emWidth, true)
    .map((each) => cut(each, room))
    .join('\n');
}

/**
 * How many entries of a legend stand side by side: all, or one.
 * @param {string[]} labels
 * @param {{ millimetres: number, points: number }} figure
 */
export function legendColumns(labels, figure) {
  const wide = labels.reduce((sum, label) => sum + emWidth(label) + 3, 0);
  return wide <= roomOf(1, figure) ? labels.length : 1;
}

/** Axes of a row per name: a grid behind them instead of a frame, in the colours `grid` and `muted`. */
export const ROWS_ON_GRID = `ax.grid(axis="x", color=grid, lw=0.7)
ax.set_axisbelow(True)
ax.tick_params(length=0)
ax.tick_params(axis="x", labelcolor=muted)
for side in ax.spines.values():
    side.set_visible(False)`;

/** A legend outside the figure, which grows by it when it is saved. */
export const LEGEND = `plt.rcParams.update({
    "legend.frameon": False, "legend.handlelength": 1, "legend.handletextpad": 0.5,
    "legend.columnspacing": 1.2, "legend.labelspacing": 0.4, "legend.borderpad": 0.2,
})`;

/**
 * A value as Python writes it. Texts are escaped as in JSON, which Python reads
 * alike; a name can end neither its text nor its line.
 * @param {any} value texts, numbers, booleans, null and lists of them
 * @param {number} [indent]
 * @returns {string}
 * @example python(['a"b', null, 1.5]) // '["a\\"b", None, 1.5]'
 */
export function python(value, indent = 0) {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') {
    return Number.isFinite(value) ? String(value) : 'float("nan")';
  }
  if (typeof value === 'string') return quoted(plainText(value));
  const items = /** @type {any[]} */ (value).map((each) => python(each, indent + 4));
  const flat = `[${items.join(', ')}]`;
  if (flat.length + indent < LINE && !flat.includes('\n')) return flat;
  const pad = ' '.repeat(indent + 4);
  const lines = [''];
  for (const item of items) {
    const last = lines[lines.length - 1];
    if (last !== '' && pad.length + last.length + item.length + 2 > LINE) lines.push('');
    lines[lines.length - 1] += `${lines[lines.length - 1] === '' ? '' : ' '}${item},`;
  }
  return `[\n${lines.map((line) => pad + line).join('\n')}\n${' '.repeat(indent)}]`;
}

/**
 * A script: what every diagram needs, its data by name, and what draws them.
 * @param {object} parts
 * @param {string} parts.id also the name of the file that it writes
 * @param {Record<string, any>} parts.data values by their Python names
 * @param {Record<string, string>} [parts.notes] a comment beside a value
 * @param {Record<string, string[]>} [parts.fitted] texts as they are drawn, by the name of
 *   their list; written where they are not what is in the list
 * @param {string} parts.body
 * @param {number} parts.millimetres width of the figure
 * @param {number} parts.points size of the font
 * @returns {string}
 */
export function script({ id, data, notes = {}, fitted = {}, body, millimetres, points }) {
  const values = Object.entries(data).map(
    ([name, value]) => `${notes[name] ? `# ${notes[name]}\n` : ''}${name} = ${python(value)}`,
  );
  const changed = Object.entries(fitted).flatMap(([name, texts]) =>
    texts.flatMap((text, at) =>
      text === plainText(data[name][at]) ? [] : `${name}[${at}] = ${quoted(text)}`,
    ),
  );
  if (changed.length > 0) changed.unshift('# Broken or without their middle, to fit:');
  return `# ${id}: needs matplotlib 3.6 or newer.
import matplotlib.pyplot as plt
from matplotlib import font_manager

${[...values, ...changed].join('\n')}

fonts = ["Helvetica", "Arial", "Liberation Sans", "DejaVu Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans CJK JP", "WenQuanYi Micro Hei"]
installed = {font.name for font in font_manager.fontManager.ttflist}
plt.rcParams["font.family"] = [font for font in fonts if font in installed]
plt.rcParams["font.size"] = ${points}
plt.rcParams["pdf.fonttype"] = 42
width = ${millimetres} / 25.4
# Names are not formulas, even with a dollar sign.
plain = {"parse_math": False}

${body.trim()}

# As large as asked for, even where its sides are empty.
fig.add_artist(plt.Line2D([0, 1], [0, 1], alpha=0))
fig.savefig("${id}.pdf", bbox_inches="tight", pad_inches=0)
fig.savefig("${id}.png", bbox_inches="tight", pad_inches=0, dpi=300)
`;
}

/** Rounded for a script that people read. */
export const rounded = (/** @type {number} */ value) => Number(value.toPrecision(6));
