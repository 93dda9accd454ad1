import { rankTicks, scale } from '../../diagrams/axis.js';
import { axisBelow } from '../../diagrams/axis_below.js';
import { byMeanRank, line, typesetter } from '../../diagrams/geometry.js';
import { rows } from '../../diagrams/rows.js';
import { fixed, integer } from '../../words/format.js';

/** @typedef {import('../../diagrams/geometry.js').Shape} Shape */

const PAD = 4;

/**
 * The Friedman plot of Zhou (Machine Learning, figure 2.8): a row for each
 * algorithm, a dot at its mean rank and a bar as long as the critical
 * difference around it. Two algorithms whose bars overlap do not differ
 * significantly; the band of the chosen one shows which do. Where none is
 * chosen, it is that of the first rank; one that has it alone stands out.
 * @param {{ models: import('../../diagrams/geometry.js').Model[],
 *   procedure: { critical_difference: number | null } }} part of a report of the task `friedman`
 * @param {import('../../diagrams/geometry.js').Options} options
 * @returns {import('../../diagrams/geometry.js').Diagram}
 */
export function friedmanPlot({ models, procedure }, options) {
  const { theme, width, size, words } = options;
  const { text, width: measure } = typesetter(options);
  const ranked = byMeanRank(models);
  const k = ranked.length;
  const isAlone = ranked[0]?.rank !== ranked[1]?.rank;
  const chosen = options.chosen ?? (isAlone ? ranked[0]?.model : null);
  const { critical_difference: difference } = procedure;
  const half = (difference ?? 0) / 2;
  const list = rows(ranked, PAD, { ...options, chosen });
  const small = 0.88 * size;
  const values = ranked.map(({ rank }) => fixed(rank));
  const valueWidth = Math.max(0, ...values.map((value) => measure(value, small)));
  const right = width - PAD - valueWidth - 10;
  const ends = ranked.flatMap(({ rank }) => [rank - half, rank + half]);
  const ranks = scale(Math.min(1, ...ends), Math.max(k, ...ends), list.left, right);
  const unit = k > 1 ? ranks.place(2) - ranks.place(1) : 0;

  const axis = axisBelow(
    {
      ticks: rankTicks(k, unit, measure(integer(k), small) + small),
      place: ranks.place,
      write: integer,
      title: words.meanRank,
      top: PAD,
      bottom: list.bottom,
      right: width - PAD,
      size: small,
    },
    options,
  );
  const back = axis.ticks;
  const centre = ranked.find(({ model }) => model === chosen) ?? ranked[0];
  if (centre && half > 0) {
    back.unshift({
      kind: 'box',
      part: 'band',
      x: ranks.place(centre.rank - half),
      y: PAD,
      width: ranks.place(centre.rank + half) - ranks.place(centre.rank - half),
      height: list.bottom - PAD,
      colour: theme.tint,
    });
  }
  const thickness = Math.min(3, list.pitch * 0.2);
  const marks = ranked.flatMap(({ model, name, rank }, place) => {
    const y = list.middles[place];
    /** @type {Shape[]} */
    const drawn = [];
    const tip = `${name}: ${fixed(rank)}`;
    const alike = difference === null || !centre || Math.abs(rank - centre.rank) < difference;
    if (half > 0) {
      drawn.push(
        line(
          'bar',
          [
            [ranks.place(rank - half), y],
            [ranks.place(rank + half), y],
          ],
          alike ? theme.models['--model-1'] : theme.muted,
          thickness,
          { model, tip },
        ),
      );
    }
    drawn.push({
      kind: 'dot',
      part: 'mean_rank',
      at: [ranks.place(rank), y],
      radius: Math.min(5, list.pitch * 0.26),
      colour: model === chosen ? theme.accent : alike ? theme.models['--model-1'] : theme.card,
      edge: alike ? undefined : theme.muted,
      model,
      tip,
    });
    drawn.push(
      text('rank', values[place], [width - PAD, y], small, {
        anchor: 'end',
        colour: theme.muted,
        model,
      }),
    );
    return drawn;
  });
  const differenceText = difference === null ? '' : words.criticalDifference(fixed(difference));
  const titleWidth = measure(words.meanRank, small);
  /** @type {Shape[]} */
  const titles = [axis.title];
  let bottom = axis.height - small;
  if (differenceText) {
    const beside = width - 2 * PAD - titleWidth - small > measure(differenceText, small);
    if (!beside) bottom += 1.4 * small;
    titles.push(text('cd_label', differenceText, [PAD, bottom], small, { colour: theme.muted }));
  }
  return {
    id: 'friedman_plot',
    description: words.friedmanPlot(ranked.map(({ name }) => name)),
    width,
    height: bottom + small,
    shapes: [...back, ...list.shapes, ...marks, ...titles],
  };
}
