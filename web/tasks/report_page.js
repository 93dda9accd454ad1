import { LIGHT } from '../../build/theme.js';
import { PAPER_FONT } from '../diagrams/paper.js';
import { markupText, toSvg } from '../diagrams/svg.js';
import { BIBLIOGRAPHY } from '../export/bibliography.js';
import { htmlDocument } from '../export/html.js';
import { shortCitation } from '../export/references.js';
import { lateWords } from '../words/late.js';
import { oneLine } from '../words/visible.js';
import { paper } from './papers.js';
import { picturesOf } from './still.js';

/**
 * A report to be handed round: one HTML document with the verdict, tables, figures, methods, sources, options and
 * what the data were. It has no script and fetches nothing. Free of the DOM: page and command line write the same.
 *
 * @typedef {import('./still.js').Shown} Shown
 * @typedef {{ name: string, sha256: string | null }} Fingerprinted a file, by the SHA-256 of its bytes as they were read
 *
 * @typedef {object} Parts
 * @property {string[]} sentences the verdict first
 * @property {string[]} tables HTML
 * @property {string[]} remarks
 * @property {Fingerprinted[]} files
 */

/** @param {string} text that may be of several lines */
const safe = (text) => markupText(oneLine(text));

/** @param {string} title @param {string} content HTML; none where there is none */
const section = (title, content) =>
  content ? `<section>\n<h2>${safe(title)}</h2>\n${content}</section>\n` : '';

/** @param {readonly string[]} items HTML @param {'ul' | 'ol'} [kind] */
const list = (items, kind = 'ul') =>
  items.length > 0
    ? `<${kind}>\n${items.map((item) => `<li>${item}</li>\n`).join('')}</${kind}>\n`
    : '';

/**
 * Every picture that the report has.
 * @param {Shown} shown
 */
async function figuresOf(shown) {
  const drawn = [];
  for (const { title, draw } of Object.values(await picturesOf(shown.report))) {
    const made = await draw(shown, LIGHT);
    if ('reason' in made) continue;
    const { diagram, millimetres } = made;
    const svg = toSvg(diagram, { font: PAPER_FONT, millimetres });
    // Diagrams that have their width on paper take all of it.
    const kind = millimetres === undefined ? '' : ' class="wide"';
    drawn.push(
      `<figure${kind}>\n${svg}<figcaption>${safe(title(shown))}</figcaption>\n</figure>\n`,
    );
  }
  return drawn.length > 0 ? `<div class="figures">\n${drawn.join('')}</div>\n` : '';
}

/** What BibTeX wants in a title: braces, formulas, quotation marks of LaTeX. */
const plainTitle = (/** @type {string} */ title) =>
  title.replace(/[{}$]/g, '').replaceAll('``', '“').replaceAll("''", '”');

/** @param {string} key of the bibliography */
function sourceOf(key) {
  const source = BIBLIOGRAPHY[key];
  const title = source.type === 'book' ? '' : ` ${plainTitle(source.title)}.`;
  const doi = source.doi ? ` doi:${source.doi}` : '';
  return markupText(`${shortCitation(source)}.${title}${doi}`);
}

/** @param {unknown} value of an option */
const valueText = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Those that have a value. @param {Record<string, unknown>} options */
const optionsOf = (options) =>
  Object.entries(options)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<code>${safe(`${name} = ${valueText(value)}`)}</code>`);

/**
 * @param {Shown} shown
 * @param {Parts} parts
 * @returns {Promise<string>}
 */
export async function reportPage(shown, { sentences, tables, remarks, files }) {
  const { report, language, catalogue } = shown;
  const { reportPage: t } = lateWords(language);
  const [verdict, ...details] = sentences;
  const { text, cited } = paper(report, language, (id) => catalogue?.reasons[id] ?? '');
  const data = files.map(({ name, sha256 }) =>
    sha256 === null ? safe(name) : `${safe(name)}: <code>${sha256}</code>`,
  );
  return htmlDocument({
    language,
    title: oneLine(verdict),
    body: [
      `<h1>${safe(verdict)}</h1>\n`,
      ...details.map((detail) => `<p>${safe(detail)}</p>\n`),
      ...tables.map((table) => `<div class="table">\n${table}</div>\n`),
      list(remarks.map(safe)),
      section(t.figures, await figuresOf(shown)),
      section(t.methods, `<p>${safe(text)}</p>\n`),
      section(t.references, list(cited.map(sourceOf), 'ol')),
      section(t.options, list(optionsOf(/** @type {any} */ (report).options))),
      section(t.data, data.length > 0 ? `${list(data)}<p>${safe(t.fingerprint)}</p>\n` : ''),
      `<footer>${safe(t.madeBy(/** @type {any} */ (report).melon))}</footer>\n`,
    ].join(''),
  });
}
