import { pictures } from './pictures.zh.js';
import { page } from './zh.js';

export const words = { ...page, pictures };
