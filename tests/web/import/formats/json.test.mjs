import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, golden, refusalOf, textsOf, utf8 } from './support.mjs';

/** @param {unknown} value */
const json = (value) => utf8(typeof value === 'string' ? value : JSON.stringify(value));

/** @param {unknown} value */
const textOf = async (value) => Object.values(await textsOf(json(value)))[0];

test('each form that pandas writes is the table', async () => {
  const table = await cellsOf(golden('predictions.csv'));
  for (const file of ['records.json', 'lines.jsonl', 'columns.json', 'split.json', 'lists.json']) {
    assert.deepEqual(await cellsOf(golden(file)), table, file);
  }
});

test('records may lack a field, in any order, and null is an empty cell', async () => {
  const records = [
    { y: 1, a: 0.5 },
    { a: null, y: 0, b: 'x,y' },
  ];
  assert.equal(await textOf(records), 'y,a,b\n1,0.5,\n0,,"x,y"\n');
});

test('the first record alone, in lines, is a table of one row', async () => {
  assert.equal(await textOf('{"y": 1}\n\n{"y": 0}\n'), 'y\n1\n0\n');
});

test('lists and objects within a record are columns, called as probabilities of classes are', async () => {
  const records = [
    { y: 'cat', p: { cat: 0.75, dog: 0.25 }, q: [1, 2] },
    { y: 'dog', p: { cat: 0.5, dog: 0.5 }, q: null },
  ];
  assert.equal(await textOf(records), 'y,p:cat,p:dog,q:0,q:1\ncat,0.75,0.25,1,2\ndog,0.5,0.5,,\n');
});

test('candidates of a search are named by their parameters, as pandas writes them to CSV', async () => {
  const params = [{ C: 0.5, kernel: 'rbf', shrinking: true }, { C: 1 }];
  const expected =
    "params,split0_test_score\n\"{'C': 0.5, 'kernel': 'rbf', 'shrinking': True}\",0.8\n{'C': 1},0.9\n";
  assert.equal(await textOf({ params, split0_test_score: [0.8, 0.9] }), expected);
  assert.equal(
    await textOf({
      params: { 0: params[0], 1: params[1] },
      split0_test_score: { 0: 0.8, 1: 0.9 },
    }),
    expected,
  );
  assert.equal(await textOf([{ params: { C: 1 }, y: 1 }]), 'params:C,y\n1,1\n');
});

test('several results of cross_validate are a learner each, fold by fold', async () => {
  const results = {
    LR: { fit_time: [0.1, 0.2], test_score: [0.75, 0.5] },
    RF: { fit_time: [0.3, 0.4], test_score: [1, 0.25], estimator: null },
  };
  assert.equal(
    await textOf(results),
    'learner,fold,fit_time,test_score\nLR,1,0.1,0.75\nLR,2,0.2,0.5\nRF,1,0.3,1\nRF,2,0.4,0.25\n',
  );
});

test('a number for each measure of each model is a row for each model, whichever is written first', async () => {
  const expected = 'model,accuracy,roc_auc\nA,0.5,0.75\nB,0.25,1\n';
  const models = { A: { accuracy: 0.5, roc_auc: 0.75 }, B: { accuracy: 0.25, roc_auc: 1 } };
  const measures = { accuracy: { A: 0.5, B: 0.25 }, roc_auc: { A: 0.75, B: 1 } };
  assert.equal(await textOf(models), expected);
  assert.equal(await textOf(measures), expected);
});

test('rows that are folds or data sets are none of a model', async () => {
  assert.equal(
    await textOf({ accuracy: { 0: 0.5, 1: 0.25 }, f1: { 0: 0.75, 1: 1 } }),
    'accuracy,f1\n0.5,0.75\n0.25,1\n',
  );
  assert.equal(
    await textOf({ rf_accuracy: { iris: 0.5 }, svm_accuracy: { iris: 0.25 } }),
    'rf_accuracy,svm_accuracy\n0.5,0.25\n',
  );
});

test('a list of records under a heading is the table', async () => {
  const headed = { model: 'a', predictions: [{ y: 1 }, { y: 0 }] };
  assert.equal(await textOf(headed), 'y\n1\n0\n');
  assert.equal(await textOf([headed]), 'y\n1\n0\n');
});

