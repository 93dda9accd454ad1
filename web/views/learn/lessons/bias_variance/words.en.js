/** Words of the lesson on bias and variance, in English. */
export const words = {
  anew: 'Draw other training sets',
  family: 'Learner',
  families: {
    polynomial: 'Polynomials',
    tree: 'Decision trees',
    neighbors: 'Nearest neighbours',
  },
  complexity: 'Complexity:',
  complexities: {
    polynomial: 'Degree of the polynomial',
    tree: 'Depth of the tree',
    neighbors: '16 − number of neighbours',
  },
  parameters: {
    polynomial: (/** @type {number} */ value) => `degree ${value}`,
    tree: (/** @type {number} */ value) => `depth ${value}`,
    neighbors: (/** @type {number} */ value) =>
      value === 1 ? '1 neighbour' : `${value} neighbours`,
  },
  rows: 'Rows of a training set',
  noise: 'σ, the standard deviation of the noise',
  squared: 'Squared error',
  measured: 'measured on new data',
  parts: {
    bias: 'bias²',
    variance: 'variance',
    noise: 'noise σ²',
    error: 'expected error',
    training: 'training error',
    measured: 'on new data',
  },
  curves: {
    one: 'The truth, dashed; a training set; and the model that was learnt from it.',
    many: 'The truth, dashed; a training set; twenty models from different training sets; and the mean of a hundred.',
  },
  described: 'The expected error and its parts; each dot is the error measured on new data.',
  reveal: 'Show what is hidden',
  hide: 'Hide it again',
  screens: {
    one: {
      title: 'One training set, one model',
      text: [
        'The dashed curve is the truth, which in life is unknown. What we have is a training set: the dots, thirty rows. They lie about the truth and not on it, because of noise.',
        'A learner turns the dots into a model: the full line. Here it fits a polynomial. Degree 1 is a straight line, and with each further degree the line may bend once more.',
        'Draw other training sets a few times with degree 1, then with degree 8. The truth stays, yet each time the model is another: a little so, or very much.',
      ],
    },
    many: {
      title: 'Many training sets: a mean and a spread',
      text: [
        'To judge the learner and not an accident, draw a hundred training sets, of which the dots are the first, and learn a model from each. The thin lines are twenty of the models, the thick line is the mean of all hundred.',
        'Two things may be wrong. The mean may lie off the truth: that is bias. The models may lie off their mean: that is variance.',
        'With degree 1 the models are alike, and make the same mistake. With degree 8 their mean is near the truth, the nearer the more of them there are, but single models are far off, most of all at the ends. You will only ever have one of them.',
      ],
    },
    parts: {
      title: 'Three parts add up to the error',
      text: [
        'At a place x, f is the truth, h what a model predicts, and h̄ the mean of h over all training sets. A new target is y = f + noise. The mean of (y − h)² is the sum of three.',
        'Bias² is (h̄ − f)²: it is squared before it is added. Variance is the mean of (h − h̄)². The noise has the variance σ², whatever the model. The numbers are means over x.',
        'The last number was not added up: it is the error measured on new targets, with its standard error. The two agree within chance.',
        'Some books, such as Zhou’s, write f for the prediction and y for the truth. The parts are the same.',
      ],
    },
    complexity: {
      title: 'Less of one, more of the other',
      text: [
        'At the left are simple models. They cannot follow the truth, so the bias is large: they underfit. At the right are complex ones that follow each dot, noise and all. There the variance is large: they overfit.',
        'With more complexity bias usually falls, and variance grows. Not at each step: our curve bends twice, so degree 2 is no better than a straight line. Their sum is smallest in between.',
        'The training error, on the rows learnt from, falls on and on, so it cannot tell where that is. The error on new data, the dots, can.',
        'Choose another learner. Trees get complex by their depth, neighbours by being few.',
      ],
    },
    rows: {
      title: 'More rows: less variance',
      text: [
        'Here the training sets grow from left to right, while the degree stays. In more rows a single dot counts for less: the variance falls, steeply at first.',
        'The bias stays about where it was. With degree 1 hardly anything is gained: more rows do not make a straight line bend.',
        'Then take degree 8. With few rows its error leaves the picture, with many it comes close to the noise. Complex models need more rows.',
      ],
    },
    noise: {
      title: 'Noise stays',
      text: (/** @type {{ noise: string, floor: string }} */ { noise, floor }) => [
        `Two rows with the same x may have different targets. What x does not tell, no model can predict. Here σ = ${noise}, so σ² = ${floor} is the smallest error to expect on new data, with any learner and any number of rows.`,
        'More noise also makes more variance, as the models learn it along with the truth. So with little noise a higher degree pays, and with much noise a lower one.',
        'Look at a high degree: its training error lies below σ². That is no skill. The model has learnt noise by heart, and on new data the noise is another.',
      ],
    },
    choose: {
      title: 'Choosing a model',
      text: [
        'In life bias and variance cannot be seen, as the truth is unknown. One sees the training error, the line, and the error on rows put aside, the dots. Choose by the dots, then press the button. Both are means over a hundred training sets here; from a single one they would shake.',
        'Both errors large and close together: underfitting. Take a more complex model or better features; more rows help little.',
        'A wide gap between the two: overfitting. Take more rows, a simpler model, or regularization, which makes complexity cost something, or average several models as a random forest does.',
        'The three parts add up for squared error. For classes there are other decompositions: the lab, under “Bias and variance”, takes the error on your data apart by two of them.',
      ],
    },
  },
  exercises: {
    bias: {
      question: (/** @type {{ truth: number }} */ { truth }) =>
        `From each of four training sets a model was learnt. The table has what the models predict at the same place, where the truth is f = ${truth.toFixed(1)}. Compute bias²: the square of the difference between the mean of the predictions and f.`,
      head: ['Training set', 'Prediction h'],
      hints: [
        'First the mean h̄: add up the four predictions and divide by 4.',
        'Then (h̄ − f)². Bias² has no sign, so it does not matter on which side of f the mean lies.',
      ],
    },
    variance: {
      question: () =>
        'From each of four training sets a model was learnt. The table has what the models predict at two places. Compute the variance. At one place it is the mean of (h − h̄)² over the four models, where h̄ is the mean of the four predictions there; take the mean of the two places.',
      head: ['Training set', 'h at place 1', 'h at place 2'],
      hints: [
        'The truth is not needed: variance is about the distance from the mean of the models, of each place its own.',
        'At each place: subtract h̄ from the four predictions, square, add up, and divide by 4 (not by 3). Then add both places and divide by 2.',
      ],
    },
    choose: {
      question: (/** @type {{ truth: number, noise: number }} */ { truth, noise }) =>
        `Three learners, A, B and C, learnt a model from each of four training sets. The table has what the models predict at a place where the truth is f = ${truth.toFixed(1)}; the noise of new targets has the standard deviation σ = ${noise.toFixed(1)}. Which learner has the smallest expected error, bias² + variance + σ²? Give this error. Bias² is (h̄ − f)², with h̄ the mean of the learner’s four predictions; variance is the mean of (h − h̄)².`,
      head: ['Training set', 'h of A', 'h of B', 'h of C'],
      hints: [
        'σ² is the same for all three: compare bias² + variance, and add σ² in the end. Mind the square: σ is given, not σ².',
        'Bias² + variance of a learner is the mean of (h − f)² over its four models. That is quicker.',
      ],
    },
  },
};
