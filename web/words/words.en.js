import { page } from './page.en.js';
import { pictures } from './pictures.en.js';

export const words = { ...page, pictures };
