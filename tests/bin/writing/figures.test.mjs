// Pictures drawn without a browser. That they are those of the page, byte for byte, comparison.test.mjs and
// pictures.test.mjs of the browser tests say.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { DRAWINGS } from '../../../web/tasks/friedman/drawings.js';
import { pictureNames } from '../../../web/tasks/still.js';
import { melon } from '../command_line.mjs';
import { ROOT } from '../compare_reports.mjs';

const SAMPLE = join(ROOT, 'web', 'samples', 'demsar-auc.csv');
const SCORES = join(ROOT, 'web', 'samples', 'breast-cancer.csv');
const folder = mkdtempSync(join(tmpdir(), 'melon-figures-'));
after(() => rmSync(folder, { recursive: true }));

/** Decision values, which are no probabilities. */
const MARGINS = join(folder, 'margins.csv');
writeFileSync(MARGINS, 'truth,svm\n1,2.5\n0,-1.5\n1,0.5\n0,1\n');

/** @param {string[]} args */
async function drawn(...args) {
  const { status, stdout, stderr } = await melon('evaluate', SAMPLE, ...args);
  assert.equal(status, 0, stderr);
  return stdout;
}

test('the critical-difference diagram has every learner with its mean rank, in the colours of the page', async () => {
  const svg = await drawn('--figure=cd_diagram');
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*width="175mm"/);
  const texts = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  // Demšar 2006, table 6.
  for (const text of ['C4.5', 'C4.5+m', 'C4.5+cf', 'C4.5+m+cf', '3.143', '2.000', '2.929']) {
    assert.ok(texts.includes(text), text);
  }
  const ink = /--ink: (#\w+);/.exec(readFileSync(join(ROOT, 'web/styles/tokens.css'), 'utf8'));
  assert.ok(ink && svg.includes(ink[1]));
});

test('every picture is drawn as SVG and as LaTeX, in both languages', async () => {
  for (const id of Object.keys(DRAWINGS)) {
    const figure = [`--figure=${id}`, ...(id === 'cd_control' ? ['--control=C4.5'] : [])];
    const svg = await drawn(...figure);
    assert.match(svg, /^<svg[\s\S]*<\/svg>\s*$/, id);
    assert.doesNotMatch(svg, /undefined|NaN|colour=""|(fill|stroke)=""/, id);
    assert.match(await drawn(...figure, '--format=latex'), /\\begin\{tikzpicture\}/, id);
    const chinese = await drawn(...figure, '--language=zh');
    assert.match(chinese, /aria-label="[^"]*[\u4e00-\u9fff]/, id);
  }
});

/** @type {[sample: string, pictures: string[]][]} */
const CURVES = [
  [
    'breast-cancer.csv',
    [
      ...['roc', 'precision_recall', 'cost', 'calibration', 'score_histogram'],
      ...['threshold_metrics', 'confusion_matrix', 'cumulative_gain', 'lift', 'det'],
    ],
  ],
  ['labels.csv', ['confusion_matrix']],
  ['fold-matrices.csv', ['confusion_matrix']],
  ['digits-labels.csv', ['confusion_matrix']],
  ['iris-probabilities.csv', ['roc', 'precision_recall', 'calibration', 'confusion_matrix']],
  [
    'diabetes-progression.csv',
    [
      ...['predicted_true', 'residuals', 'error_histogram', 'error_quantiles', 'rec'],
      'error_by_column',
    ],
  ],
  ['ranking.csv', ['ndcg_at_k', 'query_distribution']],
  [
    'iris-clusters.csv',
    ['silhouettes', 'principal_components', 'number_of_clusters', 'contingency', 'pairs'],
  ],
  ['demsar-auc.csv', ['differences', 'bayes_sign', 'bayes_signed_rank']],
  ['ten-folds.csv', ['fold_plot', 'differences', 'bayes_correlated_t']],
];

test('every picture of every kind of report is drawn by a test', async () => {
  const drawn = [...CURVES.flatMap(([, names]) => names), ...Object.keys(DRAWINGS)];
  const ofCounts = ['experiments', 'binomial_distribution'];
  const all = (await pictureNames()).flatMap(([, names]) => names);
  assert.deepEqual([...new Set(all)].sort(), [...new Set([...drawn, ...ofCounts])].sort());
});

