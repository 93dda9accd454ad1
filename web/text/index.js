import { page as pageEn } from './en.js';
import { pictures as picturesEn } from './pictures.en.js';
import { pictures as picturesZh } from './pictures.zh.js';
import { page as pageZh } from './zh.js';

/**
 * @typedef {'en' | 'zh'} Language
 * @typedef {typeof pageEn & { pictures: typeof picturesEn }} Words
 */

const WORDS = {
  en: { ...pageEn, pictures: picturesEn },
  zh: { ...pageZh, pictures: picturesZh },
};

/**
 * The page's own words. Names of metrics, curves and tests are not here but in
 * the catalogue.
 * @param {Language} language
 * @returns {Words}
 * @example words("en").columns.title // "Columns"
 */
export function words(language) {
  return WORDS[language];
}
