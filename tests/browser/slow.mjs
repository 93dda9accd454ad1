/** MELON_THROTTLE=3 slows the page down, so that a test that does not wait for what it reads fails. */

/** How many times slower. */
const SLOWER = Number(process.env.MELON_THROTTLE || 1);
/** How much later comes whatever does not come at once, in milliseconds. */
const LATER = SLOWER > 1 ? 25 * SLOWER : 0;

/** @param {import('playwright-core').Page} page */
export async function slowDown(page) {
  if (SLOWER <= 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: LATER, downloadThroughput: -1, uploadThroughput: -1 },
  });
  await page.addInitScript(comeLater, LATER);
}

/** Answers of workers, frames and timers. @param {number} milliseconds */
function comeLater(milliseconds) {
  const { setTimeout: wait, requestAnimationFrame: nextFrame } = globalThis;
  const { addEventListener: listen } = Worker.prototype;
  Object.assign(Worker.prototype, {
    /** @this {Worker} @param {string} type @param {any} listener @param {any} options */
    addEventListener(type, listener, options) {
      const late = (/** @type {Event} */ event) =>
        wait(() => Reflect.apply(listener, this, [event]), milliseconds);
      Reflect.apply(listen, this, [type, type === 'message' ? late : listener, options]);
    },
  });
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {FrameRequestCallback} */ draw) =>
      nextFrame(() => wait(() => nextFrame(draw), milliseconds / 4)),
    setTimeout: (/** @type {any} */ work, time = 0, /** @type {any[]} */ ...given) =>
      wait(work, time + milliseconds / 2, ...given),
  });
}
