import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../bin/server.mjs';
import { melon } from './command_line.mjs';
import { ROOT } from './compare_reports.mjs';

/** @type {string} */
let folder;
/** @type {{url: string, close: () => Promise<void>}} */
let server;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'melon-serve-'));
  await mkdir(join(folder, 'dist/sub'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'dist/index.html'), '<p>home</p>');
  await writeFile(join(folder, 'dist/sub/index.html'), '<p>sub</p>');
  await writeFile(join(folder, 'dist/core.wasm'), new Uint8Array([0, 97, 115, 109]));
  await symlink(join(folder, 'secret.txt'), join(folder, 'dist/link.txt'));
  server = await serve(join(folder, 'dist'));
});

after(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/**
 * The answer to a path exactly as written: fetch would resolve the dots itself.
 * @param {string} path
 * @param {string} [method]
 * @returns {Promise<{status: number | undefined, type: string | undefined, body: string}>}
 */
function ask(path, method = 'GET') {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ port, path, method, host: '127.0.0.1' }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text) => {
        body += text;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, type: response.headers['content-type'], body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a folder answers with its index.html', async () => {
  assert.deepEqual(await ask('/'), {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: '<p>home</p>',
  });
  assert.equal((await ask('/sub/?query#hash')).body, '<p>sub</p>');
});

test('wasm has the type that streaming compilation demands', async () => {
  assert.equal((await ask('/core.wasm')).type, 'application/wasm');
});

test('nothing outside the folder is served', async () => {
  const paths = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/link.txt'];
  for (const path of paths) assert.equal((await ask(path)).status, 404, path);
});

test('a broken escape or a zero byte is not found, and the server lives on', async () => {
  assert.equal((await ask('/%zz')).status, 404);
  assert.equal((await ask('/a%00b')).status, 404);
  assert.equal((await ask('/')).status, 200);
});

test('only GET and HEAD are allowed', async () => {
  assert.equal((await ask('/', 'POST')).status, 405);
  assert.deepEqual(await ask('/', 'HEAD'), {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: '',
  });
});

test('a taken port gives way to a free one', async () => {
  const taken = Number(new URL(server.url).port);
  const second = await serve(join(folder, 'dist'), { port: taken });
  assert.notEqual(second.url, server.url);
  await second.close();
});

test('melon serve shows the built page on this machine alone, with its policy', async () => {
  const program = join(ROOT, 'bin', 'melon.mjs');
  const served = spawn(process.execPath, [program, 'serve', '--port=0'], { stdio: 'pipe' });
  try {
    const [line] = await once(served.stdout, 'data');
    const [url] = /http:\/\/localhost:\d+\//.exec(String(line)) ?? [];
    assert.ok(url, String(line));
    const { port } = new URL(url);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'|'self'/);
    assert.equal(page.headers.get('x-content-type-options'), 'nosniff');
    assert.match(await page.text(), /<title>[^<]*Melon/);
    const outer = Object.values(networkInterfaces()).flat();
    for (const address of outer) {
      if (!address || address.internal || address.family !== 'IPv4') continue;
      await assert.rejects(fetch(`http://${address.address}:${port}/`));
    }
  } finally {
    served.kill();
  }
});

test('a port or a file that serve cannot use is a sentence and status 2', async () => {
  for (const port of ['99999', 'x', '-1', '80.5', '']) {
    const { status, stderr } = await melon('serve', `--port=${port}`);
    assert.equal(status, 2);
    assert.match(stderr, /--port: ".*"\. Give a whole number/);
  }
  const { status, stderr } = await melon('serve', 'a.csv', '--language=zh');
  assert.equal(status, 2);
  assert.match(stderr, /serve 不接收文件：“a\.csv”/);
});
