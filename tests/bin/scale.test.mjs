// melon scale: what it prints for the columns that are given, and what it refuses. tests/scale runs the queries.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fromProject } from '../../bin/core.mjs';
import { namesIn, valueForCore } from '../../bin/names.mjs';
import { DIALECTS } from '../../bin/scaling/dialects.mjs';
import { melon } from './command_line.mjs';

const ENGINES = Object.keys(DIALECTS);

/** @param {string[]} args */
async function scale(...args) {
  const { stdout, stderr, status } = await melon('scale', ...args);
  assert.equal(status, 0, stderr);
  return { query: stdout, note: stderr };
}

test('the query counts the cases of each truth and combination of scores', async () => {
  const { query } = await scale('--engine=duckdb', '--truth=y', '--scores=a');
  assert.equal(
    query,
    `WITH chosen AS (
  SELECT
    "y" AS truth,
    "a" AS model_1
  FROM "predictions"
),
usable AS (
  SELECT
    truth AS truth,
    model_1 AS model_1
  FROM chosen
  WHERE truth IS NOT NULL
    AND CAST(model_1 AS DOUBLE) BETWEEN -1.7976931348623157E308 AND 1.7976931348623157E308
)
SELECT
  truth AS "y",
  model_1 AS "a",
  COUNT(*) AS "weight"
FROM usable
GROUP BY truth, model_1
`,
  );
});

test('a note says how the aggregate is evaluated, and --quiet leaves it out', async () => {
  const args = ['--engine=spark', '--truth=y', '--scores=a,b'];
  const { note } = await scale(...args);
  assert.match(
    note,
    /melon evaluate aggregate\.csv --truth=y --predictions=a,b --weight=weight --weight-kind=counts\n$/,
  );
  const { note: open } = await scale(...args, '--weight=w');
  assert.match(open, /--weight-kind='counts\|totals'\ncounts where .* totals where/);
  assert.equal((await scale(...args, '--quiet')).note, '');
  assert.match((await scale(...args, '--language=zh')).note, /CSV/);
});

test('weights are added up, and a negative one is not hidden by others', async () => {
  const { query } = await scale('--engine=duckdb', '--truth=y', '--scores=a', '--weight=w');
  assert.match(query, /CASE WHEN MIN\(weight\) < 0E0 THEN MIN\(weight\) ELSE SUM\(weight\) END/);
  assert.doesNotMatch(query, /COUNT/);
});

test('the column of weights has a name that no other column has', async () => {
  const { query } = await scale('--engine=duckdb', '--truth=Weight', '--scores=weights');
  assert.match(query, / AS "sampleweight"\n/);
});

test('means of numbers in cells have weights that Melon knows as totals', async () => {
  const args = ['--engine=duckdb', '--truth=y', '--numbers=a', '--rounded=1'];
  const { query, note } = await scale(...args);
  assert.match(query, /COUNT\(\*\) AS "weight_totals"\n/);
  assert.match(note, /--weight=weight_totals --weight-kind=totals\n$/);
  const file = join(mkdtempSync(join(tmpdir(), 'melon-')), 'aggregate.csv');
  const rows = Array.from({ length: 40 }, (_, i) => `${i},${i + 0.3},${i - 0.2},${1 + (i % 5)}`);
  writeFileSync(file, `y,a,b,weight_totals\n${rows.join('\n')}\n`);
  const { stdout } = await melon('evaluate', file, '--json');
  rmSync(dirname(file), { recursive: true });
  const { options, verdict, warnings } = JSON.parse(stdout);
  assert.equal(options.weight_kind, 'totals');
  assert.equal(verdict.kind, 'untested');
  assert.match(JSON.stringify(warnings), /weight_kind=counts/);
});

test('names are quoted as the engine wants it', async () => {
  const hostile = ['--truth=a"b', '--scores=c`d; --'];
  const { query: duckdb } = await scale('--engine=duckdb', ...hostile, '--table=my db.t"t');
  assert.match(duckdb, /"a""b" AS truth,\n {4}"c`d; --" AS model_1\n {2}FROM "my db"\."t""t"/);
  const { query: spark } = await scale('--engine=spark', ...hostile, '--table=my db.t`t');
  assert.match(spark, /`a"b` AS truth,\n {4}`c``d; --` AS model_1\n {2}FROM `my db`\.`t``t`/);
  const table = '--table=project-1.data.t';
  const { query: bigquery } = await scale('--engine=bigquery', '--truth=a b', '--scores=c', table);
  assert.match(bigquery, /`a b` AS truth,\n {4}`c` AS model_1\n {2}FROM `project-1\.data\.t`/);
});

test('a positive class is a text and nothing else', () => {
  const hostile = "it's \\ \n";
  assert.equal(DIALECTS.duckdb.text(hostile), "'it''s \\ \n'");
  for (const engine of ['spark', 'bigquery']) {
    assert.equal(DIALECTS[engine].text(hostile), "'it\\'s \\\\ \\n'");
  }
});

test('names are separated by commas, and in quotes may contain them', () => {
  assert.deepEqual(namesIn('a,b c'), ['a', 'b c']);
  assert.deepEqual(namesIn('a,"b,""c""\n",d"e'), ['a', 'b,"c"\n', 'd"e']);
  assert.deepEqual(namesIn('"a'), null);
  assert.deepEqual(namesIn('"a"b'), null);
  assert.deepEqual(namesIn('a,'), ['a', '']);
});

