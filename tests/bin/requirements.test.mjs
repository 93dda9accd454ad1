// --require: what passes, what fails, and what cannot be checked and therefore never passes.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { checkRequirements, readRequirements } from '../../bin/requirements.mjs';
import { melon } from './command_line.mjs';
import { ROOT } from './compare_reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-require-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'cases.csv');
/** A is right on 3 of 4, B on 2 of 4; neither predicts the third class. */
writeFileSync(file, 'truth,A,B\nx,x,x\nx,y,y\ny,y,x\ny,y,y\n');

/** @param {...string} args */
const required = (...args) => melon('evaluate', file, '--positive=x', ...args);

test('a requirement that every model meets ends with status 0 and changes nothing that is printed', async () => {
  const plain = await required();
  assert.deepEqual(await required('--require', 'accuracy>=0.5'), plain);
  assert.deepEqual(await required('--require', 'accuracy > 0.499, accuracy<=.75,n>=4'), plain);
});

test('one that a model does not meet ends with status 3 and a sentence with the value', async () => {
  const { status, stdout, stderr } = await required('--require=accuracy>0.5');
  assert.equal(status, 3);
  assert.equal(stdout, (await required()).stdout);
  assert.equal(stderr, 'Requirement not met: accuracy>0.5. Of "B", accuracy is 0.5.\n');
  const chinese = await required('--require=accuracy>0.5', '--language=zh');
  assert.equal(chinese.stderr, '未达到要求 accuracy>0.5：“B”的 accuracy 为 0.5。\n');
});

test('several requirements are all checked, given twice or with commas between', async () => {
  for (const args of [
    ['--require=accuracy>=0.75', '--require=n>=5'],
    ['--require=accuracy>=0.75,n>=5'],
  ]) {
    const { status, stderr } = await required(...args);
    assert.equal(status, 3);
    assert.deepEqual(stderr.match(/accuracy is 0\.5|n is 4/g), [
      'accuracy is 0.5',
      'n is 4',
      'n is 4',
    ]);
  }
});

test('an end of an interval may be required', async () => {
  // Wilson's interval of 3 of 4 at 95 %: (p + z²/2n ∓ z√(p(1 − p)/n + z²/4n²)) / (1 + z²/n), z = 1.959964.
  const z = 1.959964;
  const [p, n] = [0.75, 4];
  const half = z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
  const low = (p + z ** 2 / (2 * n) - half) / (1 + z ** 2 / n);
  assert.ok(Math.abs(low - 0.3006) < 0.0001);
  const only = ['--predictions=A'];
  assert.equal((await required(...only, '--require=accuracy.low>=0.3005')).status, 0);
  const { status, stderr } = await required(...only, '--require=accuracy.low>=0.3007');
  assert.equal(status, 3);
  assert.match(stderr, /Of "A", the lower end of the interval of accuracy is 0\.3006/);
  assert.equal((await required(...only, '--require=accuracy.high<=0.96')).status, 0);
});

test('a key may contain a point or a sign', () => {
  for (const key of ['f0.5', 'ndcg@10', 'partial_auc_0.1']) {
    const read = readRequirements(`${key}.low>=0.1`);
    assert.ok('requirements' in read);
    assert.deepEqual(read.requirements, [
      {
        text: `${key}.low>=0.1`,
        key,
        ofDifference: false,
        side: 'low',
        relation: '>=',
        bound: 0.1,
      },
    ]);
  }
});

test('a value on the bound meets >= and <= and neither > nor <', () => {
  const report = { models: [{ name: 'A', metrics: { mae: 2 }, intervals: {}, reasons: {} }] };
  const passes = (/** @type {string} */ text) => {
    const read = readRequirements(text);
    assert.ok('requirements' in read);
    const checked = checkRequirements(report, read.requirements);
    return 'failed' in checked && checked.failed.length === 0;
  };
  assert.deepEqual(['mae>=2', 'mae<=2', 'mae>2', 'mae<2', 'mae>-1e3', 'mae<=2.'].map(passes), [
    ...[true, true, false, false, true, true],
  ]);
});

