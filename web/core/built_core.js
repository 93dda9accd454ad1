import createModule from '../../build/wasm/core.mjs';
import { compileModule } from './compile_module.js';
import { openCore } from './core.js';

/**
 * What opens cores wherever there is `fetch`: the module is fetched and compiled once, and again where that failed.
 * @returns {() => Promise<import('./core.js').Core>}
 */
export function coreOpener() {
  /** @type {Promise<WebAssembly.Module> | null} */
  let compiled = null;
  return async () => {
    // In this form bundlers find the file and bring it along.
    compiled ??= compileModule(new URL('../../build/wasm/core.wasm', import.meta.url));
    try {
      return await openCore(createModule, { compiled: await compiled });
    } catch (error) {
      compiled = null;
      throw error;
    }
  };
}
