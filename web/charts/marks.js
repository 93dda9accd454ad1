/**
 * What lies over a finished chart and moves with the operating point. Positions are in data units. A text that would cover
 * an earlier one stands below it, or is left out where that one says enough (`optional`); it has the whole plot or the
 * share of its width that is its `room`, and is broken where it is longer.
 * @typedef {'accent' | 'ink' | 'muted'} Role
 * @typedef {(
 *   { kind: 'point', at: [number, number] } |
 *   { kind: 'ring', at: [number, number], role: Role } |
 *   { kind: 'diamond', at: [number, number], role: Role, label?: string } |
 *   { kind: 'segment', from: [number, number], to: [number, number], role: Role, dash?: number[], width?: number } |
 *   { kind: 'path', points: [number, number][], colour: string, width: number } |
 *   { kind: 'slope', through: [number, number], slope: number | null, role: Role } |
 *   { kind: 'vertical', x: number, role: Role, dash?: number[], label?: string } |
 *   { kind: 'text', at: [number, number], role: Role, text: string, align?: CanvasTextAlign, dash?: number[], room?: number, optional?: boolean }
 * )} Mark
 * @typedef {{ chartArea: { left: number, right: number, top: number, bottom: number },
 *   scales: Record<string, { min: number, max: number, getPixelForValue(value: number): number }> }} Frame
 */

/** @typedef {import('./theme.js').Theme} Theme */
/** @typedef {{ left: number, right: number, top: number, height: number }} Box of a text, in pixels */

const POINT_RADIUS = 6.5;
const HALO_RADIUS = 13;
/** A piece of a line before its name, in pixels. */
const SAMPLE = { before: 6, width: 22, after: 5 };
/** Of a text in two lines, in pixels. */
const LINE_HEIGHT = 15;
/** Between two texts beside each other, in pixels. */
const TEXT_GAP = 4;
/** Where a text may be broken: at a blank, or between two Chinese characters. */
const BREAKS = /(?<=\p{Script=Han})(?=\p{Script=Han})| /gu;
const FULL_CIRCLE = 2 * Math.PI;

/**
 * Where an unbounded line of a slope meets the box of the axes; null when it misses it.
 * @param {[number, number]} through
 * @param {number | null} slope null or infinite: vertical
 * @param {{ min: number, max: number }} x
 * @param {{ min: number, max: number }} y
 * @returns {[[number, number], [number, number]] | null}
 */
export function clipLine([x0, y0], slope, x, y) {
  if (slope === null || !Number.isFinite(slope))
    return [
      [x0, y.min],
      [x0, y.max],
    ];
  let low = x.min;
  let high = x.max;
  if (slope !== 0) {
    const crossings = [x0 + (y.min - y0) / slope, x0 + (y.max - y0) / slope];
    low = Math.max(low, Math.min(...crossings));
    high = Math.min(high, Math.max(...crossings));
  }
  if (low > high) return null;
  return [
    [low, y0 + slope * (low - x0)],
    [high, y0 + slope * (high - x0)],
  ];
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Frame} frame a Chart.js chart after layout
 * @param {Mark[]} marks later ones lie on top
 * @param {Theme} theme
 */
