import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpackLz4 } from '../../../../web/import/formats/lz4.js';

const bytes = (/** @type {string} */ hex) => new Uint8Array(Buffer.from(hex, 'hex'));
/** @param {string} hex @param {number} length */
const textOf = (hex, length) => new TextDecoder().decode(unpackLz4(bytes(hex), length));

const SIZED =
  '04224d186c402b00000000000000b41e000000c07468652063617420616e64200c0035646f670c00061800506520636f7700000000a8232891';
const TEXT = 'the cat and the dog and the cat and the cow';

// pyarrow 26.0.1: pyarrow.compress(data, codec="lz4", asbytes=True).hex()
test('a frame is unpacked: literals alone, what repeats within itself, and what came before', () => {
  assert.equal(textOf('04224d186040820300008061626300000000', 3), 'abc');
  assert.equal(
    textOf('04224d186040820e0000001f610100ffffffd250616161616100000000', 1000),
    'a'.repeat(1000),
  );
  assert.equal(
    textOf('04224d186040820c0000002f616202004a50626162616200000000', 100),
    'ab'.repeat(50),
  );
  const frame =
    '04224d186040821e000000c07468652063617420616e64200c0035646f670c00061800506520636f7700000000';
  assert.equal(textOf(frame, 43), TEXT);
});

// lz4 1.9.4: printf %076d | tr 0 a | lz4 -c -BX, and lz4 --content-size -c of the text.
test('checksums and the length of the content may stand beside the blocks', () => {
  const sums = '04224d187440bd0b0000001f610100335061616161618a6344a7000000008d24bdb8';
  assert.equal(textOf(sums, 76), 'a'.repeat(76));
  assert.equal(textOf(SIZED, 43), TEXT);
});

test('a block may be unpacked already, and the next refer to it', () => {
  // Two blocks: "abcd" as it is; then no literals, a match of four from four before, and the literal "x".
  const frame =
    '04224d18604082' + '04000080' + '61626364' + '05000000' + '00' + '0400' + '1078' + '00000000';
  assert.equal(textOf(frame, 9), 'abcdabcdx');
});

test('whatever else is there throws', () => {
  const good = '04224d186040820c0000002f616202004a50626162616200000000';
  for (const [bad, length] of /** @type {[string, number][]} */ ([
    [good, 99],
    [good, 101],
    [`${good}00`, 100],
    ['', 0],
    // Another magic, another version, a dictionary.
    [good.replace('04224d18', '04224d19'), 100],
    [good.replace('1860', '18a0'), 100],
    [good.replace('1860', '1861'), 100],
    // A match from before the beginning, and from nowhere.
    [good.replace('0200', '0300'), 100],
    [good.replace('0200', '0000'), 100],
    // A length that goes on after the end.
    ['04224d1860408203000000f0ffff00000000', 600],
  ])) {
    assert.throws(() => unpackLz4(bytes(bad), length), `${bad} ${length}`);
  }
  for (let end = 0; end < good.length; end += 2) {
    assert.throws(() => unpackLz4(bytes(good.slice(0, end)), 100), String(end));
  }
});
