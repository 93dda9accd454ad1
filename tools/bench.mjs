// npm run bench: the native benchmarks, then every bench/*.bench.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, buildBench } from './build.mjs';
import { projectFiles } from './files.mjs';
import { findChromium, setup } from './setup.mjs';
import { Failure, main, root } from './shell.mjs';

/**
 * @param {string} command
 * @param {string[]} args
 */
function measure(command, args) {
  const env = { ...process.env, MELON_CHROMIUM: findChromium() };
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Failure(`${command} ${args.join(' ')} ended with status ${status}`);
}

await main(async () => {
  await setup('build', 'bench');
  await buildAll();
  if (existsSync(join(root, 'bench/CMakeLists.txt'))) {
    const programs = join(await buildBench(), 'bench');
    for (const name of readdirSync(programs).filter((file) => file.endsWith('_bench'))) {
      console.log(`\n== ${name}`);
      measure(join(programs, name), []);
    }
  }
  for (const file of projectFiles(/\.bench\.mjs$/, 'bench')) {
    console.log(`\n== ${file}`);
    measure(process.execPath, [file]);
  }
});
