/**
 * Reads the arguments of a command by the list of its options.
 * @module
 */
import { parseArgs } from 'node:util';
import { nearest } from './nearest.mjs';
import { COMMANDS } from './options.mjs';

/** @typedef {import('../web/core/core.js').CoreError} CoreError */
/** @typedef {import('./options.mjs').Option} Option */
/** @typedef {Map<string, string | true>} Options  names with "_" for "-", as in the report */

/** @param {string} name */
const asWritten = (name) => name.replaceAll('_', '-');

/**
 * @param {string} name  as the user wrote it
 * @param {string} command
 * @returns {CoreError}
 */
function unknownOption(name, command) {
  const names = COMMANDS[command].options.map((option) => option.name);
  const meant = nearest(asWritten(name.replace(/^-+/, '')), names);
  return {
    code: 'unknown_option',
    message: `Unknown option: ${name}.${meant ? ` Did you mean --${meant}?` : ''} "melon ${command} --help" lists the options.`,
    message_zh: `未知的选项 ${name}。${meant ? `是否指 --${meant}？` : ''}“melon ${command} --help”列出全部选项。`,
    value: name,
  };
}

/**
 * @param {string} name
 * @param {string} english  what it wants
 * @param {string} chinese
 * @param {string} [value]
 * @returns {CoreError}
 */
const invalidOption = (name, english, chinese, value) => ({
  code: 'invalid_option',
  message: `Invalid option ${name}${value === undefined ? '' : `: "${value}"`}. ${english}`,
  message_zh: `选项 ${name} ${value === undefined ? '' : `的值“${value}”`}无效：${chinese}`,
  ...(value === undefined ? {} : { value }),
});

/**
 * What is wrong with an option as given, apart from what the core checks.
 * @param {Option} option
 * @param {{ value?: string, inlineValue?: boolean }} given
 * @param {boolean} isRepeated
 * @returns {CoreError | null}
 */
function flawOf({ name, value: wanted, choices }, { value, inlineValue }, isRepeated) {
  const shown = `--${name}`;
  if (isRepeated) {
    return {
      code: 'repeated_option',
      message: `The option ${shown} is given twice. Give it once; several names are separated by commas.`,
      message_zh: `选项 ${shown} 给出了两次。请只给出一次；多个名称以逗号分隔。`,
      value: name,
    };
  }
  if (wanted === undefined) {
    if (value === undefined) return null;
    return invalidOption(shown, 'It is a switch and has no value.', '它是开关，没有值。', value);
  }
  // A number may begin with a minus; anything else that does is the next option.
  if (value === undefined || (!inlineValue && /^-(-|[a-z])/i.test(value))) {
    const form = `${shown}=${wanted}`;
    return invalidOption(shown, `It needs a value: ${form}.`, `需要一个值：${form}。`);
  }
  if (!choices || choices.includes(value)) return null;
  const meant = nearest(value, choices);
  return invalidOption(
    shown,
    `Give ${choices.join(' or ')}.${meant ? ` Did you mean ${meant}?` : ''}`,
    `应为 ${choices.join(' 或 ')}。${meant ? `是否指 ${meant}？` : ''}`,
    value,
  );
}

/**
 * @param {string} command  one of COMMANDS
 * @param {string[]} args
 * @returns {{ files: string[], options: Options, error: CoreError | null }}  the first fault; the options are what was
 *   understood besides
 * @example readArguments("evaluate", ["a.csv", "--cost-fn", "2", "--json"])
 */
export function readArguments(command, args) {
  const known = COMMANDS[command].options;
  const isKnown = (/** @type {string} */ word) => known.some(({ name }) => word === `--${name}`);
  /** Whether it is an option without the value that it may have. @param {string} word @param {string} [next] */
  const isAlone = (word, next = '--') =>
    next.startsWith('--') && known.some(({ name, optional }) => optional && word === `--${name}`);
  const { tokens } = parseArgs({
    // "--cost_fn", as the report has it, is "--cost-fn".
    args: args
      .map((arg) =>
        arg.replace(/^--[^=]+/, (word) => (isKnown(asWritten(word)) ? asWritten(word) : word)),
      )
      .map((arg, at) => (isAlone(arg, args[at + 1]) ? `${arg}=` : arg)),
    options: Object.fromEntries(
      known.map(({ name, short, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', ...(short ? { short } : {}) },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  /** @type {string[]} */
  const files = [];
  /** @type {Options} */
  const options = new Map();
  /** @type {CoreError | null} */
  let error = null;
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    const option = known.find(({ name }) => name === token.name);
    const key = token.name.replaceAll('-', '_');
    error ??= option
      ? flawOf(option, token, options.has(key) && !option.repeats)
      : unknownOption(token.rawName, command);
    if (!option) continue;
    const before = option.repeats && options.has(key) ? `${options.get(key)},` : '';
    options.set(key, option.value === undefined ? true : before + (token.value ?? ''));
  }
  return { files, options, error };
}
