import { bytesOfColumns } from './columns.js';
import { decoded } from './tell.js';
import { Refusal, shown } from './words.js';

/** Numbers and blanks. */
const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`;
const PROBABILITIES = new RegExp(`^${NUMBER}(?: ${NUMBER})*$`);
const CASE = new RegExp(`^(${NUMBER})(?:\\s+qid:(\\d+))?(?:\\s+\\d+:${NUMBER})*\\s*(?:#.*)?$`);

/**
 * @param {number} line
 * @param {string} text
 */
const flaw = (line, text) =>
  new Refusal(
    'invalid_libsvm',
    {
      en: `Line ${line} of this LIBSVM file is “${shown(text)}”, unlike the lines above it. It may be cut off: write it again.`,
      zh: `该 LIBSVM 文件第 ${line} 行是“${shown(text)}”，与前面各行不符。文件可能不完整，请重新写出。`,
    },
    { line },
  );

/** @param {Uint8Array} bytes */
const linesOf = (bytes) => decoded(bytes).replace(/\s+$/, '').split(/\r?\n/);

/**
 * What svm-predict writes with probabilities: one for each of the labels that the first line lists; of two labels that
 * of the higher one, since the other is the rest. The predicted label is the most probable one, and left out.
 * @param {string[]} lines
 */
function predictions([head, ...lines]) {
  const labels = head.trim().split(/\s+/).slice(1);
  const names = labels.map((label) => `proba_${label}`);
  const rows = lines.map((line, at) => {
    const cells = line.trim().split(/\s+/);
    if (!PROBABILITIES.test(line.trim()) || cells.length !== names.length + 1)
      throw flaw(at + 2, line);
    return cells;
  });
  const columns = names.map((name, at) => ({ name, values: rows.map((row) => row[at + 1]) }));
  if (labels.length !== 2) return columns;
  return [columns[Number(labels[0]) > Number(labels[1]) ? 0 : 1]];
}

/**
 * The data of LIBSVM, of which the truth is read: the label of each case, and the query of one to be ranked.
 * @param {string[]} lines
 */
function truths(lines) {
  const cases = lines.map((line, at) => {
    const found = CASE.exec(line.trim());
    if (!found) throw flaw(at + 1, line);
    return found;
  });
  const label = (/** @type {string} */ name) => ({ name, values: cases.map(([, of]) => of) });
  return cases[0][2] === undefined
    ? [label('label')]
    : [{ name: 'query', values: cases.map(([, , query]) => query ?? '') }, label('relevance')];
}

/**
 * LIBSVM's predictions with probabilities, or its data.
 * @type {import('./formats.js').Reader}
 */
export async function read(bytes, { name }) {
  const lines = linesOf(bytes);
  const isOutput = lines[0].startsWith('labels');
  const columns = isOutput ? predictions(lines) : truths(lines);
  const note = {
    en: `Of the data in ${shown(name)}, the labels were read and the features left out.`,
    zh: `从 ${shown(name)} 的数据中读取了标记，未采用特征。`,
  };
  return [{ name, bytes: bytesOfColumns(columns), ...(isOutput ? {} : { note }) }];
}
