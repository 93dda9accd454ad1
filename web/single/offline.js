/**
 * In the place of `app/offline.js`: nothing has to be kept.
 * @param {() => void} ready
 */
export const keepForOffline = async (ready) => ready();
