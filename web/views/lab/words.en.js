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
    curves: 'Learning curves',
    bias: 'Bias and variance',
  },
  curves: {
    lead: 'Would more data help, or another hyper-parameter? Curves of the error on the rows learnt from and on test sets show it.',
    explained:
      'A learner that is too simple errs alike on the rows it has learnt from and on others (under-fitting). One that is too flexible knows the former by heart and errs on the latter (over-fitting). The plan below divides the rows; from each training set, parts of growing size are learnt from, or one hyper-parameter is varied.',
    against: 'Against',
    againstRows: 'rows to learn from',
    againstParameter: 'a hyper-parameter',
    shares: 'Shares of each training set',
    learner: 'Learner',
    parameter: 'Hyper-parameter',
    values: 'Values',
    usualValues: 'as a grid search',
    rows: 'number of rows learnt from',
    training: 'rows learnt from',
    test: 'test sets',
    onTraining: 'On rows learnt from',
    onTest: 'On test sets',
    table: 'Points of the curves',
    learning: (
      /** @type {Record<'learner' | 'metric' | 'rows' | 'test' | 'training', string>} */ {
        learner,
        metric,
        rows,
        test,
        training,
      },
    ) =>
      `${metric} with ${rows} rows to learn from: ${learner} has ${test} on the test sets and ${training} on the rows it has learnt from, on average.`,
    validation: (
      /** @type {Record<'metric' | 'parameter' | 'value' | 'test' | 'training', string>} */ {
        metric,
        parameter,
        value,
        test,
        training,
      },
    ) =>
      `${metric} on the test sets is best at ${parameter} = ${value}: ${test} on average, against ${training} on the rows learnt from.`,
    undefined: (/** @type {string} */ metric) => `${metric} is undefined in these test sets.`,
    described: (/** @type {string} */ learner, /** @type {string} */ metric) =>
      `${metric} of ${learner} on the rows learnt from and on test sets.`,
    legend:
      'Lines are means over the training sets of the plan, bands a standard deviation to either side. The rows of the first training set are counted; others may have one row more or less.',
    chosen:
      'The best value was chosen by these test sets, so its result is likely too favourable; others close to it may be as good.',
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
    older: 'These results are of earlier settings.',
    elapsed: (/** @type {string} */ time) => `This took ${time}.`,
  },
};