for (const [sample, pictures] of CURVES) {
  test(`the pictures of ${sample} are drawn as SVG and as LaTeX, in both languages`, async () => {
    const draw = async (/** @type {string[]} */ ...args) => {
      const { stdout, stderr } = await melon(
        'evaluate',
        join(ROOT, 'web/samples', sample),
        ...args,
      );
      assert.equal(stderr.includes('There is no'), false, stderr);
      return stdout;
    };
    for (const id of pictures) {
      const svg = await draw(`--figure=${id}`);
      assert.match(svg, /^<svg[\s\S]*<(?:path|rect)[\s\S]*<\/svg>\s*$/, id);
      assert.doesNotMatch(svg, /undefined|NaN|Infinity|(fill|stroke)=""/, id);
      const latex = await draw(`--figure=${id}`, '--format=latex');
      assert.match(latex, /\\begin\{tikzpicture\}/, id);
      assert.doesNotMatch(latex, /undefined|NaN|Infinity/, id);
      assert.match(await draw(`--figure=${id}`, '--language=zh'), />[^<]*[\u4e00-\u9fff]/, id);
    }
  });
}

test('a ROC curve goes through the corners that its threshold has', async () => {
  const { stdout } = await melon('evaluate', MARGINS, '--figure=roc');
  // Scores in order: 2.5 +, 1 −, 0.5 +, −1.5 −. In the plot of 466 × 474 pixels from (78, 574) the corners of the curve
  // lie at (0, 0), (0, ½), (½, ½), (½, 1), (1, 1).
  const curve = /<path class="line" d="([^"]*)"[^>]*stroke-width="2.75"/.exec(stdout);
  const points = [...(curve?.[1] ?? '').matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
  const place = points.map(([, x, y]) => [Number(x), Number(y)]);
  const [[left, bottom]] = place;
  const [[right, top]] = place.slice(-1);
  assert.deepEqual(
    place.map(([x, y]) => [(x - left) / (right - left), (bottom - y) / (bottom - top)]),
    [
      [0, 0],
      [0, 0.5],
      [0.5, 0.5],
      [0.5, 1],
      [1, 1],
    ],
  );
});

/** @param {string} svg */
const textsOf = (svg) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);

test('the confusion matrix has the counts at the threshold of the report, and their shares', async () => {
  const { stdout } = await melon('evaluate', MARGINS, '--figure=confusion_matrix');
  // At 0.5 both positives and one of two negatives are predicted positive.
  const texts = textsOf(stdout);
  assert.ok(texts.includes('Confusion matrix · svm · threshold 0.5'), texts.join());
  for (const shares of [/^True positive · 100\.0\s%$/, /^False positive · 50\.0\s%$/]) {
    assert.ok(
      texts.some((text) => shares.test(text)),
      texts.join(),
    );
  }
  const large = [...stdout.matchAll(/font-size="36"[^>]*>(\d+)</g)].map(([, count]) => count);
  assert.deepEqual(large, ['2', '0', '1', '1']);
});

test('a class that never occurs is an empty row, and not a black one', async () => {
  const file = join(folder, 'absent.csv');
  writeFileSync(file, 'truth,model\na,a\nb,c\na,b\nb,b\n');
  const { stdout } = await melon('evaluate', file, '--figure=confusion_matrix');
  // Of the nine cells the row of c is as the ground.
  const fills = [...stdout.matchAll(/class="area"[^>]*fill="(#\w+)"/g)].map(([, fill]) => fill);
  assert.deepEqual(fills.slice(-3), ['#ffffff', '#ffffff', '#ffffff']);
});

test('metrics against the threshold have their names and no operating point', async () => {
  const { stdout } = await melon('evaluate', SCORES, '--figure=threshold_metrics');
  const texts = textsOf(stdout);
  for (const text of ['Precision', 'Recall', 'F1', 'MCC', 'Threshold']) {
    assert.ok(texts.includes(text), text);
  }
  assert.doesNotMatch(stdout, /class="dot"/);
});

test('the pictures of two learners are of the two that the page shows first', async () => {
  // The best mean rank and the next, as the verdict has them: 1.929 and 2.000.
  const texts = textsOf(await drawn('--figure=differences'));
  assert.ok(texts.includes('C4.5+m+cf better') && texts.includes('C4.5+m better'), texts.join());
  const control = textsOf(await drawn('--figure=differences', '--control=C4.5'));
  assert.ok(control.includes('C4.5+m+cf better') && control.includes('C4.5 better'));
});

test('the pictures of any two learners are drawn of these alone, as the predictions', async () => {
  const texts = textsOf(await drawn('--figure=differences', '--predictions=C4.5+cf,C4.5'));
  assert.ok(texts.includes('C4.5+cf better') && texts.includes('C4.5 better'), texts.join());
  // The other two of the file are not in it; its data sets are.
  assert.ok(!texts.some((text) => text.includes('+m')), texts.join());
  for (const name of ['adult', 'breast cancer', 'lymph']) assert.ok(texts.includes(name), name);
});

