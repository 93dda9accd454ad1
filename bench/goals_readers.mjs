// What readers of CSV for JavaScript take for a table that is in memory, numbers as numbers: JSON of ms of processor time.
//   node bench/goals_readers.mjs TABLE PACKAGES_FOLDER
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { median } from './figures.mjs';
import { processorTime } from './processor_time.mjs';

const [table, folder] = process.argv.slice(2);
const peer = createRequire(join(folder, 'package.json'));
const { inferSchema, initParser } = peer('udsv');
const Papa = peer('papaparse');
const bytes = readFileSync(table);

/** @type {Record<string, () => unknown>} */
const readers = {
  uDSV: () => {
    const text = bytes.toString('latin1');
    return initParser(inferSchema(text)).typedCols(text);
  },
  PapaParse: () => Papa.parse(bytes.toString('latin1'), { header: false, dynamicTyping: true }),
};
const times = Object.entries(readers).map(([name, read]) => [
  name,
  median([0, 1, 2].map(() => processorTime(read))),
]);
console.log(JSON.stringify(Object.fromEntries(times)));
