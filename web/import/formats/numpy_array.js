import { ELEMENTS } from './elements.js';
import { damaged, Refusal, shown } from './words.js';

/**
 * One array in NumPy's format (NEP 1).
 *
 * @typedef {object} NumpyArray
 * @property {number} rows
 * @property {{ name: string, values: unknown[] }[]} columns one for each place of the second dimension, called 0, 1,
 *   …, or for each field; one without a name for a vector
 * @property {boolean} isScalar it has no rows: one value
 */

const MAGIC_BYTES = 8;
/** A string in quotes of either kind. */
const NAME = `(?:'((?:[^'\\\\]|\\\\.)*)'|"((?:[^"\\\\]|\\\\.)*)")`;
const FIELD = new RegExp(`\\(\\s*${NAME}\\s*,\\s*'([<>|=][a-zA-Z]\\d*)'\\s*\\)`, 'g');

/** @typedef {import('./elements.js').Get} Get */

/** @param {number} length in characters of four bytes @returns {Get} */
const unicode = (length) => (view, at, little) => {
  let text = '';
  for (let i = 0; i < length; i += 1) {
    const code = view.getUint32(at + 4 * i, little);
    if (code > 0) text += String.fromCodePoint(code);
  }
  return text;
};

/** @param {number} length @returns {Get} */
const byteText = (length) => (view, at) => {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, length);
  return new TextDecoder().decode(bytes).replace(/\0+$/, '');
};

/** @param {string} type as NumPy writes it, `<f8` */
function elementOf(type) {
  const [, order, kind, digits] = /^([<>|=])([a-zA-Z])(\d*)$/.exec(type) ?? [];
  const length = Number(digits);
  const little = order !== '>';
  if (kind === 'U' && length > 0) return { size: 4 * length, little, get: unicode(length) };
  if (kind === 'S' && length > 0) return { size: length, little, get: byteText(length) };
  const get = Object.hasOwn(ELEMENTS, `${kind}${digits}`) ? ELEMENTS[`${kind}${digits}`] : null;
  if (get) return { size: length, little, get };
  if (kind === 'O') {
    throw new Refusal('python_objects', {
      en: 'This NumPy file has objects of Python, which may run programs when they are opened, so they are not. Save texts with astype(str) and numbers with astype(float).',
      zh: '该 NumPy 文件含有 Python 对象；打开它们可能会运行程序，因此没有读取。请用 astype(str) 保存文本，用 astype(float) 保存数值。',
    });
  }
  throw new Refusal('unknown_type', {
    en: `This NumPy file has values of the type ${shown(type)}. Save numbers with astype(float) and texts with astype(str).`,
    zh: `该 NumPy 文件含有类型为 ${shown(type)} 的值。请用 astype(float) 保存数值，用 astype(str) 保存文本。`,
  });
}

/** @param {string} header @param {string} key */
function partOf(header, key) {
  const found = new RegExp(`['"]${key}['"]\\s*:\\s*(\\[.*\\]|\\([^)]*\\)|'[^']*'|\\w+)`, 's').exec(
    header,
  );
  if (!found) throw damaged('npy');
  return found[1];
}

/** @param {string} type of an array, or of the fields of its records */
function fieldsOf(type) {
  if (!type.startsWith('[')) {
    const element = elementOf(type.slice(1, -1));
    return { size: element.size, fields: [{ name: '', at: 0, ...element }] };
  }
  let size = 0;
  const fields = [...type.matchAll(FIELD)].map(([, single, double, element]) => {
    const field = { name: single ?? double, at: size, ...elementOf(element) };
    size += field.size;
    return field;
  });
  // Fields within fields, or arrays of them.
  if (fields.length !== type.split('(').length - 1) elementOf('|V0');
  return { size, fields };
}

/**
 * @param {Uint8Array} bytes of a `.npy` file
 * @returns {NumpyArray}
 */
export function numpyArray(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wide = view.getUint8(6) > 1;
  const from = MAGIC_BYTES + (wide ? 4 : 2);
  const length = wide ? view.getUint32(MAGIC_BYTES, true) : view.getUint16(MAGIC_BYTES, true);
  const header = new TextDecoder().decode(bytes.subarray(from, from + length));
  const shape = partOf(header, 'shape').match(/\d+/g)?.map(Number) ?? [];
  if (shape.length > 2) {
    throw new Refusal('many_dimensions', {
      en: `This NumPy array has ${shape.length} dimensions. Save one with a row for each case, and a column for each class or model.`,
      zh: `该 NumPy 数组有 ${shape.length} 维。请保存每个样例一行、每个类别或模型一列的数组。`,
    });
  }
  const { size, fields } = fieldsOf(partOf(header, 'descr'));
  const [rows = 1, width = 1] = shape;
  const start = from + length;
  if (size === 0 || start + rows * width * size > bytes.length) throw damaged('npy');
  const byColumn = partOf(header, 'fortran_order') === 'True';
  const columns = Array.from({ length: width }, (_, column) =>
    fields.map(({ name, at, little, get }) => ({
      name: name || (shape.length === 2 ? String(column) : ''),
      values: Array.from({ length: rows }, (_, row) => {
        const place = byColumn ? column * rows + row : row * width + column;
        return get(view, start + place * size + at, little);
      }),
    })),
  ).flat();
  return { rows, columns, isScalar: shape.length === 0 };
}
