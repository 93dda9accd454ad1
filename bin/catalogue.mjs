/**
 * melon catalogue: every item with its names, formula, range, direction and reference.
 * @module
 */
import { existsSync, readFileSync } from 'node:fs';
import { readArguments } from './arguments.mjs';
import { fromProject, notBuilt } from './core.mjs';

/**
 * @param {'en' | 'zh'} language
 * @returns {any}  null when it has not been built
 */
export function loadCatalogue(language) {
  const file = fromProject(`build/catalogue/${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const FAMILIES = [
  'metrics',
  'curves',
  'tests',
  'intervals',
  'thresholds',
  'post_hoc',
  'effect_sizes',
];

const WORDS = {
  en: {
    metrics: 'metrics',
    curves: 'curves',
    tests: 'tests',
    intervals: 'intervals',
    thresholds: 'thresholds',
    post_hoc: 'post-hoc procedures',
    effect_sizes: 'effect sizes',
    keys: 'keys: ',
    range: 'range: ',
    higher_is_better: 'higher is better',
    lower_is_better: 'lower is better',
    neither: 'neither',
    synonyms: (/** @type {string} */ names) => `  (${names})`,
  },
  zh: {
    metrics: '指标',
    curves: '曲线',
    tests: '检验',
    intervals: '区间',
    thresholds: '阈值准则',
    post_hoc: '事后多重比较方法',
    effect_sizes: '效应量',
    keys: '键：',
    range: '取值范围：',
    higher_is_better: '越高越好',
    lower_is_better: '越低越好',
    neither: '无优劣方向',
    synonyms: (/** @type {string} */ names) => `  别名：${names}`,
  },
};

/**
 * @param {string} language
 * @returns {'en' | 'zh'}
 */
const known = (language) => (language === 'zh' ? 'zh' : 'en');

/**
 * @param {any} item
 * @param {typeof WORDS['en']} words
 */
function itemLines(item, words) {
  const keys = item.keys?.map((/** @type {any} */ key) => key.key ?? key) ?? [];
  const range = item.range
    ?.map(
      (/** @type {number | null} */ bound, /** @type {number} */ side) =>
        bound ?? ['−∞', '∞'][side],
    )
    .join(', ');
  const lines = [`${item.id}  ${item.name}${item.synonyms ? words.synonyms(item.synonyms) : ''}`];
  if (keys.length > 1 || (keys[0] && keys[0] !== item.id)) lines.push(words.keys + keys.join(' '));
  if (range) {
    const direction = words[/** @type {'neither'} */ (item.direction)] ?? item.direction;
    lines.push(`${words.range}[${range}]  ${direction}`);
  }
  lines.push(item.latex, item.meaning, item.reference);
  return lines.filter(Boolean).map((line, index) => (index === 0 ? line : `    ${line}`));
}

/**
 * @param {string[]} args
 * @param {import('./command_line.mjs').Streams} streams
 * @returns {Promise<number>}  the exit status
 */
export async function printCatalogue(args, { stdout, stderr }) {
  const { options } = readArguments(args);
  const language = known(String(options.get('language')));
  const words = WORDS[language];
  const catalogue = loadCatalogue(language);
  if (!catalogue) {
    const text = options.has('json') ? JSON.stringify({ error: notBuilt }) : notBuilt.message;
    (options.has('json') ? stdout : stderr).write(`${text}\n`);
    return 1;
  }
  if (options.has('json')) {
    stdout.write(`${JSON.stringify(catalogue)}\n`);
    return 0;
  }
  for (const family of FAMILIES) {
    stdout.write(`\n${words[/** @type {'metrics'} */ (family)]}\n`);
    for (const item of catalogue[family]) {
      stdout.write(`${itemLines(item, words).join('\n')}\n`);
    }
  }
  return 0;
}
