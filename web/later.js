/**
 * What the page needs only after somebody acted. Each part is fetched when it
 * is first asked for, and all of them in a quiet moment after the first touch:
 * then they are there when they are wanted, also with the network switched off.
 */
export const later = {
  columnChooser: () => import('./views/column_chooser.js'),
  explanation: () => import('./views/explanation.js'),
  exportMenu: () => import('./views/export_menu.js'),
  paste: () => import('./views/paste.js'),
  tableText: () => import('./table_text.js'),
  resultsEditor: () => import('./views/results_editor.js'),
  criticalValues: () => import('./views/critical_values.js'),
  matrixEditor: () => import('./views/matrix_editor.js'),
  preview: () => import('./views/preview.js'),
  hints: () => import('./hints.js'),
  moreFigures: () => import('./views/pictures/more.js'),
  pointsTable: () => import('./views/pictures/points_table.js'),
  workingSteps: () => import('./views/pictures/working_steps.js'),
  katex: () => import('katex'),
  // @ts-expect-error It comes without types.
  svgcanvas: () => import('svgcanvas'),
  figureFile: () => import('./export/figure.js'),
  matrixFile: () => import('./export/figure_matrix.js'),
  pointsFile: () => import('./export/figure_points.js'),
};

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'];
/** Left to the first touch's own work, in milliseconds. */
const QUIET = 500;

/**
 * To be called once, at the start.
 * @param {() => void} andThen for what is fetched otherwise
 */
export function fetchAfterFirstTouch(andThen) {
  const touched = new AbortController();
  const fetchAll = () => {
    touched.abort();
    const { saveData } = /** @type {{ saveData?: boolean }} */ (
      /** @type {any} */ (navigator).connection ?? {}
    );
    if (saveData) return;
    setTimeout(() => {
      // What does not come now is fetched again when it is asked for.
      andThen();
      for (const part of Object.values(later)) part().catch(() => {});
    }, QUIET);
  };
  for (const name of TOUCHES) {
    addEventListener(name, fetchAll, { signal: touched.signal, passive: true });
  }
}
