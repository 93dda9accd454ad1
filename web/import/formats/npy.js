import { bytesOfColumns } from './columns.js';
import { namedColumns } from './npz.js';
import { numpyArray } from './numpy_array.js';

/**
 * One array: a vector is a column called as the file, records have a column for each field.
 * @type {import('./formats.js').Reader}
 */
export async function read(bytes, { name }) {
  const stem = name.replace(/^.*[/\\]/, '').replace(/\.npy$/i, '');
  return [{ name, bytes: bytesOfColumns(namedColumns(stem, numpyArray(bytes), null)) }];
}
