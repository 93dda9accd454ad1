import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { entriesOf } from '../../../../web/import/formats/archive.js';
import { storedArchive } from '../../../../web/import/formats/stored_archive.js';
import { utf8 } from './support.mjs';

const FILES = [
  { name: 'xl/workbook.xml', bytes: utf8('<workbook/>') },
  { name: '表.xml', bytes: utf8('') },
];

test('another program finds the files as they were', () => {
  const found = unzipSync(new Uint8Array(storedArchive(FILES)));
  assert.deepEqual(Object.keys(found), ['xl/workbook.xml', '表.xml']);
  assert.equal(new TextDecoder().decode(found['xl/workbook.xml']), '<workbook/>');
});

test('nothing in it is packed', () => {
  const entries = entriesOf(new Uint8Array(storedArchive(FILES)));
  assert.deepEqual(
    entries.map(({ method, size, packedSize }) => [method, size, packedSize]),
    [
      [0, 11, 11],
      [0, 0, 0],
    ],
  );
});
