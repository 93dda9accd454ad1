/**
 * Opens the built core from the project's folder.
 * @module
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} path  from the project's folder */
export const fromProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Of Melon, as in every report. @returns {string} */
export const version = () => JSON.parse(readFileSync(fromProject('package.json'), 'utf8')).version;

/** Whether there is what a command needs. */
export const isBuilt = () =>
  ['build/wasm/core.wasm', 'build/wasm/core.mjs', 'build/catalogue/en.json'].every((path) =>
    existsSync(fromProject(path)),
  );

/**
 * @returns {Promise<{core: import('../web/core/core.js').Core} & Pick<typeof import('../web/core/read_table.js'), 'readTable' | 'readTables'> | null>}
 *   null when it has not been built
 */
export async function openBuiltCore() {
  const wasm = fromProject('build/wasm/core.wasm');
  if (!isBuilt()) return null;
  const { default: createModule } = await import('../build/wasm/core.mjs');
  const { openCore } = await import('../web/core/core.js');
  const { readTable, readTables } = await import('../web/core/read_table.js');
  const core = await openCore(createModule, { wasmBinary: readFileSync(wasm) });
  return { core, readTable, readTables };
}

/** @type {import('../web/core/core.js').CoreError} */
export const notBuilt = {
  code: 'not_built',
  message: 'Melon has not been built yet: run "npm run build" in its folder.',
  message_zh: 'Melon 尚未构建：请在其目录下运行“npm run build”。',
};
