import { textInPlace } from '../pasted_cells.js';
import { decoded } from './tell.js';
import { Refusal, shown } from './words.js';

/** A value in quotes, or up to the next comma. */
const VALUE = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|((?!['"])[^,]*?))\s*(?:,|$)/y;
const ATTRIBUTE = /^\s*@attribute\s+(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\S+))\s+(\S.*)$/i;

/** @param {string} text in quotes */
const unescaped = (text) => text.replace(/\\(.)/g, '$1');

/**
 * @param {number} line
 * @param {import('./words.js').Both} sentence
 */
const flaw = (line, { en, zh }) =>
  new Refusal('invalid_arff', { en: `Line ${line} ${en}`, zh: `第 ${line} 行${zh}` }, { line });

/**
 * The values of a row; an unknown one stays a question mark, which the core reads as missing.
 * @param {string} text
 * @param {number} line
 */
function valuesOf(text, line) {
  const values = [];
  VALUE.lastIndex = 0;
  while (VALUE.lastIndex < text.length || text.endsWith(',')) {
    const found = VALUE.exec(text);
    if (!found) {
      throw flaw(line, {
        en: 'has a quotation mark that is never closed, or text behind one. Put whole values in quotes.',
        zh: '的引号没有闭合，或引号后还有文本。请将整个值放在引号内。',
      });
    }
    const [whole, single, double, bare] = found;
    const quoted = single ?? double;
    values.push(quoted === undefined ? bare : unescaped(quoted));
    if (!whole.endsWith(',')) break;
    if (VALUE.lastIndex === text.length) {
      values.push('');
      break;
    }
  }
  return values;
}

/**
 * A row that has only what is not zero: `{1 0.5, 3 yes}`.
 * @param {string} text between the braces
 * @param {string[]} zeros of the attributes: 0, or the first value of a nominal one
 * @param {number} line
 */
function sparseValues(text, zeros, line) {
  const values = [...zeros];
  for (const pair of text.trim() === '' ? [] : valuesOf(text, line)) {
    const [, place, value] = /^(\d+)\s+(.*)$/.exec(pair) ?? [];
    if (place === undefined || Number(place) >= zeros.length) {
      throw flaw(line, {
        en: `has “${shown(pair)}” where a number of an attribute and its value belong.`,
        zh: `的“${shown(pair)}”应为属性序号及其值。`,
      });
    }
    values[Number(place)] = value.replace(/^(['"])(.*)\1$/, '$2');
  }
  return values;
}

/** What a sparse row leaves out. @param {string} type of an attribute */
function zeroOf(type) {
  const [, first] = /^\{\s*([^,}]*?)\s*[,}]/.exec(type) ?? [];
  return first === undefined ? '0' : first.replace(/^(['"])(.*)\1$/, '$2');
}

/**
 * ARFF, as WEKA writes it: a column for each attribute, each row in its line. Weights of rows in braces are left out.
 * @type {import('./formats.js').Reader}
 */
export async function read(bytes, { name }) {
  const lines = decoded(bytes).split(/\r?\n/);
  /** @type {string[]} */
  const names = [];
  /** @type {string[]} */
  const zeros = [];
  /** @type {import('../pasted_cells.js').PlacedRow[]} */
  const rows = [];
  let dataLine = 0;
  for (const [i, line] of lines.entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('%')) continue;
    const attribute = dataLine > 0 ? null : ATTRIBUTE.exec(line);
    if (attribute) {
      const [, single, double, bare, type] = attribute;
      const quoted = single ?? double;
      names.push(quoted === undefined ? bare : unescaped(quoted));
      zeros.push(zeroOf(type));
    } else if (dataLine > 0) {
      const sparse = /^\{(.*)\}$/.exec(text);
      const row = sparse
        ? sparseValues(sparse[1], zeros, i + 1)
        : valuesOf(text.replace(/,\s*\{[^{}]*\}$/, ''), i + 1);
      if (row.length !== names.length) {
        throw flaw(i + 1, {
          en: `has ${row.length} values, but the file declares ${names.length} attributes. Look there for a missing or superfluous comma; the file may be cut off.`,
          zh: `有 ${row.length} 个值，而文件声明了 ${names.length} 个属性。请检查该行是否缺少或多出逗号；文件也可能不完整。`,
        });
      }
      rows.push({ line: i + 1, cells: row });
    } else if (/^@data\b/i.test(text)) {
      dataLine = i + 1;
    }
  }
  if (dataLine === 0 || names.length === 0) {
    throw new Refusal('invalid_arff', {
      en: 'This ARFF file has no @attribute or no @data: it may be cut off. Write it again.',
      zh: '该 ARFF 文件缺少 @attribute 或 @data，可能不完整。请重新写出。',
    });
  }
  const text = textInPlace([{ line: dataLine, cells: names }, ...rows]);
  return [{ name, bytes: new TextEncoder().encode(text) }];
}
