// Tables of learners as people have them, right and wrong, through the command line: each gets its task and its roles, or
// a sentence that names the place and what to do.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { evaluate } from './command_line.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-'));

/**
 * @param {string} csv
 * @param {string[]} args
 * @returns {Promise<any>}
 */
async function answer(csv, args) {
  const file = join(folder, 'table.csv');
  writeFileSync(file, csv);
  const { status, stdout, stderr } = await evaluate([file, ...args]);
  const report = JSON.parse(stdout || '{}');
  assert.equal(status === 0, report.error === undefined && stdout !== '', stderr);
  return report;
}

/** @param {number} count @param {(i: number) => string} row */
const rows = (count, row) => Array.from({ length: count }, (_, i) => row(i)).join('');

/** @type {[name: string, csv: string, code: string, place: object, ...args: string[]][]} */
const REFUSED = [
  ['one algorithm', 'dataset,A\niris,.9\nwine,.8\n', 'one_algorithm', {}],
  [
    'one algorithm in a long table',
    'dataset,algorithm,accuracy\niris,A,.9\nwine,A,.8\n',
    'one_algorithm',
    {},
  ],
  [
    'percentages beside fractions',
    'dataset,A,B,C\niris,95.1,.94,.96\nwine,93,.92,.95\nglass,70,.72,.71\n',
    'mixed_units',
    { value: 'A' },
  ],
  [
    'percentages in some rows',
    'dataset,A,B\niris,95.1,94\nwine,.93,.92\nglass,.7,.72\n',
    'mixed_units',
    { value: 'iris' },
  ],
  [
    'errors beside accuracies',
    'dataset,A_acc,B_error\niris,.95,.06\nwine,.93,.08\n',
    'opposite_measures',
    { column: 'B_error' },
  ],
  [
    'a missing cell',
    'dataset,A,B\niris,.9,\nwine,.8,.7\n',
    'missing_cells',
    { column: 'B', line: 2 },
  ],
  [
    'a word among numbers',
    'dataset,A,B,C\niris,.9,high,.7\nwine,.8,.7,.6\nglass,.7,.6,.4\n',
    'not_a_number',
    { column: 'B', line: 2, value: 'high' },
  ],
  ['NaN', 'dataset,A,B\niris,NaN,.8\nwine,.8,.7\n', 'missing_cells', { column: 'A', line: 2 }],
  ['inf', 'dataset,A,B\niris,inf,.8\nwine,.8,.7\n', 'not_finite_cells', { column: 'A', line: 2 }],
  [
    'a result that is not there',
    'dataset,algorithm,score\niris,A,.9\niris,B,.8\nwine,A,.7\n',
    'missing_cells',
    { value: 'B' },
  ],
  [
    'a data set twice',
    'dataset,A,B\niris,.9,.8\nwine,.8,.7\niris,.9,.8\n',
    'doubled_dataset',
    { line: 4, value: 'iris' },
  ],
  [
    'a result twice',
    'dataset,algorithm,score\niris,A,.9\niris,A,.8\niris,B,.7\nwine,A,.7\nwine,B,.5\n',
    'doubled_result',
    { line: 3 },
  ],
  ['a fold twice', 'run,fold,A,B\n1,1,.1,.2\n1,1,.2,.1\n2,1,.1,.2\n', 'doubled_fold', {}],
  [
    'nine rows for 5×2',
    `A,B\n${'.1,.2\n'.repeat(9)}`,
    'design_does_not_fit',
    { value: '5x2' },
    '--design=5x2',
  ],
  [
    'repeated without runs',
    'fold,A,B\n1,.1,.2\n2,.2,.1\n3,.3,.3\n',
    'design_does_not_fit',
    {},
    '--design=repeated',
  ],
  [
    'halves that share a test case',
    'run,fold,test_ids,A,B\n1,1,1 2 3,.1,.2\n1,2,3 4 5,.2,.1\n',
    'overlapping_test_sets',
    { column: 'test_ids', line: 3, value: '3' },
  ],
  [
    'a test case that was trained on',
    'fold,test_ids,train_ids,A,B\n1,1;2;3,4;5;3,.1,.2\n2,4;5;6,1;2,.2,.1\n',
    'test_case_in_training',
    { column: 'test_ids', line: 2, value: '3' },
  ],
  [
    '1,001 algorithms',
    `dataset${rows(1001, (i) => `,a${i}`)}\nx${',.5'.repeat(1001)}\ny${',.5'.repeat(1001)}\n`,
    'too_many_models',
    {},
  ],
  [
    '1,001 algorithms in a long table',
    `dataset,algorithm,score\n${rows(2002, (i) => `d${i % 2},a${i >> 1},.5\n`)}`,
    'too_many_models',
    {},
  ],
  [
    '201 algorithms in folds',
    `fold${rows(201, (i) => `,a${i}`)}\n1${',.5'.repeat(201)}\n2${',.4'.repeat(201)}\n`,
    'too_many_models',
    {},
  ],
  [
    'a control that is not there',
    'dataset,A,B\niris,.9,.8\nwine,.8,.7\n',
    'unknown_control',
    {},
    '--control=Z',
  ],
  [
    'a procedure that is not there',
    'dataset,A,B\niris,.9,.8\nwine,.8,.7\n',
    'unknown_post_hoc',
    {},
    '--post-hoc=foo',
  ],
  ['no numbers', 'dataset,A,B\nx,good,bad\n', 'no_result_columns', {}, '--task=friedman'],
  [
    'means of all folds',
    'model,accuracy,f1\nsvm,.9,.8\nrf,.92,.85\n',
    'one_result_each',
    { column: 'model' },
  ],
  [
    'a deviation that is not a number',
    'dataset,A,B\niris,95.1±?,94.0±?\nwine,96.1±?,97.0±?\n',
    'deviation_in_cell',
    { column: 'A', value: '95.1±?' },
  ],
  [
    'more errors than cases',
    'name,errors,n\nx,5,3\n',
    'invalid_count',
    { column: 'errors', line: 2 },
  ],
  ['a rate of errors', 'name,errors,n\nx,.5,3\n', 'invalid_count', { column: 'errors', line: 2 }],
  ['half a case', 'name,errors,n\nx,1,3.5\n', 'invalid_count', { column: 'n', line: 2 }],
  ['an impossible error rate', 'name,errors,n\nx,1,3\n', 'invalid_option', {}, '--eps0=2'],
];
for (const [name, csv, code, place, ...args] of REFUSED) {
  test(`${name} is refused`, async () => {
    const { error } = await answer(csv, args);
    assert.equal(error?.code, code);
    assert.deepEqual({ ...error, ...place }, error);
    assert.ok(error.message && error.message_zh);
  });
}