/** Errors counted in three experiments. */
const EXPERIMENTS = join(folder, 'experiments.csv');
writeFileSync(EXPERIMENTS, 'experiment,errors,n\nA,3,100\nB,9,120\nC,1,80\n');

test('counted errors are drawn, and against a rate where one is given', async () => {
  const draw = (/** @type {string[]} */ ...args) =>
    melon('evaluate', EXPERIMENTS, '--task=binomial', ...args);
  assert.match((await draw('--figure=experiments')).stdout, /^<svg[\s\S]*<circle/);
  const without = await draw('--figure=binomial_distribution');
  assert.equal(without.status, 1);
  assert.match(without.stderr, /There is no binomial_distribution\. ./);
  const { stdout } = await draw('--figure=binomial_distribution', '--eps0=0.03');
  assert.match(stdout, /^<svg[\s\S]*class="critical"/);
  assert.match((await draw('--figure=experiments', '--format=latex')).stdout, /tikzpicture/);
});

test('--figure alone lists the pictures of the file with their titles, and why others are not there', async () => {
  const { status, stdout } = await melon('evaluate', MARGINS, '--figure');
  assert.equal(status, 0);
  assert.match(stdout, /^roc {2,}ROC$/m);
  assert.match(stdout, /^There is no calibration\. .*\[0, 1\]/m);
  const chinese = await melon('evaluate', MARGINS, '--figure', '--language=zh');
  assert.match(chinese.stdout, /^confusion_matrix {2,}混淆矩阵$/m);
  const learners = await melon('evaluate', SAMPLE, '--figure=');
  assert.match(learners.stdout, /^cd_diagram {2,}Critical-difference diagram$/m);
});

test('the ending of the output says the form', async () => {
  const form = async (/** @type {string} */ name) => {
    const output = join(folder, name);
    assert.equal(await drawn('--figure=cd_diagram', '--output', output), '');
    return readFileSync(output, 'utf8');
  };
  assert.match(await form('cd.svg'), /^<svg/);
  assert.match(await form('cd.tex'), /\\documentclass/);
});

test('a name in a picture is never markup', async () => {
  const file = join(folder, 'hostile.csv');
  const text = readFileSync(SAMPLE, 'utf8');
  writeFileSync(file, text.replace('C4.5+m+cf', '<script>alert(1)</script>'));
  const { stdout, status } = await melon('evaluate', file, '--figure=cd_diagram');
  assert.equal(status, 0);
  assert.doesNotMatch(stdout, /<script/);
  assert.match(stdout, /&lt;script&gt;/);
});

/** @type {[string, string[], number, RegExp, RegExp][]} */
const FAULTS = [
  [
    'rocc',
    [SAMPLE],
    2,
    /"rocc"\. Did you mean roc\? There are roc, .*--figure alone/,
    /只写 --figure/,
  ],
  ['roc', [SAMPLE], 1, /whose task is friedman\. It has cd_diagram/, /任务是 friedman，没有 roc/],
  ['roc', [SCORES, '--width=400'], 2, /--width is that of a PNG/, /PNG 的像素宽度/],
  ['roc', [SCORES, '--format=png', '--width=4e2'], 2, /from 100 to 10000/, /100 至 10000/],
  [
    'calibration',
    [MARGINS],
    1,
    /There is no calibration\. .*\[0, 1\]/,
    /没有 calibration。.*\[0, 1\]/,
  ],
  ['cd_digram', [SAMPLE], 2, /Did you mean cd_diagram\?/, /是否指 cd_diagram？/],
  ['cd_control', [SAMPLE], 1, /against a control \(--control\)/, /与对照/],
  [
    'cd_diagram',
    [join(ROOT, 'web/samples/labels.csv')],
    1,
    /There is no cd_diagram for this report, whose task is labels\. It has confusion_matrix/,
    /任务是 labels，没有 cd_diagram/,
  ],
  ['cd_diagram', [SAMPLE, '--format=csv'], 2, /not written as csv.*--format=svg/, /不能输出为 csv/],
  ['__proto__', [SAMPLE], 2, /--figure: "__proto__"/, /“__proto__”无效/],
];
for (const [figure, args, expected, english, chinese] of FAULTS) {
  test(`--figure=${figure} ${args.slice(1).join(' ')} that cannot be drawn is a sentence (${expected})`, async () => {
    const call = ['evaluate', ...args, `--figure=${figure}`];
    const { status, stdout, stderr } = await melon(...call);
    assert.equal(status, expected);
    assert.equal(stdout, '');
    assert.match(stderr, english);
    assert.match((await melon(...call, '--language=zh')).stderr, chinese);
  });
}

