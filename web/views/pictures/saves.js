import { html } from 'lit';

/**
 * The ways out of a picture.
 * @param {{ saveAs: (title: string, kind: string) => string }} texts
 * @param {string} title
 * @param {(kind: 'png' | 'svg') => void} save
 */
export const savesTemplate = (texts, title, save) =>
  /** @type {const} */ (['png', 'svg']).map(
    (kind) => html`<button type="button" class="link" data-save=${kind}
      aria-label=${texts.saveAs(title, kind.toUpperCase())}
      @click=${() => save(kind)}>${kind.toUpperCase()}</button>`,
  );
