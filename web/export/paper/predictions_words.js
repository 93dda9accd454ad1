import { predictionsPaper as en } from './predictions_words.en.js';
import { predictionsPaper as zh } from './predictions_words.zh.js';

const WORDS = { en, zh };

/**
 * Sentences on predictions for a paper; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export const predictionsPaperWords = (language) => WORDS[language];
