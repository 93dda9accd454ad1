import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTables } from '../../../../web/import/formats/formats.js';
import { textsOf, utf8 } from './support.mjs';

/** @param {unknown} value */
const textOf = async (value) => Object.values(await textsOf(utf8(JSON.stringify(value))))[0];

const yes = { label: 'POSITIVE', score: 0.75 };
const no = { label: 'NEGATIVE', score: 0.625 };

test('a label with its score for each case is a prediction, and a note says how to bring the truth', async () => {
  assert.equal(await textOf([yes, no, yes]), 'prediction\nPOSITIVE\nNEGATIVE\nPOSITIVE\n');
  assert.equal(await textOf([[yes], [no]]), 'prediction\nPOSITIVE\nNEGATIVE\n');
  const opened = await openTables(utf8(JSON.stringify([yes, no])), 'out.json');
  assert.ok('tables' in opened);
  assert.match(opened.tables[0].note?.en ?? '', /without the truth/);
});

test('scores of all labels are a column each, whatever their order', async () => {
  const cases = [
    [yes, { label: 'NEGATIVE', score: 0.25 }],
    [no, { label: 'POSITIVE', score: 0.375 }],
  ];
  assert.equal(
    await textOf(cases),
    'prediction:POSITIVE,prediction:NEGATIVE\n0.75,0.25\n0.375,0.625\n',
  );
});

test('of some labels the one with the highest score counts', async () => {
  const cases = [
    [
      { label: 'a', score: 0.25 },
      { label: 'b', score: 0.5 },
    ],
    [
      { label: 'c', score: 0.75 },
      { label: 'a', score: 0.125 },
    ],
  ];
  assert.equal(await textOf(cases), 'prediction\nb\nc\n');
});

test('beside a truth they stand under their own name', async () => {
  const records = [
    { truth: 'POSITIVE', bert: yes, gpt: [yes, { label: 'NEGATIVE', score: 0.25 }] },
    { truth: 'POSITIVE', bert: no, gpt: [no, { label: 'POSITIVE', score: 0.375 }] },
  ];
  assert.equal(
    await textOf(records),
    'truth,bert,gpt:POSITIVE,gpt:NEGATIVE\nPOSITIVE,POSITIVE,0.75,0.25\nPOSITIVE,NEGATIVE,0.375,0.625\n',
  );
});

test('a truth that is called label, beside scores of a model, stays one', async () => {
  const records = [yes, { label: 'NEGATIVE', score: 0.125 }];
  assert.equal(await textOf(records), 'label,score\nPOSITIVE,0.75\nNEGATIVE,0.125\n');
});
