import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTables } from '../../../../web/import/formats/formats.js';
import { cellsOf, changed, golden, refusalOf, SHEET, textsOf } from './support.mjs';

/** @param {Uint8Array} bytes */
async function noteOf(bytes) {
  const opened = await openTables(bytes, 'a.xlsx');
  if ('problem' in opened) assert.fail(opened.problem.message);
  return opened.tables[0].note?.en;
}

/** @param {string} cells of the first row */
const sheetOf = (cells) =>
  changed({
    [SHEET]: (text) =>
      text.replace(
        /<sheetData>.*<\/sheetData>/s,
        `<sheetData><row r="1">${cells}</row></sheetData>`,
      ),
  });

test('what pandas writes is the table, and so is what XlsxWriter writes', async () => {
  const table = await cellsOf(golden('predictions.csv'));
  assert.deepEqual(await cellsOf(golden('predictions.xlsx')), table);
  assert.deepEqual(await cellsOf(golden('formulas.xlsx')), table);
});

test('each sheet is a table, in the order of the workbook', async () => {
  const texts = await textsOf(golden('two.xlsx'));
  assert.deepEqual(Object.keys(texts), ['all cases', '第一批']);
  assert.equal(texts.第一批.trim().split('\n').length, 1 + 20);
});

test('dates, truth values, errors and blanks have the text that a CSV would have', async () => {
  const cells = [
    '<c r="A1" t="b"><v>1</v></c>',
    '<c r="B1" t="e"><v>#N/A</v></c>',
    '<c r="D1" t="inlineStr"><is><t> a,b </t></is></c>',
    '<c r="E1"><v>0.1</v></c>',
  ];
  assert.deepEqual(Object.values(await textsOf(await sheetOf(cells.join('')))), [
    'true,#N/A,," a,b ",0.1\n',
  ]);
});

test('an empty row is a blank line, so that lines are numbered as the rows of the sheet', async () => {
  const row = (/** @type {number} */ at, /** @type {string} */ text) =>
    `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const sheet = await changed({
    [SHEET]: (text) =>
      text.replace(
        /<sheetData>.*<\/sheetData>/s,
        `<sheetData>${row(1, 'Title')}${row(3, 'y')}${row(4, 'a')}</sheetData>`,
      ),
  });
  assert.deepEqual(Object.values(await textsOf(sheet)), ['Title\n\ny\na\n']);
});

test('of formulas the saved results are read, and a note says so', async () => {
  assert.equal(
    await noteOf(golden('formulas.xlsx')),
    'Cells with formulas have the results that were saved with them.',
  );
  assert.equal(await noteOf(golden('predictions.xlsx')), undefined);
});

test('a formula without a saved result is refused with its cell', async () => {
  const { code, message, chinese } = await refusalOf(golden('unsaved_formulas.xlsx'));
  assert.equal(code, 'unsaved_formula');
  assert.match(message, /^Cell B2 .*save it there/);
  assert.match(chinese, /B2/);
});

test('links to other files are not followed and macros not run, and a note says so', async () => {
  const bytes = await changed({
    'xl/externalLinks/externalLink1.xml': () => '<externalLink/>',
    'xl/vbaProject.bin': () => 'macro',
  });
  assert.equal(
    await noteOf(bytes),
    'The workbook refers to other files, which are not opened. Its macros are not run.',
  );
});

test('a workbook in the strict form of the format is refused with the remedy', async () => {
  const bytes = await changed({
    'xl/_rels/workbook.xml.rels': (text) =>
      text.replaceAll(
        'http://schemas.openxmlformats.org/officeDocument/2006',
        'http://purl.oclc.org/ooxml/officeDocument',
      ),
  });
  const { code, message } = await refusalOf(bytes);
  assert.equal(code, 'strict_workbook');
  assert.match(message, /Save it as “Excel Workbook/);
});

test('a workbook without cells, cut off, or with a changed byte is refused', async () => {
  assert.equal((await refusalOf(await sheetOf(''))).code, 'empty_workbook');
  const whole = golden('predictions.xlsx');
  const byte = whole.map((one, at) => (at === 1500 ? one ^ 0xff : one));
  for (const bad of [whole.subarray(0, 3000), byte]) {
    assert.equal((await refusalOf(bad)).code, 'damaged_file');
  }
  const broken = await changed({ [SHEET]: (text) => text.slice(0, text.length / 2) });
  assert.equal((await refusalOf(broken)).code, 'damaged_file');
});

test('entities that would make a text of any size are refused', async () => {
  const bytes = await changed({
    [SHEET]: (text) => text.replace('<worksheet', '<!DOCTYPE a [<!ENTITY b "cc">]><worksheet'),
  });
  assert.equal((await refusalOf(bytes)).code, 'damaged_file');
});

test('a workbook made to fill the memory is refused before it is read', async () => {
  const bomb = await changed({ [SHEET]: () => ' '.repeat(2 ** 25) });
  assert.equal((await refusalOf(bomb)).code, 'unpacks_too_large');
  const row = Array.from({ length: 2000 }, (_, i) => `<c r="A${i}"><v>${i * 7919}</v></c>`).join(
    '',
  );
  const many = await refusalOf(await sheetOf(row.repeat(251)));
  assert.equal(many.code, 'workbook_too_large');
  assert.match(many.message, /^This workbook has 502,000 cells; up to 500,000 /);
});

test('a cell alone far away is named before all between is filled', async () => {
  const far = await refusalOf(
    await sheetOf('<c r="A1"><v>1</v></c><c s="1" r="XFD1048576"><v>2</v></c>'),
  );
  assert.equal(far.code, 'workbook_too_large');
  assert.match(far.message, /as far as XFD1048576: 17,179,869,184 cells/);
});
