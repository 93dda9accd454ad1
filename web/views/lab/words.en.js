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
  parts: { learners: 'Compare learners', bias: 'Bias and variance' },
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
  ownBias: {
    sources: { function: 'A known function', data: 'My data', table: 'Predictions of models' },
    numbers: {
      training_sets: 'Training sets',
      test_size: 'Share of the test set',
      seed: 'Seed',
    },
    models: 'the models',
    error: 'error',
    sentenceOn: 'The sentence is about',
    onlyFirst: (/** @type {string} */ name) =>
      `Of the chosen data sets only the first is taken: ${name}.`,
    parts: {
      biasSquared: 'bias²',
      biasAndNoise: 'bias² and noise',
      variance: 'variance',
      bias: 'bias',
      net: 'net variance',
      unbiased: 'unbiased variance',
      biased: 'biased variance, taken off',
    },
    titles: { kohavi: 'Kohavi & Wolpert', domingos: 'Domingos', squared: 'Squared error' },
    x: { classes: 'share of wrong predictions', squared: 'squared error' },
    described: (/** @type {string} */ parts) =>
      `The error of each learner as a bar of its parts: ${parts}.`,
    data: {
      lead: 'How much of the error on your data is bias, and how much variance?',
      ofClasses: (
        /** @type {string} */ name,
        /** @type {string} */ error,
        /** @type {string} */ bias,
        /** @type {string} */ net,
      ) =>
        `Of the error of ${name} on the test set, ${error}, ${bias} is bias and ${net} net variance (Domingos).`,
      lowered: (
        /** @type {string} */ name,
        /** @type {string} */ bias,
        /** @type {string} */ net,
        /** @type {string} */ error,
      ) =>
        `What most models of ${name} predict is wrong in ${bias} of the test set (bias); variance takes ${net} off, and the error is ${error} (Domingos).`,
      ofNumbers: (
        /** @type {string} */ name,
        /** @type {string} */ error,
        /** @type {string} */ bias,
        /** @type {string} */ variance,
      ) =>
        `Of the squared error of ${name} on the test set, ${error}, ${bias} is bias² and noise together and ${variance} variance.`,
      made: (/** @type {string} */ name, /** @type {string} */ sets, /** @type {string} */ cases) =>
        `${name}: ${counted(sets, 'training set', 'training sets')}, ${counted(cases, 'case', 'cases')} in the test set.`,
      explained:
        'One test set is held out. Training sets are drawn with replacement from the other rows, as many rows each, and each learner learns from each. Domingos compares what most models predict with the truth: bias is how often that is wrong; where it is right, models that differ from it add to the error (unbiased variance), and where it is wrong, those that are right take from it (biased variance). Kohavi and Wolpert take bias² and variance from the shares of models that predict each class. With one target a case, noise counts as bias. All of it holds for this test set and for samples of these rows.',
    },
    table: {
      truth: 'Truth',
      lead: 'Predictions by models from several training sets: how much of their error is bias, and how much variance?',
      needs:
        'Choose a file of your own under “Data”: a row for each case, a column with the truth, and a column for each model with the class or number that it predicts.',
      ofClasses: (
        /** @type {string} */ name,
        /** @type {string} */ error,
        /** @type {string} */ bias,
        /** @type {string} */ net,
      ) =>
        `Of the error of ${name} on these cases, ${error}, ${bias} is bias and ${net} net variance (Domingos).`,
      lowered: (
        /** @type {string} */ name,
        /** @type {string} */ bias,
        /** @type {string} */ net,
        /** @type {string} */ error,
      ) =>
        `What most of ${name} predict is wrong in ${bias} of these cases (bias); variance takes ${net} off, and the error is ${error} (Domingos).`,
      ofNumbers: (
        /** @type {string} */ name,
        /** @type {string} */ error,
        /** @type {string} */ bias,
        /** @type {string} */ variance,
      ) =>
        `Of the squared error of ${name} on these cases, ${error}, ${bias} is bias² and noise together and ${variance} variance.`,
      made: (/** @type {string} */ name, /** @type {string} */ sets, /** @type {string} */ cases) =>
        `${name}: ${counted(sets, 'model', 'models')}, ${counted(cases, 'case', 'cases')}.`,
      explained:
        'The models are taken to be of one learner, each from another training set; all columns that fit the truth are predictions. Domingos compares what most models predict with the truth: bias is how often that is wrong; where it is right, models that differ from it add to the error (unbiased variance), and where it is wrong, those that are right take from it (biased variance). Kohavi and Wolpert take bias² and variance from the shares of models that predict each class. With one target a case, noise counts as bias.',
    },
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
