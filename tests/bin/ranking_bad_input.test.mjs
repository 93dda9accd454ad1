// Rankings and confusion matrices that cannot be evaluated: a sentence with the place and the remedy, and no report.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { evaluate } from './command_line.mjs';

/** @type {[string, string, string[], string, RegExp][]} */
const CASES = [
  [
    'a relevance that is a text',
    'query,relevance,A\na,high,1\nb,low,2\n',
    [],
    'not_a_number',
    /"relevance".*"high" in line 2/,
  ],
  [
    'a query that is missing',
    'query,relevance,A\na,1,1\n,2,2\n',
    [],
    'missing_cells',
    /"query".*line 3/,
  ],
  [
    'a score that is infinite',
    'query,relevance,A\na,1,1\na,2,inf\n',
    [],
    'not_finite_cells',
    /"A".*line 3/,
  ],
  [
    'a query column that is not there',
    'query,relevance,A\na,1,1\na,2,2\n',
    ['--query=session'],
    'unknown_column',
    /"session".*query, relevance, A/,
  ],
  ['a k of zero', 'query,relevance,A\na,1,1\na,2,2\n', ['--k=0'], 'invalid_option', /from 1 to/],
  [
    'a weight below zero',
    'query,relevance,A,weight\na,1,1,1\na,2,2,-1\n',
    [],
    'invalid_weight',
    /line 3/,
  ],
  ['a count below zero', 'tp,fp,fn,tn\n1,2,-3,4\n', [], 'invalid_count', /"fn" has -3 in line 2/],
  ['a count that is a text', 'tp,fp,fn,tn\n1,2,x,4\n5,6,7,8\n', [], 'not_a_number', /"fn"/],
  ['matrices without a case', 'tp,fp,fn,tn\n0,0,0,0\n', [], 'no_counts', /there is no case/],
  [
    'a missing cell of the matrix',
    'tp,fp,fn\n1,2,3\n',
    ['--task=counts'],
    'no_count_columns',
    /"tn"/,
  ],
];

for (const [name, content, args, code, sentence] of CASES) {
  test(`${name} is reported`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'melon-'));
    try {
      const file = join(folder, 'bad.csv');
      writeFileSync(file, content);
      const { status, stdout } = await evaluate([file, ...args]);
      assert.notEqual(status, 0);
      const { error } = JSON.parse(stdout);
      assert.equal(error.code, code);
      assert.match(error.message, sentence);
      assert.match(error.message_zh, /[\u4e00-\u9fff]/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
