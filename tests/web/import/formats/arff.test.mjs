import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, golden, refusalOf, textsOf, utf8 } from './support.mjs';

const HEADER =
  '% made by hand\n@RELATION r\n@attribute y {no, yes}\n@ATTRIBUTE "a b" numeric\n@data\n';

/** @param {string} text */
const inPlace = async (text) => Object.values(await textsOf(utf8(text)))[0];

/** Without the lines that are left empty. @param {string} text */
const textOf = async (text) => (await inPlace(text)).replace(/^\n+/gm, '');

test('what liac-arff writes is the table', async () => {
  assert.deepEqual(
    await cellsOf(golden('predictions.arff')),
    await cellsOf(golden('predictions.csv')),
  );
});

test('attributes are columns, an unknown value stays one, comments and blank lines are left out', async () => {
  assert.equal(await textOf(`${HEADER}yes,.5\n% no\n\nno, ?\r\n`), 'y,a b\nyes,.5\nno,?\n');
});

test('the attributes stand in the line of the data, each row in its own, so that problems name that', async () => {
  const text = `${HEADER}yes,.5\n% no\n\nno, ?\r\n`;
  assert.equal(await inPlace(text), '\n\n\n\ny,a b\nyes,.5\n\n\nno,?\n');
});

test('values in quotes may have commas, quotes and a question mark', async () => {
  assert.equal(
    await textOf(`${HEADER}'a, b',"c\\"d"\n'?','it\\'s'\n`),
    'y,a b\n"a, b","c""d"\n?,it\'s\n',
  );
});

test('a sparse row has zero, or the first nominal value, where it has nothing', async () => {
  assert.equal(await textOf(`${HEADER}{1 .5}\n{}\n{0 yes, 1 ?}\n`), 'y,a b\nno,.5\nno,0\nyes,?\n');
});

test('the weight of a row is left out', async () => {
  assert.equal(await textOf(`${HEADER}yes,.5,{2}\n`), 'y,a b\nyes,.5\n');
});

test('a row with too few or too many values is named by its line', async () => {
  const { code, message, chinese } = await refusalOf(utf8(`${HEADER}yes,.5\nyes\n`));
  assert.equal(code, 'invalid_arff');
  assert.match(message, /^Line 7 has 1 values, but the file declares 2 attributes\./);
  assert.match(chinese, /^第 7 行有 1 个值/);
  assert.match((await refusalOf(utf8(`${HEADER}yes,.5,\n`))).message, /^Line 6 has 3 values/);
});

test('an open quote, a place that there is not and a file without data are refused', async () => {
  assert.match((await refusalOf(utf8(`${HEADER}'yes,.5\n`))).message, /^Line 6 /);
  assert.match((await refusalOf(utf8(`${HEADER}{7 yes}\n`))).message, /^Line 6 has “7 yes”/);
  assert.match((await refusalOf(utf8('@relation r\n@attribute a real\n'))).message, /no @data/);
});
