import { byMeanRank, line, typesetter } from '../../diagrams/geometry.js';
import { rankAxis } from './rank_axis.js';

/**
 * @typedef {import('../../diagrams/geometry.js').Shape} Shape
 *
 * @typedef {object} Control
 * @property {number} index of the control among the models
 * @property {{ key: string, critical_difference: number | null }} procedure `key` of its
 *   p-values in the models' metrics
 */

const BAND = 18;
const MARK = 4.5;

/**
 * The diagram of comparisons with a control (Demšar 2006, figure 1b): the
 * interval of the critical difference on both sides of the control; a filled
 * mark for each algorithm that differs significantly from it, a hollow one for
 * the others. Procedures without a critical difference have the marks alone.
 * @param {{ models: import('../../diagrams/geometry.js').Model[], control: Control, alpha: number }} part of
 *   a report of the task `friedman`
 * @param {import('./rank_axis.js').RankOptions} options
 * @returns {import('../../diagrams/geometry.js').Diagram}
 */
export function cdControl({ models, control, alpha }, options) {
  const { theme, width, words, size } = options;
  const { text, width: measure } = typesetter(options);
  const { key, critical_difference: difference } = control.procedure;
  const ranked = byMeanRank(models);
  const axis = rankAxis(ranked, ranked.length, difference, { ...options, chosen: control.index });
  const centre = ranked.find(({ model }) => model === control.index);
  const differs = (/** @type {number} */ model) => {
    const p = models[model].metrics[key];
    return model !== control.index && typeof p === 'number' && p <= alpha;
  };
  const y = axis.below + 8 + BAND / 2;
  const labels = axis.leaders(y + BAND / 2 + 0.75 * size, ({ model }) => {
    if (model === control.index) return { colour: theme.ink, bold: true };
    return { colour: differs(model) ? theme.accent : theme.muted };
  });

  /** @type {Shape[]} */
  const band = [];
  if (centre && difference !== null) {
    const ends = [centre.rank - difference, centre.rank + difference]
      .map((rank) => axis.scale.place(rank))
      .sort((one, other) => one - other);
    // It may reach beyond what ranks can be; the end that is drawn then has no cap.
    const [left, right] = ends.map((x) => Math.max(2, Math.min(width - 2, x)));
    band.push({
      kind: 'box',
      part: 'interval',
      x: left,
      y: axis.y,
      width: right - left,
      height: y + BAND / 2 - axis.y,
      colour: theme.tint,
    });
    band.push(
      line(
        'interval_line',
        [
          [left, y],
          [right, y],
        ],
        theme.accent,
        2,
      ),
    );
    for (const [at, x] of [left, right].entries()) {
      if (x !== ends[at]) continue;
      band.push(
        line(
          'interval_cap',
          [
            [x, y - 5],
            [x, y + 5],
          ],
          theme.accent,
          2,
        ),
      );
    }
  }

  const nearest = Math.min(
    Number.POSITIVE_INFINITY,
    ...axis.columns.slice(1).map((column, place) => column - axis.columns[place]),
  );
  const marks = axis.items.map(({ model, name }, place) => {
    const x = axis.columns[place];
    const own = model === control.index;
    return {
      kind: /** @type {const} */ ('dot'),
      part: own ? 'control' : differs(model) ? 'different' : 'alike',
      at: /** @type {[number, number]} */ ([x, y]),
      radius: Math.min(MARK, Math.max(1, nearest * 0.45)) + (own ? 1 : 0),
      colour: own ? theme.ink : differs(model) ? theme.accent : theme.card,
      edge: own ? undefined : differs(model) ? theme.accent : theme.ink,
      model,
      tip: `${name}: ${own ? words.control : differs(model) ? words.differs : words.differsNot}`,
    };
  });

  const small = 0.88 * size;
  const legend = [
    { colour: theme.ink, edge: undefined, label: words.control },
    { colour: theme.accent, edge: theme.accent, label: words.differs },
    { colour: theme.card, edge: theme.ink, label: words.differsNot },
  ];
  /** @type {Shape[]} */
  const keys = [];
  let x = 4;
  let below = labels.bottom + 0.8 * small;
  for (const { colour, edge, label } of legend) {
    const room = 2 * MARK + 6 + measure(label, small);
    if (x > 4 && x + room > width) {
      x = 4;
      below += 1.4 * small;
    }
    keys.push({
      kind: 'dot',
      part: 'key',
      at: [x + MARK, below],
      radius: MARK - 0.5,
      colour,
      edge,
    });
    keys.push(text('key_label', label, [x + 2 * MARK + 6, below], small, { colour: theme.muted }));
    x += room + 1.4 * size;
  }

  return {
    id: 'cd_control',
    description: words.controlDiagram(
      centre?.name ?? '',
      ranked.filter(({ model }) => differs(model)).map(({ name }) => name),
    ),
    width,
    height: below + small,
    shapes: [...band, ...axis.shapes, ...labels.shapes, ...marks, ...keys],
  };
}
