import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDecorated, tableText } from '../../../web/import/table_text.js';

/** @param {string} text */
function read(text) {
  const answer = tableText(text);
  assert.ok(answer && 'text' in answer, JSON.stringify(answer));
  return answer;
}

/** @param {string} text */
function refusal(text) {
  const answer = tableText(text);
  assert.ok(answer && 'problem' in answer, JSON.stringify(answer));
  return answer.problem;
}

const READ = 'D,A,B,C\nd1,1,2,3\nd2,1,2.5,2.5\n';

test('plain CSV stays as it is', () => {
  assert.equal(tableText('D,A\nd1,0.5\n'), null);
  assert.equal(tableText('truth|A\n1|0.5\n0|0.2\n'), null);
  assert.equal(tableText('path,A\nC:\\data,0.5\n'), null);
  assert.equal(isDecorated('a,b\n1,2\n'), false);
});

test('a Markdown table becomes CSV', () => {
  const text =
    '| D | A | B | C |\n| :-- | --: | --: | --: |\n| d1 | 1 | 2 | 3 |\n| d2 | 1 | 2.5 | 2.5 |\n';
  assert.equal(read(text).text, READ);
  assert.match(read(text).note?.en ?? '', /Markdown table of 2 rows and 4 columns/);
  assert.match(read(text).note?.zh ?? '', /2 行 4 列/);
});

test('a Markdown table may have text around it and no bars at its edges', () => {
  const text = 'Results of *all*:\n\nD|A|B|C\n-|-|-|-\nd1|1|2|3\nd2|1|2.5|2.5\n\nMore words.';
  assert.equal(read(text).text, READ);
});

test('bold, superscript ranks and ± go, and the notes say so', () => {
  const text =
    '|D|A|B|\n|-|-|-|\n|iris|**0.95**^1^|0.81 ± 0.02|\n|wine|`0.9`<sup>1.5</sup>|_0.9_ (1.5)|\n';
  const { text: csv, note } = read(text);
  assert.equal(csv, 'D,A,B\niris,0.95,0.81\nwine,0.9,0.9\n');
  assert.match(note?.en ?? '', /after ± was left out in 1 cell, such as “0\.81 ± 0\.02”/);
  assert.match(note?.en ?? '', /marks beside the number were left out in 3 cells/);
});

test('a mark right behind a bold value is left out as one within it is', () => {
  const cells = [
    '**95.3**†',
    '**95.3†**',
    '**95.3**\\*',
    '**95.3***',
    '__95.3__‡',
    '**95.3**¹',
    '**95.3**(1)',
    '***95.3***†',
  ];
  for (const cell of cells) {
    assert.equal(
      read(`|D|A|\n|-|-|\n|iris|${cell}|\n|wine|90.1|\n`).text,
      'D,A\niris,95.3\nwine,90.1\n',
      cell,
    );
  }
});

test('names keep what only looks like markup', () => {
  const text = '|D|log\\_loss_a|x\\|y|C4.5*|\n|-|-|-|-|\n|a_b_c|1|2|3|\n|<b>d</b>, e|1|2|3|\n';
  assert.equal(read(text).text, 'D,log_loss_a,"x|y",C4.5*\na_b_c,1,2,3\n"d, e",1,2,3\n');
});

test('for the core each row stands in its line of the source', () => {
  const markdown = 'Words.\n\n| D | A |\n|---|---|\n| x | **1** |\n| y | 2 |\n| mean | 1.5 |\n';
  assert.equal(read(markdown).inPlace, '\n\nD,A\n\nx,1\ny,2\n');
  const latex =
    '\\begin{tabular}{lr}\n\\toprule\nD & A \\\\ \\midrule\nx &\n1 \\\\ y & 2 \\\\\n\\hline\nz & 3 \\\\\n\\end{tabular}';
  // x begins in line 4, y in line 5, where x ends, and z in line 7.
  assert.equal(read(latex).inPlace, '\n\nD,A\nx,1\ny,2\n\nz,3\n');
  // Of two rows in one line the second takes the next.
  const inOneLine = 'D & A \\\\ \\hline\nx & 1 \\\\ y & 2 \\\\\n\nz & 3 \\\\';
  assert.equal(read(inOneLine).inPlace, 'D,A\nx,1\ny,2\nz,3\n');
});

test('a LaTeX tabular becomes CSV', () => {
  const text = String.raw`
\begin{table}
\begin{tabular}{l r@{\hspace{1em}}r r} % a comment
  \toprule
  Data set & A & $\mathbf{B}_1$ & C\&D \\
  \midrule
  iris\_2 & \textbf{0.95}$^{1}$ & $0.81 \pm 0.02$ & 81.0\% \\[2pt]
  % left out & 1 & 2 & 3 \\
  \rowcolor{gray} K\"oln & {\bf .9}\textsuperscript{2} & $0{.}5$ & 12\,\% \\
  \bottomrule
\end{tabular}
\end{table}`;
  const { text: csv, note } = read(text);
  assert.equal(csv, 'Data set,A,B1,C&D\niris_2,0.95,0.81,81.0\nKöln,.9,0.5,12\n');
  assert.match(note?.en ?? '', /LaTeX table of 2 rows and 4 columns/);
  assert.match(note?.en ?? '', /Percent signs were left out.*“C&D”/);
});

