/**
 * Calls a command of Melon with its arguments, and prints what it answers.
 * @module
 */

import { statSync } from 'node:fs';
import { visible, visibleLine } from '../web/words/visible.js';
import { readArguments } from './arguments.mjs';
import { biasVariance } from './bias_variance.mjs';
import { candidateLines } from './candidates.mjs';
import { printCatalogue } from './catalogue.mjs';
import { cluster } from './cluster.mjs';
import { compare } from './compare.mjs';
import { isBuilt, notBuilt, version } from './core.mjs';
import { evaluate } from './evaluate.mjs';
import { helpText } from './help.mjs';
import { lab } from './lab.mjs';
import { nearest } from './nearest.mjs';
import { COMMANDS } from './options.mjs';
import { createProgress } from './progress.mjs';
import { scale } from './scale.mjs';
import { search } from './search.mjs';
import { servePage } from './serve.mjs';
import { split } from './split.mjs';
import { printTables } from './tables.mjs';
import { formatOf } from './writing/formats.mjs';
import { flawOfOutput, writeOutput } from './writing/output.mjs';
import { withTypedOptions } from './writing/typed_options.mjs';

/**
 * What a command reads and writes.
 * @typedef {object} Streams
 * @property {AsyncIterable<Uint8Array>} stdin
 * @property {{ write: (text: string | Uint8Array) => unknown, isTTY?: boolean }} stdout
 * @property {{ write: (text: string) => unknown, isTTY?: boolean }} stderr
 */

/**
 * @typedef {object} Call
 * @property {string[]} files
 * @property {import('./arguments.mjs').Options} options
 * @property {'en' | 'zh'} language
 * @property {import('./writing/formats.mjs').Format} format
 * @property {Streams} streams
 * @property {import('./progress.mjs').Progress} progress
 */

/**
 * A text to print, with what was required and not met; or an error.
 * @typedef {{ text: string | Uint8Array, failed?: { en: string, zh: string }[] } | { error: import('../web/core/core.js').CoreError }} Answer
 */

/** @type {Record<string, (call: Call) => Promise<Answer>>} */
const RUN = {
  evaluate,
  compare,
  split,
  lab,
  search,
  cluster,
  'bias-variance': biasVariance,
  scale,
  catalogue: printCatalogue,
  tables: printTables,
  serve: servePage,
};

/** What the call itself is to blame for, and not the file. */
const CALL_ERRORS = new Set([
  ...['unknown_command', 'unknown_option', 'repeated_option', 'invalid_option', 'unknown_task'],
  ...[
    'unknown_model',
    'unknown_column',
    'unknown_positive',
    'unknown_control',
    'unknown_post_hoc',
    'no_file',
    'one_file',
    'one_table',
    'invalid_query',
    'needs_metrics',
  ],
  ...['output_is_input', 'invalid_requirement', 'unknown_metric', 'no_interval'],
  ...['no_files', 'two_files', 'unknown_sheet', 'unknown_plan', 'no_folds_to_list'],
  ...['cannot_stratify', 'cannot_group', 'stratified_and_grouped'],
  ...['unknown_learner', 'other_goal', 'unknown_hyper_parameter', 'nothing_to_search'],
  ...['unknown_clusterer', 'fewer_rows_than_clusters'],
  ...['not_together'],
  ...['not_a_bootstrap', 'no_error_rate'],
]);

/** @param {string} name @returns {import('../web/core/core.js').CoreError} */
function unknownCommand(name) {
  const names = Object.keys(COMMANDS);
  const isFile = statSync(name, { throwIfNoEntry: false })?.isFile();
  const meant = isFile ? `evaluate ${name}` : nearest(name, names);
  return {
    code: 'unknown_command',
    message: `Unknown command: ${name}.${meant ? ` Did you mean ${meant}?` : ''} The commands are ${names.join(', ')}.`,
    message_zh: `未知的命令 ${name}。${meant ? `是否指 ${meant}？` : ''}可用命令：${names.join('、')}。`,
    value: name,
  };
}

/** Whether this is a question about the program and not a command. @param {string} word */
const isHelp = (word) => ['help', '--help', '-h'].includes(word);

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Streams} streams
 * @returns {Promise<{ answer: Answer, language: 'en' | 'zh', json: boolean }>}
 */
async function answerTo(command, args, streams) {
  const { files, options, error } = readArguments(command, args);
  /** @type {'en' | 'zh'} */
  const language = options.get('language') === 'zh' ? 'zh' : 'en';
  const isJson = options.has('json') || options.get('format') === 'json';
  const how = { language, json: isJson && !options.has('help') };
  if (options.has('help')) {
    return { answer: { text: helpText(command, language) }, ...how };
  }
  // Before that the options of the core are not known.
  if (error) return { answer: { error: isBuilt() ? error : notBuilt }, ...how };
  const written = formatOf(command, options);
  if ('error' in written) return { answer: written, ...how };
  const progress = createProgress(streams.stderr, language, { quiet: options.has('quiet') });
  const call = { files, options, language, streams, progress, ...written };
  return { answer: await answered(command, call), ...how };
}

/**
 * The answer of a command; of one that went to a file, what was left to print.
 * @param {string} command
 * @param {Call} call
 * @returns {Promise<Answer>}
 */
async function answered(command, call) {
  const { files, options, progress } = call;
  const file = options.get('output');
  const output = typeof file === 'string' && file !== '-' ? file : null;
  const flaw = output === null ? null : flawOfOutput(output, files);
  if (flaw) return { error: flaw };
  const answer = await RUN[command](call);
  progress.end();
  if (output === null) return answer;
  if ('error' in answer) return answer;
  const error = writeOutput(output, answer.text);
  return error ? { error } : { ...answer, text: '' };
}

/**
 * @param {string[]} args  the command and its arguments
 * @param {Streams} streams
 * @returns {Promise<number>}  the exit status
 */
export async function commandLine([command = 'help', ...rest], streams) {
  const { stdout, stderr } = streams;
  /** @type {'en' | 'zh'} */
  const asked = rest.join(' ').includes('--language=zh') ? 'zh' : 'en';
  if (command === '--version' || command === '-v') {
    stdout.write(`Melon ${version()}\n`);
    return 0;
  }
  if (isHelp(command)) {
    const about = Object.hasOwn(COMMANDS, rest[0] ?? '') ? rest[0] : null;
    stdout.write(helpText(about, asked));
    return 0;
  }
  const { answer, language, json } = Object.hasOwn(COMMANDS, command)
    ? await answerTo(command, rest, streams)
    : {
        answer: { error: unknownCommand(command) },
        language: asked,
        json: rest.includes('--json') || rest.includes('--format=json'),
      };
  if ('text' in answer) {
    stdout.write(answer.text);
    const failed = answer.failed ?? [];
    for (const sentence of failed) stderr.write(`${visibleLine(sentence[language])}\n`);
    return failed.length > 0 ? 3 : 0;
  }
  const { message, message_zh: chinese, code } = answer.error;
  if (json) stdout.write(`${JSON.stringify({ error: answer.error })}\n`);
  else {
    const sentence = language === 'zh' ? chinese : message;
    stderr.write(`${visibleLine(withTypedOptions(sentence, command))}\n`);
    stderr.write(visible(candidateLines(answer.error)));
  }
  return CALL_ERRORS.has(code) ? 2 : 1;
}
