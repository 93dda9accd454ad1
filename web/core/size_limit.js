/**
 * What fits: WebAssembly has 4 GB at most. A number takes 8 bytes of them, and
 * about 30 while a table of scores is evaluated.
 */
const MEMORY_BYTES = 2 ** 32;
const NUMBER_BYTES = 8;
const WORKING_BYTES = 30;
/** Numbers that surely leave no room for anything else. */
const MOST_CELLS = MEMORY_BYTES / NUMBER_BYTES;
/** Numbers that surely fit. */
export const SURE_CELLS = MEMORY_BYTES / WORKING_BYTES;

/** Smaller files fit, whatever is in them. */
const SMALL_BYTES = 2 ** 28;
const LOOK_BYTES = 2 ** 20;
/** Line feed, and what separates cells. */
const ENDS = new Set([...'\n,;\t|'].map((sign) => sign.charCodeAt(0)));

/**
 * How much of the memory the files of a table will need, judged by the beginning of the first.
 * @param {import('./read_table.js').TableFile[]} files
 * @returns {Promise<{ fits: 'surely' | 'perhaps' | 'not', cells: number }>} cells: about how
 *   many it has; 0 where it is not needed
 */
export async function fitOf(files) {
  const size = files.reduce((sum, { blob }) => sum + blob.size, 0);
  if (size < SMALL_BYTES) return { fits: 'surely', cells: 0 };
  const bytes = new Uint8Array(await files[0].blob.slice(0, LOOK_BYTES).arrayBuffer());
  let seen = 0;
  for (const byte of bytes) seen += ENDS.has(byte) ? 1 : 0;
  const cells = Math.round((seen / bytes.length) * size);
  if (cells > MOST_CELLS) return { fits: 'not', cells };
  return { fits: cells > SURE_CELLS ? 'perhaps' : 'surely', cells };
}
