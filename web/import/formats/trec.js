import { bytesOfColumns } from './columns.js';
import { decoded } from './tell.js';
import { Refusal, shown } from './words.js';

/** query, iteration, document, relevance */
const JUDGMENT = /^(\S+)\s+\S+\s+(\S+)\s+(-?\d+)$/;
/** query, Q0, document, rank, score, name of the run */
const FOUND = /^(\S+)\s+\S+\s+(\S+)\s+\S+\s+(\S+)\s+(\S+)$/;

/**
 * @param {number} line
 * @param {string} text
 */
const flaw = (line, text) =>
  new Refusal(
    'invalid_trec',
    {
      en: `Line ${line} of this TREC file is “${shown(text)}”, unlike the lines above it. It may be cut off: write it again.`,
      zh: `该 TREC 文件第 ${line} 行是“${shown(text)}”，与前面各行不符。文件可能不完整，请重新写出。`,
    },
    { line },
  );

/**
 * Judgments of documents (qrels), or a run: what a ranker found for each query, by its scores and not by its ranks, as
 * trec_eval does. A run is called by its own name if it has only one.
 * @type {import('./formats.js').Reader}
 */
export async function read(bytes, { name }) {
  const lines = decoded(bytes).replace(/\s+$/, '').split(/\r?\n/);
  const isRun = FOUND.test(lines[0].trim());
  const rows = lines.map((line, at) => {
    const found = (isRun ? FOUND : JUDGMENT).exec(line.trim());
    if (!found) throw flaw(at + 1, line);
    return found;
  });
  const runs = new Set(rows.map((row) => row[4]));
  const value = isRun ? (runs.size === 1 ? rows[0][4] : 'score') : 'relevance';
  const columns = ['query', 'docid', value].map((column, at) => ({
    name: column,
    values: rows.map((row) => row[at + 1]),
  }));
  return [{ name, bytes: bytesOfColumns(columns) }];
}
