import { page } from './page.zh.js';
import { pictures } from './pictures.zh.js';

export const words = { ...page, pictures };
