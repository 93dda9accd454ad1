/**
 * The options that a sentence of the core names, as a command line takes them.
 * @module
 */
import { quoted } from '../candidates.mjs';
import { COMMANDS } from '../options.mjs';

/** Names with underscores, as the core writes them. @param {string} command */
const namesOf = (command) =>
  (Object.hasOwn(COMMANDS, command) ? COMMANDS[command].options : [])
    .map(({ name }) => name.replaceAll('-', '_'))
    .join('|');

/** An option as it is typed. @param {string} name */
export const flag = (name) => `--${name.replaceAll('_', '-')}`;

/**
 * @param {string} sentence what it quotes stays as it is
 * @param {string} command whose options are meant
 * @returns {string}
 * @example withTypedOptions("… leave out (missing=drop).", "evaluate") // "… leave out (--missing=drop)."
 */
export function withTypedOptions(sentence, command) {
  const names = namesOf(command);
  if (names === '') return sentence;
  const quotation = '"[^"]*"|“[^”]*”';
  const option = `(?:${names})(?:=(?:[^()（）]|\\([^()]*\\))*?)?`;
  const bracketed = new RegExp(
    `${quotation}|([(（])(${option}(?:[,，、] ?${option})*)([)）])`,
    'g',
  );
  const next = new RegExp(`[,，、] ?(?=(?:${names})=)`);
  const within = new RegExp(`${quotation}|(?<![\\w="“‘'-])(${names})=`, 'g');
  return sentence
    .replace(bracketed, (found, open, options, close) =>
      options === undefined
        ? found
        : [open, options.split(next).map(asTyped).join(' '), close].join(''),
    )
    .replace(within, (found, name) => (name === undefined ? found : `${flag(name)}=`));
}

/** "dataset=two words" with its quotes. @param {string} option */
const asTyped = (option) => {
  const [name, ...parts] = option.split('=');
  if (parts.length === 0) return flag(name);
  const value = parts.join('=');
  return `${flag(name)}=${value && typed(value)}`;
};

/** What follows an option: a value to fill in, names, or what a shell might split. @param {string} value */
const typed = (value) => (/[…,、]/.test(value) && !value.startsWith('{') ? value : quoted(value));
