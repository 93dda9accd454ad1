import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pictureNames } from '../../web/tasks/still.js';

// docs/api.md: every example runs, and prints what stands behind its console.log.

const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const api = new URL('../../bin/api.mjs', import.meta.url).href;

/** Examples that print something, under the heading above each. */
const examples = [...text.matchAll(/^```js\n([\s\S]*?)^```/gm)]
  .map(({ 1: code, index }) => ({
    code,
    heading: [...text.slice(0, index).matchAll(/^#+ (.*)$/gm)].at(-1)?.[1],
  }))
  .filter(({ code }) => code.includes('console.log('));

/** @param {string} code */
async function printed(code) {
  /** @type {string[]} */
  const lines = [];
  const log = (/** @type {unknown[]} */ ...values) =>
    lines.push(values.map((value) => JSON.stringify(value)).join(' '));
  const body = code
    .replace(/^import (\{.*\}) from 'melon';$/m, `const $1 = await import('${api}');`)
    .replaceAll('console.log', 'log');
  const run = new Function('log', `return (async () => {${body}})();`);
  await run(log);
  return lines;
}

// new Function has no module that imports could be relative to; the address is absolute.
for (const { heading, code } of examples) {
  test(`the example of “${heading}” prints what it says`, async () => {
    const said = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, value]) => value);
    assert.ok(said.length > 0);
    assert.deepEqual(await printed(code), said);
  });
}

test('every task has an example', () => {
  const tasks = examples.filter(({ code }) => /evaluate\(|session\.run\(/.test(code)).length;
  assert.ok(tasks >= 10);
});

test('the table of pictures is that of the tasks', async () => {
  const rows = [...text.matchAll(/^\| `(\w+)` \| ((?:`\w+` ?)+) \|$/gm)].map(([, task, names]) => [
    task,
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ]);
  assert.deepEqual(rows, await pictureNames());
});
