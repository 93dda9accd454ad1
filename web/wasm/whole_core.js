import createModule from '../../build/wasm/core.mjs';
import { compileModule } from './compile_module.js';
import { openCore } from './core.js';

/** The core that evaluates every task, fetched when the first one does not. */
export async function openWholeCore() {
  const url = new URL('../../build/wasm/core.wasm', import.meta.url);
  return openCore(createModule, { compiled: await compileModule(url) });
}