test('an unescaped percent sign is no comment where it ends a cell', () => {
  const text = String.raw`
\begin{tabular}{lrr}
Data set & A (%) & B (%) \\
\midrule
iris & 81.7% & 90.1% % the best & so far
\\
wine & 7.5% & 80.2% \\ % 50% & more
\end{tabular}`;
  assert.equal(read(text).text, 'Data set,A (%),B (%)\niris,81.7,90.1\nwine,7.5,80.2\n');
});

test('LaTeX rows without their environment are read', () => {
  assert.equal(
    read('D & A & B & C \\\\ \\hline\nd1 & 1 & 2 & 3 \\\\\nd2 & 1 & 2.5 & 2.5').text,
    READ,
  );
});

test('rows of mean ranks at the end are not data sets', () => {
  const markdown = '|D|A|B|\n|-|-|-|\n|iris|1|2|\n|wine|2|1|\n|mean rank|1.5|1.5|\n';
  assert.equal(read(markdown).text, 'D,A,B\niris,1,2\nwine,2,1\n');
  assert.match(read(markdown).note?.en ?? '', /summary.*“mean rank”/);
  assert.equal(
    read('|数据集|A|B|\n|-|-|-|\n|iris|1|2|\n|wine|2|1|\n|平均序值|1.5|1.5|\n').text,
    '数据集,A,B\niris,1,2\nwine,2,1\n',
  );
});

test('a decimal comma becomes a point, and groups of thousands stay', () => {
  assert.equal(
    read('|D|A|\n|-|-|\n|x|0,81|\n|y|0{,}5 |\n'.replace('{,}', ',')).text,
    'D,A\nx,0.81\ny,0.5\n',
  );
  assert.equal(read('|D|A|\n|-|-|\n|x|1,234|\n|y|5,678|\n').text, 'D,A\nx,"1,234"\ny,"5,678"\n');
});

test('a dash is an empty cell; what says that it is missing stays for the message', () => {
  assert.equal(read('|D|A|B|\n|-|-|-|\n|x|—|0.5|\n|y|n/a||\n').text, 'D,A,B\nx,,0.5\ny,n/a,\n');
});

test('the minus sign of typesetters is a minus', () => {
  assert.equal(read('|D|A|\n|-|-|\n|x|−0.5|\n|y|–2|\n').text, 'D,A\nx,-0.5\ny,-2\n');
});

test('a ragged row is reported with its line', () => {
  const problem = refusal('Words\n\n|D|A|B|\n|-|-|-|\n|x|1|2|\n|y|1|\n');
  assert.equal(problem.code, 'ragged_row');
  assert.equal(problem.line, 6);
  assert.match(problem.message, /Line 6 .* has 2 cells, its head has 3/);
  assert.match(problem.message_zh, /第 6 行有 2 个单元格/);
});

test('merged cells are reported with their line', () => {
  const text = String.raw`\begin{tabular}{lrr}
\toprule
& \multicolumn{2}{c}{Accuracy} \\
\cmidrule(lr){2-3}
D & A & B \\
\midrule
x & 1 & 2 \\
\end{tabular}`;
  const problem = refusal(text);
  assert.equal(problem.code, 'merged_cells');
  assert.equal(problem.line, 3);
  assert.match(problem.message, /“Accuracy”/);
  assert.equal(refusal('A & B \\\\ \\hline\n\\multirow{2}{*}{x} & 1 \\\\\n & 2 \\\\').line, 2);
});

test('a column of one percentage among other numbers is refused', () => {
  assert.equal(refusal('|D|A|\n|-|-|\n|x|81%|\n|y|0.9|\n').code, 'mixed_units');
});

test('a table without rows is reported', () => {
  assert.equal(refusal('|D|A|\n|-|-|\n').code, 'empty_table');
  assert.equal(refusal('\\begin{tabular}{ll} a & b \\\\ \\end{tabular}').code, 'empty_table');
});

test('of several tables the first is read, with a note', () => {
  const one = '|D|A|\n|-|-|\n|x|1|\n';
  assert.match(read(`${one}\n\n${one}`).note?.en ?? '', /more than one table/);
});

test('± goes from cells of a spreadsheet, decimal commas stay for the core', () => {
  const { text, note } = read('D\tA\tB\nx\t0,81 ± 0,02\t0,5\ny\t1±,1\t2 +/- 1\n');
  assert.equal(text, 'D\tA\tB\nx\t0,81\t0,5\ny\t1\t2\n');
  assert.match(note?.en ?? '', /in 3 cells/);
  assert.equal(read('D,A,B\nx,5±1,7\n').text, 'D,A,B\nx,5,7\n');
});

