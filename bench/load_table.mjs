/**
 * Gives a core the bytes of a table, a piece at a time as from a stream.
 * @param {import('../web/core/core.js').Core} core
 * @param {Uint8Array} bytes
 */
export function loadTable(core, bytes) {
  core.beginLoad({ expected_bytes: bytes.length });
  for (let from = 0; from < bytes.length; from += 1 << 20) {
    const failure = core.push(bytes.subarray(from, from + (1 << 20)));
    if (failure) throw new Error(failure.error.message);
  }
  const result = core.finishLoad();
  if ('error' in result) throw new Error(result.error.message);
}
