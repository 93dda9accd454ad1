// npm run check: everything about the sources that needs no test to run. With --fix
// (npm run format) it first formats what a tool can format and writes docs/reference/
// and docs/report.schema.json.
import { join } from 'node:path';
import { buildCore, buildNative, buildWithGcc } from './build.mjs';
import { clangFormat, clangTidy, headersAlone } from './clang.mjs';
import { allBackwardArrows } from './directions.mjs';
import { brokenLinks } from './links.mjs';
import { staleReference, writeReference } from './reference.mjs';
import { staleSchema, writeSchema } from './schema.mjs';
import { setup } from './setup.mjs';
import { Failure, main, root, run, step } from './shell.mjs';

/**
 * @param {string} name  of a program among the npm packages
 * @param {string[]} args
 */
const tool = (name, args) => run(`${root}/node_modules/.bin/${name}`, args);

/** @param {string[]} faults */
function none(faults) {
  if (faults.length > 0) throw new Failure(faults.join('\n'));
}

/** @type {[string, (report: (line: string) => void) => Promise<unknown> | void][]} */
const checks = [
  ['clang-format', () => clangFormat(false)],
  ['Biome', () => tool('biome', ['check', '--error-on-warnings', '--max-diagnostics=50'])],
  ...['page', 'worker', 'node'].map(
    (part) =>
      /** @type {[string, () => Promise<string>]} */ ([
        `TypeScript, ${part}`,
        () => tool('tsc', ['-p', `tsconfig.${part}.json`]),
      ]),
  ),
  ['knip', () => tool('knip', ['--no-progress'])],
  ['links in documents', () => none(brokenLinks())],
  ['directions of includes and imports', () => none(allBackwardArrows())],
  ['reference pages', () => none(staleReference())],
  ['the schema of reports', () => none(staleSchema())],
  ['headers compile alone', headersAlone],
  ['clang-tidy', (report) => clangTidy(join(root, 'build/native'), report)],
];

await main(async () => {
  await setup('build', 'check');
  await buildCore();
  // For its compile commands, and for what they include that a build writes.
  await buildNative('melon_bibliography');
  if (process.argv.includes('--fix')) {
    await step('writing the schema', writeSchema);
    await step('clang-format -i', () => clangFormat(true));
    await step('Biome --write', () => tool('biome', ['check', '--write', '--max-diagnostics=50']));
    await step('writing docs/reference', writeReference);
  }
  /** @type {[string, () => Promise<unknown>][]} */
  const all = [
    ...checks.map(
      ([name, check]) =>
        /** @type {[string, () => Promise<unknown>]} */ ([name, () => step(name, check)]),
    ),
    ['g++ builds the core', buildWithGcc],
  ];
  const failed = [];
  for (const [name, check] of all) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.log(error.message);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Failure(`\nFailed: ${failed.join('; ')}`);
  console.log('All checks passed.');
});
