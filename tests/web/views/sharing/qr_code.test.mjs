import assert from 'node:assert/strict';
import { test } from 'node:test';
import jsQR from 'jsqr';
import { qrCode, qrFile } from '../../../../web/views/sharing/qr_code.js';

/** Pixels a module: readers want more than one. */
const SCALE = 4;

/**
 * What another program reads from the path, painted dark on light.
 * @param {{ size: number, path: string }} code
 */
function read({ size, path }) {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let place = 0; place < SCALE * SCALE; place += 1) {
      const left = Number(x) * SCALE + (place % SCALE);
      const top = Number(y) * SCALE + Math.floor(place / SCALE);
      pixels.fill(0, 4 * (top * side + left), 4 * (top * side + left) + 3);
    }
  }
  return /** @type {any} */ (jsQR)(pixels, side, side)?.data;
}

test('another program reads the link from the code, short or as long as it can be', () => {
  for (const length of [30, 200, 776, 1273]) {
    const link = `https://example.org/melon/#data=1.${'aB3-_'.repeat(300)}`.slice(0, length);
    const code = qrCode(link);
    assert.ok(code);
    assert.equal(read(code), link);
  }
});

test('a link that a phone could not read from a screen has no code', () => {
  assert.equal(qrCode('a'.repeat(1274)), null);
});

test('the file has the modules, dark on white', () => {
  const code = qrCode('https://example.org/');
  assert.ok(code);
  const file = qrFile(code);
  assert.ok(file.includes(`d="${code.path}"`));
  assert.match(file, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1"/);
});
