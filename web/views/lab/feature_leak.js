import { html, nothing } from 'lit';
import { estimatorPlot } from '../../diagrams/estimators.js';
import { diagramWords } from '../../diagrams/words.js';
import { featureLeakRequest, USUAL, USUAL_NUMBERS } from '../../lab/feature_leak.js';
import { integer, number } from '../../words/format.js';
import { createSimulationRun, drawPicture, savePicture } from './simulation_run.js';
import { workedSentence } from './worked.js';

/**
 * What a leak does: features chosen on all rows before cross-validation find in noise what is not there.
 *
 * @typedef {import('../../lab/feature_leak.js').FeatureLeak} FeatureLeak
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 */

const SIZE = 14;

/**
 * @param {import('../../lab/engine.js').Engine} engine
 * @param {() => void} changed  asks for another drawing
 * @param {import('./worked.js').Scene} scene
 */
export function createFeatureLeak(engine, changed, scene) {
  /** @type {ReturnType<typeof createSimulationRun<FeatureLeak>>} */
  const simulation = createSimulationRun(engine, changed, USUAL, featureLeakRequest);

  /**
   * @param {FeatureLeak} summary
   * @param {Words} words
   * @param {Language} language
   * @returns {Parameters<typeof drawPicture>[1]}
   */
  const picture =
    ({ leaked, inside, truth }, words, language) =>
    (theme, width) => {
      const t = words.leak;
      return estimatorPlot(
        'feature_leak',
        [
          { ...leaked, name: t.names.leaked },
          { ...inside, name: t.names.inside },
        ],
        truth,
        {
          width,
          size: SIZE,
          theme,
          words: diagramWords(language),
          texts: {
            x: t.accuracy,
            truth: t.truth,
            description: t.described(number(leaked.mean), number(inside.mean)),
          },
        },
      );
    };

  /** @param {Words} words */
  function headline(words) {
    const t = words.leak;
    const latest = simulation.latest();
    if (!latest) return t.lead;
    const { summary } = latest;
    const numbers = /** @type {const} */ (['leaked', 'inside']).flatMap((of) =>
      /** @type {const} */ (['mean', 'deviation']).map((key) => ({
        value: summary[of][key],
        text: number(summary[of][key]),
        worked: {
          title: words.estimators.heads[key],
          subject: t.names[of],
          ask: () => simulation.workOut({ of, number: key }),
        },
      })),
    );
    return workedSentence(scene, numbers, (leaked, ofLeaked, inside, ofInside) =>
      t.sentence(t.spread(leaked, ofLeaked), t.spread(inside, ofInside)),
    );
  }

  return {
    begin: simulation.begin,
    /**
     * @param {HTMLElement} element
     * @param {Words} words
     * @param {Language} language
     */
    drawInto(element, words, language) {
      const answer = simulation.answer();
      if (answer) drawPicture(element, picture(answer.summary, words, language));
    },
    /** @param {Words} words @param {Language} language */
    template(words, language) {
      const t = words.leak;
      const answer = simulation.answer();
      return html`<h1 class="lab-sentence">${headline(words)}</h1>
      <p class="note">${t.explained}</p>
      ${simulation.form(words, language, { learners: words.simulation.learners, numbers: t.numbers }, USUAL_NUMBERS)}
      ${simulation.messages(words, language, t.numbers)}
      ${
        answer
          ? html`<div class="lab-pictures"><figure class="card"><figcaption>${t.title}</figcaption>
        <div class="lab-picture lab-low"></div>
        <button class="button quiet" type="button" @click=${() =>
          savePicture(picture(answer.summary, words, language))}>SVG</button></figure></div>
      <p class="note">${t.legend(integer(answer.summary.feature_leak.repetitions))} ${words.sources(answer.summary.reference)}</p>`
          : nothing
      }`;
    },
  };
}
