/** A network that fails once is often there a moment later. */
const PAUSE_MILLISECONDS = 500;

/**
 * Does something that needs the network, and once more when it fails.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function again(work) {
  try {
    return await work();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    return work();
  }
}

/**
 * A file of the page.
 * @param {string | URL} address
 * @returns {Promise<Response>} rejected when it is not there
 */
export function fetchAgain(address) {
  return again(async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
  });
}
