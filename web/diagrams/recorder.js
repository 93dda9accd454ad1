import { clippedArea, clippedLine } from './clip.js';
import { plainText, textWidth } from './text_width.js';

/**
 * A 2d context of a canvas without a canvas: what is drawn on it becomes the shapes of a diagram. It has what charts
 * and pictures of this project use: straight lines and arcs, fills, dashes, clipping to boxes, texts that are turned.
 *
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('./geometry.js').Shape} Shape
 * @typedef {import('./geometry.js').Diagram} Diagram
 * @typedef {import('./clip.js').Bounds} Bounds
 * @typedef {[a: number, b: number, c: number, d: number, e: number, f: number]} Matrix
 * @typedef {{ points: Point[], closed: boolean, circle?: { centre: Point, radius: number } }} Path
 */

/** @type {Matrix} */
const IDENTITY = [1, 0, 0, 1, 0, 0];
const FULL_CIRCLE = 2 * Math.PI;
/** How far an arc and the straight lines in its place are apart, in pixels. */
const ARC_ERROR = 0.03;

/** From a line to the base line of a text that stands on, hangs from or is halved by it, in em. */
const BASELINES = { alphabetic: 0, middle: 0.35, top: 0.8, hanging: 0.8, bottom: -0.2 };
/** @type {Record<string, 'start' | 'middle' | 'end'>} */
const ANCHORS = { left: 'start', start: 'start', center: 'middle', right: 'end', end: 'end' };

const FIRST_LOOK = {
  strokeStyle: '#000000',
  fillStyle: '#000000',
  lineWidth: 1,
  lineDashOffset: 0,
  lineCap: 'butt',
  lineJoin: 'miter',
  miterLimit: 10,
  globalAlpha: 1,
  globalCompositeOperation: 'source-over',
  font: '10px sans-serif',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  direction: 'ltr',
};

/**
 * A colour and how much of it covers what lies behind.
 * @param {string} style
 * @param {number} alpha
 * @returns {{ colour: string, opacity: number } | null} null where nothing would be seen
 * @example paint('#ff000080', 1) // { colour: '#ff0000', opacity: 0.502 }
 */
