/**
 * @typedef {'en' | 'zh'} Language
 * @typedef {typeof import('./words.en.js').words} Words
 */

/** @type {Record<Language, () => Promise<{ words: Words }>>} */
const FILES = {
  en: () => import('./words.en.js'),
  zh: () => import('./words.zh.js'),
};

/** @type {Map<Language, Words>} */
const loaded = new Map();

/**
 * Fetches the words of a language; to be awaited before anything is shown in it.
 * @param {Language} language
 * @returns {Promise<Words>} rejected when the file cannot be fetched
 */
export async function loadWords(language) {
  const file = await FILES[language]();
  loaded.set(language, file.words);
  return file.words;
}

/**
 * The page's own words. Names of metrics, curves and tests are not here but in
 * the catalogue.
 * @param {Language} language one that `loadWords` has fetched
 * @returns {Words}
 * @example words("en").columns.title // "Columns"
 */
export function words(language) {
  const found = loaded.get(language);
  if (!found) throw new Error(`words not loaded: ${language}`);
  return found;
}
