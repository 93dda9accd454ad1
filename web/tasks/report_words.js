import { itemName, keyWords } from '../core/catalogue.js';
import { isComparison } from '../core/kinds.js';
import { integer, level } from '../words/format.js';
import { words } from '../words/index.js';
import { positiveText, saysPositive, verdictText } from '../words/verdict.js';
import { oneLine } from '../words/visible.js';
import { comparisonVerdict } from './verdicts.js';

/**
 * What is said of a report beside its tables: the verdict, what must be kept in mind. Free of the DOM: the command
 * line says it, too.
 */

/** @param {any} report @param {'en' | 'zh'} language @returns {string[]} */
export const warningLines = (report, language) =>
  report.warnings.map((/** @type {any} */ warning) =>
    oneLine(language === 'zh' ? warning.message_zh : warning.message),
  );

/** So many models are named; more are counted. */
const MOST_NAMED = 3;

/**
 * By which methods the intervals of a metric were made, each with the models that have it.
 * @param {any[]} models
 * @param {string} key
 * @param {(made: { method: string, resample?: string }) => string} nameOf
 * @returns {[string, string[]][]} the most frequent first
 */
function methodsOfMetric(models, key, nameOf) {
  /** @type {Map<string, string[]>} */
  const methods = new Map();
  for (const { name, intervals } of models) {
    if (!Object.hasOwn(intervals, key)) continue;
    const how = nameOf(intervals[key]);
    methods.set(how, [...(methods.get(how) ?? []), oneLine(name)]);
  }
  return [...methods].sort(([, one], [, other]) => other.length - one.length);
}

/**
 * How the intervals of the table were made, one clause a method: "95 % intervals:
 * AUC: DeLong (logit); F1: BCa, cases resampled." Where a metric has a second method, the models that have that one
 * stand behind it: "AUC (k-NN): Newcombe". Empty without any.
 * @param {any} report
 * @param {string[]} keys
 * @param {'en' | 'zh'} language
 * @param {any} catalogue
 * @returns {string}
 */
function methodsOf(report, keys, language, catalogue) {
  const { comma, intervalMethods, list, resampled, ofModels, modelsCounted } =
    words(language).table;
  /** @param {{ method: string, resample?: string }} made */
  const nameOf = ({ method, resample }) => {
    const name = itemName(catalogue, 'intervals', method);
    return resample ? `${name}${comma}${resampled[/** @type {'plain'} */ (resample)]}` : name;
  };
  /** @type {Map<string, Set<string>>} */
  const metrics = new Map();
  for (const key of keys) {
    const head = keyWords(catalogue, key).shortName;
    methodsOfMetric(report.models, key, nameOf).forEach(([how, names], place) => {
      const models = names.length > MOST_NAMED ? modelsCounted(integer(names.length)) : list(names);
      const label = place === 0 ? head : ofModels(head, models);
      metrics.set(how, (metrics.get(how) ?? new Set()).add(label));
    });
  }
  const clauses = [...metrics].map(([how, heads]) => ({ metrics: list([...heads]), how }));
  return clauses.length > 0 ? intervalMethods(level(1 - report.options.alpha), clauses) : '';
}

/**
 * What is said of measured models beside the table.
 * @param {any} report
 * @param {'en' | 'zh'} language
 * @param {any} catalogue
 * @param {string[]} keys of the table
 * @returns {{ sentences: string[], remarks: string[] }}  the verdict, above it; of the positive class and of how the
 *   intervals were made, below
 */
export function measuredWords(report, language, catalogue, keys) {
  const reasons = catalogue?.reasons ?? {};
  const { sentence, detail, notes } = verdictText(report, language, {
    metric: (key) => keyWords(catalogue, key).shortName,
    reason: (id) => reasons[id] ?? id,
  });
  const positive = saysPositive(report) ? '' : positiveText(report, words(language).verdict);
  return {
    sentences: [sentence, detail, ...(notes ?? [])].map(oneLine),
    remarks: [oneLine(positive), methodsOf(report, keys, language, catalogue)].filter(Boolean),
  };
}

/**
 * A sentence on what to do instead, and how on the command line: with which option, or the value of which key.
 * @param {{ instead: Record<import('../words/index.js').Language, string> | null, option: { name: string, value: string | null } | null,
 *   key: string | null }} finding
 * @param {import('../words/index.js').Language} language
 */
function instead({ instead: sentence, option, key }, language) {
  if (!sentence) return '';
  const open = option?.name === 'higher_is_better' ? 'true|false' : '…';
  const hint = option ? `--${option.name.replaceAll('_', '-')}=${option.value ?? open}` : key;
  if (!hint) return sentence[language];
  return `${sentence[language]}${language === 'zh' ? `（${hint}）` : ` (${hint})`}`;
}

/**
 * The advice, but for what fits.
 * @param {any} report  of the task friedman, cv or binomial
 * @param {import('../words/index.js').Language} language
 * @returns {{ isWarning: boolean, text: string }[]}
 */
export const adviceOf = (report, language) =>
  report.advice.findings
    .filter((/** @type {any} */ { kind }) => kind !== 'fits')
    .map((/** @type {any} */ finding) => ({
      isWarning: finding.kind === 'warning',
      text: oneLine(
        [finding.message[language], instead(finding, language)]
          .filter(Boolean)
          .join(language === 'zh' ? '' : ' '),
      ),
    }));

/**
 * The sentences of the verdict, and the remarks below the tables but for warnings.
 * @param {any} report
 * @param {'en' | 'zh'} language
 * @param {any} catalogue
 * @param {() => string[]} keysOf  of the table, where models are measured
 * @returns {{ sentences: string[], remarks: string[] }}
 */
export function reportWords(report, language, catalogue, keysOf) {
  if (!isComparison(report)) return measuredWords(report, language, catalogue, keysOf());
  const reason = (/** @type {string} */ id) => catalogue?.reasons[id] ?? id;
  const { sentence, detail } = comparisonVerdict(report, language, reason);
  return {
    sentences: [sentence, detail].map(oneLine),
    remarks: adviceOf(report, language).map(({ text }) => text),
  };
}
