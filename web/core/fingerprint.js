/**
 * By which anybody can tell whether data are the same: SHA-256, as `sha256sum` prints it.
 * @param {Uint8Array} bytes
 * @returns {Promise<string | null>} null where there is no cryptography, as on a page that was
 *   not served securely
 */
export async function fingerprintOf(bytes) {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', /** @type {BufferSource} */ (bytes));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
