/**
 * Something behind the lines, in data units: a filled polygon, or straight
 * lines, each from [x, y] to [x, y].
 * @typedef {{ points: [number, number][], fill: string }} Polygon
 * @typedef {{ lines: [[number, number], [number, number]][], stroke: string, width: number }} Strokes
 * @typedef {Polygon | Strokes} Shape
 */

/**
 * Draws what lies behind the lines, clipped to the plot area: bars, densities,
 * regions out of reach, bundles of segments.
 * @type {import('chart.js').Plugin}
 */
export const backdrop = {
  id: 'backdrop',
  beforeDatasetsDraw(chart) {
    /** @type {Shape[]} */
    const shapes = /** @type {any} */ (chart.config).options.plugins?.backdrop?.shapes ?? [];
    if (shapes.length === 0) return;
    const { ctx, chartArea: area, scales } = chart;
    const x = (/** @type {number} */ value) => scales.x.getPixelForValue(value);
    const y = (/** @type {number} */ value) => scales.y.getPixelForValue(value);
    ctx.save();
    ctx.beginPath();
    ctx.rect(area.left, area.top, area.width, area.height);
    ctx.clip();
    for (const shape of shapes) {
      ctx.beginPath();
      if ('points' in shape) {
        for (const [index, [left, top]] of shape.points.entries()) {
          if (index === 0) ctx.moveTo(x(left), y(top));
          else ctx.lineTo(x(left), y(top));
        }
        ctx.closePath();
        ctx.fillStyle = shape.fill;
        ctx.fill();
      } else {
        for (const [from, to] of shape.lines) {
          ctx.moveTo(x(from[0]), y(from[1]));
          ctx.lineTo(x(to[0]), y(to[1]));
        }
        ctx.strokeStyle = shape.stroke;
        ctx.lineWidth = shape.width;
        ctx.stroke();
      }
    }
    ctx.restore();
  },
};
