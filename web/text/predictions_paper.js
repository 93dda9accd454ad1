import { predictionsPaper as en } from './predictions_paper.en.js';
import { predictionsPaper as zh } from './predictions_paper.zh.js';

const WORDS = { en, zh };

/**
 * Sentences on predictions for a paper; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export const predictionsPaperWords = (language) => WORDS[language];
