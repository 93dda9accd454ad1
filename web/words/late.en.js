/** Words of what is fetched later, in English. `late.zh.js` has the same keys. */
import { count, counted } from './format.js';

export const late = {
  paste: {
    pasteTitle: 'Paste a table',
    pasteHint:
      'From a spreadsheet, a CSV file, or a Markdown or LaTeX table, with its header row: predictions beside the truth, or results of algorithms on data sets or in folds. Ctrl+V works anywhere on the page, too.',
    pasteLabel: 'Table as text',
    pasteDone: 'Use this table',
  },
  preview: {
    previewTitle: 'The first rows, by role',
    dialect: (
      /** @type {string} */ rows,
      /** @type {string} */ delimiter,
      /** @type {string} */ decimal,
    ) => `${counted(rows, 'row', 'rows')}, separated by ${delimiter}, decimal ${decimal}`,
    delimiters: { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' },
    decimals: { '.': 'point', ',': 'comma' },
  },
  question: {
    title: 'Which column is the truth?',
    hint: 'Click on its name. Melon then proposes the task and the predictions; what you have chosen stays.',
    choose: (/** @type {string} */ column) => `“${column}” is the truth`,
    more: (/** @type {number} */ shown, /** @type {number} */ all) =>
      `The likeliest ${shown} of ${all} columns; the others are in the list of columns.`,
  },
  tables: {
    title: (/** @type {string} */ file) => `Which table of ${file}?`,
    hint: 'One is evaluated; for another, choose the file again. Tables of the same cases, or of several data sets or folds, can be joined.',
    all: (/** @type {string} */ tables) => `All ${tables}, joined`,
  },
  chooser: {
    chooseTitle: 'Columns of the table',
    search: 'Find a metric',
    reset: 'As at first',
    groups: { scores: 'From the scores', threshold: 'At the threshold', counts: 'Counts' },
  },
  hints: {
    blanks: () =>
      'The columns seem to be separated by blanks. Separate them by commas or tabs and load the table again.',
    nearly_numbers: (/** @type {string} */ column, /** @type {string} */ value) =>
      `“${column}” contains numbers, but also “${value}”. Correct such cells; or give the column the role of a score, and leave their rows out.`,
  },
  export: {
    report: 'Report',
    /** The options that the page adds by itself. */
    reportHint: (/** @type {string} */ options) =>
      `the same as on the command line${options ? ` with ${options}` : ''}`,
    models: 'Table of models',
    algorithms: 'Table of algorithms',
    pairs: 'Table of pairs',
    paper: 'For the paper',
    paragraph: 'Paragraph on methods and results',
    text: 'text',
    references: 'References',
    copy: 'Copy',
    save: 'Save',
    copyAs: (/** @type {string} */ what, /** @type {string} */ format) =>
      `Copy ${what} as ${format}`,
    saveAs: (/** @type {string} */ what, /** @type {string} */ format) =>
      `Save ${what} as ${format}`,
    document: 'Save the report to hand round',
    documentHint: 'HTML with tables, figures, methods and sources; also for print',
    session: 'Save the session as a file',
    sessionHint: 'with the data, to be opened here or on the command line',
    link: 'Share…',
    linkHint: 'link, QR code, frame for another page',
    projector: 'Projector',
    projectorHint: 'one card at a time, large and in high contrast (Alt+P)',
    print: 'Print',
    figures: 'Every picture has its own PNG and SVG button.',
    diagrams: 'Every picture has its own buttons for SVG, PNG, TikZ and Python.',
  },
  reportPage: {
    figures: 'Figures',
    methods: 'Methods and results',
    references: 'References',
    options: 'Options',
    data: 'Data',
    fingerprint:
      'SHA-256 of the bytes that were evaluated; of a CSV file it is what sha256sum prints.',
    madeBy: (/** @type {string} */ version) => `Written by Melon ${version}.`,
  },
  reference: {
    title: 'Reference',
    search: 'Find a metric or a test',
    families: {
      metrics: 'Metrics',
      tests: 'Tests',
      post_hoc: 'Post-hoc procedures',
      effect_sizes: 'Effect sizes',
    },
  },
  working: {
    workingMetrics: 'Metrics shown',
    copy: 'Copy in full',
    close: 'Close',
    previous: 'Previous step (←)',
    next: 'Next step (→)',
    forms: (/** @type {number} */ all) => `Standard and textbook: ${all} definitions`,
    standard: 'Standard',
    variant: 'Variant',
    colon: ': ',
    leftOut: (/** @type {number} */ rows) => counted(count(rows), 'more row', 'more rows'),
    step: (/** @type {number} */ shown, /** @type {number} */ all) => `Step ${shown} of ${all}`,
    rankNote: (/** @type {string} */ positives, /** @type {string} */ negatives) =>
      `Here n₁ = ${positives} and n₀ = ${negatives}: ${positives} × ${negatives} pairs of a positive and a negative are compared.`,
    cutOffs: 'All cut-offs',
    cutOffsHint: (/** @type {string} */ total) =>
      `${total} cut-offs, the highest first. A press on a threshold goes there; CSV has all of them.`,
    tableCut: (/** @type {number} */ shown, /** @type {number} */ all) =>
      `${shown} of ${all} drawn points`,
  },
  /** Columns of a picture's table. @type {Record<string, string>} */
  points: {
    bin_high: 'Bin to',
    bin_low: 'Bin from',
    component_1: '1st component',
    component_2: '2nd component',
    curve: 'Curve',
    diameter: 'Diameter',
    error: 'Error',
    fnr: 'FNR',
    found_share: 'Share of positives found',
    fpr: 'FPR',
    high: 'CI to',
    k: 'k',
    least_distance: 'Smallest distance',
    lift: 'Lift',
    line: 'Line',
    low: 'CI from',
    mean_score: 'Mean score',
    model: 'Model',
    negative_silhouettes: 'Silhouettes below 0',
    normalised_cost: 'Normalised cost',
    positive_share: 'Share of positives',
    precision: 'Precision',
    prediction: 'Prediction',
    probability_cost: 'Probability cost',
    probit_fnr: 'Probit of FNR',
    probit_fpr: 'Probit of FPR',
    recall: 'Recall',
    share: 'Share of the class',
    silhouette: 'Silhouette',
    size: 'Size',
    targeted_share: 'Share looked at',
    threshold: 'Threshold',
    tpr: 'TPR',
    truth: 'Truth',
    weight: 'Cases',
  },
};
