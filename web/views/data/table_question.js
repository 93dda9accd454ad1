import { html } from 'lit';
import { integer } from '../../words/format.js';
import { words } from '../../words/index.js';
import { lateWords } from '../../words/late.js';
import { visible } from '../../words/visible.js';
import { icons } from '../elements/icons.js';
import './table_question.css';

/**
 * "Which table of this file?": a button for each.
 * @param {Readonly<import('../../app/store.js').State>} state
 * @param {import('../../app/actions.js').Actions} actions
 */
export function tableQuestion({ language, offered }, actions) {
  if (!offered) return html``;
  const t = lateWords(language).tables;
  const { dismiss } = words(language).problem;
  return html`<section class="table-question card" aria-labelledby="table-question-title">
    <div role="alert">
      <h2 id="table-question-title">${t.title(visible(offered.file))}</h2>
      <p class="note">${t.hint}</p>
    </div>
    <ul>${offered.tables.map(
      (name, index) => html`<li><button class="button chip" type="button" title=${visible(name)}
        @click=${() => actions.chooseTable(index)}><bdi class="ellipsis">${visible(name)}</bdi></button></li>`,
    )}<li><button class="button chip" type="button" @click=${() => actions.chooseTable()}>${t.all(integer(offered.tables.length))}</button></li></ul>
    <button class="button quiet" type="button" aria-label=${dismiss} title=${dismiss}
      @click=${actions.dismiss}>${icons.close}</button>
  </section>`;
}
