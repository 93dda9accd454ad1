/** @type {Record<string, string>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * A text for HTML, in which nothing is markup.
 * @param {string} text
 * @returns {string}
 * @example htmlText('<b> & "c"') // '&lt;b&gt; &amp; &quot;c&quot;'
 */
export const htmlText = (text) => text.replace(/[&<>"']/g, (each) => ESCAPES[each]);

/**
 * A table in HTML, as shown; the best of a column in bold.
 * @param {import('./tables.js').Table} table
 * @param {{ caption?: string }} [legend]
 * @returns {string}
 */
export function toHtml({ corner, heads, rows }, { caption = '' } = {}) {
  const head = [corner, ...heads.map(({ label }) => label)].map(
    (label) => `<th scope="col">${htmlText(label)}</th>`,
  );
  const body = rows.map(({ name, cells }) => {
    const values = cells.map(({ text, note, best }) => {
      const value = best ? `<b>${htmlText(text)}</b>` : htmlText(text);
      return `<td>${note ? `${value} <small>${htmlText(note)}</small>` : value}</td>`;
    });
    return `<tr><th scope="row">${htmlText(name)}</th>${values.join('')}</tr>\n`;
  });
  return [
    '<table>\n',
    caption ? `<caption>${htmlText(caption)}</caption>\n` : '',
    `<thead>\n<tr>${head.join('')}</tr>\n</thead>\n`,
    `<tbody>\n${body.join('')}</tbody>\n</table>\n`,
  ].join('');
}

const STYLE = `body { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
h1 { font-size: 1.25rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1.5rem 0 }
caption, th:first-child { text-align: start }
caption { font-weight: 600 }
th, td { border-bottom: 1px solid #8884; padding: .25rem .75rem; text-align: end }
tbody th { font-weight: 400 }
small { opacity: .75; white-space: nowrap }`;

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
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${htmlText(title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
${body}</body>
</html>
`;
