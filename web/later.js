/**
 * What the page needs only after somebody acted. Each part is loaded when it is
 * first asked for: by then the service worker keeps it in this browser.
 */
export const later = {
  columnChooser: () => import('./views/column_chooser.js'),
  explanation: () => import('./views/explanation.js'),
  exportMenu: () => import('./views/export_menu.js'),
  paste: () => import('./views/paste.js'),
  tableText: () => import('./table_text.js'),
  resultsEditor: () => import('./views/results_editor.js'),
  reference: () => import('./views/reference.js'),
  criticalValues: () => import('./views/critical_values.js'),
  matrixEditor: () => import('./views/matrix_editor.js'),
  preview: () => import('./views/preview.js'),
  hints: () => import('./hints.js'),
  truthQuestion: () => import('./views/truth_question.js'),
  moreFigures: () => import('./views/pictures/more.js'),
  cutOffsTable: () => import('./views/pictures/cut_offs_table.js'),
  pointsTable: () => import('./views/pictures/points_table.js'),
  workingSteps: () => import('./views/pictures/working_steps.js'),
  formula: () => import('./views/formula.js'),
  // @ts-expect-error It comes without types.
  svgcanvas: () => import('svgcanvas'),
  figureFile: () => import('./export/figure.js'),
  matrixFile: () => import('./export/figure_matrix.js'),
  pointsFile: () => import('./export/figure_points.js'),
};

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'];
/** Left to the first touch's own work, in milliseconds. */
const QUIET = 500;

/** Whether the visitor asked to load no more than needed. */
export function savesData() {
  const { saveData } = /** @type {{ saveData?: boolean }} */ (
    /** @type {any} */ (navigator).connection ?? {}
  );
  return saveData === true;
}

/**
 * In a quiet moment after somebody first touched the page. To be called once, at
 * the start.
 * @param {() => void} prepare
 */
export function afterFirstTouch(prepare) {
  const touched = new AbortController();
  const once = () => {
    touched.abort();
    if (!savesData()) setTimeout(prepare, QUIET);
  };
  for (const name of TOUCHES) {
    addEventListener(name, once, { signal: touched.signal, passive: true });
  }
}
