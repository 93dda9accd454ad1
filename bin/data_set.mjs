/**
 * One file as a data set: what melon split and melon lab begin with.
 * @module
 */
import { brokenDown } from '../web/core/core.js';
import { severalTables } from '../web/import/several_tables.js';
import { notBuilt, openBuiltCore } from './core.mjs';
import { loadFile, openFile } from './loading.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./loading.mjs').Opened} Opened
 * @typedef {{ opened: Opened, note: { en: string, zh: string } | null }} DataSet note: on how the file was read
 */

/** @param {number} count @returns {CoreError} */
const oneFile = (count) => ({
  code: 'one_file',
  message: `Give one file; there are ${count}. Options are written --name=value.`,
  message_zh: `请给出一个文件；现有 ${count} 个。选项写作 --名称=值。`,
});

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<DataSet | { error: CoreError }>}
 */
export async function openDataSet(call) {
  const { files } = call;
  if (files.length !== 1) return { error: oneFile(files.length) };
  const opened = await openBuiltCore();
  if (!opened) return { error: notBuilt };
  const tables = await openFile(files[0], call);
  if ('error' in tables) return tables;
  if (tables.length > 1) return { error: severalTables(tables.map(({ table }) => table)) };
  const [from] = tables;
  const loaded = await loadFile(opened, from, call);
  return 'error' in loaded ? loaded : { opened, note: from.note };
}

/**
 * The answer of the core about the data set.
 * @template Answer
 * @param {Opened} opened
 * @param {Record<string, unknown>} request
 * @returns {Answer | { error: CoreError }}
 */
export function ask({ core }, request) {
  try {
    return core.query(request);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return brokenDown();
    throw error;
  }
}
