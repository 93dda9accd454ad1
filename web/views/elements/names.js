import { html } from 'lit';

/**
 * Behind a mark between words but not within a number, such as 0.1, 1e-05 or the -2 of x=-2, and before a capital letter
 * within a word.
 */
const BREAKS = /(?<=[_./:-])(?<!(?:\d\.|\de-|[=(,|]-)(?=\d))(?=[^_./:-])|(?<=\p{Ll})(?=\p{Lu})/u;

/**
 * The pieces of a name between which a line may end.
 * @param {string} name
 * @returns {string[]}
 * @example piecesOf("LogisticRegression_l2") // ["Logistic", "Regression_", "l2"]
 */
export const piecesOf = (name) => name.split(BREAKS);

/**
 * A name that breaks where its words end, as code writes them.
 * @param {string} name
 */
export const breakable = (name) =>
  piecesOf(name).map((piece, at) => (at === 0 ? piece : html`<wbr />${piece}`));

/**
 * What is typed to find a name, as names are compared: in small letters, with their apostrophe.
 * @param {string} typed
 * @example searched(" Youden's J") // "youden’s j"
 */
export const searched = (typed) => typed.trim().toLowerCase().replaceAll("'", '’');
