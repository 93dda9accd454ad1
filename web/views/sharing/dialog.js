import { html, nothing } from 'lit';
import { HIDEABLE } from '../../app/link.js';
import { LONGEST_LINK } from '../../app/linked_table.js';
import { copyText, saveFile } from '../../export/save.js';
import { picturesOf } from '../../tasks/still.js';
import { integer } from '../../words/format.js';
import { words } from '../../words/index.js';
import { fileStem, sourceName } from '../../words/source_name.js';
import { icons } from '../elements/icons.js';
import { view } from '../elements/view.js';
import { isLocal, isTooLong, linkFor, packedTable, SNIPPETS } from './choices.js';
import { qrCode, qrFile } from './qr_code.js';
import { qrPicture } from './qr_picture.js';
import { sharingWords } from './words.js';
import './dialog.css';

/** @typedef {keyof typeof SNIPPETS} Place */

const PLACES = /** @type {Place[]} */ (Object.keys(SNIPPETS));

/**
 * Whether the host says that no page may show this one in a frame.
 * @param {string} place
 */
async function refusesFrames(place) {
  const answer = await fetch(place, { method: 'HEAD' }).catch(() => null);
  return /frame-ancestors 'none'/.test(answer?.headers.get('content-security-policy') ?? '');
}

/**
 * The dialog that makes links: what is in one, its QR code, and the frame for another page.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @returns {() => void} opens it
 */
