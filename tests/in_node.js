// Emscripten 3.1.6 takes Node's fetch for a browser's and cannot load its own file with it.
globalThis.fetch = undefined;
