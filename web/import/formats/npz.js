import { checkSizes, contentOf, entriesOf } from './archive.js';
import { bytesOfColumns } from './columns.js';
import { numpyArray } from './numpy_array.js';

/** @typedef {import('./numpy_array.js').NumpyArray} NumpyArray */

/** Names of an array that has the classes of the columns of another. */
const CLASSES = /^(classes_?|labels|class_names|target_names|label_names)$/;

/**
 * @param {string} name of the array
 * @param {NumpyArray} array
 * @param {readonly unknown[] | null} classes
 * @returns {import('./columns.js').Column[]} called as the array, or `array:class` where it has several
 */
export function namedColumns(name, { columns }, classes) {
  const areFields = columns.some((column) => !/^\d*$/.test(column.name));
  if (areFields) return columns;
  if (columns.length === 1) return [{ name, values: columns[0].values }];
  const names = classes?.length === columns.length ? classes : columns.map((column) => column.name);
  return columns.map(({ values }, i) => ({ name: `${name}:${names[i]}`, values }));
}

/**
 * Several arrays by name: those of the same length are the columns of a table.
 * @type {import('./formats.js').Reader}
 */
export async function read(bytes, { name, budget }) {
  const entries = entriesOf(bytes);
  checkSizes(entries, bytes.length, budget);
  /** @type {[name: string, array: NumpyArray][]} */
  const arrays = [];
  for (const entry of entries) {
    const content = await contentOf(bytes, entry, budget);
    arrays.push([entry.name.replace(/\.npy$/, ''), numpyArray(content)]);
  }
  const isWide = arrays.some(([, { columns }]) => columns.length > 1);
  const ofClasses = isWide ? arrays.find(([name]) => CLASSES.test(name)) : undefined;
  const classes = ofClasses?.[1].columns[0].values ?? null;
  const others = arrays.filter((one) => one !== ofClasses && !one[1].isScalar);
  const lengths = [...new Set(others.map(([, { rows }]) => rows))];
  const groups = lengths.map((length) => others.filter(([, { rows }]) => rows === length));
  return groups.map((group) => ({
    name: groups.length === 1 ? name : group.map(([one]) => one).join(', '),
    bytes: bytesOfColumns(group.flatMap(([one, array]) => namedColumns(one, array, classes))),
  }));
}
