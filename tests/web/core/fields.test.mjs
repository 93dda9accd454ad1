import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  criticalDifferences,
  degreesOfFreedom,
  EFFECTS,
  effectOf,
  fieldOf,
  fitsDesign,
  modelColumns,
  namesOf,
  pairColumns,
} from '../../../web/core/fields.js';

/**
 * @param {string} task
 * @param {Record<string, any>} options
 * @param {number} learners
 */
const report = (task, options = {}, learners = 2) => ({
  task,
  options,
  models: Array.from({ length: learners }),
  control: null,
});

test('a key is a p-value, a probability, a count or a number', () => {
  assert.equal(fieldOf('holm_p').kind, 'p_value');
  assert.equal(fieldOf('anova_p_huynh_feldt').kind, 'p_value');
  assert.equal(fieldOf('bayes_sign_rope').kind, 'probability');
  assert.equal(fieldOf('losses').kind, 'count');
  assert.equal(fieldOf('rank_diff').kind, 'number');
  assert.equal(fieldOf('constructor').kind, 'number');
});

test('learners are compared with a rate only where one was given', () => {
  assert.deepEqual(modelColumns(report('cv', { eps0: null })), ['mean', 'std', 'n']);
  assert.deepEqual(modelColumns(report('cv', { eps0: 0.2 })).slice(3), [
    'corrected_t',
    'corrected_t_p',
  ]);
});

test('experiments have the p-value of their alternative; one has a critical number, several an adjusted p', () => {
  const columns = (/** @type {string} */ alternative, /** @type {number} */ learners) =>
    modelColumns(report('binomial', { eps0: 0.1, alternative }, learners)).slice(3);
  assert.deepEqual(columns('greater', 1), [
    'binomial_p_greater',
    'binomial_p_strict',
    'binomial_critical_errors',
  ]);
  assert.deepEqual(columns('less', 2), ['binomial_p_less', 'binomial_p_adjusted']);
  assert.deepEqual(columns('two-sided', 1), [
    'binomial_p_two_sided',
    'binomial_critical_errors_two_sided_low',
    'binomial_critical_errors_two_sided_high',
  ]);
});

test('with a control its comparison follows the learners’ own numbers', () => {
  const against = { ...report('friedman', {}, 3), control: { index: 0 } };
  assert.deepEqual(modelColumns(against).slice(-2), ['control_z', 'control_p']);
});

test('tests of five runs of two folds are shown of such folds alone', () => {
  const shown = (/** @type {string} */ design) => pairColumns(report('cv', { design }));
  assert.ok(shown('5x2').includes('cv5x2_t_p') && !shown('kfold').includes('cv5x2_t_p'));
  assert.ok(shown('kfold').includes('corrected_t_p_holm'));
  assert.ok(!fitsDesign(fieldOf('cv5x2_f_p_holm'), report('cv', { design: 'kfold' })));
});

test('critical differences stand by procedure, that of all pairs first, each with its α', () => {
  const tests = {
    'bonferroni_dunn_cd_0.1': 1.038,
    'bonferroni_dunn_cd_0.05': 1.168,
    'nemenyi_cd_0.1': 1.118,
    'nemenyi_cd_0.05': 1.254,
    'nemenyi_cd_0.01': null,
  };
  assert.deepEqual(criticalDifferences(tests), [
    {
      procedure: 'nemenyi',
      at: [
        { key: 'nemenyi_cd_0.1', procedure: 'nemenyi', alpha: 0.1 },
        { key: 'nemenyi_cd_0.05', procedure: 'nemenyi', alpha: 0.05 },
      ],
    },
    {
      procedure: 'bonferroni_dunn',
      at: [
        { key: 'bonferroni_dunn_cd_0.1', procedure: 'bonferroni_dunn', alpha: 0.1 },
        { key: 'bonferroni_dunn_cd_0.05', procedure: 'bonferroni_dunn', alpha: 0.05 },
      ],
    },
  ]);
  assert.deepEqual(criticalDifferences({ n_datasets: 1 }), []);
});

test('an effect size belongs to the statistic that decides', () => {
  assert.equal(effectOf('signed_ranks'), 'hodges_lehmann');
  assert.equal(effectOf('mean'), 'mean_difference');
  assert.equal(effectOf('mean_rank'), '');
  assert.deepEqual(EFFECTS.slice(0, 2), ['mean_difference', 'hodges_lehmann']);
});

test('a t has one number of degrees of freedom, an F two, a rank test none', () => {
  const pair = { corrected_t_df: 9, cv5x2_f_df1: 10, cv5x2_f_df2: 5 };
  assert.deepEqual(degreesOfFreedom(pair, 'corrected_t_test'), [9]);
  assert.deepEqual(degreesOfFreedom(pair, 'cv5x2_f_test'), [10, 5]);
  assert.deepEqual(degreesOfFreedom(pair, 'wilcoxon_signed_rank'), []);
  assert.deepEqual(degreesOfFreedom(undefined, 'corrected_t_test'), []);
  assert.deepEqual(degreesOfFreedom(pair, 'of_no_test'), []);
});

test('what is counted of learners and of pairs has a name for each', () => {
  assert.equal(namesOf('en').models.wins, 'times best');
  assert.equal(namesOf('en').pairs.wins, 'wins');
  assert.equal(namesOf('zh').procedures.bonferroni_dunn, 'Bonferroni–Dunn');
});
