import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { setCommittedValue } from 'lit/directive-helpers.js';

/** See `typed`. */
class Typed extends Directive {
  /** @param {string} value */
  render(value) {
    return value;
  }

  /**
   * @override
   * @param {import('lit/directive.js').Part} part
   * @param {[value: string]} values
   */
  update(part, [value]) {
    const { element } = /** @type {{ element: HTMLInputElement }} */ (
      /** @type {unknown} */ (part)
    );
    if (element === element.ownerDocument.activeElement || element.value === value) return noChange;
    setCommittedValue(part);
    return value;
  }
}

/**
 * The value of a field that says what was typed once it is left. Like `live`, but a drawing that comes meanwhile leaves
 * the field as it is.
 */
export const typed = directive(Typed);
