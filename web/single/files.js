/**
 * The files of the page, which stand in its document: text, or base64 of anything else. Whatever fetches one gets it
 * from there, and nothing else can be fetched.
 *
 * @typedef {{ text?: string, base64?: string }} Embedded
 */

/** @type {Record<string, Embedded> | null} */
let files = null;

/** @param {string} path beside the page */
function fileAt(path) {
  files ??= JSON.parse(document.getElementById('files')?.textContent ?? '{}');
  return files && Object.hasOwn(files, path) ? files[path] : null;
}

/** @param {string | URL} address */
const pathOf = (address) => String(address).replace(new URL('.', document.baseURI).href, '');

/** @param {string} base64 */
const bytesOf = (base64) => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));

/**
 * The text of a script of this page.
 * @param {string} address
 * @returns {string}
 */
export function textAt(address) {
  const text = fileAt(pathOf(address))?.text;
  if (text === undefined) throw new TypeError(`not of this page: ${address}`);
  return text;
}

/** @type {typeof fetch} */
globalThis.fetch = async (address) => {
  const file = fileAt(pathOf(/** @type {string | URL} */ (address)));
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.text ?? bytesOf(file.base64 ?? ''));
};
