/**
 * What the page knows of each kind of report: which pictures belong to it,
 * and which roles its columns can have.
 *
 * @typedef {import('./report.js').Report} Report
 * @typedef {import('./report.js').Column['role']} Role
 * @typedef {(element: HTMLElement, store: import('./store.js').Store, actions: import('./actions.js').Actions) => unknown} Mount
 *
 * @typedef {object} Kind
 * @property {() => Promise<{ mount: Mount }>} pictures fetched when the first such report is there
 * @property {Role[]} roles
 * @property {() => Promise<{ frame: Frame }>} [frame] fetched with the pictures
 *
 * @typedef {object} Frame what a kind of report brings for other parts of the page
 * @property {(report: Report, language: import('./text/index.js').Language, reason: (id: string) => string) => import('./verdict.js').VerdictText} verdict
 * @property {(state: Readonly<import('./store.js').State>, actions: import('./actions.js').Actions) => unknown} remarks a
 *   template of what must be read with the verdict
 * @property {Mount} rail what stands above the data
 * @property {(state: Readonly<import('./store.js').State>, actions: import('./actions.js').Actions) => unknown} settings a
 *   template of its own settings
 */

const classes = () => import('./views/tasks/classes.js');
const frame = () => import('./views/tasks/comparison_frame.js');

/** @type {Record<import('./kinds.js').KindId, Kind>} */
export const KINDS = {
  binary: {
    pictures: () => import('./views/pictures.js'),
    roles: ['truth', 'prediction', 'weight', 'algorithm', 'cluster', 'ignored'],
  },
  labels: {
    pictures: () => import('./views/pictures.js'),
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
    pictures: () => import('./views/tasks/regression.js'),
    roles: ['truth', 'prediction', 'feature', 'weight', 'algorithm', 'cluster', 'ignored'],
  },
  ranking: {
    pictures: () => import('./views/tasks/ranking.js'),
    roles: ['truth', 'prediction', 'query', 'weight', 'ignored'],
  },
  clustering: {
    pictures: () => import('./views/tasks/clustering.js'),
    roles: ['truth', 'prediction', 'feature', 'weight', 'ignored'],
  },
  counts: {
    pictures: () => import('./views/tasks/counts.js'),
    roles: ['tp', 'fp', 'fn', 'tn', 'experiment', 'ignored'],
  },
  cv: {
    pictures: () => import('./views/tasks/cv.js'),
    roles: ['prediction', 'run', 'fold', 'algorithm', 'ignored'],
    frame,
  },
  friedman: {
    pictures: () => import('./views/tasks/friedman.js'),
    roles: ['prediction', 'dataset', 'algorithm', 'run', 'fold', 'ignored'],
    frame,
  },
  binomial: {
    pictures: () => import('./views/tasks/binomial.js'),
    roles: ['prediction', 'experiment', 'ignored'],
    frame,
  },
};
