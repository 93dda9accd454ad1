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
    `${name}: ${done} of ${counted(total, 'training set', 'training sets')}`,
  cancelled: 'Cancelled. Nothing was computed to the end.',
  stopped:
    'The lab stopped, in most cases for want of memory. Choose fewer rows, learners or folds, and run again.',
  notFetched:
    'The lab’s data sets could not be fetched. Check the network, then load the page again.',
  about: (/** @type {string} */ name) => `In ${name}: `,
  sources: (/** @type {string[]} */ ...references) =>
    `${references.length > 1 ? 'Sources' : 'Source'}: ${references.join('; ')}.`,
  parts: {
    learners: 'Compare learners',
    curves: 'Learning curves',
    search: 'Search',
    bias: 'Bias and variance',
    estimators: 'Estimators of error',
    leak: 'A leak',
    clusters: 'Clusters',
  },
  clusters: {
    lead: 'Divide the rows of a data set into clusters, and see how good they are.',
    run: 'Find and evaluate the clusters',
    explained:
      'The features are standardized, and the target is not looked at: it is the true groups that the clusters are compared with. The clusters open on the page with their measures and pictures; the lab stays as it is.',
    add: 'Add a clusterer…',
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
      `${metric} with ${counted(rows, 'row', 'rows')} to learn from: ${learner} has ${test} on the test sets and ${training} on the rows it has learnt from, on average.`,
    validation: (
      /** @type {Record<'metric' | 'parameter' | 'value' | 'test' | 'training' | 'tie', string>} */ {
        metric,
        parameter,
        value,
        test,
        training,
        tie,
      },
    ) =>
      `${metric} on the test sets is best at ${parameter} = ${value}: ${test} on average, against ${training} on the rows learnt from.${tie}`,
    tied: (/** @type {string} */ values) => ` As good: ${values}.`,
    allTied: ' All values are equally good; the first is named.',
    undefined: (/** @type {string} */ metric) => `${metric} is undefined in these test sets.`,
    described: (/** @type {string} */ learner, /** @type {string} */ metric) =>
      `${metric} of ${learner} on the rows learnt from and on test sets.`,
    legend:
      'Lines are means over the training sets of the plan, bands a standard deviation to either side. The rows of the first training set are counted; others may have one row more or less.',
    chosen:
      'The best value was chosen by these test sets, so its result is likely too favourable; others close to it may be as good.',
  },
  search: {
    lead: 'Which hyper-parameters are best? A search tries many, and the best of many looks better than it is.',
    explained:
      'A strategy proposes hyper-parameters, the plan below measures them, and the strategy goes on from there. The best mean was chosen because it is the best. With outer folds the whole search is done again within the training set of each, and what it chose is tested on rows that it has not seen.',
    learner: 'Learner',
    strategy: 'Strategy',
    all: 'all, as a race',
    allHint: 'Each strategy with the same budget and seed; no learner is measured twice.',
    budget: 'Budget (trials)',
    seed: 'Seed of the search',
    outerFolds: 'Outer folds',
    none: 'none',
    searched: 'searched',
    fieldsHint:
      'A hyper-parameter with a value stays as it is; 1|5|9 are the levels that are tried; an empty one is searched in its range.',
    lecture: 'The grid of 90 combinations of the lecture notes',
    lectureHint:
      'Boosted trees, as R’s gbm: 3 depths × 50 to 1500 trees. Its interaction.depth counts splits; max_depth stands in its place. This may take minutes.',
    firstOnly: (/** @type {string} */ name) => `Searched is the first of the data sets: ${name}.`,
    cancelled: 'Cancelled. The trials so far stay.',
    running: (
      /** @type {Record<'strategy' | 'used' | 'budget' | 'best' | 'fold', string>} */ {
        strategy,
        used,
        budget,
        best,
        fold,
      },
    ) =>
      `${fold}${strategy}: ${used} of ${counted(budget, 'trial', 'trials')}, best so far ${best}`,
    inner_mean: 'best of the inner folds',
    outer_mean: 'outer test sets',
    outerFold: (/** @type {number} */ fold, /** @type {number} */ folds) =>
      `outer fold ${fold} of ${folds}, `,
    found: (
      /** @type {Record<'trials' | 'data' | 'learner' | 'metric' | 'mean' | 'tie', string>} */ {
        trials,
        data,
        learner,
        metric,
        mean,
        tie,
      },
    ) =>
      `The best of ${counted(trials, 'trial', 'trials')} on ${data} is ${learner}: ${metric} ${mean} on average. It was chosen by this value, which is therefore likely too favourable.${tie}`,
    tied: (/** @type {string} */ count) =>
      ` ${count} settings are equally good; the first of them is named.`,
    allTied: (/** @type {string} */ count, /** @type {string} */ metric) =>
      ` All ${count} settings have the same ${metric}, so the search tells none from another; the first is named. Try another metric, other data or another range.`,
    raced: (
      /** @type {{ data: string, learner: string, metric: string, mean: string, strategies: string[], tie: string }} */ {
        data,
        learner,
        metric,
        mean,
        strategies,
        tie,
      },
    ) =>
      `In this race on ${data} the best mean of ${metric} is ${mean}, found by ${strategies.join(', ')}. ${strategies[0]} chose ${learner}. It was chosen by this value, which is therefore likely too favourable; another seed may have another winner.${tie}`,
    nothing: (/** @type {string} */ metric) =>
      `No trial on all rows has a value of ${metric} so far.`,
    outer: (
      /** @type {Record<'metric' | 'inner' | 'outer' | 'folds', string>} */ {
        metric,
        inner,
        outer,
        folds,
      },
    ) =>
      `${metric}: the best inner score is ${inner} on average; on outer test sets, which the search has not seen, it is ${outer} (${counted(folds, 'fold', 'folds')}).`,
    outerUndefined: (/** @type {string} */ metric) => `${metric} is undefined in all outer folds.`,
    titles: { best: 'The best so far', surface: 'What was tried' },
    spent: 'budget used (trials)',
    racedDescription: (/** @type {string} */ metric) =>
      `The best mean of ${metric} so far against the budget used.`,
    surfaceDescription: (/** @type {string} */ metric, /** @type {string} */ axes) =>
      `${metric} of the trials against ${axes}.`,
    steps: 'Trials that are shown',
    before: 'One trial back',
    after: 'One trial on',
    step: (
      /** @type {string} */ at,
      /** @type {string} */ all,
      /** @type {string} */ learner,
      /** @type {string} */ share,
      /** @type {string} */ mean,
    ) => `${at} of ${all}: ${learner}${share}, ${mean}`,
    share: (/** @type {string} */ share) => ` on ${share} of the rows`,
    shareHead: 'Share of rows',
    shown: 'Strategy shown',
    axes: ['Across', 'Upwards'],
    legendColour:
      'Each dot is a trial; the stronger its colour, the better. The inner ring marks the best so far, the wide coloured one the latest trial; a cross has no value.',
    legendHeight:
      'Each dot is a trial. The inner ring marks the best so far, the wide coloured one the latest trial; a cross at the bottom has no value.',
    legendShare: ' Small dots have learnt from a share of the rows, and cannot be the best.',
    hidden: (/** @type {string} */ count, /** @type {string} */ axes) =>
      ` ${counted(count, 'trial is', 'trials are')} not drawn, because not all of ${axes} count there.`,
    table: 'Trials',
    trial: 'Trial',
    best: 'Best so far',
    someRows: (/** @type {string} */ shown, /** @type {string} */ all) =>
      `Shown: ${shown} of ${all} trials, around the one above; the file has all.`,
    save: 'Save the trials',
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
    heads: {
      mean_bias_squared: 'bias²',
      mean_variance: 'variance',
      noise_variance: 'noise',
      expected_error: 'expected squared error',
      measured_error: 'squared error on new data',
      standard_error: 'standard error',
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
      `${done} of ${counted(total, 'data set', 'data sets')}`,
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
      `The dots are means over ${sets} data sets, the bars a standard deviation to both sides. This bias was found in studies of gene expression.`,
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
    bayes: 'error of the best rule',
    titles: { picture: 'Estimates about the truth', table: 'Bias and variance of the estimates' },
    described: (/** @type {string} */ truth) =>
      `Of each estimator the mean and a standard deviation to both sides, beside the true error of ${truth}.`,
    legend:
      'The dots are the means of the estimates, the bars a standard deviation to both sides, the line is the mean true error. Bias is the mean of estimate − true error of the same data set, with the standard error of the simulation; RMSE the root of the mean square of this difference. The bootstraps have 50 samples.',
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
      `${counted(rows, 'row', 'rows')} · ${counted(features, 'feature', 'features')}`,
    source: 'Source: ',
    licence: (/** @type {string} */ licence) => `. Licence: ${licence}. `,
    target: 'What is predicted',
    goal: 'Read as',
    learntFrom: 'Columns to learn from',
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
    named: (/** @type {string} */ name, /** @type {string[]} */ parameters) =>
      [name, ...parameters].join(', '),
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
      `${counted(count, 'training set', 'training sets')}, of ${counted(train, 'row', 'rows')}; test sets of ${test}.`,
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
      `${counted(rows, 'row', 'rows')} (downwards) and ${counted(sets, 'training set', 'training sets')} (side by side)`,
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
    of: (/** @type {string[]} */ names) => `Of ${names.join(', ')}.`,
    spread: 'SD over repetitions',
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
    ) =>
      count === '1'
        ? `1 of ${counted(total, 'test set', 'test sets')} has no metrics of its own: ${why}`
        : `${count} of ${total} test sets have no metrics of their own: ${why}`,
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
