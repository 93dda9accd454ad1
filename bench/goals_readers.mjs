// What readers of CSV for JavaScript take for a table that is in memory, numbers as numbers, as goals.py tells of others.
//   node bench/goals_readers.mjs PACKAGES_FOLDER
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { median } from './figures.mjs';
import { processorTime } from './processor_time.mjs';

const folder = process.argv[2];
const peer = createRequire(join(folder, 'package.json'));
const { inferSchema, initParser } = peer('udsv');
const Papa = peer('papaparse');
const duckdb = peer('@duckdb/duckdb-wasm/blocking');

async function openDuckdb() {
  const files = dirname(peer.resolve('@duckdb/duckdb-wasm/blocking'));
  const bundle = (/** @type {string} */ kind) => ({
    mainModule: join(files, `duckdb-${kind}.wasm`),
    mainWorker: '',
  });
  const bundles = { mvp: bundle('mvp'), eh: bundle('eh') };
  const base = await duckdb.createDuckDB(bundles, new duckdb.VoidLogger(), duckdb.NODE_RUNTIME);
  await base.instantiate(() => {});
  return { base, connection: base.connect() };
}
const { base, connection } = await openDuckdb();

/** @type {Record<string, (bytes: Buffer) => unknown>} */
const readers = {
  uDSV: (bytes) => {
    const text = bytes.toString('latin1');
    return initParser(inferSchema(text)).typedCols(text);
  },
  PapaParse: (bytes) =>
    Papa.parse(bytes.toString('latin1'), { header: false, dynamicTyping: true }),
  'duckdb-wasm': (bytes) => {
    base.registerFileBuffer('table.csv', new Uint8Array(bytes));
    const table = connection.query("select * from read_csv('table.csv')");
    const columns = [...Array(table.numCols).keys()].map((at) => table.getChildAt(at).toArray());
    base.dropFile('table.csv');
    return columns;
  },
};

/** One that has no room for the table is left out. @param {string} path */
function read(path) {
  const bytes = readFileSync(path);
  const passes = bytes.length > 2e8 ? [0] : [0, 1, 2];
  return Object.entries(readers).flatMap(([name, work]) => {
    try {
      return [[name, median(passes.map(() => processorTime(() => work(bytes))))]];
    } catch (error) {
      console.error(`${name}: ${error}`);
      return [];
    }
  });
}

console.log(
  ['udsv', 'papaparse', '@duckdb/duckdb-wasm']
    .map((name) =>
      JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')),
    )
    .map(({ name, version }) => `${name} ${version}`)
    .join(', '),
);
for await (const line of createInterface({ input: process.stdin })) {
  const [job, path] = line.split(' ');
  console.log(JSON.stringify(job === 'read' ? Object.fromEntries(read(path)) : {}));
}
