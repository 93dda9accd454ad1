import { plainText } from '../../diagrams/text_width.js';

/**
 * What a script asks besides its data.
 * @typedef {object} Figure
 * @property {import('../../charts/theme.js').Theme} theme
 * @property {import('../../text/diagrams.js').DiagramWords} words
 * @property {number} millimetres width
 * @property {number} points size of the font
 */

const LINE = 88;

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
  if (typeof value === 'string') return JSON.stringify(plainText(value));
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
 * @param {string} parts.body
 * @param {number} parts.millimetres width of the figure
 * @param {number} parts.points size of the font
 * @returns {string}
 */
export function script({ id, data, notes = {}, body, millimetres, points }) {
  const values = Object.entries(data).map(
    ([name, value]) => `${notes[name] ? `# ${notes[name]}\n` : ''}${name} = ${python(value)}`,
  );
  return `# ${id}: needs matplotlib 3.6 or newer.
import matplotlib.pyplot as plt
from matplotlib import font_manager

${values.join('\n')}

fonts = ["Helvetica", "Arial", "Liberation Sans", "DejaVu Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans CJK JP", "WenQuanYi Micro Hei"]
installed = {font.name for font in font_manager.fontManager.ttflist}
plt.rcParams["font.family"] = [font for font in fonts if font in installed]
plt.rcParams["font.size"] = ${points}
plt.rcParams["pdf.fonttype"] = 42
width = ${millimetres} / 25.4
# Names are no formulas, even with a dollar sign.
plain = {"parse_math": False}

${body.trim()}

fig.savefig("${id}.pdf", bbox_inches="tight", pad_inches=0.02)
fig.savefig("${id}.png", bbox_inches="tight", pad_inches=0.02, dpi=300)
`;
}

/** Rounded for a script that people read. */
export const rounded = (/** @type {number} */ value) => Number(value.toPrecision(6));
