/**
 * Fingerprints of what was read, as the page has them.
 * @module
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/**
 * @param {readonly Pick<import('./loading.mjs').OpenFile, 'file' | 'source'>[]} tables
 * @returns {Promise<import('../web/tasks/report_page.js').Fingerprinted[]>}
 */
export const fingerprints = (tables) =>
  Promise.all(
    tables.map(async ({ file, source }) => {
      const hash = createHash('sha256');
      for await (const chunk of source.chunks()) hash.update(chunk);
      return { name: basename(file), sha256: hash.digest('hex') };
    }),
  );
