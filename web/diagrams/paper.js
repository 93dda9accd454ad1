/** Pixels of CSS in a millimetre: 96 to the inch. */
const PIXELS = 96 / 25.4;
/** And in a point, of which an inch has 72. */
const POINT = 96 / 72;

/** Names that stand for Helvetica and for a Chinese sans on every system. */
export const PAPER_FONT =
  'Helvetica, Arial, "Liberation Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** A column of a page in two columns, and the whole width of it. */
const WIDTHS = {
  column: { millimetres: 85, points: 7 },
  page: { millimetres: 175, points: 8 },
};

/**
 * Width and font size of a diagram in a paper.
 * @param {'column' | 'page'} place
 * @returns {{ width: number, size: number, millimetres: number }}
 * @example paper('column') // { width: 321.26, size: 9.33, millimetres: 85 }
 */
export function paper(place) {
  const { millimetres, points } = WIDTHS[place];
  return { width: millimetres * PIXELS, size: points * POINT, millimetres };
}
