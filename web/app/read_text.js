/**
 * What the core is given of a table of text: one from a paper (Markdown, LaTeX, ±) or a
 * printed matrix as CSV, anything else as it is. What knows such tables is fetched when there is one.
 *
 * @typedef {import('../import/formats/words.js').Both} Both
 * @typedef {import('../core/read_table.js').TableFile} TableFile
 * @typedef {{ problem: import('../core/report.js').Problem }} Refused
 * @typedef {{ file: TableFile, note: Both | null, positive?: string }} ReadFile positive: the
 *   class that the text calls so
 */

/**
 * What only tables from papers and printed matrices have, such as a first
 * line without any delimiter; what it means is found out by `table_text.js`.
 */
const TABLE_MARKUP = /[\\±|]|\+\/-|\[\s*\[|^[^,;\t|]+[\r\n]/;
/** In longer files no printed matrix is looked for. */
const PRINTED_BYTES = 65_536;
const PAPER_FILE = /\.(md|markdown|[rq]md|tex|ltx)$/i;

/**
 * Whether a file is a text in which a table stands, by its name.
 * @param {string} name
 */
export const isDocument = (name) => PAPER_FILE.test(name);

/**
 * A text that was pasted, or that is a document.
 * @param {string} text
 * @param {string} [name] of its file
 * @returns {Promise<ReadFile | Refused>}
 */
export async function readText(text, name = '') {
  const part = TABLE_MARKUP.test(text)
    ? await import('../import/table_text.js').catch(() => null)
    : null;
  return asCsv(part?.tableText(text) ?? { text, note: null }, name);
}

/**
 * @param {import('../import/open_file.js').Table} table
 * @returns {Promise<ReadFile | Refused>}
 */
export async function readFile({ name, blob, note }) {
  const read = isDocument(name)
    ? await readText(await blob.text(), name)
    : await readPrinted(blob, name);
  if (!read) return { file: { name, blob }, note: note ?? null };
  if ('problem' in read) return { problem: { ...read.problem, file: name } };
  return { ...read, note: read.note ?? note ?? null };
}

/**
 * The confusion matrix that a short file has as a program printed it.
 * @param {Blob} blob
 * @param {string} name
 */
async function readPrinted(blob, name) {
  if (blob.size > PRINTED_BYTES) return null;
  const text = await blob.text();
  const part = TABLE_MARKUP.test(text)
    ? await import('../import/printed_matrix.js').catch(() => null)
    : null;
  const read = part?.printedText(text);
  return read ? asCsv(read, name) : null;
}

/**
 * @param {import('../import/table_text.js').ReadTable | Refused} read
 * @param {string} name
 * @returns {ReadFile | Refused}
 */
function asCsv(read, name) {
  if ('problem' in read) return read;
  const { text, inPlace = text, ...found } = read;
  return { ...found, file: { name, blob: new Blob([inPlace], { type: 'text/csv' }) } };
}
