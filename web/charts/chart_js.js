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
Chart.register(LineController, LinearScale, LineElement, PointElement, backdrop);

export { BasicPlatform, Chart };