export function drawMarks(context, frame, marks, theme) {
  const { x, y } = frame.scales;
  const pixel = (/** @type {[number, number]} */ at) =>
    /** @type {[number, number]} */ ([x.getPixelForValue(at[0]), y.getPixelForValue(at[1])]);
  /** Where the texts so far stand. @type {Box[]} */
  const taken = [];
  for (const mark of marks) {
    context.save();
    const colour = colourOf(mark, theme);
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = 1.5;
    context.font = `12px ${theme.font}`;
    context.textBaseline = 'middle';
    switch (mark.kind) {
      case 'point':
        drawPoint(context, pixel(mark.at), theme);
        break;
      case 'ring':
        circle(context, pixel(mark.at), 5);
        context.fillStyle = theme.card;
        context.fill();
        context.stroke();
        break;
      case 'diamond':
        drawDiamond(context, pixel(mark.at), theme);
        label(context, frame, pixel(mark.at), mark.label, theme);
        break;
      case 'segment':
        clip(context, frame);
        context.lineWidth = mark.width ?? 1.5;
        stroke(context, pixel(mark.from), pixel(mark.to), mark.dash);
        break;
      case 'path':
        // A line along the edge keeps its breadth.
        clip(context, frame, mark.width);
        context.lineWidth = mark.width;
        drawPath(context, mark.points.map(pixel));
        break;
      case 'slope': {
        const ends = clipLine(mark.through, mark.slope, x, y);
        if (ends) stroke(context, pixel(ends[0]), pixel(ends[1]), [6, 4]);
        break;
      }
      case 'vertical': {
        const left = x.getPixelForValue(mark.x);
        stroke(context, [left, frame.chartArea.top], [left, frame.chartArea.bottom], mark.dash);
        label(context, frame, [left, frame.chartArea.top + 8], mark.label, theme);
        break;
      }
      case 'text':
        context.textAlign = mark.align ?? 'left';
        if (mark.dash) drawSample(context, pixel(mark.at), mark.text, mark.dash, theme);
        else drawText(context, frame, pixel(mark.at), mark, taken, theme);
        break;
    }
    context.restore();
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Frame} frame
 * @param {number} [margin] around the plot area, in pixels
 */
function clip(context, { chartArea: { left, right, top, bottom } }, margin = 0) {
  context.beginPath();
  context.rect(left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin);
  context.clip();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {number[]} [dash]
 */
function stroke(context, from, to, dash = []) {
  context.setLineDash(dash);
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
}

/**
 * @param {Mark} mark
 * @param {Theme} theme
 */
function colourOf(mark, theme) {
  if (mark.kind === 'path') return mark.colour;
  return mark.kind === 'point' ? theme.accent : theme[mark.role];
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {[number, number][]} points
 */
function drawPath(context, points) {
  context.lineJoin = 'round';
  context.beginPath();
  for (const point of points) context.lineTo(...point);
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {[number, number]} centre
 * @param {number} radius
 */
function circle(context, centre, radius) {
  context.beginPath();
  context.arc(...centre, radius, 0, FULL_CIRCLE);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {[number, number]} centre
 * @param {Theme} theme
 */
function drawPoint(context, centre, theme) {
  context.lineWidth = 1;
  context.globalAlpha = 0.45;
  circle(context, centre, HALO_RADIUS);
  context.stroke();
  context.globalAlpha = 1;
  circle(context, centre, POINT_RADIUS);
  context.fill();
  context.strokeStyle = theme.card;
  context.lineWidth = 1.5;
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {[number, number]} centre
 * @param {Theme} theme
 */
function drawDiamond(context, [left, top], theme) {
  const size = 5;
  context.beginPath();
  context.moveTo(left, top - size);
  context.lineTo(left + size, top);
  context.lineTo(left, top + size);
  context.lineTo(left - size, top);
  context.closePath();
  context.fillStyle = theme.card;
  context.fill();
  context.stroke();
}

/**
 * A text behind a piece of the line that it names.
 * @param {CanvasRenderingContext2D} context
 * @param {[number, number]} at pixels
 * @param {string} text
 * @param {number[]} dash
 * @param {Theme} theme
 */
function drawSample(context, [left, top], text, dash, theme) {
  const from = left + SAMPLE.before;
  const to = from + SAMPLE.width;
  context.lineWidth = 2;
  stroke(context, [from, top], [to, top], dash);
  context.setLineDash([]);
  write(context, text, to + SAMPLE.after, top, theme);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Frame} frame
 * @param {[number, number]} at pixels
 * @param {Extract<Mark, { kind: 'text' }>} mark
 * @param {Box[]} taken
 * @param {Theme} theme
 */
function drawText(context, frame, [at, middle], mark, taken, theme) {
  const { left, right } = frame.chartArea;
  const texts = linesOf(context, (mark.room ?? 1) * (right - left), mark.text);
  const lines = texts.map((text) => ({ text, at: inside(context, frame, at, { ...mark, text }) }));
  const edges = lines.flatMap((line) => edgesOf(context, line.at, { ...mark, ...line }));
  const height = lines.length * LINE_HEIGHT;
  const box = {
    left: Math.min(...edges),
    right: Math.max(...edges),
    top: middle - height / 2,
    height,
  };
  for (const other of taken) {
    if (!cover(box, other)) continue;
    if (mark.optional) return;
    box.top = other.top + other.height;
  }
  taken.push(box);
  for (const [i, line] of lines.entries())
    write(context, line.text, line.at, box.top + (i + 0.5) * LINE_HEIGHT, theme);
}

/**
 * @param {Box} one
 * @param {Box} other
 */
const cover = (one, other) =>
  one.left < other.right + TEXT_GAP &&
  other.left < one.right + TEXT_GAP &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * Text that is legible over lines.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} left
 * @param {number} top
 * @param {Theme} theme
 */
function write(context, text, left, top, theme) {
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = theme.card;
  context.strokeText(text, left, top);
  context.fillText(text, left, top);
}

/**
 * The text in two lines where it is wider than its room, broken near its middle.
 * @param {CanvasRenderingContext2D} context
 * @param {number} room pixels
 * @param {string} text
 */
function linesOf(context, room, text) {
  const middle = text.length / 2;
  const breaks = [...text.matchAll(BREAKS)];
  if (context.measureText(text).width <= room || breaks.length === 0) return [text];
  const [{ index, 0: blank }] = breaks.sort(
    (one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle),
  );
  return [text.slice(0, index), text.slice(index + blank.length)];
}

/**
 * The left and the right end of a text.
 * @param {CanvasRenderingContext2D} context
 * @param {number} at pixels
 * @param {{ text: string, align?: CanvasTextAlign }} mark
 */
function edgesOf(context, at, { text, align = 'left' }) {
  const { width } = context.measureText(text);
  const start = at - width * (align === 'right' ? 1 : align === 'center' ? 0.5 : 0);
  return [start, start + width];
}

/**
 * Where a text stands so that it ends within the plot, where it fits there.
 * @param {CanvasRenderingContext2D} context
 * @param {Pick<Frame, 'chartArea'>} frame
 * @param {number} at pixels
 * @param {{ text: string, align?: CanvasTextAlign }} mark
 */
function inside(context, { chartArea: { left, right } }, at, { text, align = 'left' }) {
  const { width } = context.measureText(text);
  if (width > right - left || align === 'center' || at < left || at > right) return at;
  return align === 'right' ? Math.max(at, left + width) : Math.min(at, right - width);
}

/**
 * Text beside a position, on the side where there is more room, legible over lines; what is
 * too long for that reaches over the position.
 * @param {CanvasRenderingContext2D} context
 * @param {Frame} frame
 * @param {[number, number]} at pixels
 * @param {string | undefined} text
 * @param {Theme} theme
 */
function label(context, { chartArea }, [left, top], text, theme) {
  if (!text) return;
  const onRight = left < (chartArea.left + chartArea.right) / 2;
  const align = onRight ? 'left' : 'right';
  const start = inside(context, { chartArea }, left + (onRight ? 9 : -9), { text, align });
  context.setLineDash([]);
  context.textAlign = align;
  context.fillStyle = theme.muted;
  write(context, text, start, top, theme);
}
