// Pictures of learners, drawn without a browser. That they are those of the page, byte for byte, comparison.test.mjs of
// the browser tests says.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { DRAWINGS } from '../../web/tasks/friedman/drawings.js';
import { melon } from './command_line.mjs';
import { ROOT } from './compare_reports.mjs';

const SAMPLE = join(ROOT, 'web', 'samples', 'demsar-auc.csv');
const folder = mkdtempSync(join(tmpdir(), 'melon-figures-'));
after(() => rmSync(folder, { recursive: true }));

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
  ['roc', [SAMPLE], 2, /"roc"\. There are cd_diagram, .*on the page/, /请在页面上保存/],
  ['cd_digram', [SAMPLE], 2, /Did you mean cd_diagram\?/, /是否指 cd_diagram？/],
  ['cd_control', [SAMPLE], 1, /against a control \(--control\)/, /与对照/],
  [
    'cd_diagram',
    [join(ROOT, 'web/samples/labels.csv')],
    1,
    /There is no cd_diagram for this report: it needs results/,
    /此报告没有 cd_diagram/,
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
