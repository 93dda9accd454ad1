import { sceneOf } from '../comparison/export.js';
import { saveFigure } from '../comparison/figure.js';
import { mainFigure } from './figures.js';

export { models, pairs, results } from '../comparison/export.js';

/**
 * The diagram of critical differences; null where the report has none.
 * @type {import('../tasks.js').Exports['figure']}
 */
export function figure(state, actions) {
  const scene = sceneOf(state, actions);
  const main = mainFigure(state.report);
  if (main.part(scene) === null) return null;
  return {
    title: main.title(scene),
    save: (kind) => saveFigure(main, scene, kind),
  };
}
