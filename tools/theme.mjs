// build/theme.js: the colours of web/styles/tokens.css for what draws without the page's sheets.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeOf } from '../web/charts/theme.js';
import { root } from './shell.mjs';

/**
 * The values of custom properties in the rule of a selector.
 * @param {string} sheet
 * @param {string} selector
 * @returns {Map<string, string>}
 */
function tokensOf(sheet, selector) {
  const from = sheet.indexOf(`${selector} {`);
  const rule = sheet.slice(from, sheet.indexOf('}', from));
  return new Map(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      value.replace(/\s+/g, ' '),
    ]),
  );
}

/**
 * @param {string} sheet  the text of tokens.css
 * @returns {{ light: import('../web/charts/theme.js').Theme, dark: import('../web/charts/theme.js').Theme }}
 */
export function themesIn(sheet) {
  const light = tokensOf(sheet, ':root');
  const dark = new Map([...light, ...tokensOf(sheet, ':root[data-theme="dark"]')]);
  const theme = (/** @type {Map<string, string>} */ tokens) =>
    themeOf({ getPropertyValue: (name) => tokens.get(name) ?? '' });
  return { light: theme(light), dark: theme(dark) };
}

const file = join(root, 'build/theme.js');

/** Writes that file where it has changed. */
export function writeTheme() {
  const { light, dark } = themesIn(readFileSync(join(root, 'web/styles/tokens.css'), 'utf8'));
  const constant = (/** @type {string} */ name, /** @type {object} */ theme) =>
    `/** @type {import('../web/charts/theme.js').Theme} */\nexport const ${name} = ${JSON.stringify(theme, null, 2)};\n`;
  const text = `// Written by tools/theme.mjs.\n${constant('LIGHT', light)}\n${constant('DARK', dark)}`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
