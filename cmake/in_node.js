// Emscripten 3.1.6 treats Node's fetch as a browser's and cannot load its own file with it.
globalThis.fetch = undefined;
// It makes up the environment, in which the share of the tests stands that is to run.
Module.preRun = () => {
  for (const name of ['GTEST_TOTAL_SHARDS', 'GTEST_SHARD_INDEX']) {
    if (process.env[name]) ENV[name] = process.env[name];
  }
};
