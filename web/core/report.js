/**
 * The report and what the core answers, as types. Names and labels of the user
 * may be anything, `__proto__` included: read objects keyed by them only
 * through `ownValue`.
 *
 * @typedef {{ code: string, message: string, message_zh: string, line?: number, column?: string, value?: string, option?: string, candidates?: string[], tables?: string[], file?: string }} Problem
 *   tables: of the file, of which one is to be chosen; file: that could not be read; the page then shows another
 * @typedef {{ code: string, message: string, message_zh: string, column?: string }} Warning
 * @typedef {{ low: number, high: number, level: number, method: string, resample?: string }} Interval
 * @typedef {Record<string, string>} Reasons reason id by key
 * @typedef {Record<string, number | null>} Metrics
 *
 * @typedef {object} Column
 * @property {string} name
 * @property {'category' | 'number' | 'text'} kind
 * @property {'truth' | 'prediction' | 'weight' | 'query' | 'experiment' | 'dataset' | 'algorithm' | 'run' | 'fold' | 'cluster' | 'feature' | 'tp' | 'fp' | 'fn' | 'tn' | 'ignored'} role
 * @property {true} [unnamed] the header left the name out
 * @property {true} [percent] every number has a percent sign
 * @property {string[]} [labels] the first 20, of a column with few different values
 * @property {number | null} distinct
 * @property {number} missing
 * @property {number} not_finite
 * @property {number} not_a_number
 *
 * @typedef {object} Input
 * @property {number} rows
 * @property {number} rows_dropped
 * @property {string} delimiter
 * @property {string} decimal
 * @property {boolean} header_missing
 * @property {Column[]} columns
 * @property {string[][]} first_rows
 * @property {string} truth this and the following: of a report's input only
 * @property {string[]} predictions
 * @property {string | null} weight
 * @property {'counts' | 'importance' | 'totals'} [weight_kind] what the weights stand for, where there are any
 * @property {string} [query] this and the next two: where the table has them
 * @property {string} [experiment]
 * @property {string[]} [features]
 * @property {string[] | number | null} [classes] labels of many classes; of a clustering, how many
 * @property {string} positive this and the following three: of two classes only
 * @property {string | null} negative
 * @property {number} positives
 * @property {number} negatives
 * @property {string[]} guessed
 * @property {JoinedFile[]} [files] this and the next: of several files that were joined
 * @property {{ how: 'identifier' | 'rows' | 'stack', by: string[], choices: string[] }} [join]
 *   by: the identifiers, or the new column that names the file; choices: columns that may be
 *   identifiers; nothing where the files cannot be joined
 *
 * @typedef {object} JoinedFile
 * @property {string} name
 * @property {number} rows
 * @property {number} rows_unmatched
 * @property {string[]} unmatched identifiers of the first of them
 * @property {{ name: string, as: string }[]} columns what they are called in the joined table
 * @property {string[]} left_out
 *
 * @typedef {import('../../build/options.js').Options} Options
 *
 * @typedef {object} Verdict
 * @property {'better' | 'only_alone' | 'no_difference' | 'worse_than_chance' | 'untested' | 'single' | 'averaged' | 'mixed' | 'undefined' | 'differ' | 'two' | 'above' | 'not_above' | 'below' | 'not_below' | 'different' | 'not_different'} kind
 * @property {string} [metric]
 * @property {string} [best]
 * @property {string} [other]
 * @property {number | null} [best_value]
 * @property {number | null} [other_value]
 * @property {number | null} [difference]
 * @property {number | null} [low]
 * @property {number | null} [high]
 * @property {number} [level]
 * @property {string} [test]
 * @property {number | null} [statistic]
 * @property {number | null} [p]
 * @property {number | null} [p_adjusted]
 * @property {string} [adjustment]
 * @property {boolean} [interval_agrees] whether interval and p lie on the same side
 * @property {number} [pairs]
 * @property {string} [reason]
 * @property {boolean} [equal] where the two values are equal but for rounding
 * @property {string[]} [shared] all that have the best value, where several do
 * @property {string[]} [beaten] where the best two have no test or the same value, whom each of the best beats
 * @property {string} [beaten_by] the test of these
 * @property {number} [beaten_p] the largest adjusted p-value of these
 * @property {string} [cluster] of a bootstrap of groups, the column of groups
 * @property {number} [groups] of a bootstrap of groups, how many there are
 * @property {number} [groups_needed] where they are too few for any claim at α, how many are not
 * @property {boolean} [few_groups] of a bootstrap of so few groups that it is too sure
 * @property {number} [replicates] of a bootstrap of groups
 * @property {SecondTest | null} [second] beside an AUC, the errors at the thresholds; beside rankings, the ranks
 * @property {SecondTest | null} [ranks] the same question asked of ranks
 * @property {{ test: string, p: number | null }} [chance] of a single model, its AUC against ½
 * @property {number | null} [mean] of confusion matrices, their mean accuracy, its spread and range
 * @property {number | null} [std]
 * @property {number | null} [min]
 * @property {number | null} [max]
 * @property {number} [n_matrices]
 * @property {Warning[]} [notes] what its numbers take for granted
 *
 * @typedef {object} SecondTest
 * @property {string} test
 * @property {number | null} p
 * @property {number | null} [p_adjusted] over all pairs, as the verdict's own
 * @property {'better' | 'no_difference' | 'untested'} [kind]
 * @property {string | null} [favours]
 *
 * @typedef {object} Curve
 * @property {Record<string, Record<string, (number | null)[]>>} [series]
 * @property {Metrics} [numbers]
 * @property {Reasons} [reasons]
 * @property {string} [reason] why there is no curve
 *
 * @typedef {object} Model
 * @property {string} name
 * @property {number | null} [threshold]
 * @property {Metrics} metrics
 * @property {Reasons} reasons
 * @property {Record<string, Interval>} intervals
 * @property {Record<string, Record<string, { low: number | null, high: number | null, level: number, reason?: string }>>} [other_intervals] by
 *   key and method; null with its reason
 * @property {({ label: string, reasons: Reasons } & Record<string, any>)[]} classes
 * @property {Record<string, Curve>} [curves]
 * @property {Record<string, { threshold: number | null, criterion: number | null, tp: number, fp: number, fn: number, tn: number }>} [thresholds]
 * @property {number} [positive_rank_sum] of the ranks of the scores
 *
 * @typedef {{ a: string, b: string, reasons: Reasons, differences?: Record<string, { difference: number | null, low: number | null, high: number | null, p: number | null, method: string, resample?: string, reason?: string }> } & Record<string, any>} Pair
 *
 * @typedef {object} Report
 * @property {number} schema
 * @property {string} melon
 * @property {'binary' | 'labels' | 'multiclass' | 'regression' | 'ranking' | 'clustering' | 'counts' | 'cv' | 'friedman' | 'binomial'} task
 * @property {Input} input
 * @property {Options} options as used, defaults included
 * @property {Warning[]} warnings
 * @property {Verdict} verdict
 * @property {Model[]} models
 * @property {Pair[]} pairs
 * @property {{ reasons: Reasons } & Record<string, any>} tests
 * @property {{ count: number, used: number } & Record<string, any>} [queries] of a ranking
 *
 * @typedef {object} OperatingPoint answer to an `operating_point` query
 * @property {number | null} threshold null: above every score
 * @property {{ tp: number, fp: number, fn: number, tn: number }} counts
 * @property {Metrics} metrics
 * @property {Reasons} reasons
 * @property {Record<string, (number | null)[] | null>} points by curve
 */

