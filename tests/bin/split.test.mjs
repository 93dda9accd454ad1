// melon split: a plan as CSV and its facts as JSON, and the scripts of docs/lab.md, which apply it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fromProject } from '../../bin/core.mjs';
import { melon } from './command_line.mjs';

const FOLDER = mkdtempSync(join(tmpdir(), 'melon-split-'));
after(() => rmSync(FOLDER, { recursive: true }));

/** @param {string} name @param {string} content */
function file(name, content) {
  const path = join(FOLDER, name);
  writeFileSync(path, content);
  return path;
}

const SPECIES = ['setosa', 'versicolor', 'virginica'];
/** 150 flowers, 50 of each species, in a fixed pattern: the scripts only have to run on it. */
const flowers = Array.from({ length: 150 }, (_, i) => {
  const species = Math.floor(i / 50);
  return [1.5 + 2 * species + (i % 7) / 10, 0.2 + 0.8 * species + (i % 5) / 10, SPECIES[species]];
});
const IRIS = file(
  'iris.csv',
  `petal_length,petal_width,species\n${flowers.map((row) => row.join(',')).join('\n')}\n`,
);

/** @param {string} text */
const linesOf = (text) => text.split('\r\n').slice(0, -1);

/** @param {string[]} args */
async function split(...args) {
  const { stdout, status, stderr } = await melon('split', ...args);
  assert.equal(status, 0, stderr);
  return { lines: linesOf(stdout), stderr };
}

/** How many of the flowers of a species each fold tests. @param {string[]} lines */
function flowersOf(lines) {
  /** @type {Record<string, number[]>} */
  const counts = {};
  for (const line of lines.slice(1)) {
    const [row, fold] = line.split(',').map(Number);
    counts[fold] ??= [0, 0, 0];
    counts[fold][Math.floor((row - 1) / 50)] += 1;
  }
  return counts;
}

test('ten folds of iris test five flowers of each species', async () => {
  const { lines, stderr } = await split(IRIS, '--stratify=species');
  assert.equal(lines[0], 'row,fold');
  assert.equal(lines.length, 151);
  const counts = flowersOf(lines);
  assert.equal(Object.keys(counts).length, 10);
  for (const [fold, count] of Object.entries(counts)) assert.deepEqual(count, [5, 5, 5], fold);
  assert.equal(stderr, '');
});

test('a seed repeats a plan, another one makes another', async () => {
  const plan = async (/** @type {number} */ seed) =>
    (await split(IRIS, '--plan=repeated_k_fold', '--repeats=2', `--seed=${seed}`)).lines;
  assert.deepEqual(await plan(3), await plan(3));
  assert.notDeepEqual(await plan(3), await plan(4));
});

test('the core in Node draws what the native one draws', async () => {
  // tests/splitters/split_values_test.cpp compares the native one with the same numbers.
  const rows = file('eight.csv', 'x\n1\n2\n3\n4\n5\n6\n7\n8\n');
  const { lines } = await split(rows, '--folds=4', '--seed=1');
  const native = JSON.parse(readFileSync(fromProject('tests/golden/split_values.json'), 'utf8'));
  assert.deepEqual(
    lines.slice(1).map((line) => Number(line.split(',')[1])),
    native.folds,
  );
});

test('a column called like a class is used, a note says so, and --plain leaves it', async () => {
  const rows = file('class.csv', 'x,class\n1,a\n2,a\n3,b\n4,b\n5,a\n6,a\n7,b\n8,b\n');
  const guessed = await split(rows, '--folds=2');
  assert.match(guessed.stderr, /^Stratified by the column class; --plain leaves it/);
  const inChinese = await split(rows, '--folds=2', '--language=zh');
  assert.match(inChinese.stderr, /^已按列 class 分层/);
  assert.equal((await split(rows, '--folds=2', '--plain')).stderr, '');
  assert.equal((await split(rows, '--folds=2', '--quiet')).stderr, '');
});

test('facts are JSON without rows', async () => {
  const { stdout } = await melon('split', IRIS, '--plan=bootstrap', '--repeats=20', '--json');
  const answer = JSON.parse(stdout);
  assert.equal(answer.plan.count, 20);
  assert.deepEqual(answer.plan.train, { min: 150, max: 150 });
  // (1 − 1/150)^150.
  assert.ok(Math.abs(answer.plan.left_out.expected - 0.3666498) < 1e-7);
  assert.ok(!('sets' in answer) && !('folds' in answer));
});

