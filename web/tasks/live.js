/**
 * The pictures of a kind of report as the page has them: with what can be dragged and switched in them. Each is put into
 * a card of its own wherever one is wanted.
 *
 * @typedef {import('../views/pictures/figure_card.js').Definition} Definition
 */

/** @param {Definition[]} figures */
const byId = (figures) => Object.fromEntries(figures.map((figure) => [figure.id, figure]));

/**
 * Of scores of two classes, by id.
 * @returns {Promise<Record<string, Definition>>}
 */
export async function binaryFigures() {
  const [{ FIGURES }, { MORE_FIGURES }] = await Promise.all([
    import('./binary/figures.js'),
    import('./binary/more.js'),
  ]);
  return byId([...FIGURES, ...MORE_FIGURES]);
}
