import assert from 'node:assert/strict';
import { test } from 'node:test';
import { procedureName } from '../../../../web/tasks/comparison/verdict.js';
import { comparisonWords } from '../../../../web/tasks/comparison/words.js';

test('a procedure on Wilcoxon’s p-values is named after both', () => {
  assert.equal(
    procedureName(comparisonWords('en'), 'wilcoxon_bergmann_hommel'),
    'Wilcoxon–Bergmann–Hommel',
  );
  assert.equal(procedureName(comparisonWords('en'), 'unknown'), 'unknown');
});
