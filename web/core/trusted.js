import { workerScript } from './worker_script.js';

/**
 * The only place that turns texts into code or markup. Under the page's policy
 * (`require-trusted-types-for 'script'`) a text that did not pass here, or through
 * lit, starts no worker and becomes no node.
 */

/** @param {string} address */
function own(address) {
  const url = new URL(address, document.baseURI);
  if (url.origin !== location.origin) throw new TypeError(`not of this page: ${url}`);
  return url.href;
}

/**
 * A worker loaded from its URL would not be bound by the page's policy; one
 * loaded from a blob is.
 * @param {string} address
 */
function blobOf(address) {
  const script = workerScript(own(address));
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

/** @param {string} svg in which all names are escaped */
function harmless(svg) {
  if (/<\s*(script|foreignObject)/i.test(svg)) throw new TypeError('not a diagram');
  return svg;
}

/**
 * @param {string} name
 * @param {'createHTML' | 'createScriptURL'} kind
 * @param {(text: string) => string} check throws at what is not to pass
 * @returns {(text: string) => any} something trusted where the browser knows that, else a text
 */
function policy(name, kind, check) {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  const made = trustedTypes?.createPolicy(name, { [kind]: check });
  return made ? (text) => made[kind](text) : check;
}

/** The address of a script of this page, for a worker that the policy is to bind. */
export const workerAddress = policy('melon-worker', 'createScriptURL', blobOf);

/** The address of a script of this page. */
export const scriptAddress = policy('melon-script', 'createScriptURL', own);

/** A diagram as `toSvg` writes it. */
export const diagramText = policy('melon-svg', 'createHTML', harmless);
