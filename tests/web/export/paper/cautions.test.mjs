import assert from 'node:assert/strict';
import test from 'node:test';
import {
  comparisonDoubts,
  predictionCautions,
  predictionDoubts,
} from '../../../../web/export/paper/cautions.js';
import { predictionsPaperWords } from '../../../../web/export/paper/predictions_words.js';

/** @param {string[]} codes */
const report = (...codes) => ({
  warnings: codes.map((code) => ({ code, message: `${code} "A".`, message_zh: `${code}。` })),
});

test('a warning that makes a result doubtful has to be checked first, whatever is new included', () => {
  assert.deepEqual(
    predictionDoubts(report('rows_repeat', 'models_pooled', 'not_known_yet'), 'en'),
    ['rows_repeat “A”.', 'models_pooled “A”.', 'not_known_yet “A”.'],
  );
  assert.deepEqual(predictionDoubts(report('rows_repeat'), 'zh'), ['rows_repeat。']);
});

test('how a file was read, and what the paragraph says itself, is no doubt', () => {
  const codes = ['percent_read', 'score_columns_ignored', 'rows_dropped', 'cases_repeat'];
  assert.deepEqual(predictionDoubts(report(...codes), 'en'), []);
});

test('a fact on the result is a sentence of the paragraph and no doubt', () => {
  const t = predictionsPaperWords('en');
  const facts = report('noise_is_a_cluster', 'no_better_than_majority');
  assert.deepEqual(predictionCautions(facts, 'en', t), [
    'noise_is_a_cluster “A”.',
    'no_better_than_majority “A”.',
  ]);
  assert.deepEqual(predictionDoubts(facts, 'en'), []);
});

test('every finding on learners that is a warning has to be checked, but for those that are answered', () => {
  const finding = (/** @type {string} */ code, /** @type {string} */ kind) => ({
    code,
    kind,
    message: { en: code, zh: code },
  });
  const advice = {
    findings: [
      finding('few_folds_of_tomorrow', 'warning'),
      finding('design_guessed', 'caution'),
      finding('paired_t_on_overlapping_folds', 'warning'),
      finding('too_few_data_sets', 'warning'),
      finding('folds_or_data_sets', 'caution'),
      finding('direction_guessed', 'caution'),
    ],
  };
  assert.deepEqual(comparisonDoubts({ advice }, 'en'), [
    'few_folds_of_tomorrow',
    'design_guessed',
    'folds_or_data_sets',
  ]);
  assert.deepEqual(
    comparisonDoubts({ advice: {}, ...report('seeds_as_runs', 'rows_dropped') }, 'en'),
    ['seeds_as_runs “A”.'],
  );
});
