// What TypeScript is to know of build/wasm/core.mjs, the glue that Emscripten writes
// around cpp/apps/bindings.cpp. The build puts it next to the glue.

/** Texts are JSON. What gives an answer returns its size in bytes. */
export interface CoreModule {
  version(): string;
  /** The address in the heap of the last answer, in UTF-8, which stays until the next. */
  answer(): number;
  /** A new session: one table and what was computed from it, by its number. */
  open(): number;
  beginLoad(session: number, options: string): number;
  /** An address in the heap for the next bytes, 0 when there is no room. */
  buffer(session: number, size: number): number;
  push(session: number, size: number): number;
  finishLoad(session: number): number;
  run(session: number, options: string, verdictOnly: boolean): number;
  query(session: number, request: string): number;
  /** Read it anew after each call: growth replaces it. */
  HEAPU8: Uint8Array;
}

/** Either the bytes of the .wasm, or a way to make an instance of it. */
export interface CoreOptions {
  wasmBinary?: BufferSource;
  instantiateWasm?(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module?: WebAssembly.Module) => void,
  ): object;
}

export default function createCore(options?: CoreOptions): Promise<CoreModule>;
