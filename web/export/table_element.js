/**
 * A table as nodes, with its best values in bold; names are text, whatever they say.
 * @param {import('./tables.js').Table} table
 * @param {Document} document
 */
export function tableElement({ corner, heads, rows }, document) {
  /** @param {string} name @param {string | null} text @param {Element[]} [children] */
  const node = (name, text, children = []) => {
    const made = document.createElement(name);
    if (text !== null) made.textContent = text;
    made.append(...children);
    return made;
  };
  /** @param {string} scope @param {string} text */
  const head = (scope, text) => {
    const made = node('th', text);
    made.setAttribute('scope', scope);
    return made;
  };
  const line = rows.map(({ name, cells }) =>
    node('tr', null, [
      head('row', name),
      ...cells.map(({ text, note, best }) => {
        const cell = node('td', null, [node(best ? 'b' : 'span', text)]);
        if (note) cell.append(' ', node('small', note));
        return cell;
      }),
    ]),
  );
  return node('table', null, [
    node('thead', null, [
      node('tr', null, [
        head('col', corner),
        ...heads.map(({ label, name }) => {
          const made = head('col', label);
          made.title = name;
          return made;
        }),
      ]),
    ]),
    node('tbody', null, line),
  ]);
}
