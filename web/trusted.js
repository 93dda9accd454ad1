/**
 * The only place that turns an address into code. Under the page's policy
 * (`require-trusted-types-for 'script'`) no worker starts from a text that did
 * not pass here.
 */

/** @param {string} address */
function own(address) {
  const url = new URL(address, document.baseURI);
  if (url.origin !== location.origin) throw new TypeError(`not of this page: ${url}`);
  return url.href;
}

/**
 * A worker loaded from its URL would not be bound by the page's policy; one
 * loaded from a blob is. The import is static so that no message is lost.
 * @param {string} address
 */
function blobOf(address) {
  const line = `import ${JSON.stringify(own(address))};`;
  return URL.createObjectURL(new Blob([line], { type: 'text/javascript' }));
}

/**
 * @param {string} name
 * @param {(address: string) => string} createScriptURL
 * @returns {(address: string) => any} a TrustedScriptURL where there are any, else a text
 */
function policy(name, createScriptURL) {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  const made = trustedTypes?.createPolicy(name, { createScriptURL });
  return made ? (address) => made.createScriptURL(address) : createScriptURL;
}

/** The address of a script of this page, for a worker that the policy is to bind. */
export const workerAddress = policy('melon-worker', blobOf);

/** The address of a script of this page. */
export const scriptAddress = policy('melon-script', own);