test('what papers put into a tabular is read', () => {
  const text = String.raw`\begin{tabular*}{\textwidth}{@{\extracolsep{\fill}}lccc@{}}
\hline
\textbf{Dataset} & \textbf{SVM~\cite{x}} & \thead{RF\\(100)} & $k$-NN\footnotemark[1] \\ \hline\hline
Iris & $\mathbf{0.81 \pm 0.02}$ & $0.81_{\pm 0.02}$ & 0.81 {\scriptsize (0.02)} \\
Wine\footnote{a & b} & \underline{0.81} & 81.2 $\pm$ 0.3 $\bullet$ & -- \\ [0.5ex]
\rule{0pt}{2ex}Glass & \textcolor{red}{0.7} & 0.763 (4) & \cellcolor{gray!20}0.5$^\dagger$ \\
{[2]} W & .1 & .2 & .3 \\ \hline
W/T/L & 1/2/3 & 1/2/3 & -- \\
\end{tabular*}`;
  assert.equal(
    read(text).text,
    'Dataset,SVM,RF (100),k-NN\nIris,0.81,0.81,0.81\nWine,0.81,81.2,\nGlass,0.7,0.763,0.5\n[2] W,.1,.2,.3\n',
  );
});

// Signs that open something and are never closed, 200 kB of each: what looked from each of them to the end
// would take minutes. Read in time that grows with the length alone, it is well below a second.
const LENGTH = 200_000;
const SIGNS = [
  ...[
    '<b a',
    '<sup>',
    '![x](',
    '[',
    '[^',
    '$',
    ' *a',
    '**',
    ' _',
    '^1',
    '^{',
    '(',
    '\\|',
    '|',
    '- ',
    ' ',
    '\n',
    '&nbsp;',
  ],
  ...[
    '1',
    '1.',
    '1 ',
    '1±',
    '±',
    '1e1',
    '1%',
    '†',
    '{',
    '}',
    '\\textbf{',
    '\\textbf[',
    '\\cite{',
    '\\"{',
    '\\\\',
    '\\\\[',
  ],
  ...[
    '&',
    '%',
    '\\rulerule',
    '\\addlinespace[',
    '\\multirow[',
    '\\multicolumn{2}{c}{',
    '\\caption[',
    '\\hline\n',
    '~',
  ],
];
const PLACES = {
  alone: (/** @type {string} */ signs) => `|${signs}x|`,
  'in a cell of Markdown': (/** @type {string} */ signs) => `|D|A|\n|-|-|\n|x|${signs}|\n`,
  'in a formula': (/** @type {string} */ signs) => `|D|A|\n|-|-|\n|x|$${signs}$|\n`,
  'in a tabular': (/** @type {string} */ signs) =>
    `\\begin{longtable}{ll}\n${signs}\nD & A \\\\ \\endhead\nx & ${signs} \\\\\n\\end{longtable}`,
};

for (const [place, text] of Object.entries(PLACES)) {
  test(`200 kB of one sign ${place} is read or refused`, { timeout: 120_000 }, () => {
    for (const sign of SIGNS) {
      const share = place === 'in a tabular' ? 4 : 1;
      const answer = tableText(text(sign.repeat(LENGTH / share / sign.length)));
      assert.ok(answer === null || 'text' in answer || 'problem' in answer, sign);
    }
  });
}

test('groups nested ten thousand deep are read', () => {
  const deep = `${'\\textbf{'.repeat(10_000)}0.9${'}'.repeat(10_000)}`;
  const { text } = read(
    `\\begin{tabular}{ll}\nD & A \\\\ \\hline\nx & ${deep} \\\\\n\\end{tabular}`,
  );
  assert.equal(text, 'D,A\nx,0.9\n');
});

test('links, footnotes and tags go, and commands named like JavaScript’s own properties', () => {
  const markdown =
    '|D|A|\n|-|-|\n|[iris](https://a.b/c_(d))[^1]|<span style="x">1</span><sup>**2**</sup>|\n|![x](y) wine|2|\n';
  assert.equal(read(markdown).text, 'D,A\niris,1\nx wine,2\n');
  assert.equal(read('D & A \\\\ \\hline\n\\constructor x & 1 \\\\').text, 'D,A\nx,1\n');
});

test('a tabular without its end is refused with the line in which it begins', () => {
  const text = 'Text.\n\\begin{tabular}{lr}\nD & A\\\\\niris & 1\\\\\n\nMore text & more\\\\';
  const read = tableText(text);
  assert.ok(read && 'problem' in read);
  assert.equal(read.problem.code, 'unclosed_table');
  assert.equal(read.problem.line, 2);
  assert.match(
    read.problem.message,
    /^The table that begins in line 2 with \\begin\{tabular\} has no \\end\{tabular\}/,
  );
  assert.match(read.problem.message_zh, /第 2 行/);
});
