// npm run bench [-- --quick] [-- --json=FILE] [-- --only=goals,native,core,files,comparison,lab,page,peers]
//   [-- --write] [-- --largest=1e8]
// Prints every figure of speed and weight beside its limit. Nothing fails when
// a limit is missed: a shared machine measures itself. --write puts the table of
// goals into docs/performance.md, --largest says up to how many rows growth is
// measured.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { writeTable } from '../bench/data.mjs';
import { printFigures } from '../bench/figures.mjs';
import { buildAll, buildBench } from './build.mjs';
import { findChromium, setup } from './setup.mjs';
import { main, step } from './shell.mjs';

const parts = ['goals', 'native', 'core', 'files', 'comparison', 'lab', 'page', 'peers'];

/** @param {string} name */
function option(name) {
  const given = process.argv.find((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  return given && (given.split('=')[1] ?? '');
}

await main(async () => {
  const quick = option('quick') !== undefined;
  const only = option('only')?.split(',') ?? parts;
  await setup('build', 'bench');
  await buildAll();
  if (only.includes('native') || only.includes('comparison')) await buildBench();
  process.env.MELON_CHROMIUM ??= findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'melon-bench-'));
  try {
    const rows = quick ? 20_000 : 1_000_000;
    const table = join(folder, 'large.csv');
    const smallTable = join(folder, 'small.csv');
    await step(`writing a table of ${rows} rows`, async () => {
      await writeTable(table, rows);
      await writeTable(smallTable, Math.min(rows, 10_000));
    });
    const tableBytes = statSync(table).size;
    const largest = quick ? rows : Number(option('largest') || 1e7);
    const settings = { rows, runs: quick ? 1 : 5, table, tableBytes, smallTable, largest };
    const machine =
      `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
      `Node ${process.version}`;
    console.log(
      `${machine}; load ${loadavg()[0].toFixed(1)} at the start. ` +
        `Medians of ${settings.runs} runs, with the best and the worst.`,
    );
    /** @type {import('../bench/figures.mjs').Figure[]} */
    const all = [];
    for (const part of only) {
      const bench = await import(`../bench/${part}.bench.mjs`);
      const { measure, print = printFigures, write } = bench;
      const figures = await measure(settings, all);
      print(part, figures);
      if (option('write') !== undefined)
        write?.({ machine, load: loadavg(), ...settings, figures });
      all.push(...figures);
    }
    console.log(`\nload ${loadavg()[0].toFixed(1)} at the end`);
    const file = option('json');
    if (file !== undefined) {
      const json = `${JSON.stringify({ machine, load: loadavg(), ...settings, figures: all }, null, 2)}\n`;
      if (file) writeFileSync(file, json);
      else console.log(json);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
