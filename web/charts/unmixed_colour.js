/**
 * In place of `@kurkle/color`, which Chart.js uses to mix the colours of what
 * is hovered or animated. Nothing here is: a colour stays what it is.
 */
export class Color {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  saturate() {
    return this;
  }

  darken() {
    return this;
  }

  hexString() {
    return this.text;
  }
}