/**
 * What is taken, with the findings and warnings that it must have.
 * @type {[name: string, csv: string, kind: string, codes: string[], ...args: string[]][]}
 */
const TAKEN = [
  ['one data set', 'dataset,A,B,C\niris,.9,.8,.7\n', 'undefined', ['one_data_set']],
  [
    'two algorithms',
    `dataset,A,B\n${rows(7, (i) => `d${i},.${60 + i},.${50 + i}\n`)}`,
    'two',
    ['two_algorithms'],
  ],
  [
    'two data sets for two algorithms',
    'dataset,A,B\niris,.9,.8\nwine,.8,.7\n',
    'two',
    ['too_few_data_sets'],
  ],
  [
    'equal columns',
    'dataset,A,B,C\niris,.9,.9,.8\nwine,.8,.8,.85\nglass,.6,.6,.7\n',
    'no_difference',
    ['equal_columns'],
  ],
  [
    'all tied',
    'dataset,A,B,C\niris,.9,.9,.9\nwine,.8,.8,.8\n',
    'undefined',
    ['all_tied', 'equal_columns'],
  ],
  [
    'perfect order',
    `dataset,A,B,C\n${rows(8, (i) => `d${i},.9${i},.8${i},.7${i}\n`)}`,
    'differ',
    ['perfect_order'],
  ],
  [
    'a row left out',
    'dataset,A,B,C\niris,.9,,.7\nwine,.8,.7,.6\nglass,.5,.6,.65\n',
    'no_difference',
    ['rows_dropped', 'missing_left_out'],
    '--missing=drop',
  ],
  [
    'a result left out of a long table',
    'dataset,algorithm,score\niris,A,.9\niris,B,.8\nwine,A,.7\nglass,A,.7\nglass,B,.6\n',
    'two',
    ['rows_dropped', 'missing_left_out'],
    '--missing=drop',
  ],
  [
    'every data set twice',
    'dataset,A,B\niris,.9,.8\nwine,.8,.7\niris,.92,.8\nwine,.84,.71\n',
    'two',
    ['folds_averaged'],
  ],
  [
    'two data sets with the same results',
    'dataset,A,B,C\nx,.9,.8,.7\ny,.6,.7,.8\nz,.9,.8,.7\n',
    'no_difference',
    ['repeated_data_set'],
  ],
  [
    'a row of means',
    'Dataset,A,B,C\niris,.95,.96,.94\nglass,.70,.75,.68\nAverage,.825,.855,.81\n',
    'no_difference',
    ['summary_row_left_out'],
  ],
  [
    'deviations in the cells',
    'dataset,A,B\niris,95.1±1.2,94.0±2.0\nwine,96.1±1.2,97.0±2.0\n',
    'two',
    ['deviations_left_out'],
  ],
  [
    'percent signs',
    'dataset,A,B\niris,95.1%,94 %\nwine,96.1%,97 %\n',
    'two',
    ['direction_guessed'],
  ],
  [
    'a number of cases beside the algorithms',
    'dataset,n,A,B\niris,150,.95,.96\nwine,178,.97,.98\n',
    'two',
    ['put_aside'],
  ],
  ['rows without names', 'A,B\n.1,.2\n.3,.2\n.2,.25\n', 'no_difference', ['folds_or_data_sets']],
  [
    'a row of means among the others',
    'Dataset,A,B,C\nAverage,.825,.855,.81\niris,.95,.96,.94\nglass,.70,.75,.68\n',
    'differ',
    ['summary_row'],
  ],
  [
    'error rates above 1',
    'fold,A,B\n1,.2,.3\n2,1.2,.1\n3,.1,.2\n',
    'no_difference',
    ['not_error_rates', 'direction_guessed'],
  ],
  [
    'negative error rates',
    'fold,A,B\n1,-.2,.3\n2,.2,.1\n3,.1,.2\n',
    'no_difference',
    ['not_error_rates'],
  ],
  ['one row of folds', 'fold,A,B\n1,.1,.2\n', 'undefined', ['one_row']],
  [
    'errors given as accuracies',
    'dataset,A,B,C\niris,.05,.04,.06\nwine,.03,.02,.05\nglass,.30,.32,.31\n',
    'no_difference',
    ['direction_looks_wrong'],
    '--higher-is-better=true',
  ],
  [
    'accuracies given as errors',
    'fold,A,B\n1,.95,.94\n2,.93,.93\n3,.97,.96\n',
    'no_difference',
    ['direction_looks_wrong'],
    '--higher-is-better=false',
  ],
  [
    'rows and columns exchanged',
    'dataset,iris,wine\nSVM,.95,.94\nk-NN,.93,.93\nNaive Bayes,.97,.96\n',
    'two',
    ['looks_transposed'],
  ],
  [
    'a hundred rows without runs',
    `A,B\n${rows(100, (i) => `.${10 + ((i * 7) % 30)},.${10 + ((i * 11) % 30)}\n`)}`,
    'no_difference',
    ['design_guessed'],
  ],
  [
    'hold-out runs without a ratio',
    `run,A,B\n${rows(8, (i) => `${i},.${10 + ((i * 7) % 30)},.${10 + ((i * 11) % 30)}\n`)}`,
    // Nothing is claimed by a test that rejects too often.
    'undefined',
    ['unknown_ratio'],
  ],
  [
    'leave-one-out',
    `fold,A,B\n${rows(30, (i) => `${i},${+(i % 4 === 0)},${+(i % 5 === 0)}\n`)}`,
    'no_difference',
    ['folds_of_one_case'],
    '--task=cv',
  ],
  [
    'twenty settings of a search',
    `params,split0_test_score,split1_test_score,split2_test_score\n${rows(20, (i) => `c${i},.${80 + (i % 7)},.${80 + (i % 11)},.${80 + (i % 5)}\n`)}`,
    'no_difference',
    ['best_of_many'],
  ],
  [
    'successes instead of errors',
    'name,errors,n\nA,90,100\nB,95,100\n',
    'above',
    ['direction_looks_wrong', 'worst_of_many', 'same_cases'],
    '--eps0=.1',
  ],
  ['too few cases', 'name,errors,n\nA,2,2\n', 'not_above', ['too_few_cases'], '--eps0=.3'],
];
for (const [name, csv, kind, codes, ...args] of TAKEN) {
  test(`${name}: taken, with a word about it`, async () => {
    const report = await answer(csv, args);
    assert.equal(report.error, undefined, report.error?.message);
    assert.equal(report.verdict.kind, kind);
    const given = [...report.warnings, ...report.advice.findings].map(({ code }) => code);
    for (const code of codes) assert.ok(given.includes(code), `no ${code} among ${given}`);
  });
}

