/** Words of the lesson on splitting data, in English. */
export const words = {
  neighbours: 'Learner',
  nearest: (/** @type {string} */ count) =>
    count === '1' ? 'The nearest neighbour' : `${count} nearest neighbours`,
  onTraining: 'Error on the rows it learnt from',
  onNew: 'Error on new cases',
  error: 'Error rate',
  truth: 'error on new cases',
  spread: 'Of each estimate the mean and a standard deviation to both sides.',
  testRows: 'Test rows',
  estimators: {
    apparent: 'Training rows',
    hold_out: 'Hold-out',
    k_fold_5: '5-fold',
    k_fold_10: '10-fold',
    repeated_k_fold: '10-fold, repeated',
    leave_one_out: 'Leave-one-out',
  },
  testShare: 'Share of the test set',
  drawing: 'How the rows are drawn',
  plain: 'Plain',
  stratified: 'Stratified',
  positiveRows: (/** @type {string} */ count) =>
    `The first ${count} rows from the top are the smaller class.`,
  anew: 'Draw anew',
  folds: 'Folds k',
  trainings: 'Trainings',
  learntFrom: 'Rows learnt from',
  tested: 'Rows tested',
  rows: 'Rows',
  leftOut: 'Left out here, on average',
  expected: 'Expected',
  limit: 'For many rows',
  screens: {
    why: {
      title: 'Why a test set',
      text: [
        'A learner is to predict cases that it has not seen. How often it will be wrong there is its generalization error, and that is what we want to know.',
        'Take one of the simplest learners: it predicts the class of the most similar row that it learnt from, the nearest neighbour. On the rows that it learnt from it is never wrong, since each finds itself. On new cases it is. The error on the training rows is too optimistic.',
        'With more neighbours, which vote, the two come closer, but the gap does not close by itself. So rows are put aside that the learner never sees: the test set.',
        'All this was done sixty times with other data. In the picture the dots are the means. The bar says how far the test sets lie apart: it reaches one standard deviation to both sides, and about two in three results lie within it.',
      ],
    },
    hold_out: {
      title: 'Hold-out: one part for the test',
      text: [
        'The rows are divided at random into a training set and a test set that have no row in common. Usually about two thirds to four fifths are for training.',
        'Each column of the picture is one such division. Learning from fewer rows makes the model worse, testing on fewer makes the estimate less certain: one cannot have both.',
        'Drawn plainly, the test set may have too many or too few cases of a class. Stratified drawing keeps the share of each class: look at the top of the columns.',
      ],
    },
    folds: {
      title: 'Cross-validation: each row is tested once',
      text: [
        'Divide the rows into k folds of about the same size. Each fold is the test set once, and the learner learns from all the others. The mean of the k results is the estimate.',
        'No row is wasted: each is tested once, and learnt from k − 1 times. k = 10 is common.',
        'With as many folds as rows it is leave-one-out: hardly smaller training sets, but as many trainings as rows.',
      ],
    },
    luck: {
      title: 'One division is luck',
      text: [
        'Sixty data sets were drawn, and the error estimated from each in five ways. The dots are the means, the bars a standard deviation to both sides. The line is the true error.',
        'The single hold-out has the longest bar: with another division you would have read another error. Cross-validation varies less, and repeating it with other folds steadies it a little more.',
        'But its training sets overlap, so its results are not independent of each other. A later lesson shows what that does to tests.',
      ],
    },
    bootstrap: {
      title: 'The bootstrap: drawing with replacement',
      text: [
        'Draw a row from the m rows, put it back, and do so m times. The training set then has m rows, some of them twice or more, and some rows are never drawn. Those are the test set: out of bag.',
        'A row is missed by one draw with probability 1 − 1/m, and by all m of them with this to the power of m. For many rows that goes to 1/e, about 0.368; for few it is less.',
        'It is useful when rows are few. But the training set has another distribution than the data, and that biases the estimate.',
      ],
    },
  },
  exercises: {
    held: {
      question: () =>
        'A learner learnt from the training set, and then predicted both sets. The generalization error is estimated by the error rate, the number of wrong predictions divided by the number of rows. What is the hold-out estimate?',
      head: ['Set', 'Rows', 'Predicted rightly'],
      names: ['Training', 'Test'],
      hints: [
        'Only rows that were not learnt from say anything about new cases.',
        'Take the row of the test set: subtract the right ones from all, and divide by all of the test set.',
      ],
    },
    trainings: {
      question: () =>
        'A data set is evaluated by k-fold cross-validation, repeated with other folds each time. In each repeat every fold is the test set once, and a model learns from the other folds. How many models are learnt in all?',
      head: ['Rows', 'Folds k', 'Repeats'],
      hints: [
        'How many models does one repeat learn?',
        'One for each fold. Multiply by the repeats.',
      ],
    },
    left: {
      question: () =>
        'From a data set of m rows a bootstrap draws a training set of m rows with replacement. What is the probability that a given row is never drawn? It is (1 − 1/m) to the power of m.',
      head: ['Rows m'],
      hints: [
        'One draw misses the row with probability 1 − 1/m.',
        'Multiply this number by itself so many times as there are rows; do not use the limit of 0.368.',
      ],
    },
  },
};
