import { figure, guide, modelLines } from '../../charts/figure.js';
import { extent } from '../../charts/series.js';

/**
 * Places of round rates on the normal scale: Φ⁻¹ of each, from its table. Told in
 * percent.
 * @type {[number, string][]}
 */
const RATES = [
  [-3.09023, '0.1'],
  [-2.32635, '1'],
  [-1.64485, '5'],
  [-0.841621, '20'],
  [0, '50'],
  [0.841621, '80'],
  [1.64485, '95'],
];
const ROOM = 0.15;

/**
 * False negative against false positive rate, both on a normal scale.
 * @param {import('../../charts/series.js').Model[]} models
 * @param {import('../../charts/theme.js').Theme} theme
 * @param {import('../../charts/figure.js').Texts} texts
 * @param {{ selected: number }} view
 */
export function det(models, theme, texts, view) {
  const across = extent(models, 'det', 'curve', 'probit_fpr');
  const upwards = extent(models, 'det', 'curve', 'probit_fnr');
  const low = Math.min(across?.low ?? -2, upwards?.low ?? -2) - ROOM;
  const high = Math.max(across?.high ?? 2, upwards?.high ?? 2) + ROOM;
  const ticks = RATES.filter(([place]) => place >= low && place <= high);
  return figure({
    theme,
    x: { min: low, max: high, ticks, title: texts.axisDetFpr },
    y: { min: low, max: high, ticks, title: texts.axisDetFnr },
    datasets: [
      ...modelLines(models, 'det', 'curve', view.selected, theme),
      guide(
        texts.coin,
        [
          { x: low, y: -low },
          { x: high, y: -high },
        ],
        theme.muted,
      ),
    ],
  });
}
