import { mixed } from '../../charts/theme.js';
import { rankTicks, roundTicks, scale } from '../../diagrams/axis.js';
import { axisBelow } from '../../diagrams/axis_below.js';
import { byMeanRank, line, typesetter } from '../../diagrams/geometry.js';
import { rows } from '../../diagrams/rows.js';
import { fixed, integer } from '../../words/format.js';

/** @typedef {import('../../diagrams/geometry.js').Shape} Shape */

const PAD = 4;
/** With more rows the dots of the data would be a smear. */
const MOST_DOTS = 30;
/** Golden ratio: dots beside each other lie at different heights. */
const TURN = 0.618_033_988_75;

/**
 * Box plots of the ranks or of the results of each algorithm, ordered by mean
 * rank: whiskers to the lowest and the highest, the box between the quartiles, a
 * line at the median; for few data sets their dots as well.
 * @param {{ models: import('../../diagrams/geometry.js').Model[],
 *   values: { rank: number[][], result: number[][] } | null, of: 'ranks' | 'results' }} part of a
 *   report of the task `friedman`; a row of values is a data set
 * @param {import('../../diagrams/geometry.js').Options} options
 * @returns {import('../../diagrams/geometry.js').Diagram}
 */
export function rankDistribution({ models, values, of }, options) {
  const { theme, width, size, words } = options;
  const { width: measure } = typesetter(options);
  const ranked = byMeanRank(models).filter(({ model }) => models[model][of]);
  const k = models.length;
  const list = rows(ranked, PAD, options);
  const small = 0.88 * size;
  const boxes = ranked.map(
    ({ model }) =>
      /** @type {import('../../diagrams/geometry.js').FiveNumbers} */ (models[model][of]),
  );
  const right = width - PAD - small;
  const span =
    of === 'ranks'
      ? [1, k]
      : [Math.min(...boxes.map(({ low }) => low)), Math.max(...boxes.map(({ high }) => high))];
  const left = list.left + 4;
  const axis = scale(span[0], span[1], left, right);
  const many = Math.max(2, Math.floor((right - left) / (measure('0.0000', small) + small)));
  const round = roundTicks(span[0], span[1], many);
  const ticks =
    of === 'ranks'
      ? rankTicks(k, axis.place(2) - axis.place(1), measure(integer(k), small) + small)
      : round.values;
  const below = axisBelow(
    {
      ticks,
      place: axis.place,
      write: (tick) => (of === 'ranks' ? integer(tick) : fixed(tick, round.decimals)),
      title: of === 'ranks' ? words.rank : words.result,
      top: PAD,
      bottom: list.bottom,
      right: width - PAD,
      size: small,
    },
    options,
  );
  const data = values && values.rank.length <= MOST_DOTS ? values : null;
  const half = Math.min(9, list.pitch * 0.3);
  const hue = theme.models['--model-1'];
  const marks = ranked.flatMap(({ model, name }, place) => {
    const y = list.middles[place];
    const { low, q1, median, q3, high } = boxes[place];
    const [a, b, c, d, e] = [low, q1, median, q3, high].map(axis.place);
    const tip = `${name}: ${[low, q1, median, q3, high].map((each) => fixed(each)).join(' · ')}`;
    /** @type {Shape[]} */
    const drawn = [
      line(
        'whisker',
        [
          [a, y],
          [b, y],
        ],
        hue,
        1.25,
      ),
      line(
        'whisker',
        [
          [d, y],
          [e, y],
        ],
        hue,
        1.25,
      ),
      ...[a, e].map((x) =>
        line(
          'cap',
          [
            [x, y - half / 2],
            [x, y + half / 2],
          ],
          hue,
          1.25,
        ),
      ),
      {
        kind: 'box',
        part: 'quartiles',
        x: b,
        y: y - half,
        width: d - b,
        height: 2 * half,
        radius: 2,
        colour: mixed(hue, theme.card, 0.2),
        edge: hue,
        model,
        tip,
      },
      line(
        'median',
        [
          [c, y - half],
          [c, y + half],
        ],
        theme.ink,
        2,
        { model, tip },
      ),
    ];
    const cells = data?.[of === 'ranks' ? 'rank' : 'result'].map((row) => row[model]) ?? [];
    if (cells.length > 0) {
      drawn.push({
        kind: 'cloud',
        part: 'data',
        points: cells.map((cell, at) => [
          axis.place(cell),
          y + half * 1.5 * (((at * TURN) % 1) - 0.5),
        ]),
        radius: Math.min(2, half * 0.3),
        colour: theme.ink,
        opacity: 0.45,
        model,
      });
    }
    return drawn;
  });
  const names = ranked.map(({ name }) => name);
  return {
    id: of === 'ranks' ? 'rank_distribution' : 'result_distribution',
    description: of === 'ranks' ? words.rankDistribution(names) : words.resultDistribution(names),
    width,
    height: below.height,
    shapes: [...below.ticks, ...list.shapes, ...marks, below.title],
  };
}
