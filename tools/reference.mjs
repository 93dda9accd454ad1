// docs/reference/{en,zh}.md: every item of the catalogue, as a page to read.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Failure, root } from './shell.mjs';

/**
 * @typedef {Record<string, any>} Item  one entry of the catalogue
 * @typedef {{title: string, intro: string, families: Record<string, string>,
 *   fields: Record<string, string>, directions: Record<string, string>, colon: string,
 *   comma: string, options: {title: string, columns: string[], every: string, notGiven: string, separator: string,
 *   kinds: Record<string, string>}, splitParameters: {title: string, columns: string[]}}} PageWords
 */

/** @type {Record<'en' | 'zh', PageWords>} */
const words = {
  en: {
    title: 'Reference',
    intro:
      'Everything that Melon computes, from the items’ own files. `npm run format` writes this page.',
    families: {
      metrics: 'Metrics',
      curves: 'Curves',
      tests: 'Tests',
      intervals: 'Intervals',
      thresholds: 'Threshold rules',
      post_hoc: 'Post-hoc procedures',
      effect_sizes: 'Effect sizes',
      splitters: 'Resampling plans',
      learners: 'Learners',
      clusterers: 'Clustering',
      search: 'Search strategies',
    },
    fields: {
      symbols: 'Symbols',
      keys: 'Keys in the report',
      parameters: 'Options',
      synonyms: 'Also called',
      range: 'Range',
      direction: 'Direction',
      null: 'Null hypothesis',
      alternative: 'Alternative',
      assumptions: 'Assumptions',
      p_value: 'p-value',
      undefined_when: 'Undefined when',
      use_when: 'Use when',
      avoid_when: 'Look elsewhere when',
      remark: 'Remark',
      forms: 'Definitions that go by this name',
      forms_differ: 'Why they differ',
      reference: 'Reference',
    },
    directions: {
      higher_is_better: 'higher is better',
      lower_is_better: 'lower is better',
      neither: 'neither end is better',
    },
    colon: ': ',
    comma: '; ',
    options: {
      title: 'Options',
      columns: ['option', 'meaning', 'value', 'default', 'tasks'],
      every: 'all',
      separator: ', ',
      notGiven: '–',
      kinds: {
        number: 'a number',
        whole_number: 'a whole number',
        flag: 'true or false',
        column: 'a column',
        columns: 'columns',
        label: 'a class',
        labels: 'classes',
        learner: 'an algorithm',
        procedure: 'a post-hoc procedure',
        thresholds: 'a number for each model',
        cost_matrix: 'rows of costs',
        resample: 'plain, stratified or cluster=COLUMN',
        join: 'rows, stack or a column',
      },
    },
    splitParameters: {
      title: 'Options of plans',
      columns: ['option', 'meaning', 'value', 'default', 'plans'],
    },
  },
  zh: {
    title: '参考手册',
    intro: 'Melon 计算的全部内容，取自各条目自己的源文件。本页由 `npm run format` 生成。',
    families: {
      metrics: '指标',
      curves: '曲线',
      tests: '检验',
      intervals: '区间',
      thresholds: '阈值规则',
      post_hoc: '后续检验',
      effect_sizes: '效应量',
      splitters: '划分方案',
      learners: '学习器',
      clusterers: '聚类',
      search: '搜索策略',
    },
    fields: {
      symbols: '符号',
      keys: '报告中的键',
      parameters: '选项',
      synonyms: '又称',
      range: '取值范围',
      direction: '方向',
      null: '原假设',
      alternative: '备择假设',
      assumptions: '前提',
      p_value: 'p 值',
      undefined_when: '无定义的情形',
      use_when: '适用',
      avoid_when: '不适用',
      remark: '说明',
      forms: '同名的各种定义',
      forms_differ: '为何不同',
      reference: '文献',
    },
    directions: {
      higher_is_better: '越高越好',
      lower_is_better: '越低越好',
      neither: '没有优劣方向',
    },
    colon: '：',
    comma: '；',
    options: {
      title: '选项',
      columns: ['选项', '含义', '取值', '默认值', '任务'],
      every: '全部',
      separator: '，',
      notGiven: '–',
      kinds: {
        number: '数',
        whole_number: '整数',
        flag: 'true 或 false',
        column: '一列',
        columns: '若干列',
        label: '一个类别',
        labels: '若干类别',
        learner: '一个算法',
        procedure: '一种后续检验',
        thresholds: '每个模型一个数',
        cost_matrix: '代价的各行',
        resample: 'plain、stratified 或 cluster=列名',
        join: 'rows、stack 或列名',
      },
    },
    splitParameters: {
      title: '划分方案的选项',
      columns: ['选项', '含义', '取值', '默认值', '方案'],
    },
  },
};

