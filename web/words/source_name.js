import { words } from './index.js';
import { visibleName } from './visible.js';

/** What a table is called that was typed on the page. */
export const TYPED = 'typed';

/**
 * @param {import('../app/store.js').State} state
 * @param {import('../app/store.js').Source | null} [source] the current table if none
 * @returns {string} as shown, in the language of the page
 */
export function sourceName(state, source = state.source) {
  if (!source) return '';
  const { pasted, typed } = words(state.language).data;
  if (source.kind === 'text') return source.name === TYPED ? typed : pasted;
  const sample = state.samples.find(({ id }) => id === source.id);
  return sample ? sample.name[state.language] : visibleName(source.name) || pasted;
}

/**
 * A stem for the names of saved files.
 * @param {import('../app/store.js').State} state
 * @returns {string}
 */
export function fileStem({ reportSource }) {
  if (reportSource?.kind === 'sample') return `melon-${reportSource.id}`;
  const isNamed = reportSource?.kind === 'file' || reportSource?.kind === 'link';
  const name = (isNamed && reportSource.name) || 'table';
  const stem = name.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}._-]+/gu, '-');
  return `melon-${stem}`;
}
