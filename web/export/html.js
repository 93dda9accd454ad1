import { markupText } from '../diagrams/svg.js';

/**
 * A table in HTML, as shown; the best of a column in bold.
 * @param {import('./tables.js').Table} table
 * @param {{ caption?: string }} [legend]
 * @returns {string}
 */
export function toHtml({ corner, heads, rows }, { caption = '' } = {}) {
  const head = [corner, ...heads.map(({ label }) => label)].map(
    (label) => `<th scope="col">${markupText(label)}</th>`,
  );
  const body = rows.map(({ name, cells }) => {
    const values = cells.map(({ text, note, best }) => {
      const value = best ? `<b>${markupText(text)}</b>` : markupText(text);
      return `<td>${note ? `${value} <small>${markupText(note)}</small>` : value}</td>`;
    });
    return `<tr><th scope="row">${markupText(name)}</th>${values.join('')}</tr>\n`;
  });
  return [
    '<table>\n',
    caption ? `<caption>${markupText(caption)}</caption>\n` : '',
    `<thead>\n<tr>${head.join('')}</tr>\n</thead>\n`,
    `<tbody>\n${body.join('')}</tbody>\n</table>\n`,
  ].join('');
}

const STYLE = `:root { color-scheme: light }
* { box-sizing: border-box }
body { background: #fff; color: #1d2126; font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.4rem; line-height: 1.3 }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; break-after: avoid }
.table { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0; overflow-wrap: normal }
caption, th:first-child { text-align: start }
caption { font-weight: 600 }
th, td { border-bottom: 1px solid #ddd; padding: .25rem .75rem; text-align: end; vertical-align: baseline }
th:first-child, td:first-child { padding-inline-start: 0 }
tbody th { font-weight: 400 }
tr, figure { break-inside: avoid }
small { color: #5c636e; white-space: nowrap }
.figures { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)) }
figure { margin: 0 }
figure.wide { grid-column: 1 / -1 }
figure svg { display: block; height: auto; max-width: 100% }
figcaption { color: #5c636e; font-size: .875rem; margin-top: .25rem }
code { font-size: .875em }
footer { border-top: 1px solid #ddd; color: #5c636e; font-size: .875rem; margin-top: 2rem; padding-top: .5rem }
@page { size: A4; margin: 16mm }
@media print {
body { font-size: 10pt; margin: 0; max-width: none; padding: 0 }
h1 { font-size: 14pt }
.table { overflow: visible }
table { font-size: 8pt }
th, td { padding: .15rem .3rem }
table:has(th:nth-child(9)) { font-size: 6pt }
table:has(th:nth-child(9)) :is(th, td) { padding: .1rem .15rem }
table:has(th:nth-child(9)) thead th { overflow-wrap: anywhere }
.figures { grid-template-columns: 1fr 1fr; gap: 5mm }
figure svg { max-height: 230mm }
}`;

/**
 * A page that needs nothing besides itself, and may fetch nothing.
 * @param {object} page
 * @param {'en' | 'zh'} page.language
 * @param {string} page.title
 * @param {string} page.body HTML
 * @returns {string}
 */
export const htmlDocument = ({ language, title, body }) => `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width">
<title>${markupText(title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
${body}</body>
</html>
`;