test('a metric that is undefined does not pass, whatever is required of it', async () => {
  const none = join(folder, 'none.csv');
  writeFileSync(none, 'truth,A\nx,y\ny,y\n');
  for (const require of ['precision>=0', 'precision<=1', 'precision.low>=0']) {
    const call = ['evaluate', none, '--positive=x', '--require', require];
    const { status, stdout, stderr } = await melon(...call);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /precision of "A" is undefined: no case is predicted positive/);
    assert.match((await melon(...call, '--language=zh')).stderr, /“A”的 precision 无定义：/);
  }
});

/** @type {[string, string, RegExp, RegExp][]} */
const FAULTS = [
  ['acuracy>=0.9', 'unknown_metric', /acuracy\. Did you mean accuracy\?/, /是否指 accuracy？/],
  ['MCC>=0.9', 'unknown_metric', /Did you mean matthews_corrcoef\?/, /matthews_corrcoef/],
  ['xyzzy>=0.9', 'unknown_metric', /--json prints the metrics/, /全部指标/],
  ['__proto__>=0', 'unknown_metric', /Unknown metric: __proto__/, /未知的指标/],
  ['f1.low>=0.1', 'no_interval', /f1 of "A" has no interval.*--bootstrap=2000/, /没有区间/],
  ['accuracy', 'invalid_requirement', /Invalid requirement: "accuracy".*quotes/, /无效的要求/],
  ['accuracy=0.9', 'invalid_requirement', /"accuracy=0\.9"/, /“accuracy=0\.9”/],
  ['accuracy>=0,9', 'invalid_requirement', /"9"/, /“9”/],
  ['accuracy>=90%', 'invalid_requirement', /"accuracy>=90%"/, /“accuracy>=90%”/],
  ['accuracy>=NaN', 'invalid_requirement', /NaN/, /NaN/],
  ['accuracy>=0.9,', 'invalid_requirement', /Invalid requirement: ""/, /“”/],
  ['', 'invalid_requirement', /Invalid requirement: ""/, /“”/],
];
for (const [require, code, english, chinese] of FAULTS) {
  test(`the requirement "${require}" is a sentence and status 2, and nothing is written`, async () => {
    const output = join(folder, 'kept.txt');
    writeFileSync(output, 'kept');
    const call = [`--require=${require}`, '--output', output];
    const { status, stderr } = await required(...call);
    assert.equal(status, 2);
    assert.match(stderr, english);
    assert.match((await required(...call, '--language=zh')).stderr, chinese);
    const json = await required(...call, '--json');
    assert.equal(JSON.parse(json.stdout).error.code, code);
    assert.equal(readFileSync(output, 'utf8'), 'kept');
  });
}

test('a bootstrap that was asked for and cannot be drawn is no remedy', async () => {
  const file = join(folder, 'totals.csv');
  writeFileSync(file, 'truth,a,w\n1,.9,2\n0,.2,3\n1,.4,1\n0,.6,2\n');
  const call = ['evaluate', file, '--weight=w', '--weight-kind=totals', '--bootstrap=50'];
  const { stderr } = await melon(...call, '--require=f1.low>=0.1');
  assert.match(stderr, /f1 of "a" has no interval\. Neither a formula nor the bootstrap/);
  assert.doesNotMatch(stderr, /--bootstrap=2000/);
});

test('learners and rankings can be required of, too', async () => {
  const results = join(folder, 'results.csv');
  writeFileSync(results, 'data set,A,B\nd1,0.9,0.8\nd2,0.7,0.75\nd3,0.6,0.5\n');
  // A has the ranks 1, 2, 1: 4/3; B 5/3.
  const call = ['evaluate', results, '--task=friedman', '--require'];
  assert.equal((await melon(...call, 'average_rank<=1.67')).status, 0);
  assert.match((await melon(...call, 'average_rank<=1.5')).stderr, /Of "B", average_rank is 1\.66/);
});

test('the requirements of the repository’s workflow are met by its sample', async () => {
  const workflow = readFileSync(join(ROOT, '.github', 'workflows', 'test.yml'), 'utf8');
  const [, call] = /bin\/melon\.mjs (evaluate[\s\S]*?--require[\s\S]*)$/.exec(workflow) ?? [];
  assert.ok(call);
  const args = [...call.matchAll(/(?:'[^']*'|\S)+/g)].map(([word]) => word.replaceAll("'", ''));
  const [command, sample, ...options] = args;
  const { status, stderr } = await melon(command, join(ROOT, sample), ...options);
  assert.equal(status, 0, stderr);
});