function paint(style, alpha) {
  const hex = /^#([\da-f]{6})([\da-f]{2})?$/i.exec(style);
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(style)?.[1]
    .split(/[\s,/]+/)
    .map(Number);
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(style);
  let colour = '#000000';
  let own = 1;
  if (hex) {
    colour = `#${hex[1]}`;
    own = hex[2] === undefined ? 1 : Number.parseInt(hex[2], 16) / 255;
  } else if (short) {
    colour = `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  } else if (numbers) {
    const [red, green, blue, share = 1] = numbers;
    colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    own = share;
  } else if (style === 'transparent') {
    own = 0;
  }
  const opacity = Math.round(own * alpha * 1000) / 1000;
  return opacity > 0 ? { colour, opacity } : null;
}

/** @param {string} font as in CSS */
function fontOf(font) {
  const size = /([\d.]+)px/.exec(font);
  return {
    size: Number(size?.[1] ?? 10),
    bold: /\b(?:bold|[6-9]00)\b/.test(font.slice(0, size?.index)),
  };
}

export class Recorder {
  #width;
  #height;
  /** @type {Shape[]} */
  #shapes = [];
  /** @type {Matrix} */
  #matrix = IDENTITY;
  /** @type {Bounds | null} */
  #bounds = null;
  /** @type {number[]} */
  #dash = [];
  /** @type {Path[]} */
  #paths = [];
  /** @type {{ look: object, matrix: Matrix, bounds: Bounds | null, dash: number[] }[]} */
  #saved = [];
  /** The edge of the text that comes next. @type {{ text: string, colour: string, thickness: number } | null} */
  #halo = null;

  /**
   * @param {number} width in CSS pixels
   * @param {number} height
   */
  constructor(width, height) {
    this.#width = width;
    this.#height = height;
    this.strokeStyle = FIRST_LOOK.strokeStyle;
    this.fillStyle = FIRST_LOOK.fillStyle;
    this.lineWidth = FIRST_LOOK.lineWidth;
    this.lineDashOffset = FIRST_LOOK.lineDashOffset;
    this.lineCap = FIRST_LOOK.lineCap;
    this.lineJoin = FIRST_LOOK.lineJoin;
    this.miterLimit = FIRST_LOOK.miterLimit;
    this.globalAlpha = FIRST_LOOK.globalAlpha;
    this.globalCompositeOperation = FIRST_LOOK.globalCompositeOperation;
    this.font = FIRST_LOOK.font;
    this.textAlign = FIRST_LOOK.textAlign;
    this.textBaseline = FIRST_LOOK.textBaseline;
    this.direction = FIRST_LOOK.direction;
  }

  /**
   * What was drawn.
   * @param {string} id
   * @param {string} description one sentence for readers who cannot see it
   * @returns {Diagram}
   */
  diagram(id, description) {
    return { id, description, width: this.#width, height: this.#height, shapes: this.#shapes };
  }

  save() {
    const look = Object.fromEntries(
      Object.keys(FIRST_LOOK).map((key) => [key, Reflect.get(this, key)]),
    );
    const [matrix, bounds, dash] = [this.#matrix, this.#bounds, this.#dash];
    this.#saved.push({ look, matrix, bounds, dash });
  }

  restore() {
    const saved = this.#saved.pop();
    if (!saved) return;
    Object.assign(this, saved.look);
    this.#matrix = saved.matrix;
    this.#bounds = saved.bounds;
    this.#dash = saved.dash;
  }

  /** @param {...number} matrix */
  setTransform(...matrix) {
    this.#matrix = /** @type {Matrix} */ (matrix);
  }

  resetTransform() {
    this.#matrix = IDENTITY;
  }

  /** @param {Matrix} by */
  #transform([a, b, c, d, e, f]) {
    const [, , , , E, F] = this.#matrix;
    const [right, down] = [this.#at(a, b), this.#at(c, d)];
    const [x, y] = this.#at(e, f);
    this.#matrix = [right[0] - E, right[1] - F, down[0] - E, down[1] - F, x, y];
  }

  /** @param {number} x @param {number} y */
  translate(x, y) {
    this.#transform([1, 0, 0, 1, x, y]);
  }

  /** @param {number} angle */
  rotate(angle) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.#transform([cos, sin, -sin, cos, 0, 0]);
  }

  /** @param {number} x @param {number} y */
  scale(x, y) {
    this.#transform([x, 0, 0, y, 0, 0]);
  }

  /** @param {number} x @param {number} y @returns {Point} */
  #at(x, y) {
    const [a, b, c, d, e, f] = this.#matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  /** Pixels of the sheet in a unit of what is drawn. */
  #ratio() {
    const [a, b, c, d] = this.#matrix;
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  beginPath() {
    this.#paths = [];
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#paths.push({ points: [this.#at(x, y)], closed: false });
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    const path = this.#paths.at(-1);
    if (!path || path.closed) {
      this.moveTo(x, y);
      return;
    }
    const point = this.#at(x, y);
    const [lastX, lastY] = path.points[path.points.length - 1];
    if (point[0] !== lastX || point[1] !== lastY) path.points.push(point);
  }

  closePath() {
    const path = this.#paths.at(-1);
    if (path) path.closed = true;
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {number} from
   * @param {number} to
   * @param {boolean} [back]
   */
  arc(x, y, radius, from, to, back = false) {
    const isWhole = Math.abs(to - from) >= FULL_CIRCLE - 1e-9;
    const turn = back && to > from ? to - from - FULL_CIRCLE : to - from;
    const step = 2 * Math.acos(1 - ARC_ERROR / Math.max(1, radius * this.#ratio()));
    const steps = Math.max(2, Math.ceil(Math.abs(turn) / step));
    if (isWhole) this.moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
    for (let at = isWhole ? 1 : 0; at <= steps; at += 1) {
      const angle = from + (turn * at) / steps;
      this.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
    const path = this.#paths.at(-1);
    if (isWhole && path) {
      path.closed = true;
      path.circle = { centre: this.#at(x, y), radius: radius * this.#ratio() };
    }
  }

  /** To the box around the path; what is clipped is always one. */
  clip() {
    const points = this.#paths.flatMap(({ points: own }) => own);
    const [x, y] = [points.map(([left]) => left), points.map(([, top]) => top)];
    const own = {
      left: Math.min(...x),
      right: Math.max(...x),
      top: Math.min(...y),
      bottom: Math.max(...y),
    };
    const outer = this.#bounds ?? own;
    this.#bounds = {
      left: Math.max(own.left, outer.left),
      right: Math.min(own.right, outer.right),
      top: Math.max(own.top, outer.top),
      bottom: Math.min(own.bottom, outer.bottom),
    };
  }

  /** @param {number[]} dash */
  setLineDash(dash) {
    this.#dash = dash;
  }

  getLineDash() {
    return this.#dash;
  }

  stroke() {
    const painted = paint(this.strokeStyle, this.globalAlpha);
    if (!painted || this.lineWidth <= 0) return;
    const { colour, opacity } = painted;
    for (const { points, closed } of this.#paths) {
      const whole = closed ? [...points, points[0]] : points;
      if (whole.length < 2) continue;
      for (const piece of this.#bounds ? clippedLine(whole, this.#bounds) : [whole]) {
        this.#shapes.push({
          ...{ kind: 'line', part: 'line', points: piece, colour },
          thickness: this.lineWidth * this.#ratio(),
          ...(opacity < 1 ? { opacity } : {}),
          ...(this.#dash.length > 0 ? { dash: this.#dash } : {}),
          ...(this.lineCap === 'round' ? { round: true } : {}),
        });
      }
    }
  }

  fill() {
    const painted = paint(this.fillStyle, this.globalAlpha);
    if (!painted) return;
    const { colour, opacity } = painted;
    for (const { points, circle } of this.#paths) {
      const inside = this.#bounds ? clippedArea(points, this.#bounds) : points;
      if (inside.length < 3) continue;
      const look = { colour, ...(opacity < 1 ? { opacity } : {}) };
      this.#shapes.push(
        circle && inside.length === points.length
          ? { kind: 'dot', part: 'dot', at: circle.centre, radius: circle.radius, ...look }
          : { kind: 'area', part: 'area', points: inside, ...look },
      );
    }
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    this.beginPath();
    this.rect(x, y, width, height);
    this.fill();
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  strokeRect(x, y, width, height) {
    this.beginPath();
    this.rect(x, y, width, height);
    this.stroke();
  }

  /** The sheet is empty at first. */
  clearRect() {}

  /** @param {string} text */
  measureText(text) {
    const { size, bold } = fontOf(this.font);
    return { width: textWidth(text, size, bold) };
  }

  /** The edge of a text, which is then filled. @param {string} text */
  strokeText(text) {
    const painted = paint(this.strokeStyle, this.globalAlpha);
    this.#halo = painted && { text, colour: painted.colour, thickness: this.lineWidth };
  }

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    const painted = paint(this.fillStyle, this.globalAlpha);
    const halo = this.#halo?.text === text ? this.#halo : null;
    this.#halo = null;
    if (!painted) return;
    const font = fontOf(this.font);
    const below = BASELINES[/** @type {keyof typeof BASELINES} */ (this.textBaseline)] ?? 0;
    const [a, b] = this.#matrix;
    const turn = Math.round((Math.atan2(b, a) * 360) / FULL_CIRCLE);
    const size = font.size * this.#ratio();
    this.#shapes.push({
      ...{ kind: 'text', part: 'text', text: plainText(text), size, colour: painted.colour },
      at: this.#at(x, y + below * font.size),
      anchor: ANCHORS[this.textAlign] ?? 'start',
      width: textWidth(text, size, font.bold),
      ...(font.bold ? { bold: true } : {}),
      ...(turn === 0 ? {} : { turn }),
      ...(halo ? { halo: { colour: halo.colour, thickness: halo.thickness } } : {}),
    });
  }
}