test('the core gets quoted names as a list, and divides others by its columns', async () => {
  assert.deepEqual(valueForCore('predictions', 'x,"a,1"'), ['x', 'a,1']);
  assert.equal(valueForCore('predictions', 'a,1,x'), 'a,1,x');
  assert.equal(valueForCore('predictions', 'a"b,x'), 'a"b,x');
  assert.equal(valueForCore('truth', '"a"'), '"a"');
  const file = join(mkdtempSync(join(tmpdir(), 'melon-')), 'quoted.csv');
  const rows = '1,0.9,0.8,0\n0,0.2,0.3,1\n1,0.4,0.6,0\n0,0.5,0.1,1\n';
  writeFileSync(file, `truth,"a,1","b,2",c\n${rows}`);
  const names = '--predictions="a,1","b,2"';
  const evaluated = JSON.parse((await melon('evaluate', file, names, '--json')).stdout);
  const learnt = await melon(
    'lab',
    file,
    '--target=truth',
    '--features="a,1",c',
    '--folds=2',
    '--json',
  );
  rmSync(dirname(file), { recursive: true });
  assert.deepEqual(evaluated.input.predictions, ['a,1', 'b,2']);
  assert.match(learnt.stdout, /"a,1"/);
  assert.doesNotMatch(learnt.stdout, /"b,2"/);
});

test('the queries of docs/scale.md are those that are printed', async () => {
  const text = readFileSync(fromProject('docs/scale.md'), 'utf8');
  const shown = [
    ...text.matchAll(/```sh\nmelon scale (.*)\n```\n\n```sql\n([^`]*(?:`[^`]+)*?)```/g),
  ];
  assert.equal(shown.length, text.split('```sql').length - 1);
  for (const [, args, query] of shown) {
    assert.equal((await scale(...args.split(' '))).query, query);
  }
});

const BASE = ['--engine=duckdb', '--truth=y'];

/** @type {[string[], RegExp][]} */
const FAULTS = [
  [['--truth=y', '--scores=a'], /^--engine is needed: spark, duckdb, bigquery\./],
  [['--engine=oracle', '--truth=y', '--scores=a'], /--engine: "oracle"/],
  [['--engine=duckdb', '--scores=a'], /^--truth=COLUMN is needed/],
  [BASE, /--scores, --labels, --numbers/],
  [[...BASE, '--scores=a', '--labels=b'], /by one of --scores/],
  [[...BASE, '--scores=a,,b'], /--scores has an empty name/],
  [[...BASE, '--scores="a'], /Invalid option --scores/],
  [[...BASE, '--scores=a,A'], /"A" is given twice|"a" is given twice/],
  [[...BASE, '--scores=y'], /"y" is given twice/],
  [[...BASE, '--scores=a\0b'], /the character NUL/],
  [['--engine=spark', '--truth=\0', '--scores=a'], /the character NUL/],
  [['--engine=bigquery', '--truth=y', '--scores=a`b'], /the character `, which the engine/],
  [['--engine=bigquery', '--truth=y\nz', '--scores=a'], /the character \\x0a/],
  [['--engine=bigquery', '--truth=y', '--scores=a', '--table=t\\'], /--table has a name/],
  [[...BASE, '--scores=a', '--rounded=1.5'], /--rounded: "1\.5"\. Give the number of decimals/],
  [[...BASE, '--scores=a', '--rounded=16'], /--rounded: "16"/],
  [[...BASE, '--scores=a', '--rounded='], /--rounded: ""/],
  [[...BASE, '--scores=a', '--log-odds=0'], /--log-odds: "0"\. Give a step/],
  [[...BASE, '--scores=a', '--log-odds=nan'], /--log-odds: "nan"/],
  [[...BASE, '--scores=a', '--rounded=2', '--log-odds=.1'], /--rounded or --log-odds, not both/],
  [[...BASE, '--labels=a', '--rounded=2'], /--rounded does not go with --labels/],
  [[...BASE, '--numbers=a', '--log-odds=.1'], /--log-odds does not go with --numbers/],
  [[...BASE, '--scores=a', '--sums'], /--sums does not go with --scores/],
  [[...BASE, '--numbers=a', '--sums', '--rounded=1'], /--rounded or --sums, not both/],
  [[...BASE, '--scores=a', '--bounds'], /--bounds needs/],
  [[...BASE, '--scores=a', '--bounds', '--rounded=2'], /--bounds needs/],
  [[...BASE, '--results=a'], /--truth does not go with --results/],
  [['--engine=duckdb', '--results=a', '--dataset=d'], /--algorithm=COLUMN is needed/],
  [['predictions.csv', ...BASE, '--scores=a'], /reads no file/],
];

test('what cannot be meant is refused with a sentence', async () => {
  for (const [args, sentence] of FAULTS) {
    const { status, stdout, stderr } = await melon('scale', ...args);
    assert.equal(status, 2, args.join(' '));
    assert.equal(stdout, '');
    assert.match(stderr, sentence);
    const chinese = await melon('scale', ...args, '--language=zh');
    assert.match(chinese.stderr, /\p{Script=Han}/u, args.join(' '));
  }
});

test('every engine has a query for every kind of table', async () => {
  const kinds = [
    ['--truth=y', '--scores=a,b', '--rounded=3'],
    ['--truth=y', '--scores=a,b', '--log-odds=0.01', '--bounds', '--positive=1'],
    ['--truth=y', '--labels=a,b', '--weight=w'],
    ['--truth=y', '--numbers=a', '--rounded=1', '--weight=w'],
    ['--truth=y', '--numbers=a', '--sums'],
    ['--results=accuracy', '--dataset=d', '--algorithm=a', '--fold=f', '--weight=w'],
  ];
  for (const engine of ENGINES) {
    for (const args of kinds) {
      const { query } = await scale(`--engine=${engine}`, ...args);
      assert.equal(query.includes('FLOAT64'), engine === 'bigquery' && query.includes('CAST('));
      assert.doesNotMatch(query, /undefined|NaN|\[object/);
    }
  }
});
