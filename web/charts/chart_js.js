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

/** A linear scale of any extent; one too fine to be divided has ticks at its ends. */
class AnyLinearScale extends LinearScale {
  static id = LinearScale.id;
  static defaults = LinearScale.defaults;

  buildTicks() {
    const { min, max } = this;
    return max - min < FINEST ? [{ value: min }, { value: max }] : super.buildTicks();
  }
}

Chart.register(LineController, AnyLinearScale, LineElement, PointElement, backdrop);

export { BasicPlatform, Chart };
