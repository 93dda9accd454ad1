import { themeOf } from './theme.js';

/**
 * The theme that is shown.
 * @param {Element} element whose inherited tokens are read
 */
export function readTheme(element) {
  return themeOf(getComputedStyle(element));
}

/**
 * The light theme, whatever is shown: figures are saved for paper.
 * @param {Document} document
 * @returns {import('./theme.js').Theme}
 */
export function lightTheme(document) {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (
        rule instanceof CSSStyleRule &&
        rule.selectorText === ':root' &&
        rule.style.getPropertyValue('--model-1')
      ) {
        return themeOf(rule.style);
      }
    }
  }
  return readTheme(document.documentElement);
}