test('names come back verbatim', async () => {
  const report = await answer(
    'dataset,<b>A</b>,__proto__,"a, ""b""\nc"\n<script>,.9,.8,.7\nconstructor,.8,.7,.6\n',
    ['--control=__proto__'],
  );
  assert.deepEqual(
    report.models.map((/** @type {any} */ { name }) => name),
    ['<b>A</b>', '__proto__', 'a, "b"\nc'],
  );
  assert.deepEqual(report.input.datasets, ['<script>', 'constructor']);
  assert.equal(report.control.name, '__proto__');
  assert.equal(report.pairs[0].b, '__proto__');
});

/**
 * Tables as other programs and people write them.
 * @type {[name: string, csv: string, expected: {task: string, models: string[], form?: string, higher?: boolean, n?: number, design?: string}][]}
 */
const REALISTIC = [
  [
    'pandas with its index',
    ',SVM,RF,kNN\niris,.95,.96,.94\nwine,.97,.98,.95\nglass,.70,.75,.68\n',
    { task: 'friedman', models: ['SVM', 'RF', 'kNN'], form: 'wide', higher: true, n: 3 },
  ],
  [
    'pandas with a numbered index',
    'Unnamed: 0,dataset,SVM,RF\n0,iris,.95,.96\n1,wine,.97,.98\n2,glass,.70,.75\n',
    { task: 'friedman', models: ['SVM', 'RF'], n: 3 },
  ],
  [
    'runs from OpenML',
    'task_id,flow,predictive_accuracy\n31,weka.J48,0.71\n31,SVC,.75\n31,rf,.76\n37,weka.J48,0.75\n37,SVC,.77\n37,rf,.76\n',
    { task: 'friedman', models: ['weka.J48', 'SVC', 'rf'], form: 'long', higher: true, n: 2 },
  ],
  [
    'Weka’s experimenter',
    `Key_Dataset,Key_Run,Key_Fold,Key_Scheme,Number_of_training_instances,Percent_correct,Percent_incorrect\n${rows(
      16,
      (i) =>
        `${i < 8 ? 'iris' : 'glass'},${((i >> 2) & 1) + 1},${((i >> 1) & 1) + 1},${i & 1 ? 'IBk' : 'J48'},135,${80 + i},${20 - i}\n`,
    )}`,
    { task: 'friedman', models: ['J48', 'IBk'], form: 'long', higher: true, n: 2 },
  ],
  [
    'cross_validate',
    ',fit_time,score_time,test_accuracy,test_f1_macro\n0,.01,.002,.93,.9\n1,.01,.002,.96,.94\n2,.02,.001,.9,.89\n',
    { task: 'cv', models: ['test_accuracy'], higher: true, n: 3, design: 'kfold' },
  ],
  [
    'cv_results_ with losses',
    'params,split0_test_neg_mean_squared_error,split1_test_neg_mean_squared_error,mean_test_score\na,-3.2,-3.4,-3.3\nb,-3.1,-3.0,-3.05\n',
    { task: 'cv', models: ['a', 'b'], form: 'splits', higher: true, n: 2 },
  ],
  [
    'percentages from a spreadsheet',
    'Dataset\tDT\tNB\tSVM\nanneal\t98.57\t86.59\t97.46\nautos\t81.77\t57.41\t71.34\n',
    { task: 'friedman', models: ['DT', 'NB', 'SVM'], higher: true, n: 2 },
  ],
  [
    'error rates in Chinese',
    '数据集,决策树错误率,朴素贝叶斯错误率\n鸢尾花,.05,.04\n葡萄酒,.08,.03\n玻璃,.33,.5\n',
    { task: 'friedman', models: ['决策树错误率', '朴素贝叶斯错误率'], higher: false, n: 3 },
  ],
  [
    'five runs of two folds',
    `run,fold,A,B\n${rows(10, (i) => `${(i >> 1) + 1},${(i % 2) + 1},.${11 + i},.${13 + ((i * 7) % 9)}\n`)}`,
    { task: 'cv', models: ['A', 'B'], higher: false, n: 10, design: '5x2' },
  ],
  [
    'repeated folds in a long table',
    `model,repeat,fold,accuracy\n${rows(40, (i) => `${i < 20 ? 'svm' : 'rf'},${((i % 20) / 10 + 1) | 0},${(i % 10) + 1},.${80 + ((i * 7) % 15)}\n`)}`,
    {
      task: 'cv',
      models: ['svm', 'rf'],
      form: 'long',
      higher: true,
      n: 20,
      design: 'repeated',
    },
  ],
  [
    'folds numbered anew in each run',
    `fold,A,B\n${rows(20, (i) => `${(i % 10) + 1},.${11 + i},.${13 + ((i * 7) % 19)}\n`)}`,
    { task: 'cv', models: ['A', 'B'], n: 20, design: 'repeated' },
  ],
  [
    'resamples of caret',
    `Resample,rf~Accuracy,rf~Kappa,svm~Accuracy,svm~Kappa\n${rows(20, (i) => `Fold${(i % 10) + 1}.Rep${(i / 10 + 1) | 0},.${80 + (i % 7)},.${60 + (i % 5)},.${79 + (i % 11)},.5\n`)}`,
    {
      task: 'cv',
      models: ['rf~Accuracy', 'svm~Accuracy'],
      higher: true,
      n: 20,
      design: 'repeated',
    },
  ],
  [
    'a benchmark of mlr3',
    `nr,task_id,learner_id,resampling_id,iters,classif.acc\n${rows(6, (i) => `${i + 1},${['sonar', 'spam', 'pima'][i >> 1]},${i & 1 ? 'ranger' : 'rpart'},cv,10,.${70 + i}\n`)}`,
    { task: 'friedman', models: ['rpart', 'ranger'], form: 'long', higher: true, n: 3 },
  ],
  [
    'algorithms in rows',
    'Algorithm,iris,wine,glass\nSVM,.95,.97,.70\nRF,.96,.98,.75\nkNN,.94,.95,.69\n',
    { task: 'friedman', models: ['SVM', 'RF', 'kNN'], form: 'splits', n: 3 },
  ],
  [
    'errors by header',
    'dataset,Error_SVM,Error_RF\niris,.05,.04\nwine,.03,.02\nglass,.30,.25\n',
    { task: 'friedman', models: ['Error_SVM', 'Error_RF'], higher: false, n: 3 },
  ],
  [
    'semicolons and decimal commas',
    'Datensatz;SVM;RF\niris;0,95;0,96\nwine;0,97;0,98\nglass;0,70;0,75\n',
    { task: 'friedman', models: ['SVM', 'RF'], n: 3 },
  ],
  [
    'folds without a header',
    '.05,.06\n.04,.03\n.07,.05\n.06,.02\n.03,.04\n',
    { task: 'cv', models: ['column_1', 'column_2'], higher: false, n: 5 },
  ],
];
for (const [name, csv, expected] of REALISTIC) {
  test(`${name}: task, roles and direction are found`, async () => {
    const { error, task, models, input, options, tests } = await answer(csv, []);
    assert.equal(error, undefined, error?.message);
    const found = {
      task,
      models: models.map((/** @type {any} */ model) => model.name),
      form: input.form,
      higher: options.higher_is_better,
      n: tests.n_datasets ?? tests.n_folds,
      design: options.design,
    };
    assert.deepEqual({ ...found, ...expected }, found);
  });
}
