// A session that the page saved, on the command line: its tables with its settings.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sessionFile } from '../../web/app/session_file.js';
import { pathOf } from '../web/import/formats/support.mjs';
import { evaluate, melon } from './command_line.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-session-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {Record<string, unknown>} options
 * @param {string[]} paths
 */
async function save(name, options, ...paths) {
  const files = paths.map((path) => ({
    name: path.replace(/^.*\//, ''),
    blob: new Blob([readFileSync(path)]),
  }));
  const source = { name, size: 1, kind: /** @type {const} */ ('file') };
  const path = join(folder, name);
  writeFileSync(path, await sessionFile({ source, options, columns: [], files }));
  return path;
}

/** @param {string[]} args */
async function reportOf(...args) {
  const { status, stdout } = await evaluate(args);
  assert.equal(status, 0, stdout);
  return JSON.parse(stdout);
}

test('a session has the report of its table with its options, and those of the call go before', async () => {
  const table = pathOf('predictions.csv');
  const path = await save('one.melon.json', { beta: 2, alpha: 0.1 }, table);
  assert.deepEqual(await reportOf(path), await reportOf(table, '--beta=2', '--alpha=0.1'));
  assert.deepEqual(
    await reportOf(path, '--alpha=0.2'),
    await reportOf(table, '--beta=2', '--alpha=0.2'),
  );
});

test('tables of a session are joined as they were, without being asked for', async () => {
  const first = join(folder, 'first.csv');
  const second = join(folder, 'second.csv');
  writeFileSync(first, 'y_true,a\n1,0.9\n0,0.2\n1,0.7\n0,0.4\n');
  writeFileSync(second, 'b\n0.8\n0.1\n0.3\n0.5\n');
  const path = await save('two.melon.json', { join: 'rows', beta: 2 }, first, second);
  const report = await reportOf(path);
  assert.equal(report.input.join.how, 'rows');
  assert.deepEqual([report.options.beta, report.models.length], [2, 2]);
  assert.deepEqual(
    report.models,
    (await reportOf(first, second, '--join=rows', '--beta=2')).models,
  );
});

test('a table that is named of a session is without its settings', async () => {
  const first = join(folder, 'a.csv');
  const second = join(folder, 'b.csv');
  for (const path of [first, second]) writeFileSync(path, 'y_true,a\n1,0.9\n0,0.2\n1,0.7\n0,0.4\n');
  const path = await save('named.melon.json', { beta: 2 }, first, second);
  assert.equal((await reportOf(path, '--sheet=b.csv')).options.beta, 1);
});

test('a session with other data is one sentence in either language', async () => {
  const path = await save('other.melon.json', {}, pathOf('predictions.csv'));
  writeFileSync(path, readFileSync(path, 'utf8').replace('0.', '1.'));
  const { status, stderr } = await melon('evaluate', path);
  assert.equal(status, 1);
  assert.match(stderr, /^The data of “predictions\.csv” in this session are not those[^\n]*\.\n$/);
  const chinese = await melon('evaluate', path, '--language=zh');
  assert.match(chinese.stderr, /^该会话中“predictions\.csv”的数据与保存时不同[^\n]*。\n$/);
});
