// npm run fuzz -- [--seconds=N] [target …]: replays the corpus of each fuzz target, and goes on for N seconds.
//   csv, json, number, session are libFuzzer programs of tests/fuzz; readers is tests/fuzz/readers.mjs.
// What breaks one is kept in build/fuzz/found; what reaches new code in build/fuzz/corpus.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCore, buildSanitized } from './build.mjs';
import { setup } from './setup.mjs';
import { Failure, isProgram, main, root, show } from './shell.mjs';

/** Bytes of the longest input that is made up, by target. @type {Record<string, number>} */
const LONGEST = { csv: 2000, json: 500, number: 64, session: 1500 };
/** An input that takes longer is a finding. */
const MOST_SECONDS = 25;

/**
 * @param {string} target
 * @param {number} seconds  0: the corpus alone
 */
async function native(target, seconds) {
  const build = await buildSanitized(`fuzz_${target}`);
  const folder = join(root, 'build/fuzz');
  const known = join(root, 'tests/fuzz/corpus', target);
  const program = join(build, `tests/fuzz/fuzz_${target}`);
  const found = join(folder, 'found/');
  mkdirSync(found, { recursive: true });
  const common = [
    `-artifact_prefix=${found}${target}-`,
    `-timeout=${MOST_SECONDS}`,
    '-verbosity=0',
  ];
  if (seconds === 0) {
    const files = readdirSync(known).map((name) => join(known, name));
    await show(program, [...common, ...files]);
    return;
  }
  const grown = join(folder, 'corpus', target);
  mkdirSync(grown, { recursive: true });
  const limits = [`-max_total_time=${seconds}`, `-max_len=${LONGEST[target]}`];
  await show(program, [...common, ...limits, grown, known]);
}

/** @param {number} seconds */
async function readers(seconds) {
  // They import lists that the core writes.
  await buildCore();
  await show(process.execPath, [join(root, 'tests/fuzz/readers.mjs'), `--seconds=${seconds}`]);
}

/**
 * @param {{ seconds?: number, targets?: string[] }} [choice]
 */
export async function fuzz({ seconds = 0, targets = [] } = {}) {
  const known = [...Object.keys(LONGEST), 'readers'];
  const unknown = targets.find((target) => !known.includes(target));
  if (unknown)
    throw new Failure(`There is no target "${unknown}". The targets are ${known.join(', ')}.`);
  for (const target of targets.length > 0 ? targets : known) {
    console.log(`\n== fuzz ${target}`);
    await (target === 'readers' ? readers(seconds) : native(target, seconds));
  }
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    const { values, positionals } = parseArgs({
      options: { seconds: { type: 'string' } },
      allowPositionals: true,
    });
    const seconds = Number(values.seconds ?? 0);
    if (!Number.isInteger(seconds) || seconds < 0)
      throw new Failure('--seconds is a whole number.');
    await setup('build', 'fuzz');
    await fuzz({ seconds, targets: positionals });
  });
}
