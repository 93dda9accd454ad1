import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatOf } from '../../../../web/import/formats/tell.js';
import { golden, utf8 } from './support.mjs';

/** @param {string} text one character a byte */
const bytes = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test('a format is known by the first bytes of the file that a tool wrote', () => {
  for (const [file, format] of [
    ['predictions.csv', null],
    ['predictions.csv.gz', 'gzip'],
    ['predictions.zip', 'zip'],
    ['predictions.xlsx', 'zip'],
    ['predictions.npz', 'zip'],
    ['records.npy', 'npy'],
    ['predictions.parquet', 'parquet'],
    ['predictions.feather', 'arrow'],
    ['polars.arrow', 'arrow'],
    ['predictions.arrows', 'arrow'],
    ['records.json', 'json'],
    ['lines.jsonl', 'json'],
    ['columns.json', 'json'],
    ['lists.json', 'json'],
    ['predictions.arff', 'arff'],
  ]) {
    assert.equal(formatOf(golden(String(file))), format, String(file));
  }
});

test('a table of text has none, whatever its first column is called', () => {
  for (const text of [
    'PAR1,PAR2\n1,2\n',
    'ARROW1,ARROW2\n1,2\n',
    'PK,a\n',
    '[[50 8]\n [3 40]]',
    '[0.91 0.93\n 0.92]\n',
    '[1,2]\n[3,4]\n',
    '[1,2],a\n3,4\n',
    '% share,b\n1,2\n',
    '@relation,b\n',
    '{a},b\n1,2\n',
    'BZip,a\n',
    '',
  ]) {
    assert.equal(formatOf(utf8(text)), null, text);
  }
});

test('a list of values is JSON, which may go on behind its head', () => {
  for (const text of [
    '[0.91, 0.93, 0.92]',
    '[\n  1,\n  null\n]\n',
    '["a", "b"]',
    '[0.91, -1e-3, 0.9',
  ])
    assert.equal(formatOf(utf8(text)), 'json', text);
});

test('the beginning may be blank, a comment, a byte order mark or UTF-16', () => {
  assert.equal(formatOf(utf8('\n  [\n {"y": 1}]')), 'json');
  assert.equal(formatOf(utf8('\ufeff{"y": [1]}')), 'json');
  assert.equal(formatOf(utf8('% 1. Title\n%\n\n@RELATION a\n')), 'arff');
  assert.equal(
    formatOf(new Uint8Array([0xff, 0xfe, ...Buffer.from('{"y": [1]}', 'utf16le')])),
    'json',
  );
});

test('what other programs write is known too', () => {
  for (const [start, format] of [
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'old_office'],
    ['\x80\x04\x95\x10\0\0', 'pickle'],
    ['\x89HDF\r\n\x1a\n', 'hdf5'],
    ['FEA1\0\0\0\0', 'old_feather'],
    ['%PDF-1.7', 'pdf'],
    ['<!DOCTYPE html><title>', 'web_page'],
    ['BZh91AY&SY', 'packed'],
  ]) {
    assert.equal(formatOf(bytes(start)), format);
  }
});
