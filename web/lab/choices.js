/**
 * What was chosen in the lab, and what is asked of the core for it.
 *
 * @typedef {object} LearnerChoice
 * @property {string} id
 * @property {Record<string, string>} values  of the hyper-parameters that were typed
 *
 * @typedef {object} PlanChoice
 * @property {string} id
 * @property {Record<string, string>} values  of the settings that were typed
 * @property {boolean} stratify
 * @property {string} group  a column, or nothing
 *
 * @typedef {object} TargetChoice
 * @property {string} target  a column
 * @property {'' | 'classification' | 'regression'} goal  empty: by the column
 * @property {string[]} [columns]  of the table, where they are known
 * @property {string[] | null} [features]  what is learnt from; null: as usual
 *
 * @typedef {{ name: string, kind: string, choices: readonly string[], default: number | string, help: string,
 *   limits: Record<string, number> }} Parameter
 * @typedef {object} LabCatalogue  what the catalogue has for the lab
 * @property {{ keys: { key: string, name: string }[], direction: string, kinds: string[] }[]} metrics
 * @property {{ id: string, name: string, meaning: string, parameters: string[] }[]} splitters
 * @property {(Parameter & { plans: string[] })[]} split_parameters
 * @property {{ id: string, name: string, meaning: string, classifies: boolean, regresses: boolean,
 *   parameters: Parameter[] }[]} learners
 * @property {{ id: string, name: string, meaning: string, parameters: Parameter[] }[]} clusterers
 * @property {{ id: string, name: string, short_name: string, meaning: string }[]} search  the strategies
 */

/**
 * @param {LearnerChoice} learner
 * @example learnerText({ id: 'decision_tree', values: { max_depth: '3' } }) // "decision_tree:max_depth=3"
 */
export const learnerText = ({ id, values }) =>
  [
    id,
    ...Object.entries(values).flatMap(([name, value]) => (value ? `${name}=${value}` : [])),
  ].join(':');

/**
 * The settings of a plan that it makes use of.
 * @param {LabCatalogue} catalogue
 * @param {string} plan
 */
export function settingsOf({ splitters, split_parameters: all }, plan) {
  const used = splitters.find(({ id }) => id === plan)?.parameters ?? [];
  return {
    numbers: all.filter(({ name }) => used.includes(name)),
    stratifies: used.includes('stratify'),
    groups: used.includes('group'),
  };
}

/**
 * @param {LabCatalogue} catalogue
 * @param {TargetChoice} of
 * @param {readonly LearnerChoice[] | null} learners  null: those that suit the target
 * @param {PlanChoice} plan
 * @returns {Record<string, unknown>}
 */
export function labRequest(catalogue, { target, goal, columns, features }, learners, plan) {
  const { numbers, stratifies, groups } = settingsOf(catalogue, plan.id);
  const typed = numbers.flatMap(({ name }) => {
    const value = plan.values[name];
    return value ? [[name, Number(value)]] : [];
  });
  // A column of groups is one of this table, and is not predicted.
  const fits = plan.group !== target && (columns ?? [plan.group]).includes(plan.group);
  const group = groups && fits ? plan.group : '';
  return {
    type: 'lab',
    target,
    ...(goal ? { goal } : {}),
    ...(learners ? { learners: learners.map(learnerText) } : {}),
    plan: plan.id,
    ...Object.fromEntries(typed),
    ...(stratifies && !plan.stratify ? { stratify: null } : {}),
    ...(features ? { features: features.filter((name) => name !== group) } : {}),
    ...(group ? { group } : {}),
  };
}

/**
 * The learners that suit a goal; others are left out.
 * @param {LabCatalogue} catalogue
 * @param {'classification' | 'regression'} goal
 */
export const learnersFor = ({ learners }, goal) =>
  learners.filter((one) => (goal === 'classification' ? one.classifies : one.regresses));