export function mount(element, store, actions) {
  const { state } = store;
  const address = location.href.replace(/#.*$/s, '');
  /** @type {import('./choices.js').Choices} */
  let choices = { table: false, view: true, hide: [], large: false };
  /** The table, once it is packed. @type {string | null} */
  let packed = null;
  /** @type {Record<string, import('../../tasks/still.js').Still>} */
  let pictures = {};
  let picture = 'table';
  let place = PLACES[0];
  let isRefused = false;
  /** What came of copying, by what was copied. @type {Record<string, boolean>} */
  let copied = {};

  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));
  const t = () => sharingWords(state.language).dialog;
  const isSample = () => state.source?.kind === 'sample';
  const linkNow = (changes = {}) => linkFor(state, { ...choices, ...changes }, packed, address);
  const fits = () => packed !== null && !isTooLong(linkNow({ table: true }));

  /** @param {Partial<import('./choices.js').Choices>} changes */
  function choose(changes) {
    choices = { ...choices, ...changes };
    copied = {};
    draw();
  }

  /** @param {string} what @param {string} text */
  async function copy(what, text) {
    copied = { [what]: await copyText(text) };
    draw();
  }

  /** @param {Event} event */
  const isChecked = (event) => /** @type {HTMLInputElement} */ (event.target).checked;
  /** @param {Event} event */
  const chosenIn = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

  /** What the link has, as a sentence. */
  function contents() {
    const { parts, has } = t();
    const { source, options } = state;
    const table = () => {
      if (!source) return [];
      if (isSample()) return [parts.sample(sourceName(state))];
      if (choices.table && packed !== null) return [parts.table];
      return [source.name && source.kind !== 'text' ? parts.file(sourceName(state)) : parts.pasted];
    };
    const all = [
      parts.language,
      ...(Object.keys(options).length > 0 ? [parts.settings] : []),
      ...(choices.view ? [parts.view] : []),
      ...table(),
    ];
    return has(words(state.language).list(all));
  }

  /** Why the table cannot be put into the link, or what that makes of its length. */
  function aboutTable() {
    if (isSample()) return t().sample;
    if (fits()) return t().size(integer(linkNow({ table: true }).length));
    return state.source === state.reportSource ? t().tooLarge(integer(LONGEST_LINK)) : t().notReady;
  }

  const choicesTemplate = () => html`<fieldset>
      <label class="check"><input type="checkbox" name="table" .checked=${choices.table}
        ?disabled=${!fits()} aria-describedby="share-about-table"
        @change=${(/** @type {Event} */ event) => choose({ table: isChecked(event) })} />${t().table}</label>
      <p id="share-about-table" class="note">${aboutTable()}</p>
      <label class="check"><input type="checkbox" name="view" .checked=${choices.view}
        @change=${(/** @type {Event} */ event) => choose({ view: isChecked(event) })} />${t().view}</label>
      <label class="check"><input type="checkbox" name="large" .checked=${choices.large}
        @change=${(/** @type {Event} */ event) => choose({ large: isChecked(event) })} />${t().large}</label>
    </fieldset>
    <fieldset><legend>${t().hideTitle}</legend>
      <div class="row">${HIDEABLE.map(
        (part) => html`<label class="check"><input type="checkbox" name=${`hide-${part}`}
          .checked=${choices.hide.includes(part)}
          @change=${(/** @type {Event} */ event) =>
            choose({
              hide: HIDEABLE.filter((one) =>
                one === part ? isChecked(event) : choices.hide.includes(one),
              ),
            })} />${t().hide[part]}</label>`,
      )}</div>
    </fieldset>`;

  /** @param {string} what @param {string} text */
  const copyButton = (what, text) => html`<div class="row">
      <button class="button primary" type="button" data-copy=${what} @click=${() => copy(what, text)}>${t().copy}</button>
      <span class="note" role="status">${
        copied[what] === undefined ? nothing : copied[what] ? t().copied : t().copyFailed
      }</span></div>`;

  /** @param {string} link */
  function codeTemplate(link) {
    const code = qrCode(link);
    if (!code) return html`<p class="note">${t().tooDense(integer(link.length))}</p>`;
    return html`${qrPicture(code, t().code)}
      <button class="button" type="button" data-save="qr"
        @click=${() => saveFile(qrFile(code), `${fileStem(state)}-qr.svg`, 'image/svg+xml')}>${t().save}</button>`;
  }

  /** @param {string} name */
  function titleOf(name) {
    const { report, language, catalogue, selected } = state;
    if (!report || !Object.hasOwn(pictures, name)) return t().all;
    return pictures[name].title({ report, language, catalogue, selected });
  }

  function frameTemplate() {
    if (!isSample() && !choices.table) return html`<p class="note">${t().needsTable}</p>`;
    const link = linkNow({ embed: picture, hide: [] });
    const text = SNIPPETS[place](link, titleOf(picture));
    return html`<div class="row">
        <label>${t().what} <select name="picture" @change=${(/** @type {Event} */ event) => {
          picture = chosenIn(event);
          choose({});
        }}>${['table', ...Object.keys(pictures)].map(
          (name) =>
            html`<option value=${name} ?selected=${name === picture}>${titleOf(name)}</option>`,
        )}</select></label>
        <label>${t().where} <select name="place" @change=${(/** @type {Event} */ event) => {
          place = /** @type {Place} */ (chosenIn(event));
          choose({});
        }}>${PLACES.map(
          (one) =>
            html`<option value=${one} ?selected=${one === place}>${t().places[one]}</option>`,
        )}</select></label></div>
      <textarea readonly rows="4" aria-label=${t().snippet} .value=${text}></textarea>
      <p class="note">${isRefused ? t().refused : t().hints[place]}</p>
      ${copyButton('frame', text)}`;
  }

  async function prepare() {
    const { report } = state;
    packed = null;
    const made = await packedTable(state, actions.shownFiles());
    packed = made;
    // A table that came by a link is in it again.
    if (state.source?.kind === 'link') choices = { ...choices, table: fits() };
    pictures = report ? await picturesOf(report) : {};
    if (!Object.hasOwn(pictures, picture)) picture = 'table';
    draw();
    isRefused = await refusesFrames(address);
    draw();
  }

  const draw = view(element, store, ['language'], ({ language }) => {
    const { close } = words(language);
    const link = linkNow();
    return html`<dialog class="sharing card" aria-labelledby="sharing-title">
      <div class="dialog-head"><h2 id="sharing-title">${t().title}</h2>
        <button class="button quiet" type="button" aria-label=${close} title=${close}
          @click=${() => dialog().close()}>${icons.close}</button></div>
      <div class="sharing-body">
        <div class="sharing-link">
          ${choicesTemplate()}
          <p class="sharing-contents">${contents()}</p>
          ${isLocal(location.hostname) ? html`<p class="note">${t().local}</p>` : nothing}
          <label>${t().link} <span class="note">${t().size(integer(link.length))}</span>
            <textarea readonly rows="2" name="link" .value=${link}></textarea></label>
          ${copyButton('link', link)}
        </div>
        <div class="sharing-code">${codeTemplate(link)}</div>
      </div>
      <h3>${t().frame}</h3>
      <div class="sharing-frame">${frameTemplate()}</div>
    </dialog>`;
  });

  return () => {
    choices = { table: false, view: true, hide: state.hidden, large: state.large };
    copied = {};
    draw();
    dialog().showModal();
    prepare();
  };
}
