// One term for each notion in Chinese, and plain English, in every text of the project: words of the
// page, sentences of the core, names of tests, documents, comments.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectFiles } from '../../tools/files.mjs';
import { root } from '../../tools/shell.mjs';

/** What is not written, and what is written instead. @type {[RegExp, string][]} */
const CHINESE = [
  [/配对 ?t/u, '成对 t 检验'],
  [/实际等效|实际相等|实际上相等/u, '实际等价'],
  [/重抽样/u, '重采样'],
  [/(?<!随机)猜测|推断/u, '推测'],
  [/显著度|显著水平/u, '显著性水平'],
  [/负类|负例|负样本/u, '反类、反例'],
  [/临界差/u, '临界值域'],
  [/准确率/u, '精度'],
  [/标准化代价|归一代价/u, '归一化代价'],
  [/宏 F1/u, '宏F1'],
  [/平均精度/u, '平均查准率'],
  [/按对数校正|全部对数/u, '按比较次数校正'],
  [/最优准则|阈值准则/u, '阈值规则'],
  [/有结(?![果论])|无结(?![果论])|打结|结值/u, '并列'],
];

/** @type {[RegExp, string][]} */
const ENGLISH = [
  [/\bfinds? (the )?(more|less|most|fewer)\b/i, 'is more powerful, rejects too often'],
  [
    /\b(is|are) no (counts?|probabilit|numbers?|texts?|doubles?|columns?|predictions?)\b/i,
    'is not a',
  ],
  [/\bsays? nothing of\b/i, 'does not show'],
  [
    /\btakes? [^.:;,]{1,40} for (independent|granted|different|sorted|one\b|a\b|the\b)/i,
    'treats as',
  ],
  [/\btaken for\b/i, 'treated as, mistaken for'],
  [/\bgreatest\b|Greatest[A-Z]/i, 'largest'],
  [
    /\b[Tt]he least (?!squares)[a-z]|\b[Ll]east (and|expected|distance|cost) /,
    'the smallest, the lowest',
  ],
  [/\bso much as\b/i, 'even'],
  [/\bholds? (no|a|an|the|two|its|it|numbers|results|texts|predictions|whole)\b/i, 'contains'],
  [/\b(is|are) told\b/i, 'is reported, is said, is shown'],
  [/\bof now\b/i, 'current'],
  [/\bnobody\b(?!["\\}])/i, 'say what is the case'],
  [/\bfor who\b|\bwho(m)? (it|is) (beats|significantly|better)\b/i, 'which'],
  [/(?<!how (much|many) )\bless (the|its|one)\b/i, 'minus'],
];

/** Where such a word is right: exact phrases. */
const ALLOWED = [
  // Names that columns of a user's file may have, and synonyms of an item.
  '"误差", "准确率"',
  '"准确率",',
  '准确率、正确率',
  '累积准确率曲线',
  'Somers D、准确率比',
  'top-k 准确率',
  '平均精度、P-R 曲线下面积',
  '数据集（准确率）',
  '数据集,甲准确率,乙准确率',
  // Right in English.
  'are told apart',
  'is told apart',
  'neither is told apart',
  'greatest common divisor',
  'There is no column',
  'there is no number',
  'the pointer holds the slider',
  // The function of SQL.
  'GREATEST(',
  // A label of users' tables.
  '"负例"',
];

const PLACES = [
  'cpp',
  'web',
  'bin',
  'tools',
  'bench',
  'tests',
  'docs',
  '.github',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'README.md',
];
const TEXTS = /\.(cpp|h|js|mjs|py|R|css|html|md|txt|json)$/;
/** Numbers of other tools, and this list. */
const LEFT_OUT = [
  /^tests\/golden\/.*\.json$/,
  /^tests\/tools\/wording\.test\.mjs$/,
  /^tests\/fuzz\/corpus/,
];

const files = PLACES.flatMap((place) =>
  TEXTS.test(place) ? [place] : projectFiles(TEXTS, place),
).filter((file) => !LEFT_OUT.some((each) => each.test(file)));

/**
 * The lines, but a sentence that goes on in the next string or line of a comment stands in its
 * first line, and empty lines take the place of the others.
 * @param {string[]} lines
 */
function sentences(lines) {
  /** @type {string[]} */
  const whole = [];
  let start = 0;
  for (const [at, line] of lines.entries()) {
    const mark = MARK.exec(line)?.[0].trim();
    const before = whole[start] ?? '';
    const isComment = mark !== undefined && MARK.exec(before)?.[0].trim() === mark;
    const isString = before.endsWith('"') && /^\s*"/.test(line);
    if (isComment || isString) {
      whole[start] = isComment
        ? `${before} ${line.replace(MARK, '').trim()}`
        : before.slice(0, -1) + line.replace(/^\s*"/, '');
      whole.push('');
    } else {
      start = at;
      whole.push(line);
    }
  }
  return whole;
}
/** What a line of a comment begins with. */
const MARK = /^\s*(\/\/+|\*(?!\/)|#+)(?=\s)/;

/** Every file's lines, without the phrases that are right. @type {[string, string[]][]} */
const texts = files.map((file) => {
  let text = readFileSync(join(root, file), 'utf8');
  for (const phrase of ALLOWED) text = text.replaceAll(phrase, '');
  return [file, sentences(text.split('\n'))];
});

/**
 * What a user reads: the sources of the core and the page without comments, and without the
 * titles for BibTeX, which writes its own apostrophes.
 */
const printed = texts
  .filter(([file]) => /^(cpp|web|bin)\//.test(file) && file !== 'web/export/bibliography.js')
  .map(([file, lines]) => /** @type {[string, string[]]} */ ([file, lines.map(withoutComment)]));

/** @param {string} line */
function withoutComment(line) {
  return /^\s*(\/\/|\/?\*)/.test(line) ? '' : line.replace(/\s\/\/ .*$/, '');
}

/** @type {[RegExp, string][]} */
const APOSTROPHES = [
  [/[\p{L}\d})]'(s|t|re|ve|ll)\b/u, 'the typographic ’'],
  [/"[^"]*[a-z]s' [a-z][^"]*"/, 'the typographic ’'],
];

/**
 * @param {[RegExp, string][]} rules
 * @param {[string, string[]][]} [where]
 * @returns {string[]} "file:line: what, better …"
 */
function found(rules, where = texts) {
  return where.flatMap(([file, lines]) =>
    lines.flatMap((line, at) =>
      rules.flatMap(([rule, better]) => {
        const match = rule.exec(line);
        return match ? [`${file}:${at + 1}: “${match[0]}”, better: ${better}`] : [];
      }),
    ),
  );
}

test('a sentence is read on in the next line', () => {
  assert.deepEqual(sentences(['a = "it finds "', '    "more"};', '// and', '// less', 'b']), [
    'a = "it finds more"};',
    '',
    '// and less',
    '',
    'b',
  ]);
});

test('the texts are all read', () => {
  for (const file of [
    'README.md',
    'web/words/page.zh.js',
    'cpp/base/reasons.h',
    'docs/reference/zh.md',
  ]) {
    assert.ok(files.includes(file), file);
  }
});

test('a notion has one Chinese term', () => {
  assert.deepEqual(found(CHINESE), []);
});

test('English is plain: none of the phrases that a native editor would strike', () => {
  assert.deepEqual(found(ENGLISH), []);
});

test('what a user reads has typographic apostrophes', () => {
  assert.deepEqual(found(APOSTROPHES, printed), []);
});

test('a phrase that is allowed occurs somewhere', () => {
  const all = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  assert.deepEqual(
    ALLOWED.filter((phrase) => !all.includes(phrase)),
    [],
  );
});
