import { html, nothing } from 'lit';
import { intervalName, reasonWords } from '../../core/catalogue.js';
import { ownValue } from '../../core/report.js';
import { copyText } from '../../export/save.js';
import { full, level } from '../../words/format.js';
import { words } from '../../words/index.js';

/** @typedef {Readonly<import('../../app/store.js').State>} State */

/**
 * How the cells of the tables are drawn: a number, its interval below it, or why there is none.
 * A press on a number shows how it comes about where the core can say it, else copies it.
 * @param {import('../../app/actions.js').Actions} actions
 * @param {(beside: HTMLElement, content: unknown) => void} explain
 * @param {(beside: HTMLElement, place: import('../working/panel.js').Place) => void} work
 */
export function createCells(actions, explain, work) {
  /** @param {number | null} value */
  async function copy(value) {
    const text = full(value);
    const done = await copyText(text);
    actions.notify({ code: done ? 'copied' : 'copy_failed', value: text });
  }

  /**
   * What stands where there is no number, with its reason on hover and on a press.
   * @param {string} text
   * @param {string} reason
   */
  function whyButton(text, reason) {
    return html`<button type="button" class="why" title=${reason}
      @click=${(/** @type {Event} */ event) => {
        event.stopPropagation();
        explain(/** @type {HTMLElement} */ (event.currentTarget), reason);
      }}>${text}${reason ? html`<span class="visually-hidden">, ${reason}</span>` : nothing}</button>`;
  }

  /**
   * @param {import('../../export/tables.js').Cell} cell
   * @param {State} state
   */
  function boundsTemplate(
    { interval, note, old, intervalReason },
    { language, catalogue, report },
  ) {
    const t = words(language).table;
    if (intervalReason) {
      const missing = t.noIntervalBecause(reasonWords(catalogue, intervalReason));
      return html`<span class="interval">${whyButton(t.noInterval, missing)}</span>`;
    }
    const alpha = report?.options.alpha ?? 0.05;
    const method = interval
      ? t.interval(
          level(interval.level ?? 1 - alpha),
          intervalName(catalogue, interval.method ?? ''),
          ownValue(t.resampled, interval.resample ?? '') ?? '',
        )
      : '';
    const bounds = interval ? `[${full(interval.low)}, ${full(interval.high)}] ${method}` : '';
    return html`<span class=${old ? 'interval old' : 'interval'}
      title=${old ? t.oldInterval : bounds || nothing}>${note || '\u00a0'}</span>`;
  }

  /**
   * @param {import('../../export/tables.js').Cell} cell
   * @param {State} state
   * @param {{ chosen?: boolean, bounded?: boolean, place?: Omit<import('../working/panel.js').Place, 'value'> | null }} [row] chosen: its values can be
   *   reached by Tab; those of all rows would be too many stops. Bounded: there is room for
   *   an interval. Place: what the core can say of how it comes about
   */
  return function cellTemplate(cell, state, { chosen = false, bounded = true, place = null } = {}) {
    const t = words(state.language);
    const { value, text, best, reason } = cell;
    if (value === null) {
      const why = reason ? t.table.undefinedBecause(reasonWords(state.catalogue, reason)) : '';
      return html`<td class="number undefined">${whyButton(t.notAvailable, why)}</td>`;
    }
    return html`<td class=${best ? 'number best' : 'number'}>
      <button type="button" class="value" tabindex=${chosen ? 0 : -1} title=${place ? t.table.workValue(full(value)) : t.table.copyValue(full(value))}
        @click=${(/** @type {Event} */ event) => {
          event.stopPropagation();
          const button = /** @type {HTMLElement} */ (event.currentTarget);
          if (place) work(button, { ...place, value });
          else copy(value);
        }}>${text}${best ? html`<span class="visually-hidden"> ${t.table.best}</span>` : nothing}</button>
      ${bounded ? boundsTemplate(cell, state) : nothing}</td>`;
  };
}
