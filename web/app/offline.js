import { scriptAddress } from '../core/trusted.js';

/** Before a service worker that could not fetch everything is asked again. */
const AGAIN_MILLISECONDS = 5000;

/**
 * @param {ServiceWorker} worker
 * @returns {Promise<boolean>} whether it keeps all that this page can need
 */
function keepsEverything(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ script: import.meta.url }, [port2]);
  });
}

/**
 * Has every file of the page kept in this browser by the service worker, and tells
 * when it is so. What could not be fetched is tried again, at the latest when the
 * network comes back.
 * @param {() => void} ready from then on the page needs no network
 */
export async function keepForOffline(ready) {
  const { serviceWorker } = navigator;
  // Absent where the page is not served securely.
  if (!serviceWorker) return;
  let done = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;

  /** @returns {Promise<boolean>} whether all of it is kept */
  async function attempt() {
    const registration = await serviceWorker.register(scriptAddress('service_worker.js'));
    const worker = registration.active ?? registration.installing;
    if (!worker) return false;
    await settled(worker);
    return worker.state === 'activated' && keepsEverything(worker);
  }

  async function start() {
    clearTimeout(next);
    const kept = await attempt().catch(() => false);
    if (done) return;
    if (!kept) {
      next = setTimeout(start, AGAIN_MILLISECONDS);
      return;
    }
    done = true;
    removeEventListener('online', start);
    ready();
  }

  addEventListener('online', start);
  await start();
}

/**
 * @param {ServiceWorker} worker
 * @returns {Promise<void>} it took the page over, or gave up
 */
function settled(worker) {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
