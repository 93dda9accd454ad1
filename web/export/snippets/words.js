import { en } from './words.en.js';
import { zh } from './words.zh.js';

/**
 * What snippets say in their comments.
 * @param {import('../../words/index.js').Language} language
 */
export const snippetWords = (language) => (language === 'zh' ? zh : en);
