/** Words of the lesson on the confusion matrix, in English. */

const CELLS = {
  tp: ['true positives TP', 'positive cases that are predicted positive'],
  fn: ['false negatives FN', 'positive cases that are predicted negative'],
  fp: ['false positives FP', 'negative cases that are predicted positive'],
  tn: ['true negatives TN', 'negative cases that are predicted negative'],
};

export const words = {
  model: 'Model',
  never: 'Always negative',
  threshold: 'Threshold',
  accuracy: 'Accuracy',
  error: 'Error rate',
  precision: 'Precision P',
  recall: 'Recall R',
  share: 'Share of positive cases',
  undefined: 'undefined',
  table: 'Both models',
  screens: {
    outcomes: {
      title: 'Right or wrong, in two ways each',
      text: [
        'A case, such as a person or a mail, is positive or negative: ill or healthy, spam or not. Positive is usually what one looks for. A model predicts each case as positive or negative. So a prediction can be right in two ways and wrong in two ways.',
        'A positive case that is predicted positive is a true positive, TP; one that is missed is a false negative, FN. A negative case that is predicted positive is a false alarm, a false positive FP; the others are true negatives, TN.',
        'The model of the picture gives each case a score: the higher, the more likely it is positive. Positive cases stand above the axis, negative ones below it. The line is the threshold: what lies at it or to its right is predicted positive.',
        'The confusion matrix counts all four. Drag the line: cases move from one column to the other, never from one row to the other.',
      ],
    },
    accuracy: {
      title: 'Accuracy: how many are right',
      text: [
        'Accuracy is the share of cases that are predicted rightly: the two green cells, TP and TN, divided by all. The error rate is the rest.',
        'Both weigh the two kinds of error the same. A missed illness and a false alarm each count one.',
        'Move the threshold. There is one at which accuracy is highest, but which errors remain there, accuracy does not say.',
      ],
    },
    questions: {
      title: 'Two other questions',
      text: [
        'Look at the first column only: of the cases that are predicted positive, how many are positive? That is precision, P.',
        'Look at the first row only: of the positive cases, how many are found? That is recall, R.',
        'Move the threshold up and precision tends to rise while recall falls. With no case predicted positive, precision is 0/0 and does not exist.',
      ],
    },
    rare: {
      title: 'When positives are rare, accuracy flatters',
      text: (/** @type {{ never: string }} */ { never }) => [
        `A model that always says negative finds nothing. Yet its accuracy is the share of the negative cases: here ${never}.`,
        'Make the positive cases rarer. The accuracy of the useless model goes up, and at some point it passes the model that does find positive cases.',
        'So never read accuracy without the share of the classes. Recall shows the difference at once, and precision says what the alarms are worth.',
      ],
    },
  },
  exercises: {
    cell: {
      question: (/** @type {{ cell: keyof typeof CELLS }} */ { cell }) =>
        `The table shows for each case its class and what the model predicts. How many ${CELLS[cell][0]} are there, that is, ${CELLS[cell][1]}?`,
      head: ['Case', 'Class', 'Predicted'],
      hints: [
        'The first word, true or false, says whether the prediction is right. The second is what was predicted.',
        'Go down the table and make a mark at each row with this class and this prediction.',
      ],
    },
    error: {
      question: () =>
        'The rows of this confusion matrix are the classes, its columns the predictions. What is the error rate, the number of wrong predictions divided by the number of all cases?',
      head: ['Class', 'Predicted +', 'Predicted −'],
      names: ['+', '−'],
      hints: [
        'Wrong are the positive cases predicted negative, and the negative cases predicted positive.',
        'Add these two cells, and divide by the sum of all four.',
      ],
    },
    always: {
      question: () =>
        'The rows of this confusion matrix are the classes, its columns the predictions. What would be the accuracy of a model that predicts negative for each of these cases? Accuracy is the number of right predictions divided by the number of all cases.',
      head: ['Class', 'Predicted +', 'Predicted −'],
      names: ['+', '−'],
      hints: [
        'What this model predicted plays no part. How many cases are positive, how many negative?',
        'All negative cases would be right, all positive ones wrong: divide the sum of the second row by the sum of all cells.',
      ],
    },
  },
};
