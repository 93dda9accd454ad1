import {
  BasicPlatform,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';
import { backdrop } from './backdrop.js';

// Only what is drawn here; Chart.js's tooltip, legend and fill stay out of the page.
/** Chart.js counts the decimals of a step by powers of ten, and never ends where these leave the doubles. */
const FINEST = 1e-280;
const LARGEST = 1e300;
/** Nor does it where a step is too small beside the numbers to change them. */
const FINEST_SHARE = 1e-13;

/** @param {number} min @param {number} max */
const isDivided = (min, max) =>
  max - min >= FINEST &&
  max - min >= FINEST_SHARE * Math.max(Math.abs(min), Math.abs(max)) &&
  max - min <= LARGEST;

/** A linear scale of any extent; one that cannot be divided has ticks at its ends. */
class AnyLinearScale extends LinearScale {
  // Not that of its parent, which Chart.js would go on using.
  static id = 'any_linear';
  static defaults = LinearScale.defaults;

  buildTicks() {
    const { min, max } = this;
    return isDivided(min, max) ? super.buildTicks() : [{ value: min }, { value: max }];
  }

  /** By halves, since the distance of two doubles may be none. @param {number | null} value */
  getPixelForValue(value) {
    if (value === null) return Number.NaN;
    const { min, max } = this;
    return this.getPixelForDecimal((value / 2 - min / 2) / (max / 2 - min / 2));
  }

  /** @param {number} pixel */
  getValueForPixel(pixel) {
    const { min, max } = this;
    return 2 * (min / 2 + this.getDecimalForPixel(pixel) * (max / 2 - min / 2));
  }
}

Chart.register(LineController, AnyLinearScale, LineElement, PointElement, backdrop);

export { BasicPlatform, Chart };