test('rows of training sets and test sets are listed where a plan does not partition', async () => {
  const rows = file('five.csv', 'x\n1\n2\n3\n4\n5\n');
  const { lines } = await split(rows, '--plan=time_series_split', '--folds=2');
  assert.deepEqual(lines, [
    'row,repeat,fold,role',
    ...['1,1,1,train', '2,1,1,train', '3,1,1,train', '4,1,1,test'],
    ...['1,1,2,train', '2,1,2,train', '3,1,2,train', '4,1,2,train', '5,1,2,test'],
  ]);
  const listed = await split(rows, '--folds=5', '--listing=rows');
  assert.equal(listed.lines.length, 1 + 5 * 5);
});

test('what cannot be split is a sentence with the remedy', async () => {
  const rows = file('three.csv', 'x,patient\n1,a\n2,a\n3,b\n');
  /** @type {[string[], number, RegExp][]} */
  const faults = [
    [[rows], 1, /There are 3 rows for 10 folds.*Give --folds=3 or less/],
    [[rows, '--plan=hold_out', '--test-size=0.9'], 1, /Give a smaller test_size/],
    [[rows, '--folds=3', '--group=patient'], 1, /There are 2 groups for 3 folds/],
    [[rows, '--plan=time_series_split', '--folds=3'], 1, /need at least 4/],
    [[rows, '--plan=leave_p_out', '--p=3'], 1, /needs at least 4/],
    [[rows, '--group=doctor'], 2, /doctor/],
    [[rows, '--folds=1'], 2, /Invalid option folds: "1"\. Give a whole number from 2 to 100,000/],
    [[rows, '--plan=kfold'], 2, /Did you mean k_fold/],
    [[rows, '--plan=bootstrap', '--listing=folds'], 2, /does not test each row once/],
    [[rows, '--plan=leave_one_out', '--stratify=x'], 2, /cannot be stratified/],
    [[], 2, /Give one file/],
    [[join(FOLDER, 'none.csv')], 1, /none\.csv/],
  ];
  for (const [args, expected, sentence] of faults) {
    const { status, stderr, stdout } = await melon('split', ...args);
    assert.match(stderr, sentence, args.join(' '));
    assert.equal(status, expected, args.join(' '));
    assert.equal(stdout, '');
  }
});

test('more combinations than anybody trains are refused with their number', async () => {
  const rows = file('hundred.csv', `x\n${Array.from({ length: 100 }, (_, i) => i).join('\n')}\n`);
  const { status, stderr } = await melon('split', rows, '--plan=leave_p_out', '--p=3');
  assert.equal(status, 1);
  assert.match(stderr, /161,700 training sets; at most 100,000 are made/);
});

test('the help lists the plans and what they are made with', async () => {
  const { stdout } = await melon('split', '--help');
  assert.match(stdout, /^Plans:\n {2}bootstrap +Bootstrap\n {2}cv5x2 +5 × 2 cross-validation\n/m);
  assert.match(stdout, /--test-size=0\.3 +share of the rows in the test set/);
});

/** The first script in a language of the part of docs/lab.md on plans in Python and R. @param {string} language */
function scriptOf(language) {
  const [, part] = readFileSync(fromProject('docs/lab.md'), 'utf8').split('### In Python\n');
  const [, script] = part.split(`\`\`\`${language}\n`);
  return script.split('```')[0];
}

/** Whether a program runs. @param {string} program @param {string[]} args */
function runs(program, args) {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes the files that the scripts read, with the commands of docs/lab.md. */
async function makePlans() {
  const commands = scriptOf('sh').trim().split('\n');
  assert.equal(commands.length, 2);
  for (const command of commands) {
    const [, name, input, ...args] = command.split(' ');
    assert.deepEqual([name, input], ['split', 'iris.csv']);
    const inFolder = args.map((arg) => arg.replace('--output=', `--output=${FOLDER}/`));
    assert.equal((await melon('split', IRIS, ...inFolder)).status, 0);
  }
}

test(
  'the script for scikit-learn applies a plan',
  { skip: !runs('python3', ['-c', 'import sklearn, pandas']) && 'there is no scikit-learn' },
  async () => {
    await makePlans();
    const printed = execFileSync('python3', ['-c', scriptOf('python')], { cwd: FOLDER }).toString();
    const [folds, outOfBag] = printed.trim().split(' ').map(Number);
    // The species do not overlap.
    assert.ok(folds > 0.9 && folds <= 1, printed);
    assert.ok(outOfBag > 0.9 && outOfBag <= 1, printed);
  },
);

test(
  'the script for R applies a plan',
  { skip: !runs('Rscript', ['-e', '1']) && 'there is no R' },
  async () => {
    await makePlans();
    const printed = execFileSync('Rscript', ['-e', scriptOf('r')], { cwd: FOLDER }).toString();
    const error = Number(printed.replace('[1]', '').trim());
    assert.ok(error > 0 && error < 0.5, printed);
  },
);
