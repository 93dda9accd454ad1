import { linkOf, writeLink } from '../../app/link.js';
import { LONGEST_LINK, packTable } from '../../app/linked_table.js';

/**
 * What goes into a link, and how it is written for other pages.
 *
 * @typedef {Readonly<import('../../app/store.js').State>} State
 *
 * @typedef {object} Choices
 * @property {boolean} table the link has the table
 * @property {boolean} view it keeps the chosen model, the columns and their order
 * @property {import('../../app/link.js').Hideable[]} hide
 * @property {boolean} large
 * @property {string} [embed] what a frame shows, for the link of a frame
 */

/**
 * @param {State} state
 * @param {Choices} choices
 * @param {string | null} packed the table
 * @param {string} place of the page, an address without `#`
 */
export function linkFor(state, { table, view, hide, large, embed }, packed, place) {
  const { columns, sort, model, data: _, file, tables: __, ...settings } = linkOf(state);
  const { source } = state;
  const own = source?.kind === 'link' ? source.name : file;
  const what = table && packed !== null ? { data: packed } : { file: own };
  const seen = view ? { columns, sort, model } : {};
  return place + writeLink({ ...settings, ...seen, ...what, hide, large, embed });
}

/** Bytes of a table that is tried: half of what links are read up to. */
const MOST_BYTES = 2 ** 19;

/**
 * The table on the page as links have it.
 * @param {State} state
 * @param {import('../../core/read_table.js').TableFile[]} files
 * @returns {Promise<string | null>} null of a sample, and of a table that is too large to be tried
 */
export async function packedTable({ source, reportSource }, files) {
  if (!source || source !== reportSource || source.kind === 'sample') return null;
  if (source.packed !== undefined) return source.packed;
  const size = files.reduce((sum, { blob }) => sum + blob.size, 0);
  if (size > MOST_BYTES) return null;
  return packTable({ name: source.kind === 'text' ? '' : source.name, files });
}

/** Whether a host is the user's own machine. @param {string} host */
export const isLocal = (host) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/.test(host);

/** @param {string} link */
export const isTooLong = (link) => link.length > LONGEST_LINK;

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param {string} link @param {string} title */
const frame = (link, title) =>
  `<iframe src="${escaped(link)}" width="100%" height="460" style="border:0" loading="lazy" title="${escaped(title)}"></iframe>`;

/**
 * What shows a picture in another page, by where it is pasted.
 * @type {Record<'moodle' | 'jupyter' | 'quarto', (link: string, title: string) => string>}
 */
export const SNIPPETS = {
  moodle: frame,
  jupyter: (link) =>
    `from IPython.display import IFrame\nIFrame(${JSON.stringify(link)}, width="100%", height=460)`,
  quarto: (link, title) => `\`\`\`{=html}\n${frame(link, title)}\n\`\`\``,
};
