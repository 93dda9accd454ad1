/**
 * @param {string | URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileModule(url) {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  return type.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
