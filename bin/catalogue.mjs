/**
 * melon catalogue: every item with its names, formula, range, direction and reference.
 * @module
 */
import { existsSync, readFileSync } from 'node:fs';
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
  'splitters',
  'learners',
  'clusterers',
  'search',
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
    splitters: 'resampling plans',
    learners: 'learners',
    clusterers: 'clusterers',
    search: 'search strategies',
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
    thresholds: '阈值规则',
    post_hoc: '后续检验',
    effect_sizes: '效应量',
    splitters: '划分方案',
    learners: '学习器',
    clusterers: '聚类算法',
    search: '搜索策略',
    keys: '键：',
    range: '取值范围：',
    higher_is_better: '越高越好',
    lower_is_better: '越低越好',
    neither: '无优劣方向',
    synonyms: (/** @type {string} */ names) => `  别名：${names}`,
  },
};

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
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function printCatalogue({ format, language }) {
  const words = WORDS[language];
  const catalogue = loadCatalogue(language);
  if (!catalogue) return { error: notBuilt };
  if (format === 'json') return { text: `${JSON.stringify(catalogue)}\n` };
  const families = FAMILIES.map((family) => {
    const items = catalogue[family].map(
      (/** @type {any} */ item) => `${itemLines(item, words).join('\n')}\n`,
    );
    return `\n${words[/** @type {'metrics'} */ (family)]}\n${items.join('')}`;
  });
  return { text: families.join('') };
}
