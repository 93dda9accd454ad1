import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printedMatrix, printedText } from '../../../web/import/printed_matrix.js';

const CELLS = [
  ['50', '8', '2'],
  ['3', '40', '1'],
  ['0', '2', '60'],
];
const NUMBERED = ',0,1,2\n0,50,8,2\n1,3,40,1\n2,0,2,60\n';

/** @param {string} text */
function read(text) {
  const answer = printedText(text);
  assert.ok(answer && 'text' in answer, JSON.stringify(answer));
  return answer;
}

test('a matrix of NumPy is read with or without commas, names, types and points', () => {
  const printed = [
    '[[50  8  2]\n [ 3 40  1]\n [ 0  2 60]]\n',
    '[[50, 8, 2], [3, 40, 1], [0, 2, 60]]',
    'array([[50,  8,  2],\n       [ 3, 40,  1],\n       [ 0,  2, 60]], dtype=int64)\n',
    'array([[50., 8., 2.],\r\n [3., 40., 1.],\r\n [0., 2., 60.]])',
    'cm1 = np.array([[50,8,2],[3,40,1],[0,2,60],]);',
    'Confusion matrix:\n [[5.0e+01 8.0e+00 2.0e+00]\n [3.0e+00 4.0e+01 1.0e+00]\n [0.0e+00 2.0e+00 6.0e+01]]',
  ];
  for (const text of printed) assert.equal(read(text).text, NUMBERED, text);
  assert.match(read(printed[0]).note?.en ?? '', /called 0 to 2/);
  assert.match(read('[[1 2]\n [3 4]]').note?.zh ?? '', /0 和 1/);
});

test('a line above the brackets says what the rows are, and other words above them do not', () => {
  const matrix = '[[50  8  2]\n [ 3 40  1]\n [ 0  2 60]]\n';
  for (const above of ['predicted', 'Predicted', 'actual', '预测', '真实类别']) {
    assert.equal(read(`${above}\n${matrix}`).text, above + NUMBERED, above);
    assert.equal(read(`\n${above} \r\narray(${matrix})`).text, above + NUMBERED, above);
  }
  for (const above of ['predicted = ', 'y_pred\n', 'Predicted by the forest\n', ''])
    assert.equal(read(above + matrix).text, NUMBERED, above);
});

test('words above and below a matrix are not read, but a line that names both axes is', () => {
  const brackets = read(
    'Confusion matrix:\n[[50  8  2]\n [ 3 40  1]\n [ 0  2 60]]\n\nRecall: ~1.00\n',
  );
  assert.equal(brackets.text, NUMBERED);
  assert.match(brackets.note?.en ?? '', /text below it was not read/);
  assert.match(brackets.note?.zh ?? '', /其后的文字未读取/);
  assert.equal(printedText('id,matrix\n1,"[[1, 2], [3, 4]]"\n'), null);
  const aligned =
    'Confusion Matrix\nAktual \\ Prediksi\n         lemon   manis   nipis\n lemon     150       0       0\n manis       1     165      34\n nipis      25       4     121\n';
  assert.equal(
    read(aligned).text,
    'Aktual \\ Prediksi,lemon,manis,nipis\nlemon,150,0,0\nmanis,1,165,34\nnipis,25,4,121\n',
  );
});

test('of sums of weights the rows are the true classes, unless a line or names say what they are', () => {
  const named = 'true,0,1\n0,5.5,8\n1,3,40\n';
  for (const text of ['[[5.5 8. ]\n [3.  40. ]]', '     0   1\n0  5.5   8\n1  3.0  40\n']) {
    assert.equal(read(text).text, named, text);
    assert.match(read(text).note?.en ?? '', /Its rows were taken as the true classes; .*predicted/);
    assert.match(read(text).note?.zh ?? '', /各行当作真实类别/);
  }
  assert.equal(read('[[1e300 8]\n [3 1e300]]').text, 'true,0,1\n0,1e+300,8\n1,3,1e+300\n');
  const above = read('predicted\n[[5.5 8. ]\n [3.  40. ]]');
  assert.equal(above.text, named.replace('true', 'predicted'));
  assert.doesNotMatch(above.note?.en ?? '', /taken as/);
  // Results on data sets may be printed so.
  const results = read('      cat   dog\ncat  81.5  77\ndog  70.0  79\n');
  assert.equal(results.text, ',cat,dog\ncat,81.5,77\ndog,70,79\n');
});

test('a matrix of pandas has its names, and those of its axes', () => {
  const plain =
    '        setosa  versicolor  virginica\nsetosa      50           8          2\nversicolor   3          40          1\nvirginica    0           2         60\n';
  assert.equal(
    read(plain).text,
    ',setosa,versicolor,virginica\nsetosa,50,8,2\nversicolor,3,40,1\nvirginica,0,2,60\n',
  );
  const crosstab =
    'Predicted  cat  dog  All\nActual                  \ncat         50    8   58\ndog          3   40   43\nAll         53   48  101\n';
  assert.equal(
    read(crosstab).text,
    'Actual,cat,dog,All\ncat,50,8,58\ndog,3,40,43\nAll,53,48,101\n',
  );
  const numbers = '    0   1   2\n0  50   8   2\n1   3  40   1\n2   0   2  60\n';
  assert.equal(read(numbers).text, NUMBERED);
});

test('names with single blanks are kept', () => {
  const text =
    '            not spam  very spam\nnot spam          50          8\nvery spam          3         40\n';
  assert.equal(read(text).text, ',not spam,very spam\nnot spam,50,8\nvery spam,3,40\n');
});

