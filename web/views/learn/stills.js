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
    const answer = await still.draw(
      { report, language, catalogue, ask: board.query, width },
      theme,
    );
    if (place.of !== report || place.drawn !== now) return;
    if ('reason' in answer) {
      host.textContent = answer.reason;
      return;
    }
    const { svg, addMore } = svgInPieces(answer.diagram, { font: theme.font }, document);
    while (addMore());
    host.replaceChildren(svg);
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
