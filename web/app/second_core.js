/**
 * A second core for a bootstrap that takes a while. It reads the same files and measures the last steps, while the first
 * goes on from the first ones; a step depends on its number alone, so the numbers are those of one core. It is of help
 * and no more: whatever goes wrong here, the first does all.
 *
 * @typedef {import('../core/client.js').Client & import('../core/client.js').Opened} Client
 * @typedef {{ begin: number, measured: (number | null)[] }} Part  steps that were measured
 */

/** Larger tables are not read twice: the second core takes as much memory as the first. */
const MOST_BYTES = 2 ** 28;
/** Of one part; the last one may be for nothing. */
const PART_MILLISECONDS = 200;
/** From one part to the next, at most. */
const GROWTH = 4;
/** What is left to do takes so long at least, else reading the table again is not worth it. */
const WORTH_MILLISECONDS = 1500;

/**
 * @param {readonly import('../core/client.js').TableFile[]} files
 * @param {number} left  in milliseconds, for one core
 */
export const isWorthHelp = (files, left) =>
  left > WORTH_MILLISECONDS &&
  globalThis.navigator?.hardwareConcurrency > 1 &&
  files.reduce((sum, { blob }) => sum + blob.size, 0) < MOST_BYTES;

/**
 * @param {Client} client  a worker of its own, which is closed in the end
 * @param {object} work
 * @param {readonly import('../core/client.js').TableFile[]} work.files
 * @param {import('../core/report.js').Options} work.options  in the words of the files
 * @param {number} work.total  how many steps there are
 * @param {(part: Part) => Promise<unknown>} handOver  to the first core
 * @returns {{ end: () => void }}
 */
export function openSecondCore(client, { files, options, total }, handOver) {
  let hasEnded = false;

  async function work() {
    const { error } = await client.load(files);
    if (error) return;
    if ('error' in (await client.run(options, 'verdict'))) return;
    let end = total;
    let size = 1;
    while (end > 0 && !hasEnded) {
      const begin = Math.max(0, end - size);
      const before = performance.now();
      const part = await client.query({ type: 'step', range: [begin, end] });
      if (part.error || hasEnded) return;
      const spent = Math.max(1, performance.now() - before);
      await handOver(part);
      size = Math.ceil((end - begin) * Math.min(GROWTH, PART_MILLISECONDS / spent));
      end = begin;
    }
  }

  function end() {
    hasEnded = true;
    client.close();
  }

  work()
    .catch(() => {})
    .finally(end);
  return { end };
}
