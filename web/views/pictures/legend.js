import { html, nothing } from 'lit';
import { MOST_WITHOUT_MARKERS } from '../../charts/model_style.js';
import { bestFirst } from '../../export/tables.js';
import { cutInTheMiddle, integer } from '../../words/format.js';
import { swatch } from './swatch.js';

/** Names that stand there; the others are in the table and in the list of models. */
const MOST = 12;
/** Characters of a name. */
const NAME = 20;

/**
 * Which line is whose, the best model first; a press lets a model stand out. The list of
 * models does the same for the keyboard, so that a page of pictures is not a hundred stops.
 * @param {import('./scene.js').Scene} scene
 */
export function legendTemplate({ models, state, texts, actions }) {
  const { report, catalogue, selected } = state;
  if (!report || models.length < 2) return nothing;
  const order = bestFirst(report, catalogue);
  const shown = order.filter((index, place) => place < MOST || index === selected);
  const marked = models.length > MOST_WITHOUT_MARKERS;
  return html`<ul class="figure-legend">${shown.map(
    (index) => html`<li><button type="button" tabindex="-1" aria-pressed=${index === selected}
      title=${models[index].name} @click=${() => actions.selectModel(index)}
      >${swatch(index, { marked })}${cutInTheMiddle(models[index].name, NAME)}</button></li>`,
  )}${
    shown.length < models.length
      ? html`<li class="quiet">${texts.otherModels(integer(models.length - shown.length))}</li>`
      : nothing
  }</ul>`;
}
