import { html, nothing, svg } from 'lit';
import { qrCode } from './qr_code.js';

/**
 * A QR code on the page.
 * @param {ReturnType<typeof qrCode>} code
 * @param {string} label
 */
export function qrPicture(code, label) {
  if (!code) return nothing;
  const { size, path } = code;
  return html`<svg class="qr-code" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}"
      shape-rendering="crispEdges">${svg`<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d=${path}/>`}</svg>`;
}

/** The QR code of a link. @param {string} link @param {string} label */
export const qrOfLink = (link, label) => qrPicture(qrCode(link), label);
