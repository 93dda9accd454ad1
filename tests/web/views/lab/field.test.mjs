import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOf, labelsOf, sentence } from '../../../../web/views/lab/field.js';
import { lab as en } from '../../../../web/views/lab/words.en.js';
import { lab as zh } from '../../../../web/views/lab/words.zh.js';

const invalid = {
  code: 'invalid_option',
  message: 'Invalid option selected: "0". Give a whole number from 1 to 20.',
  message_zh: '选项 selected 的值“0”无效：应为 1 到 20 之间的整数。',
  value: '0',
  option: 'selected',
};
const folds = {
  code: 'fewer_rows_than_folds',
  message: 'There are 3 rows for 4 folds. Give folds=3 or less, or more rows.',
  message_zh: '3 行数据无法分成 4 折。请令 folds 不超过 3，或提供更多行。',
  value: '4',
  option: 'folds',
};

test('a sentence calls an option as the page does', () => {
  assert.equal(
    sentence(invalid, 'en', en.leak.numbers),
    'Invalid value of “Chosen features”: "0". Give a whole number from 1 to 20.',
  );
  assert.equal(
    sentence(invalid, 'zh', zh.leak.numbers),
    `“${zh.leak.numbers.selected}”的值“0”无效：应为 1 到 20 之间的整数。`,
  );
  assert.equal(
    sentence(folds, 'en', labelsOf(en)),
    'There are 3 rows for 4 folds. Give “Folds” = 3 or less, or more rows.',
  );
  assert.equal(
    sentence(folds, 'zh', labelsOf(zh)),
    '3 行数据无法分成 4 折。请令“折数”不超过 3，或提供更多行。',
  );
  // A hyper-parameter is called the same everywhere.
  const depth = { ...invalid, message: 'Invalid option max_depth: "x".', option: 'max_depth' };
  assert.equal(sentence(depth, 'en'), 'Invalid value of max_depth: "x".');
});

test('a column that is called as an option keeps its name', () => {
  const message = 'Column "features" is no feature. List the columns with features.';
  assert.equal(
    sentence({ code: 'feature_left_out', message, message_zh: '', option: 'features' }, 'en', {
      features: 'Columns',
    }),
    'Column "features" is no feature. List the columns with “Columns”.',
  );
});

test('a problem stands beside the field of which it is', () => {
  assert.ok(isOf(folds, 'folds', '4'));
  assert.ok(isOf(folds, 'folds', '4.0'));
  assert.ok(isOf({ ...folds, value: 'x' }, 'folds', '1|x'));
  assert.ok(!isOf(folds, 'folds', ''));
  assert.ok(!isOf(folds, 'folds', '3'));
  assert.ok(!isOf(folds, 'repeats', '4'));
  assert.ok(!isOf(null, 'folds', '4'));
});