/**
 * The value of an own property: safe for keys such as `__proto__`.
 * @template T
 * @param {Record<string, T> | undefined | null} object
 * @param {string} key
 * @returns {T | undefined}
 */
export function ownValue(object, key) {
  return object && Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * A copy with one own property more, also when its name is `__proto__`.
 * @template T
 * @param {Record<string, T> | undefined} object
 * @param {string} key
 * @param {T} value
 * @returns {Record<string, T>}
 */
export function withValue(object, key, value) {
  return Object.fromEntries([...Object.entries(object ?? {}), [key, value]]);
}

/** Options that a message of the core names alone, in brackets. */
const ROLES =
  'truth|predictions|weight|positive|features|thresholds?|dataset|algorithm|run|fold|query|[tf][pn]';
/** "(missing=drop)", "(truth)", "(option draws)". */
const OPTION_IN_BRACKETS = new RegExp(
  `\\s?[(（](?:(?:option|选项) [^()（）]+|${ROLES}|(?:${ROLES}|missing|task|resample|join|higher_is_better|missing_is_unranked)=[^()（）]*)[)）]`,
  'g',
);

/**
 * A message of the core as the page says it: the names of options in brackets are
 * for the command line; the page has a button or a list there, which calls
 * predictions what they are.
 * @param {string} message
 * @param {string} [prediction] what the list of columns calls the role
 * @example onPage("Leave their rows out (missing=drop).") // "Leave their rows out."
 * @example onPage("Choose its role: prediction.", "score") // "Choose its role: score."
 */
export function onPage(message, prediction) {
  const text = message.replace(OPTION_IN_BRACKETS, '');
  return prediction === undefined
    ? text
    : text
        .replace(/(\brole: )prediction\b/g, (_, before) => before + prediction)
        .replace(/(角色“)预测(?=”)/g, (_, before) => before + prediction);
}

/**
 * Whether it is open which way results are better: neither an option nor a name in the table says it.
 * @param {any} report  of learners
 */
export function directionIsOpen({ input, advice }) {
  if (input.values === 'ranks' || !input.guessed?.includes('higher_is_better')) return false;
  /** @type {{ code: string, option: unknown }[]} */
  const findings = advice?.findings ?? [];
  return !findings.some(({ code, option }) => code === 'direction_guessed' && option === null);
}

/**
 * The ratio of test to training cases, where it is not that of so many folds: the rows are splits of another
 * kind then, or folds of several runs. Undefined where it is theirs.
 * @param {any} report  of learners in folds
 * @returns {number | undefined}
 * @example ratioOfSplits({ input: { folds: 15 }, options: { design: 'kfold', test_train_ratio: 0.25 } }) // 0.25
 */
export function ratioOfSplits({ input, options }) {
  const { design, test_train_ratio: ratio } = options;
  if (!['kfold', 'repeated'].includes(design) || typeof ratio !== 'number') return undefined;
  if (!(input.folds > 1)) return undefined;
  // Ratios are typed with few digits: 0.1111.
  const ofFolds = 1 / (input.folds - 1);
  return Math.abs(ratio - ofFolds) <= 0.01 * ofFolds ? undefined : ratio;
}

/**
 * The model that a verdict puts first: of comparisons with a control, what is better than it, if anything.
 * @param {any} verdict
 * @returns {string | undefined}
 * @example leaderOf({ best: ['control'], ahead: ['other'], control: { name: 'control' } }) // 'other'
 */
export const leaderOf = ({ best, ahead = [], control }) => [control ? ahead : [], best].flat()[0];