test('SVG without a picture asks which', async () => {
  const { status, stderr } = await melon('evaluate', SAMPLE, '--format=svg');
  assert.equal(status, 2);
  assert.match(stderr, /say which one with --figure/);
});

test('errors of any size are drawn', { timeout: 60_000 }, async () => {
  const file = join(folder, 'tiny.csv');
  const rows = Array.from({ length: 10 }, (_, i) => `${i}e-300,${i + 1 + (i % 3) / 3}e-300`);
  writeFileSync(file, `target,model\n${rows.join('\n')}\n`);
  for (const figure of ['error_histogram', 'predicted_true', 'residuals', 'rec']) {
    const args = ['evaluate', file, '--task=regression', `--figure=${figure}`];
    const { status, stdout, stderr } = await melon(...args);
    assert.equal(status, 0, stderr);
    assert.match(stdout, /^<svg/, figure);
    assert.doesNotMatch(stdout, /NaN|undefined/, figure);
  }
});

/** What no axis can be divided for: beyond the doubles, and within their last digit. @type {[string, string, string][]} */
const EXTREMES = [
  ['large', '--task=regression', 'target,model\n-8e307,0\n8e307,1\n-8e307,2\n8e307,3\n0,4\n'],
  [
    'last digit',
    '--task=regression',
    'target,model\n0.3,0.30000000000000004\n0.30000000000000004,0.3\n0.3,0.3\n0.30000000000000004,0.30000000000000004\n',
  ],
  [
    'last digit of many',
    '--task=regression',
    'target,model\n10000000000000000,10000000000000002\n10000000000000002,10000000000000000\n10000000000000004,10000000000000002\n',
  ],
  [
    'large scores',
    '--task=binary',
    'truth,model\n1,8e307\n0,-8e307\n1,1.797e308\n0,-1.797e308\n1,0\n0,1\n',
  ],
  [
    'folds that differ by rounding',
    '--task=cv',
    `fold,A\n${Array.from({ length: 10 }, (_, i) => `${i + 1},${i % 2 ? '0.3' : '0.30000000000000004'}`).join('\n')}\n`,
  ],
  [
    'large results',
    '--task=cv',
    'fold,A,B\n1,8e307,-8e307\n2,-1.797e308,0\n3,1.797e308,1\n4,0,8e307\n',
  ],
];

test('values that are farther apart than any double are drawn', { timeout: 60_000 }, async () => {
  for (const [name, figures] of /** @type {[string, string[]][]} */ ([
    ['large scores', ['score_histogram', 'threshold_metrics']],
    ['large results', ['fold_plot', 'differences']],
  ])) {
    const [, task, text] = EXTREMES.find(([one]) => one === name) ?? [];
    const file = join(folder, `${name} drawn.csv`);
    writeFileSync(file, String(text));
    for (const figure of figures) {
      const { status, stdout, stderr } = await melon(
        'evaluate',
        file,
        String(task),
        `--figure=${figure}`,
      );
      assert.equal(status, 0, stderr);
      assert.match(stdout, /^<svg/, figure);
      assert.doesNotMatch(stdout, /NaN|Infinity|undefined/, figure);
    }
  }
});

for (const [name, task, text] of EXTREMES) {
  test(`a report whose axes cannot be divided ends: ${name}`, { timeout: 60_000 }, async () => {
    const file = join(folder, `${name}.csv`);
    writeFileSync(file, text);
    const { status, stdout, stderr } = await melon('evaluate', file, task, '--format=html');
    assert.equal(status, 0, stderr);
    assert.match(stdout, /<svg/);
  });
}

/** The sample with learners of such names, which differ at their ends. @param {string} sample @param {number} from */
function withLongNames(sample, from) {
  const [header, ...rows] = readFileSync(sample, 'utf8').split('\n');
  const names = header
    .split(',')
    .map((name, at) => (at < from ? name : `${'learner'.repeat(14_285)}${at}`));
  const file = join(folder, 'long_names.csv');
  writeFileSync(file, [names.join(','), ...rows].join('\n'));
  return file;
}

for (const [sample, pictures] of /** @type {[string, string[]][]} */ ([
  [SCORES, CURVES[0][1]],
  [SAMPLE, Object.keys(DRAWINGS).filter((id) => id !== 'cd_control')],
])) {
  test(`names of 100,000 characters are cut in the pictures of ${basename(sample)}`, async () => {
    const file = withLongNames(sample, 1);
    for (const id of pictures) {
      const { status, stdout, stderr } = await melon('evaluate', file, `--figure=${id}`);
      assert.equal(status, 0, `${id}: ${stderr.slice(0, 200)}`);
      const longest = Math.max(...textsOf(stdout).map((text) => text.length));
      assert.ok(longest < 200, `${id}: ${longest}`);
    }
  });
}
