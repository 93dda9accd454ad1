/**
 * What the page knows of each kind of report: which pictures belong to it,
 * and which roles its columns can have.
 *
 * @typedef {import('../core/report.js').Report} Report
 * @typedef {import('../export/tables.js').Table} Table
 * @typedef {import('../words/index.js').Language} Language
 * @typedef {import('../core/report.js').Column['role']} Role
 * @typedef {(element: HTMLElement, store: import('../app/store.js').Store, actions: import('../app/actions.js').Actions) => unknown} Mount
 *
 * @typedef {object} Kind
 * @property {() => Promise<{ mount: Mount }>} pictures fetched when the first such report is there
 * @property {Role[]} roles
 * @property {() => Promise<{ frame: Frame }>} [frame] fetched with the pictures
 * @property {() => Promise<Exports>} [exports] fetched with the export menu; without it the menu has
 *   the tables of models and pairs
 *
 * @typedef {object} Frame what a kind of report brings for other parts of the page
 * @property {(report: Report, language: Language, reason: (id: string) => string) => import('../words/verdict.js').VerdictText} verdict
 * @property {(state: Readonly<import('../app/store.js').State>, actions: import('../app/actions.js').Actions) => unknown} remarks a
 *   template of what must be read with the verdict
 * @property {Mount} rail what stands above the data
 * @property {(state: Readonly<import('../app/store.js').State>, actions: import('../app/actions.js').Actions) => unknown} settings a
 *   template of its own settings
 *
 * @typedef {object} Exports what a kind of report has to save
 * @property {(report: Report, language: Language) => Table} models
 * @property {(report: Report, language: Language, catalogue: import('../core/catalogue.js').Catalogue | null) => Table} pairs
 * @property {(state: Readonly<import('../app/store.js').State>, actions: import('../app/actions.js').Actions) => { title: string, save: (kind: 'svg' | 'png' | 'tex' | 'py') => unknown } | null} figure
 *   the diagram that a paper shows
 * @property {(state: Readonly<import('../app/store.js').State>) => { title: string, write: (suffix: string) => string } | null} results
 *   the table of results as papers print it
 */

const classes = () => import('./classes/view.js');
const frame = () => import('./comparison/frame/frame.js');
const compared = () => import('./comparison/export.js');

/** @type {Record<import('../core/kinds.js').KindId, Kind>} */
export const KINDS = {
  binary: {
    pictures: () => import('./binary/view.js'),
    roles: ['truth', 'prediction', 'weight', 'algorithm', 'cluster', 'ignored'],
  },
  labels: {
    pictures: () => import('./binary/view.js'),
    roles: ['truth', 'prediction', 'weight', 'algorithm', 'cluster', 'ignored'],
  },
  many_labels: {
    pictures: classes,
    roles: ['truth', 'prediction', 'weight', 'experiment', 'algorithm', 'cluster', 'ignored'],
  },
  multiclass: {
    pictures: classes,
    roles: ['truth', 'prediction', 'weight', 'algorithm', 'cluster', 'ignored'],
  },
  regression: {
    pictures: () => import('./regression/view.js'),
    roles: ['truth', 'prediction', 'feature', 'weight', 'algorithm', 'cluster', 'ignored'],
  },
  ranking: {
    pictures: () => import('./ranking/view.js'),
    roles: ['truth', 'prediction', 'query', 'weight', 'ignored'],
  },
  clustering: {
    pictures: () => import('./clustering/view.js'),
    roles: ['truth', 'prediction', 'feature', 'weight', 'ignored'],
  },
  counts: {
    pictures: () => import('./counts/view.js'),
    roles: ['tp', 'fp', 'fn', 'tn', 'experiment', 'ignored'],
  },
  cv: {
    pictures: () => import('./cv/view.js'),
    roles: ['prediction', 'run', 'fold', 'algorithm', 'ignored'],
    frame,
    exports: compared,
  },
  friedman: {
    pictures: () => import('./friedman/view.js'),
    roles: ['prediction', 'dataset', 'algorithm', 'run', 'fold', 'ignored'],
    frame,
    exports: () => import('./friedman/export.js'),
  },
  binomial: {
    pictures: () => import('./binomial/view.js'),
    roles: ['prediction', 'experiment', 'ignored'],
    frame,
    exports: compared,
  },
};
