import { counted } from '../../words/format.js';

export const lab = {
  title: 'Lab',
  lead: 'From a data set to compared learners: choose data, learners and a plan, and run. All of it happens in this browser.',
  sentence: (
    /** @type {{ learners: number, data: string, plan: string, trainings: string }} */ {
      learners,
      data,
      plan,
      trainings,
    },
  ) =>
    `${counted(String(learners), 'learner', 'learners')} on ${data}: ${plan}, ${counted(trainings, 'training set', 'training sets')} each.`,
  dataSets: (/** @type {number} */ count) => `${count} data sets`,
  run: 'Run',
  cancel: 'Cancel',
  running: (/** @type {string} */ name, /** @type {string} */ done, /** @type {string} */ total) =>
    `${name}: ${done} of ${total} training sets`,
  cancelled: 'Cancelled. Nothing was computed to the end.',
  stopped:
    'The lab stopped, in most cases for want of memory. Choose fewer rows, learners or folds, and run again.',
  notFetched:
    'The lab’s data sets could not be fetched. Check the network, then load the page again.',
  about: (/** @type {string} */ name) => `In ${name}: `,
  parts: {
    learners: 'Compare learners',
    bias: 'Bias and variance',
    estimators: 'Estimators of error',
    leak: 'A leak',
  },
  bias: {
    lead: 'Why does a model err: because it is too simple, or because its training set was an accident?',
    sentence: (
      /** @type {string} */ bias,
      /** @type {string} */ variance,
      /** @type {string} */ noise,
      /** @type {string} */ sum,
      /** @type {string} */ measured,
      /** @type {string} */ error,
    ) =>
      `Bias² ${bias} + variance ${variance} + noise ${noise} = ${sum}; on new data the error was ${measured} (standard error ${error}).`,
    explained:
      'Many training sets are drawn from a function that is known here, and noise. Each gives another model. Bias² is how far their mean is from the function, variance how far they are from their mean; what the noise adds, no model can predict.',
    function: 'Function',
    functions: { sine: 'sine', line: 'straight line', step: 'step', bump: 'bump' },
    family: 'Learner',
    families: {
      polynomial: 'polynomial regression',
      tree: 'decision tree',
      neighbors: 'k-nearest neighbours',
    },
    complexities: {
      polynomial: 'degree',
      tree: 'depth',
      neighbors: 'complexity (16 − k)',
    },
    numbers: {
      noise: 'Noise (SD)',
      rows: 'Rows',
      training_sets: 'Training sets',
      seed: 'Seed',
    },
    squared: 'squared error',
    titles: { curves: 'What was learnt', parts: 'What the error consists of' },
    parts: {
      bias: 'bias²',
      variance: 'variance',
      noise: 'noise',
      error: 'their sum',
      training: 'training error',
    },
    curves: (/** @type {string} */ at) =>
      `The function, one training set, twenty models learnt from different training sets, and the mean of all, at ${at}.`,
    described: (/** @type {string} */ error) =>
      `Bias², variance, noise and their sum against complexity; the sum is ${error} at the chosen one.`,
    legend:
      'Left: dashed the function, dots the first training set, thin lines the first twenty models, the thick line the mean of all. Right: the dots are the error measured on new data, within two standard errors; what does not fit into the picture is cut off.',
  },
  simulation: {
    learner: 'Learner',
    learners: {
      nearest: 'the nearest neighbour',
      neighbors: 'five neighbours',
      tree: 'a whole decision tree',
      logistic: 'logistic regression',
      bayes: 'Gaussian naive Bayes',
    },
    running: (/** @type {string} */ done, /** @type {string} */ total) =>
      `${done} of ${total} data sets`,
  },
  leak: {
    lead: 'What happens if features are chosen before the rows are divided?',
    sentence: (/** @type {string} */ leaked, /** @type {string} */ inside) =>
      `The true accuracy of every model is 0.5 here. Ten folds estimate ${leaked} if the features were chosen on all rows, and ${inside} if inside each training set.`,
    spread: (/** @type {string} */ mean, /** @type {string} */ deviation) =>
      `${mean} (SD ${deviation})`,
    explained:
      'The classes are coins and the features noise, so there is nothing to learn. The features most correlated with the class are chosen, a model learns from them, and ten folds estimate its accuracy. If they are chosen on all rows, the test sets take part in the choice: this is the leak.',
    numbers: {
      rows: 'Rows',
      features: 'Features',
      selected: 'Chosen features',
      repetitions: 'Data sets',
      seed: 'Seed',
    },
    names: { leaked: 'chosen on all rows', inside: 'chosen inside each training set' },
    accuracy: 'accuracy',
    truth: 'truth',
    title: 'Accuracy, estimated by ten folds',
    described: (/** @type {string} */ leaked, /** @type {string} */ inside) =>
      `Estimated accuracy with features chosen on all rows, ${leaked}, and inside each training set, ${inside}, beside the truth, one half.`,
    legend: (/** @type {string} */ sets) =>
      `The dots are means over ${sets} data sets, the bars a standard deviation to both sides. Ambroise & McLachlan 2002 found this bias in studies of gene expression.`,
  },
  estimators: {
    lead: 'How far from the true error is an estimate: too low, too high, or different from data set to data set?',
    sentence: (
      /** @type {{ learner: string, rows: string, sets: string, truth: string, bayes: string, closest: string,
       *   error: string }} */ { learner, rows, sets, truth, bayes, closest, error },
    ) =>
      `Learnt from ${rows} rows, ${learner} errs on ${truth} of new cases, the mean over ${sets} data sets; the best rule that there is errs on ${bayes}. Closest here is “${closest}”: its root mean squared error is ${error}.`,
    explained:
      'Each data set is drawn anew from two normal classes that are known here. From its rows the error is estimated in every way; the true error is that of the model of all these rows on 2,000 new points. What is closest here need not be so for other data or learners.',
    numbers: {
      rows: 'Rows',
      dimensions: 'Features',
      distance: 'Distance of the classes',
      repetitions: 'Data sets',
      seed: 'Seed',
    },
    names: {
      apparent: 'apparent error',
      hold_out: 'hold-out, 30 %',
      k_fold_5: '5-fold',
      k_fold_10: '10-fold',
      repeated_k_fold: '10 × 10-fold',
      leave_one_out: 'leave-one-out',
      bootstrap: 'out of bag',
      bootstrap_632: '.632',
      bootstrap_632_plus: '.632+',
    },
    estimator: 'Estimator',
    heads: {
      mean: 'Mean',
      bias: 'Bias',
      standard_error: '± SE',
      deviation: 'SD',
      root_mean_squared_error: 'RMSE',
    },
    error: 'error rate',
    truth: 'true error',
    titles: { picture: 'Estimates about the truth', table: 'Bias and variance of the estimates' },
    described: (/** @type {string} */ truth) =>
      `Of each estimator the mean and a standard deviation to both sides, beside the true error of ${truth}.`,
    legend:
      'The dots are the means of the estimates, the bars a standard deviation to both sides, the line is the mean true error. Bias is the mean of estimate − true error of the same data set, with the standard error of the simulation; RMSE the root of the mean square of this difference. The bootstraps have 50 samples.',
  },
  data: {
    title: 'Data',
    hint: 'Check one data set, or several of the same kind to compare learners over all of them.',
    classification: 'Classes',
    regression: 'Numbers',
    own: 'Your files',
    choose: 'Choose files',
    chooseLabel: 'Data sets, each a row per case',
    size: (/** @type {string} */ rows, /** @type {string} */ features) =>
      `${rows} rows · ${features} features`,
    source: 'Source: ',
    licence: (/** @type {string} */ licence) => `. Licence: ${licence}. `,
    target: 'What is predicted',
    goal: 'As',
    goals: { auto: 'guessed', classification: 'classes', regression: 'numbers' },
    isClassification: (/** @type {string} */ target, /** @type {number} */ classes) =>
      `“${target}” has ${classes} classes.`,
    isRegression: (/** @type {string} */ target) => `“${target}” is a number.`,
    features: (/** @type {string} */ names) => ` Learnt from: ${names}.`,
    remove: (/** @type {string} */ name) => `Remove ${name}`,
  },
  learners: {
    title: 'Learners',
    add: 'Add a learner…',
    remove: (/** @type {string} */ name) => `Remove ${name}`,
  },
  plan: {
    title: 'Plan',
    plan: 'How the rows are divided',
    stratify: 'Keep the shares of the classes',
    group: 'Keep together the rows of a',
    noGroup: 'nothing',
    names: /** @type {Record<string, string>} */ ({
      folds: 'Folds',
      repeats: 'Repeats',
      test_size: 'Share of the test set',
      p: 'Rows left out together',
      inner_folds: 'Inner folds',
      gap: 'Rows in between',
      max_train_size: 'Most rows to learn from (0: all)',
      seed: 'Seed',
    }),
    sizes: (/** @type {string} */ count, /** @type {string} */ train, /** @type {string} */ test) =>
      `${count} training sets, of ${train} rows; test sets of ${test}.`,
    span: (/** @type {string} */ from, /** @type {string} */ to) => `${from} to ${to}`,
    leftOut: (
      /** @type {string} */ mean,
      /** @type {string} */ expected,
      /** @type {string} */ limit,
    ) =>
      `The bootstrap leaves out ${mean} of the rows on average; (1 − 1/m)^m is ${expected}, and its limit e⁻¹ is ${limit}.`,
    shares: 'Shares of the classes',
    class: 'Class',
    whole: 'All rows',
    inTest: 'Test sets',
    picture: (/** @type {string} */ rows, /** @type {string} */ sets) =>
      `${rows} rows (downwards) and ${sets} training sets (side by side)`,
    sampled: (
      /** @type {string} */ shown,
      /** @type {string} */ rows,
      /** @type {string} */ sets,
      /** @type {string} */ all,
    ) =>
      `Shown: ${shown} of ${rows} rows, at equal distances, and ${sets} of ${all} training sets.`,
    legend: {
      train: 'learnt from',
      more: 'drawn more than once',
      test: 'tested',
      none: 'left out',
    },
    save: 'Save the plan',
    foldHead: (/** @type {number} */ repeat, /** @type {number} */ fold) =>
      `repeat ${repeat}, fold ${fold}`,
    ofFirst: (/** @type {string} */ name) => `Of ${name}:`,
  },
  results: {
    title: 'Results',
    metric: 'Metric',
    learner: 'Learner',
    mean: 'Mean',
    std: 'SD',
    rank: 'Mean rank',
    compare: 'Compare the learners',
    compareHint: 'Opens the tests, intervals and pictures for these results',
    evaluate: 'Evaluate the predictions',
    evaluateHint: 'Opens the curves and measures for the predictions of all test sets together',
    saveResults: 'Save the results',
    savePredictions: 'Save the predictions',
    unmeasured: (
      /** @type {string} */ count,
      /** @type {string} */ total,
      /** @type {string} */ why,
    ) => `${count} of ${total} test sets have no metrics of their own: ${why}`,
    estimates: {
      title: 'Error rate, by .632+',
      heads: {
        apparent_error: 'apparent',
        out_of_bag_error: 'out of bag',
        estimate_632: '.632',
        no_information_rate: 'γ',
        overfitting_rate: 'R',
        weight: 'weight',
        estimate_632_plus: '.632+',
      },
      sentence: (/** @type {string} */ samples) =>
        `The apparent error, of a model of all rows on these rows, is mostly too low; the out-of-bag error, for each row over those of the ${samples} samples that leave it out, is mostly too high. .632+ lies between them, the nearer to the out-of-bag error the more the learner overfits: γ is the error if predictions had nothing to do with the truth, R how far from the apparent error towards γ the out-of-bag error lies. It is an estimate, and here without an interval.`,
    },
    older: 'These results are of earlier settings.',
    elapsed: (/** @type {string} */ time) => `This took ${time}.`,
  },
};
