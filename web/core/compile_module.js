import { again } from './fetch_again.js';

/**
 * @param {string | URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
export function compileModule(url) {
  return again(async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    return type.startsWith('application/wasm')
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer());
  });
}
