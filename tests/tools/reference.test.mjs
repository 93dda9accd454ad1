import assert from 'node:assert/strict';
import { test } from 'node:test';
import { referencePage } from '../../tools/reference.mjs';

const catalogue = {
  metrics: [
    {
      id: 'brier',
      name: 'Brier score',
      keys: [],
      synonyms: '',
      meaning: 'The mean of (p − y)².',
      latex: '\\frac{1}{n}\\sum(p_i-y_i)^2',
      direction: 'lower_is_better',
      range: [0, null],
      undefined_when: ['no_cases'],
      reference: 'Brier 1950',
    },
  ],
  reasons: { no_cases: 'there is no case' },
};

test('an item becomes a section with its formula, range, direction and reasons', () => {
  const page = referencePage(catalogue, 'en');
  assert.match(page, /## Metrics\n\n### Brier score\n\n<a id="brier"><\/a>`brier`/);
  assert.match(page, /\$\\frac\{1\}\{n\}\\sum\(p_i-y_i\)\^2\$/);
  assert.match(page, /- Range: \$\[0, \\infty\)\$\n- Direction: lower is better/);
  assert.match(page, /- Undefined when: there is no case\n- Reference: Brier 1950\n$/);
});

test('an empty field has no line, and an empty family no heading', () => {
  const page = referencePage(catalogue, 'zh');
  assert.doesNotMatch(page, /又称|## 曲线/);
  assert.match(page, /- 方向：越低越好/);
});

test('options are a table with values, default and tasks', () => {
  const option = {
    name: 'max_fpr',
    kind: 'number',
    limits: { exclusiveMinimum: 0, maximum: 1 },
    choices: [],
    default: 0.1,
    tasks: ['binary'],
    help: 'largest false positive rate of the partial AUC',
  };
  const choice = { ...option, name: 'missing', limits: {}, choices: ['error', 'drop'] };
  const page = referencePage({ options: [option, { ...choice, tasks: ['binary', 'cv'] }] }, 'en');
  assert.match(page, /## Options\n\n\| option \|/);
  assert.match(page, /`max_fpr` \| largest .* AUC \| a number, \$\(0, 1\]\$ \| `0.1` \| binary \|/);
  assert.match(page, /`missing` .* `error`, `drop` \| `0.1` \| all \|/);
});

test('a plan names its options, which are a table of their own', () => {
  const page = referencePage(
    {
      splitters: [{ id: 'k_fold', name: 'k-fold', latex: '', parameters: ['folds', 'seed'] }],
      split_parameters: [
        {
          name: 'folds',
          kind: 'whole_number',
          limits: { minimum: 2, maximum: 100000 },
          choices: [],
          default: 10,
          plans: ['k_fold', 'nested'],
          help: 'number of folds',
        },
        {
          name: 'p',
          kind: 'whole_number',
          limits: { minimum: 1 },
          choices: [],
          default: 2,
          plans: ['leave_p_out'],
          help: 'rows that are left out',
        },
      ],
    },
    'en',
  );
  assert.match(page, /## Resampling plans\n\n### k-fold[\s\S]*- Options: `folds`, `seed`/);
  assert.match(page, /## Options of plans\n\n\| option \|/);
  assert.match(
    page,
    /`folds` \| number of folds \| a whole number, .* \| `10` \| k_fold, nested \|/,
  );
});

test('a family without a title is an error, not left out', () => {
  const unknown = { ...catalogue, searches: catalogue.metrics };
  assert.throws(() => referencePage(unknown, 'zh'), /no zh title for searches/);
});
