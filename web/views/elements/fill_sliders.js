/**
 * The part of a slider before its thumb has the accent's colour.
 * @param {Element} host
 */
export function fillSliders(host) {
  for (const slider of host.querySelectorAll('input[data-share]')) {
    if (!(slider instanceof HTMLElement)) continue;
    slider.style.setProperty('--share', String(slider.dataset.share));
  }
}
