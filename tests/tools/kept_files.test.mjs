import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { projectFiles } from '../../tools/files.mjs';
import { withIntegrity, writeKeptFiles } from '../../tools/kept_files.mjs';
import { root } from '../../tools/shell.mjs';

test('scripts and styles of the page get their checksum, once', () => {
  const html =
    '<script type="module" crossorigin src="./a.js"></script><link rel="icon" href="data:x"><link rel="stylesheet" href="./b.css">';
  const twice = (/** @type {string} */ text) => withIntegrity(text, (path) => `sum of ${path}`);
  assert.equal(
    twice(twice(html)),
    '<script type="module" crossorigin integrity="sum of a.js" src="./a.js"></script><link rel="icon" href="data:x"><link rel="stylesheet" integrity="sum of b.css" href="./b.css">',
  );
});

test('what no policy can forbid does not occur in the page: other windows, addresses, WebRTC', () => {
  const faults = projectFiles(/\.js$/, 'web').flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const ways =
      /RTCPeerConnection|window\.open|\bopen\(['"`]http|location\.(?:href|assign|replace)\s*[=(]|sendBeacon/;
    const [way] = ways.exec(source) ?? [];
    return way ? [`${file}: ${way}`] : [];
  });
  assert.deepEqual(faults, []);
});

test('the service worker has every file with its checksum, and another version when one changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'melon-kept-'));
  try {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<script src="./assets/a.js"></script>');
    writeFileSync(join(folder, 'assets/a.js'), 'one');
    writeFileSync(join(folder, '_headers'), '');
    const kept = () => {
      writeKeptFiles(folder, '// source');
      /** @type {any} */
      const scope = {};
      runInNewContext(
        readFileSync(join(folder, 'service_worker.js'), 'utf8').replace('globalThis', 'scope'),
        { scope },
      );
      return scope.kept;
    };
    const before = kept();
    assert.deepEqual(Object.keys(before.files), ['assets/a.js', 'index.html']);
    assert.equal(
      before.files['assets/a.js'],
      `sha256-${createHash('sha256').update('one').digest('base64')}`,
    );
    assert.equal(kept().version, before.version);
    writeFileSync(join(folder, 'assets/a.js'), 'two');
    assert.notEqual(kept().version, before.version);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
