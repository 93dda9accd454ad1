// The page in one file: what it fetches is in the document, and was put there by tools/single.mjs.
import './files.js';
import '../styles/main.css';
import '../main.js';