test('a table of R has the name of its rows beside those of its columns', () => {
  const text =
    'Confusion Matrix and Statistics\n\n          Reference\nPrediction  no yes\n       no  231  32\n       yes  27 164\n\n               Accuracy : 0.87\n                 95% CI : (0.83, 0.90)\n';
  assert.equal(read(text).text, 'Prediction,no,yes\nno,231,32\nyes,27,164\n');
});

test('the positive class that R’s caret names is taken, and the rest is said not to be read', () => {
  const text = (/** @type {string} */ positive) =>
    `Confusion Matrix and Statistics\n\n          Reference\nPrediction  M  R\n         M 75 12\n         R 10 60\n\n               Accuracy : 0.8599          \n\n       'Positive' Class : ${positive}               \n`;
  const answer = read(text('M'));
  assert.equal(answer.text, 'Prediction,M,R\nM,75,12\nR,10,60\n');
  assert.equal(answer.positive, 'M');
  assert.match(answer.note?.en ?? '', /Nothing else .* but the positive class, “M”\.$/);
  assert.match(answer.note?.zh ?? '', /正类取自文字：“M”。其余文字未读取。$/);
  assert.equal(read(text('Q')).positive, undefined);
  assert.match(read(text('Q')).note?.en ?? '', /Nothing else of the text was read\.$/);
  const alone = read('     M  R\nM   75 12\nR   10 60\n');
  assert.equal(alone.positive, undefined);
  assert.doesNotMatch(alone.note?.en ?? '', /Nothing else/);
});

test('a classification report is no matrix, whatever its last rows look like', () => {
  const text =
    '              precision    recall  f1-score   support\n\n           0       0.67      1.00      0.80         2\n           1       1.00      0.50      0.67         2\n\n    accuracy                           0.86         4\n   macro avg       0.89      0.83      0.82         4\nweighted avg       0.90      0.86      0.85         4\n';
  assert.equal(printedText(text), null);
});

test('the last matrix of WEKA’s window is read', () => {
  const matrix = (/** @type {number} */ n) =>
    `=== Confusion Matrix ===\n\n  a  b   <-- classified as\n ${n}  1 |  a = Iris-setosa\n  0 49 |  b = not it\n\n`;
  assert.equal(
    read(`=== Run information ===\n\nScheme: J48, ZeroR\n${matrix(50)}${matrix(47)}`).text,
    'true,Iris-setosa,not it\nIris-setosa,47,1\nnot it,0,49\n',
  );
  assert.match(read(matrix(50) + matrix(47)).note?.en ?? '', /the last of several/);
  assert.doesNotMatch(read(matrix(50)).note?.en ?? '', /several/);
});

test('a matrix in brackets that is not square says how large it is', () => {
  const answer = printedText('[[1 2 3]\n [4 5 6]]');
  assert.ok(answer && 'problem' in answer);
  assert.equal(answer.problem.code, 'matrix_not_square');
  assert.match(answer.problem.message, /2 rows and 3 columns/);
});

test('several matrices in brackets are asked for one by one', () => {
  const answer = printedText('[[[50  8]\n  [ 3 40]]\n\n [[20  1]\n  [ 2 30]]]\n');
  assert.ok(answer && 'problem' in answer);
  assert.equal(answer.problem.code, 'several_matrices');
});

test('numbers and blanks alone are a matrix without names', () => {
  assert.deepEqual(printedMatrix('50 8 2\n3 40 1\n0 2 60\n')?.cells, CELLS);
  assert.equal(read('50 8 2\n3 40 1\n0 2 60\n').text, '50,8,2\n3,40,1\n0,2,60\n');
});

test('what is no printed matrix stays as it is', () => {
  const others = [
    '',
    'truth,a\n1,0.5\n0,0.2\n',
    'truth\ta\tb\n1\t2\t3\n0\t1\t2\n',
    'only one column\n1\n2\n3\n',
    '[1 2 3]',
    '[[[1 2]\n [3 4]]]',
    '[[1 2]\n [3]]',
    '[[1 x]\n [3 4]]',
    '301 0 FR940104 1\n301 0 FR940105 0\n301 0 FR940106 1\n',
    '   a  b   <-- classified as\n 1 2 3 | a = x\n',
    `[[1 2]\n [3 4]]${' '.repeat(70_000)}`,
  ];
  for (const text of others) assert.equal(printedMatrix(text), null, text);
});

test('the end of a longer table is no matrix below a row of numbers', () => {
  const rows = [
    '"1" 1 0.6243 0.84',
    '"2" 0 0.3 0.2',
    '"3" 1 0.9 0.7',
    '"4" 1 0.8 0.95',
    '"5" 0 0.1 0.4',
    '"6" 1 0.7 0.6',
    '"7" 0 0.2 0.3',
  ];
  for (const count of [5, 6, 7])
    assert.equal(printedMatrix(['"truth" "glm" "rf"', ...rows.slice(0, count)].join('\n')), null);
  const results = ['set A B', 'd1 1 2', 'd2 3 4', 'd3 5 6', 'd4 7 8', 'd5 9 7'];
  assert.equal(printedMatrix(results.join('\n')), null);
});

test('what pandas prints of a long table is no matrix', () => {
  const lines = ['  y  a', '0 1 0.5', '1 0 0.2', '.. ... ...', '98 1 0.4', '99 0 0.1'];
  assert.equal(printedMatrix(lines.join('\n')), null);
});

test('a long text takes no time', () => {
  const texts = ['[[1 2]\n', 'a 1 2\n', 'a b c\n', '<-- classified as\n', '[[', '1 2 | '];
  const start = performance.now();
  for (const part of texts) printedMatrix(part.repeat(65_000 / part.length));
  assert.ok(performance.now() - start < 2000);
});
