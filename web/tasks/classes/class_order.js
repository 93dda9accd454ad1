import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { classesWords } from './words.js';

/**
 * @typedef {'classes' | 'similarity' | 'hand'} Order
 * @typedef {{ labels: string[], counts: number[][] }} Matrix
 */

/**
 * The order of the classes in the confusion matrix: the report's, the core's by similarity, or by hand.
 * @param {any} scene a plain scene
 * @param {() => void} changed
 */
export function createClassOrder(scene, changed) {
  const { state, actions } = scene;
  /** @type {Order} */
  let order = 'classes';
  /** @type {string[]} order by hand */
  let byHand = [];
  /** @type {string | null} the class that is being moved */
  let moving = null;
  /** @type {Matrix | null} as ordered by the core */
  let ordered = null;
  let asked = 0;

  const t = () => classesWords(state.language);
  const own = () => scene.model.confusion;

  /** Predicted labels are sorted, unless the user lists them; columns list classes. */
  const isListed = () =>
    state.report.task === 'multiclass' || Boolean(state.report.options.ordered);

  /** The matrix as it is shown: in the report's order until the core has ordered it; null before. */
  function shown() {
    const listed = own().counts ? own() : null;
    return order === 'classes' && listed ? listed : (ordered ?? listed);
  }

  async function ask() {
    asked += 1;
    const mine = asked;
    if (state.stale || (order === 'classes' && own().counts)) return;
    if (order === 'hand' && own().counts) {
      ordered = inOrder(own(), byHand);
      changed();
      return;
    }
    const wanted = order === 'hand' ? byHand : order;
    const answer = await actions.query({
      type: 'confusion',
      model: state.selected,
      order: wanted,
    });
    if (mine !== asked || answer.error) return;
    ordered = answer;
    changed();
  }

  /** @param {Order} wanted */
  function setOrder(wanted) {
    if (wanted === 'hand' && order !== 'hand') byHand = [...(shown()?.labels ?? own().labels)];
    order = wanted;
    moving = null;
    ask();
    changed();
  }

  /**
   * Puts a class at a place of the order by hand.
   * @param {string} label
   * @param {number} place
   */
  function move(label, place) {
    const others = byHand.filter((one) => one !== label);
    const to = Math.max(0, Math.min(others.length, place));
    byHand = [...others.slice(0, to), label, ...others.slice(to)];
    ask();
  }

  function template() {
    const choice = (/** @type {Order} */ one, /** @type {string} */ text) => html`
      <label class="toggle"><input type="radio" name="class-order" .checked=${live(order === one)}
        @change=${() => setOrder(one)} />${text}</label>`;
    const place = moving === null ? -1 : byHand.indexOf(moving);
    const label = moving ?? '';
    return html`<span class="quiet">${t().order}</span>${choice('classes', t().orderClasses(isListed()))}
      ${choice('similarity', t().orderSimilarity)}${choice('hand', t().orderHand)}
      ${
        order === 'hand'
          ? html`<button type="button" class="link" ?disabled=${place <= 0}
              @click=${() => move(label, place - 1)}>↑ ${t().moveEarlier}</button>
            <button type="button" class="link" ?disabled=${place < 0 || place === byHand.length - 1}
              @click=${() => move(label, place + 1)}>↓ ${t().moveLater}</button>
            <span class="quiet">${t().orderHint}</span>`
          : nothing
      }`;
  }

  /**
   * The head of a row, by which the class can be moved.
   * @param {string} truth
   * @param {number} row
   */
  function rowHead(truth, row) {
    if (order !== 'hand') return html`<th scope="row" title=${truth}><span>${truth}</span></th>`;
    return html`<th scope="row" draggable="true" class=${moving === truth ? 'moving' : ''}
      @dragstart=${() => {
        moving = truth;
      }}
      @dragover=${(/** @type {Event} */ event) => event.preventDefault()}
      @drop=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (moving !== null) move(moving, row);
      }}><button type="button" aria-pressed=${String(moving === truth)}
        aria-label=${t().chooseClass(truth)}
        @click=${() => {
          moving = truth;
          changed();
        }}>${truth}</button></th>`;
  }

  return {
    shown,
    template,
    rowHead,
    /** The report or the model is another. */
    refresh() {
      const { labels } = own();
      if (order === 'hand' && !isSameSet(byHand, labels)) order = 'classes';
      // Until the core has answered, the order of before.
      ordered =
        ordered && isSameSet(ordered.labels, labels) ? inOrder(own(), ordered.labels) : null;
      ask();
    },
  };
}

/**
 * @param {string[]} one
 * @param {string[]} other
 */
function isSameSet(one, other) {
  const known = new Set(one);
  return known.size === other.length && other.every((label) => known.has(label));
}

/**
 * The same matrix with its classes in another order; null when the report does
 * not contain its cells.
 * @param {{ labels: string[], counts: number[][] | null }} matrix
 * @param {string[]} labels
 */
function inOrder({ labels: given, counts }, labels) {
  if (!counts) return null;
  const places = labels.map((label) => given.indexOf(label));
  return { labels, counts: places.map((row) => places.map((column) => counts[row][column])) };
}