test('what Python writes for a number that is none stays for the core to see', async () => {
  assert.equal(
    await textOf('[{"y": 1, "a": NaN, "NaN": "NaN"}, {"y": 0, "a": -Infinity}]'),
    'y,a,NaN\n1,NaN,NaN\n0,-Infinity,\n',
  );
});

test('a field may be called __proto__', async () => {
  assert.equal(await textOf('[{"__proto__": 1, "y": 2}]'), '__proto__,y\n1,2\n');
});

test('a name that stands twice in one object is refused, since one value would be lost', async () => {
  const { code, message, chinese } = await refusalOf(
    utf8(
      '[\n{"y": 1, "a": {"p": 1, "q": 0}, "b": "{"},\n{"y": 0, "\\u0061": 1, "b": "a", "a": 2}]',
    ),
  );
  assert.equal(code, 'repeated_name');
  assert.match(message, /Line 3: the name “a” stands twice/);
  assert.match(chinese, /第 3 行.*“a”/);
  // Each in its own object.
  assert.equal(
    await textOf('[{"a": {"p": 1, "q": 2}, "b": {"p": 3, "q": "\\"p\\": 1"}}]'),
    'a:p,a:q,b:p,b:q\n1,2,3,"""p"": 1"\n',
  );
});

test('JSON that is cut off is refused, in lines with the line', async () => {
  const cut = await refusalOf(golden('records.json').subarray(0, 1000));
  assert.equal(cut.code, 'invalid_json');
  const lines = await refusalOf(utf8('{"y": 1}\n{"y": 0}\n{"y":'));
  assert.match(lines.message, /line 3 is not valid/);
  assert.match(lines.chinese, /第 3 行无效/);
});

test('JSON without a list of cases is refused with what to write', async () => {
  for (const other of [{ a: 1 }, {}, { a: { b: 1 }, c: 2 }, [0.91, 0.93], ['a', 'b'], []]) {
    const { code, message } = await refusalOf(json(other));
    assert.equal(code, 'not_records');
    assert.match(message, /\{"y_true": 1, "score": 0\.8\}/);
  }
});

test('the summary of an evaluation is named for what it is', async () => {
  const { code, message, chinese } = await refusalOf(
    json({ eval_loss: 0.35, eval_accuracy: 0.91, eval_runtime: 12.3, epoch: 3 }),
  );
  assert.equal(code, 'not_records');
  assert.match(message, /computed already.*\{"y_true": 1, "score": 0\.8\}/);
  assert.match(chinese, /已经算好/);
});

test('columns of unequal length are named with their lengths', async () => {
  const { code, message } = await refusalOf(json({ y: [1, 0, 1], a: [0.5, 0.25] }));
  assert.equal(code, 'unequal_columns');
  assert.match(message, /“y” has 3 values, but “a” has 2/);
});

test('another encoding than UTF-8 is refused', async () => {
  const bytes = Uint8Array.from([...utf8('[{"y": "'), 0xb2, 0xe2, ...utf8('"}]')]);
  assert.equal((await refusalOf(bytes)).code, 'invalid_utf8');
});

test('what lies too deep is refused, and not as if the file were damaged', async () => {
  const deep = 100_000;
  const lists = `${'['.repeat(deep)}${']'.repeat(deep)}`;
  const objects = `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`;
  const cell = `{"y": 1, "a": 0.5}\n{"y": 0, "a": ${lists}}`;
  for (const [text, line] of /** @type {[string, number][]} */ ([
    [lists, 1],
    [objects, 1],
    [`[{"y": 1, "a": ${lists}}]`, 1],
    [cell, 2],
  ])) {
    const { code, message, chinese } = await refusalOf(utf8(text));
    assert.equal(code, 'too_nested');
    assert.match(message, new RegExp(`^Line ${line}: .* more than 100 deep`));
    assert.match(chinese, new RegExp(`第 ${line} 行.*100 层`));
  }
  const few = `[{"y": 1, "a": ${'['.repeat(50)}${']'.repeat(50)}}]`;
  assert.match(await textOf(few), /^y,a/);
});
