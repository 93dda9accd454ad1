/**
 * The commands of Melon: which there are, and how they are called.
 * @module
 */
import { printCatalogue } from './catalogue.mjs';
import { evaluate } from './evaluate.mjs';
import { printTables } from './tables.mjs';

/**
 * What a command reads and writes.
 * @typedef {object} Streams
 * @property {AsyncIterable<Uint8Array>} stdin
 * @property {{ write: (text: string) => unknown }} stdout
 * @property {{ write: (text: string) => unknown }} stderr
 */

const USAGE = `Usage:
  melon evaluate FILE.csv [options]   measure and compare the models in a file of predictions
  melon catalogue [--json] [--language=en|zh]
                                      list every metric, curve, test, interval and threshold rule
  melon tables [TABLE] [--alpha=.05] [--rows=1-30,inf] [--columns=1-10] [--csv|--json]
                                      critical values of t, F, χ², q, Nemenyi, Wilcoxon, …

Options of evaluate (what is left out is guessed or has the default shown):
  --json                   the whole report as JSON
  --language=en|zh         of the readable table
  --paper                  a paragraph for a paper, and the BibTeX of what it cites
  --task=binary|labels|multiclass|regression|ranking|clustering|counts|friedman|cv|binomial
  --truth=COLUMN --predictions=A,B --weight=COLUMN --positive=LABEL
  --features=X,Y           coordinates of clustered points; inputs to draw errors against
  --query=COLUMN           what is ranked together
  --experiment=COLUMN      which confusion matrix a row belongs to
  --ordered=A,B,C          classes in their order, for weighted kappas
  --threshold=0.5          predicted positive: score ≥ threshold
  --thresholds='{"A":0.3}' a model's own threshold
  --missing=error|drop     a row with a missing, infinite or non-numeric cell
  --beta=1 --cost-fn=1 --cost-fp=1 --prior=SHARE --max-fpr=0.1 --k=10 --alpha=0.05
  --cost-matrix='[[0,1],[5,0]]'  what each error costs, true classes in rows
  --top-k=2 --quantile=0.5 --n-features=P
  --distance=euclidean|manhattan|cosine --standardize=true|false
  --dataset=COLUMN --algorithm=COLUMN --run=COLUMN --fold=COLUMN
                           comparisons of learners: what a row's results are of
  --higher-is-better=true|false --control=NAME --post-hoc=nemenyi --rope=0.01 --tie-tolerance=0
  --design=kfold|repeated|5x2 --test-train-ratio=RATIO --eps0=ERROR_RATE
  --alternative=greater|less|two-sided --draws=10000
  --bootstrap=0 --seed=1   replicates of the stratified bootstrap, for intervals of every metric
  --delimiter=,            , ; | or tab
A file named - is standard input; a table in a .md or .tex file is read, too.
`;

const COMMANDS = new Map([
  ['evaluate', evaluate],
  ['catalogue', printCatalogue],
  ['tables', printTables],
]);

/**
 * @param {string[]} args  the command and its arguments
 * @param {Streams} streams
 * @returns {Promise<number>}  the exit status
 */
export async function commandLine([command, ...rest], streams) {
  const run = COMMANDS.get(command ?? '');
  if (run) return run(rest, streams);
  const asked = command === undefined || command === 'help' || command === '--help';
  (asked ? streams.stdout : streams.stderr).write(USAGE);
  return asked ? 0 : 2;
}
