// What TypeScript is to know of build/wasm/core.mjs, the glue that Emscripten writes
// around cpp/apps/bindings.cpp. The build puts it next to the glue.

/** One table and what was computed from it; texts are JSON. Freed by `delete`. */
export interface Session {
  beginLoad(options: string): string;
  /** An address in the heap for the next bytes, 0 when there is no room. */
  buffer(size: number): number;
  push(size: number): string;
  finishLoad(): string;
  run(options: string): string;
  query(request: string): string;
  delete(): void;
}

export interface CoreModule {
  version(): string;
  Session: new () => Session;
  /** Read it anew after each call: growth replaces it. */
  HEAPU8: Uint8Array;
}

/** Either the bytes of core.wasm, or a way to make an instance of it. */
export interface CoreOptions {
  wasmBinary?: BufferSource;
  instantiateWasm?(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module?: WebAssembly.Module) => void,
  ): object;
  print?(line: string): void;
  printErr?(line: string): void;
}

export default function createCore(options?: CoreOptions): Promise<CoreModule>;
