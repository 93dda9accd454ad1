// What the README shows is what happens.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/shell.mjs';

const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** @param {string} text */
const withoutLineEnds = (text) => text.replace(/[ \t]+$/gm, '').trim();

test('a command that the README shows with its output prints that output', () => {
  const shown = [...readme.matchAll(/^```console\n\$ node (.+)\n([\s\S]*?)^```/gm)];
  assert.ok(shown.length > 0);
  for (const [, command, output] of shown) {
    const { stdout } = spawnSync(process.execPath, command.split(' '), {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(withoutLineEnds(stdout), withoutLineEnds(output), command);
  }
});

test('the npm commands that the README names exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name]) => name);
  assert.ok(named.length >= 5);
  const known = [...Object.keys(scripts), 'install', 'pack'];
  for (const name of named) assert.ok(known.includes(name), name);
});

test('the source that a document quotes is the source', () => {
  const text = readFileSync(join(root, 'docs/adding-a-metric.md'), 'utf8');
  const quoted = [...text.matchAll(/^`([^`]+)`:\n\n```cpp\n([\s\S]*?)^```/gm)];
  assert.equal(quoted.length, 2);
  for (const [, path, source] of quoted) {
    assert.equal(source, readFileSync(join(root, path), 'utf8'), path);
  }
});
