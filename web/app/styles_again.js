const PAUSE_MILLISECONDS = 1000;

/** @param {string} address */
function load(address) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  link.addEventListener('error', () => {
    link.remove();
    setTimeout(load, PAUSE_MILLISECONDS, address);
  });
  document.head.append(link);
}

/**
 * A style sheet that the network did not bring is asked for until it is there. The
 * part that it belongs to is shown all the same: vite's loader would forget the
 * sheet after its first failure. To be called once, at the start.
 */
export function fetchStylesAgain() {
  addEventListener('vite:preloadError', (event) => {
    const { message } = /** @type {Error} */ (/** @type {any} */ (event).payload);
    const [, address] = /CSS for (\S+)/.exec(message) ?? [];
    if (!address) return;
    event.preventDefault();
    for (const link of document.querySelectorAll(`link[href="${address}"]`)) link.remove();
    load(address);
  });
}
