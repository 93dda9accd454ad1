import { lightTheme } from '../../charts/page_theme.js';
import { svgInPieces } from '../../diagrams/svg_element.js';

/**
 * Pictures of the reports of boards that do not move: those that the command line draws, such as a critical-difference
 * diagram.
 *
 * @typedef {import('./board.js').Board} Board
 */

/** @param {import('../../app/store.js').Store} store */
export function createStills(store) {
  /** @type {Map<string, { host: HTMLElement, board: Board, picture: string, drawn: string, of: unknown }>} */
  const places = new Map();

  /**
   * @param {{ host: HTMLElement, board: Board, picture: string, drawn: string, of: unknown }} place
   * @param {import('../../charts/theme.js').Theme} theme
   */
  async function draw(place, theme) {
    const { host, board, picture } = place;
    const report = board.report();
    const { language, catalogue } = store.state;
    const width = host.clientWidth;
    const now = [language, theme.card, width, catalogue !== null].join();
    if (!report || width === 0 || (place.of === report && place.drawn === now)) return;
    Object.assign(place, { of: report, drawn: now });
    const { picturesOf } = await import('../../tasks/still.js');
    const still = (await picturesOf(report))[picture];
    // A printer does not wait for a picture to be drawn: what is dark lies there in the colours of paper, too.
    const paper = lightTheme(document);
    const answers = await Promise.all(
      (paper.card === theme.card ? [theme] : [theme, paper]).map((look) =>
        still.draw({ report, language, catalogue, ask: board.query, width }, look),
      ),
    );
    if (place.of !== report || place.drawn !== now) return;
    host.replaceChildren(
      ...answers.map((answer, at) => {
        if ('reason' in answer) return at === 0 ? (answer.reason ?? '') : '';
        const { svg, addMore } = svgInPieces(answer.diagram, { font: theme.font }, document);
        while (addMore());
        if (answers.length > 1) svg.classList.add(at === 0 ? 'for-screen' : 'for-paper');
        return svg;
      }),
    );
  }

  return {
    /** @type {import('./lessons.js').Stage['still']} */
    place(id, board, picture) {
      const host = places.get(id)?.host ?? document.createElement('div');
      host.className = 'learn-diagram';
      if (!places.has(id)) places.set(id, { host, board, picture, drawn: '', of: null });
      return host;
    },
    /** @param {import('../../charts/theme.js').Theme} theme */
    draw(theme) {
      for (const place of places.values()) if (place.host.isConnected) draw(place, theme);
    },
  };
}