/**
 * Text that Markdown shows as it is.
 * @param {string} text
 */
function escapeMarkdown(text) {
  return text.replace(/[\\`*_<>|[\]]/g, '\\$&');
}

/** A large limit is a power. @param {number | null | undefined} limit */
function limitFormula(limit) {
  if (limit == null || limit < 1e6) return limit;
  if (limit === 2 ** 53) return '2^{53}';
  const exponent = Math.log10(limit);
  return Number.isInteger(exponent) ? `10^{${exponent}}` : limit;
}

/**
 * @param {[number | null | undefined, number | null | undefined]} range  without a number: no end
 * @param {{low?: boolean, high?: boolean}} [open]  ends that are not included themselves
 */
function rangeFormula([low, high], open = {}) {
  const left = `${open.low ? '(' : '['}${limitFormula(low)}`;
  const right = `${limitFormula(high)}${open.high ? ')' : ']'}`;
  return `$${low == null ? '(-\\infty' : left}, ${high == null ? '\\infty)' : right}$`;
}

/**
 * What an option's value may be.
 * @param {import('./options.mjs').Option} option
 * @param {PageWords} page
 */
function valuesOf({ kind, limits, choices }, page) {
  if (choices.length > 0)
    return choices.map((choice) => `\`${choice}\``).join(page.options.separator);
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = limits;
  if (Object.keys(limits).length === 0) return page.options.kinds[kind];
  const range = rangeFormula([minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum], {
    low: exclusiveMinimum !== undefined,
    high: exclusiveMaximum !== undefined,
  });
  return `${page.options.kinds[kind]}${page.options.separator}${range}`;
}

/**
 * A table of the options, or of those of plans.
 * @param {import('./options.mjs').Option[]} options
 * @param {PageWords} page
 * @param {'options' | 'splitParameters'} which
 */
function optionTable(options, page, which = 'options') {
  const { every, notGiven } = page.options;
  const { title, columns } = page[which];
  const anchor = which === 'options' ? 'option' : 'split';
  const all = new Set(options.flatMap(({ tasks }) => tasks)).size;
  const rows = options.map((option) => {
    const { name, help, tasks, default: otherwise } = option;
    return [
      `<a id="${anchor}-${name}"></a>\`${name}\``,
      escapeMarkdown(help),
      valuesOf(option, page),
      otherwise === null ? notGiven : `\`${otherwise}\``,
      tasks.length === all ? every : tasks.join(', '),
    ];
  });
  const lines = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return [`## ${title}`, '', ...lines, ''].join('\n');
}

/**
 * A key, the name of a parameter, or a hyper-parameter with its usual value.
 * @param {any} entry
 */
function entryText(entry) {
  if (entry.help === undefined) return `\`${entry.key ?? entry}\``;
  return `\`${entry.name}=${entry.default}\` (${escapeMarkdown(entry.help)})`;
}

/**
 * One field's text, or an empty one.
 * @param {string} field
 * @param {Item} item
 * @param {PageWords} page
 * @param {Record<string, string>} reasons
 */
function fieldText(field, item, page, reasons) {
  const value = item[field];
  const list = Array.isArray(value) ? value : [value ?? ''];
  if (list.length === 0 || list[0] === '') return '';
  if (field === 'symbols') {
    return list
      .map(({ latex, meaning }) => `$${latex}$ ${escapeMarkdown(meaning)}`)
      .join(page.comma);
  }
  if (field === 'forms') {
    const formText = (/** @type {Record<string, string>} */ form) =>
      `${escapeMarkdown(`${form.name}${page.colon}${form.used_by}`)} (\`${form.key || form.p_value}\`)`;
    return list.filter(Boolean).map(formText).join(page.comma);
  }
  if (field === 'range') return rangeFormula(value);
  if (field === 'direction') return page.directions[value];
  if (field === 'keys' || field === 'parameters') {
    return list.map((entry) => entryText(entry)).join(', ');
  }
  const texts = field === 'undefined_when' ? list.map((id) => reasons[id] ?? id) : list;
  return escapeMarkdown(texts.join(page.comma));
}

/**
 * @param {Item} item
 * @param {PageWords} page
 * @param {Record<string, string>} reasons
 */
function section(item, page, reasons) {
  const lines = Object.entries(page.fields).flatMap(([field, label]) => {
    const text = fieldText(field, item, page, reasons);
    return text ? [`- ${label}${page.colon}${text}`] : [];
  });
  const formula = item.latex ? ['', `$${item.latex}$`] : [];
  const meaning = item.meaning ? ['', escapeMarkdown(item.meaning)] : [];
  return [
    ...[`### ${escapeMarkdown(item.name)}`, '', `<a id="${item.id}"></a>\`${item.id}\``],
    ...[...meaning, ...formula, '', ...lines, ''],
  ].join('\n');
}

/** Lists of the catalogue that are not items: options have a table of their own, rows are the page's. */
const NO_FAMILIES = ['options', 'statistics', 'split_parameters'];

/**
 * A page of Markdown from a catalogue.
 * @param {Record<string, any>} catalogue
 * @param {'en' | 'zh'} language
 */
export function referencePage(catalogue, language) {
  const page = words[language];
  for (const [family, items] of Object.entries(catalogue)) {
    const isFamily = Array.isArray(items) && items.length > 0 && !NO_FAMILIES.includes(family);
    if (isFamily && !page.families[family]) throw new Failure(`no ${language} title for ${family}`);
  }
  const families = Object.entries(page.families).filter(([family]) => catalogue[family]?.length);
  const body = families.map(([family, title]) => {
    const items = catalogue[family].map((/** @type {Item} */ item) =>
      section(item, page, catalogue.reasons ?? {}),
    );
    return [`## ${title}`, '', ...items].join('\n');
  });
  if (catalogue.split_parameters) {
    const used = catalogue.split_parameters.map((/** @type {any} */ { plans, ...option }) => ({
      ...option,
      tasks: plans,
    }));
    body.push(optionTable(used, page, 'splitParameters'));
  }
  if (catalogue.options) body.push(optionTable(catalogue.options, page));
  return `${[`# ${page.title}`, '', page.intro, '', ...body].join('\n').trimEnd()}\n`;
}

/** The pages as they should be, by path. */
function pages() {
  return /** @type {const} */ (['en', 'zh']).map((language) => {
    const catalogue = readFileSync(join(root, `build/catalogue/${language}.json`), 'utf8');
    const file = join(root, `docs/reference/${language}.md`);
    return { file, text: referencePage(JSON.parse(catalogue), language) };
  });
}

/** Writes the pages anew. */
export function writeReference() {
  for (const { file, text } of pages()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** One sentence for each page that differs from the catalogue. */
export function staleReference() {
  return pages()
    .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(({ file }) => `${relative(root, file)} is not what the catalogue says: npm run format`);
}
