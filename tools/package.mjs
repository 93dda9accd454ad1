// npm pack, before it packs: all that the package brings, built; build/types/ from the comments.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildAll } from './build.mjs';
import { setup } from './setup.mjs';
import { isProgram, main, root, run, step } from './shell.mjs';

const folder = join(root, 'build/types');

/** @param {unknown} exported  of package.json @returns {string[]} */
function typesIn(exported) {
  if (typeof exported !== 'object' || exported === null) return [];
  return Object.entries(exported).flatMap(([key, value]) =>
    key === 'types' ? [join(root, value)] : typesIn(value),
  );
}

/**
 * The files of types that others use from a file on.
 * @param {string[]} files
 */
function reached(files) {
  const seen = new Set(files);
  for (const file of seen) {
    const uses = readFileSync(file, 'utf8').matchAll(/(?:from |import\()["'](\.[^"']+)["']/g);
    for (const [, use] of uses) {
      seen.add(join(dirname(file), use).replace(/\.(m?)js$/, '.d.$1ts'));
    }
  }
  return seen;
}

/** build/types/: what programs that use the package are checked against, and no more. */
export async function writeTypes() {
  rmSync(folder, { recursive: true, force: true });
  await run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    join(root, 'tsconfig.types.json'),
  ]);
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const used = reached(typesIn(exports));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (/\.d\.m?ts$/.test(name) && !used.has(file)) rmSync(file);
  }
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    await setup('build');
    await buildAll();
    await step('writing the types', writeTypes);
  });
}
