/**
 * A text as Python and R write it, in which nothing changes the direction of the source and which ends neither its
 * quotes nor its line.
 * @param {string} text
 * @example quoted('a"b') // '"a\\"b"'
 */
export const quoted = (text) =>
  JSON.stringify(text).replace(
    /\p{Bidi_Control}/gu,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
