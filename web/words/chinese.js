/**
 * Chinese sentences with names in them. A blank stands between Chinese and other
 * writing, none between Chinese and Chinese. Names are never changed.
 */

/** Ideographs, and punctuation as wide as one. */
const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff\uff01-\uff60—…“”]/u;

/** @param {string | undefined} character */
const isChinese = (character) => character !== undefined && CHINESE.test(character);

/**
 * Two pieces of a sentence, without the blank at their seam where both sides are
 * Chinese.
 * @param {string} left
 * @param {string} right
 * @returns {[string, string]}
 */
function seam(left, right) {
  if (left.endsWith(' ') && isChinese(left.at(-2)) && isChinese(right[0])) {
    return [left.slice(0, -1), right];
  }
  if (right.startsWith(' ') && isChinese(right[1]) && isChinese(left.at(-1))) {
    return [left, right.slice(1)];
  }
  return [left, right];
}

/**
 * Tag of a template: the blanks around a value go where the value is Chinese, too.
 * @param {TemplateStringsArray} strings
 * @param {...(string | number)} values
 * @returns {string}
 * @example chinese`${'决策树'} 优于 ${'SVM'}。` // '决策树优于 SVM。'
 */
export function chinese(strings, ...values) {
  return values.reduce((/** @type {string} */ line, value, at) => {
    const [before, text] = seam(line, String(value));
    const [whole, after] =
      text === '' ? [before, strings[at + 1]] : seam(before + text, strings[at + 1]);
    return whole + after;
  }, strings[0]);
}

/**
 * Parts of a sentence that are set differently, without blanks between Chinese.
 * @template {{ text: string }} Part
 * @param {Part[]} parts
 * @returns {Part[]}
 */
export function closed(parts) {
  const made = parts.map((part) => ({ ...part }));
  for (let at = 1; at < made.length; at += 1) {
    [made[at - 1].text, made[at].text] = seam(made[at - 1].text, made[at].text);
  }
  return made;
}
