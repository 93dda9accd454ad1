import { learn as en } from './words.en.js';
import { learn as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of the room of lessons; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export const learnWords = (language) => WORDS[language];
