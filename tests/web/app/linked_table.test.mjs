import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { LONGEST_LINK, packTable, unpackTable } from '../../../web/app/linked_table.js';

/** @param {string} name @param {BlobPart} content */
const file = (name, content) => ({ name, blob: new Blob([content]) });

/** @param {Awaited<ReturnType<typeof unpackTable>>} table */
async function contentOf(table) {
  if ('fault' in table) return table;
  const { name, files } = table;
  const bytes = files.map(async (one) => [
    one.name,
    ...new Uint8Array(await one.blob.arrayBuffer()),
  ]);
  return { name, files: await Promise.all(bytes) };
}

/** Whole numbers below a limit, the same each time. @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What somebody else may write. @param {unknown} head @param {string} [rest] */
const written = (head, rest = '') =>
  `1.${gzipSync(`${typeof head === 'string' ? head : JSON.stringify(head)}\n${rest}`).toString('base64url')}`;

test('random tables come back byte for byte, in any encoding and of several files', async () => {
  const below = randomNumbers(7);
  for (let round = 0; round < 200; round += 1) {
    const files = Array.from({ length: 1 + below(3) }, (_, place) => {
      const bytes = Uint8Array.from({ length: below(400) }, () => below(256));
      return file(`表 "${place}"\n.csv`, bytes);
    });
    const table = { name: ['', 'scores.csv', '__proto__', '成绩 #1'][below(4)], files };
    const packed = await packTable(table);
    assert.match(packed, /^1\.[\w-]+$/);
    assert.deepEqual(await contentOf(await unpackTable(packed)), await contentOf(table));
  }
});

test('a table of thirty rows and five models fits', async () => {
  const below = randomNumbers(3);
  const rows = Array.from({ length: 30 }, () =>
    [below(2), ...Array.from({ length: 5 }, () => below(1000) / 1000)].join(','),
  );
  const text = ['y,a,b,c,d,e', ...rows].join('\n');
  const packed = await packTable({ name: 'small.csv', files: [file('small.csv', text)] });
  assert.ok(packed.length < LONGEST_LINK / 4, `${packed.length}`);
});

test('a link that was cut is no table, wherever it was cut', async () => {
  const text = 'y,a\n1,0.9\n0,0.2\n1,0.7\n0,0.4\n';
  const packed = await packTable({ name: 'a.csv', files: [file('a.csv', text)] });
  for (let length = 0; length < packed.length; length += 1) {
    assert.deepEqual(
      await unpackTable(packed.slice(0, length)),
      { fault: 'link_cut' },
      `${length}`,
    );
  }
});

test('a link in which one character was changed is no table', async () => {
  const packed = await packTable({ name: 'a.csv', files: [file('a.csv', 'y,a\n1,0.9\n0,0.2\n')] });
  const whole = await contentOf(await unpackTable(packed));
  for (let place = 2; place < packed.length; place += 1) {
    const other = packed[place] === 'A' ? 'B' : 'A';
    const changed = packed.slice(0, place) + other + packed.slice(place + 1);
    const read = await contentOf(await unpackTable(changed));
    // gzip's head has a date and a system, which nothing depends on; neither does what a last character has to spare.
    if ('name' in read) assert.deepEqual(read, whole, changed);
    else assert.deepEqual(read, { fault: 'link_cut' }, changed);
  }
});

test('what unpacks to very much is refused before it is there', async () => {
  const bomb = `1.${gzipSync(Buffer.alloc(4 * 2 ** 20)).toString('base64url')}`;
  assert.ok(bomb.length < LONGEST_LINK, `${bomb.length}`);
  assert.deepEqual(await unpackTable(bomb), { fault: 'link_too_long' });
  assert.deepEqual(await unpackTable(`1.${'A'.repeat(LONGEST_LINK)}`), { fault: 'link_too_long' });
});

test('a later form is called so, whatever it has', async () => {
  for (const text of ['2.AAAA', '17.', `2.${'A'.repeat(LONGEST_LINK)}`, '2.<script>']) {
    assert.deepEqual(await unpackTable(text), { fault: 'link_newer' }, text);
  }
});

test('what does not say what it has is no table', async () => {
  const entry = ['a.csv', 3];
  assert.ok('files' in (await unpackTable(written({ name: 'a', files: [entry] }, 'abc'))));
  for (const [head, rest] of /** @type {[unknown, string][]} */ ([
    ['', 'abc'],
    ['{', 'abc'],
    ['null', ''],
    ['[]', ''],
    [{ name: 'a' }, ''],
    [{ name: 5, files: [entry] }, 'abc'],
    [{ name: 'a', files: [] }, ''],
    [{ name: 'a', files: [entry] }, 'ab'],
    [{ name: 'a', files: [entry] }, 'abcd'],
    [
      {
        name: 'a',
        files: [
          ['a.csv', -3],
          ['b.csv', 6],
        ],
      },
      'abc',
    ],
    [
      {
        name: 'a',
        files: [
          ['a.csv', 1.5],
          ['b.csv', 1.5],
        ],
      },
      'abc',
    ],
    [{ name: 'a', files: [[null, 3]] }, 'abc'],
    [{ name: 'a', files: ['abc'] }, 'abc'],
    [{ name: 'a', files: Array.from({ length: 101 }, () => ['', 0]) }, ''],
  ])) {
    const read = await unpackTable(written(head, rest));
    assert.deepEqual(read, { fault: 'link_cut' }, `${JSON.stringify(head)} ${rest}`);
  }
  for (const text of [
    '',
    '1',
    '1.',
    '1.<img src=x>',
    '0.AAAA',
    'AAAA',
    '-1.AAAA',
    '1.AAAAA',
    '１.AA',
  ]) {
    assert.deepEqual(await unpackTable(text), { fault: 'link_cut' }, text);
  }
});
