/**
 * The rows of a LaTeX tabular as plain texts. Free of the DOM.
 *
 * @typedef {object} SourceRow
 * @property {number} line 1-based, where the row begins
 * @property {string[]} cells as written, without the markup of the format
 * @property {string | null} merged a cell that covers several columns or rows
 */

// Time grows with the length of the text alone, whatever it contains: groups nested
// deeper are none, and what may stand between two signs has a limit.
const DEEPEST = 100;
const BLANKS = '\\s{0,99}';
const OPTIONAL = '\\[[^\\]]{0,200}\\]';

const ENVIRONMENTS = /\\begin\s*\{(tabular[*xy]?|tabulary|longtable|array|tblr)\}/;

/** Commands whose argument is shown and which say how alone. */
const STYLES = new Set([
  ...['textbf', 'textit', 'emph', 'underline', 'texttt', 'textsf', 'textsc', 'textrm', 'textup'],
  ...['textsl', 'textmd', 'textnormal', 'mathbf', 'mathrm', 'mathit', 'mathsf', 'mathtt', 'text'],
  ...['boldsymbol', 'bm', 'num', 'uline', 'uuline', 'dashuline', 'mbox', 'hbox', 'makecell'],
  ...['thead', 'shortstack', 'ensuremath', 'best', 'tablenum', 'hl', 'fbox', 'rotatebox'],
]);
/** Commands that go with the first so many arguments, and show what follows. */
const WITH_ARGUMENTS = new Map([
  ['textcolor', 1],
  ['color', 1],
  ['cellcolor', 1],
  ['rowcolor', 1],
  ['fontsize', 2],
  ['rotatebox', 1],
  ['raisebox', 1],
  ['rule', 2],
  ['colorbox', 1],
  ['resizebox', 2],
  ['scalebox', 1],
]);
/** Commands that go with their contents. */
const NOTES = new Set([
  ...['footnote', 'footnotemark', 'tnote', 'cite', 'citep', 'citet', 'citealp', 'label', 'vspace'],
  ...['hspace', 'phantom', 'hphantom', 'vphantom', 'cline', 'cmidrule', 'arrayrulecolor', 'ref'],
]);
const RANKS = new Set(['textsuperscript', 'textsubscript', 'rank', 'sp', 'sb']);
const RULES =
  /\\(toprule|midrule|bottomrule|hline|endhead|endfirsthead|endfoot|endlastfoot|firsthline|lasthline|morecmidrules|centering|raggedright|raggedleft|arraybackslash|bfseries|itshape|small|footnotesize|scriptsize|tiny|normalsize|boldmath|bf|it|rm|sf|tt|noindent|strut|relax|protect|displaystyle|left|right)(?![A-Za-z])\s*/g;

const SYMBOLS = new Map(
  Object.entries({
    pm: '± ',
    times: '×',
    cdot: '·',
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    varepsilon: 'ε',
    epsilon: 'ε',
    eta: 'η',
    theta: 'θ',
    kappa: 'κ',
    lambda: 'λ',
    mu: 'μ',
    nu: 'ν',
    pi: 'π',
    rho: 'ρ',
    sigma: 'σ',
    tau: 'τ',
    varphi: 'φ',
    phi: 'φ',
    chi: 'χ',
    omega: 'ω',
    Delta: 'Δ',
    Sigma: 'Σ',
    Omega: 'Ω',
    le: '≤',
    leq: '≤',
    ge: '≥',
    geq: '≥',
    approx: '≈',
    sim: '∼',
    infty: '∞',
    ldots: '…',
    dots: '…',
    textendash: '–',
    textemdash: '—',
    textquoteleft: '‘',
    textquoteright: '’',
    textquotedblleft: '“',
    textquotedblright: '”',
    textbackslash: '\\',
    textasciitilde: '~',
    textasciicircum: '^',
    textasciigrave: '`',
    textless: '<',
    textgreater: '>',
    textbar: '|',
    ast: '*',
    star: '★',
    bullet: '•',
    circ: '◦',
    dag: '†',
    dagger: '†',
    ddag: '‡',
    ddagger: '‡',
    checkmark: '✓',
    uparrow: '↑',
    downarrow: '↓',
    triangle: '△',
    textpm: '± ',
    quad: ' ',
    qquad: ' ',
    ss: 'ß',
    o: 'ø',
    O: 'Ø',
    l: 'ł',
    L: 'Ł',
    ae: 'æ',
    AE: 'Æ',
    aa: 'å',
    AA: 'Å',
    i: 'ı',
  }),
);

/** Accents as the marks that Unicode composes. */
const ACCENTS = new Map(
  Object.entries({
    '"': '\u0308',
    "'": '\u0301',
    '`': '\u0300',
    '^': '\u0302',
    '~': '\u0303',
    '=': '\u0304',
    '.': '\u0307',
    c: '\u0327',
    v: '\u030c',
    u: '\u0306',
    H: '\u030b',
    k: '\u0328',
    r: '\u030a',
  }),
);

const RULE_BELOW = new RegExp(
  `\\\\\\\\${BLANKS}(?:${OPTIONAL}${BLANKS})?\\\\(?:hline|midrule|bottomrule)`,
);

/** @param {string} text */
export function looksLikeLatex(text) {
  if (ENVIRONMENTS.test(text) || RULE_BELOW.test(text)) return true;
  return text.split('\n').some((line) => {
    const ampersand = line.indexOf('&');
    return ampersand >= 0 && line.lastIndexOf('\\\\') > ampersand;
  });
}

/** Signs of percent that pandas leaves as they are: "(%)", and "81.7%" at the end of a cell. @param {string} text */
const withPercents = (text) =>
  text.replace(/\(%\)/g, '(\\%)').replace(/(\d)%(?=[ \t]{0,99}(?:&|%|\\\\))/g, '$1\\%');

/** Comments end lines; what they held is gone, the line stays. @param {string} text */
const withoutComments = (text) =>
  withPercents(text).replace(/(^|[^\\])((?:\\\\)*)%[^\n]*/gm, '$1$2');

/**
 * The end of the group that opens at `from`, after its brace; −1 when it contains
 * groups that are nested too deep.
 * @param {string} text
 * @param {number} from
 */
function groupEnd(text, from) {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '{') {
      depth += 1;
      if (depth > DEEPEST) return -1;
    } else if (text[i] === '}') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return text.length;
}

/** The end of a row, with what may stand behind it. */
const ROW_END = new RegExp(
  `^\\\\(?:\\\\(?:${BLANKS}\\*)?(?:${BLANKS}\\[[^\\]\\n]{0,50}\\])?|tabularnewline(?![A-Za-z]))`,
);

/**
 * Splits at `\\`, or at `&`, outside of braces.
 * @param {string} text
 * @param {'rows' | 'cells'} at
 * @returns {{ from: number, text: string }[]}
 */
function split(text, at) {
  const parts = [];
  let start = 0;
  for (let i = 0; i < text.length; ) {
    const sign = text[i];
    const newRow = at === 'rows' && sign === '\\' ? ROW_END.exec(text.slice(i, i + 300)) : null;
    if (newRow || (at === 'cells' && sign === '&')) {
      parts.push({ from: start, text: text.slice(start, i) });
      i += newRow ? newRow[0].length : 1;
      start = i;
    } else if (sign === '\\') i += 2;
    else i = Math.max(i + 1, sign === '{' ? groupEnd(text, i) : 0);
  }
  parts.push({ from: start, text: text.slice(start) });
  return parts;
}

const FIRST_ARGUMENT = new RegExp(`^${BLANKS}(?:${OPTIONAL}|\\([^)]{0,200}\\))`);

/**
 * What follows a command: its optional argument, then so many groups.
 * @param {string} text
 * @param {number} from
 * @param {number} most
 * @returns {{ groups: string[], end: number }}
 */
function argumentsAt(text, from, most) {
  /** @type {string[]} */
  const groups = [];
  let end = from;
  end += FIRST_ARGUMENT.exec(text.slice(from, from + 400))?.[0].length ?? 0;
  while (groups.length < most) {
    const blank = text.slice(end, end + 99).search(/\S|$/);
    if (text[end + blank] !== '{') break;
    const close = groupEnd(text, end + blank);
    if (close < 0) break;
    groups.push(text.slice(end + blank + 1, close - 1));
    end = close;
  }
  return { groups, end };
}

/** @param {string} text @param {number} from @returns {{ text: string, end: number }} */
function command(text, from) {
  const name = /^[A-Za-z]+/.exec(text.slice(from + 1, from + 100))?.[0] ?? '';
  const after = from + 1 + name.length;
  if (name === '') return symbol(text, from);
  if (STYLES.has(name)) {
    const { groups, end } = argumentsAt(text, after, 1);
    return { text: plain(groups[0] ?? ''), end };
  }
  if (RANKS.has(name)) {
    const { groups, end } = argumentsAt(text, after, 1);
    return { text: `^{${plain(groups[0] ?? '')}}`, end };
  }
  const several = WITH_ARGUMENTS.get(name);
  if (several !== undefined) return { text: '', end: argumentsAt(text, after, several).end };
  if (NOTES.has(name)) return { text: '', end: argumentsAt(text, after, 1).end };
  if (name.length === 1 && ACCENTS.has(name)) return accent(text, name, after);
  // One blank ends the name of a command, and is not shown; {} does too.
  const end = after + (/^(\{\}|[ \t])?/.exec(text.slice(after, after + 2))?.[0].length ?? 0);
  return { text: SYMBOLS.get(name) ?? '', end };
}

/** @param {string} text @param {number} from */
function symbol(text, from) {
  const sign = text[from + 1] ?? '';
  const end = from + 2;
  if ('%&_#{}$'.includes(sign)) return { text: sign, end };
  if (',;:! /'.includes(sign)) return { text: sign === '!' || sign === '/' ? '' : ' ', end };
  if (sign === '\\') return { text: ' ', end };
  if (ACCENTS.has(sign)) return accent(text, sign, end);
  return { text: '', end };
}

/** @param {string} text @param {string} name @param {number} from */
function accent(text, name, from) {
  const { groups, end } = argumentsAt(text, from, 1);
  const base = groups.length > 0 ? plain(groups[0]) : (text[from] ?? '');
  const shown = (base + ACCENTS.get(name)).normalize('NFC');
  return { text: shown, end: groups.length > 0 ? end : from + 1 };
}

/**
 * What is raised or lowered: a group, a command or one character.
 * @param {string} text
 * @param {number} from
 * @returns {{ text: string, end: number }}
 */
function scriptAt(text, from) {
  const { groups, end } = argumentsAt(text, from, 1);
  if (groups.length > 0) return { text: plain(groups[0]), end };
  if (text[from] === '\\') return command(text, from);
  return { text: text[from] ?? '', end: from + 1 };
}

/**
 * What is printed, with ranks left as `^{…}`.
 * @param {string} text
 * @returns {string}
 */
function plain(text) {
  let shown = '';
  for (let i = 0; i < text.length; ) {
    const sign = text[i];
    if (sign === '\\') {
      const { text: more, end } = command(text, i);
      shown += more;
      i = end;
    } else if (sign === '^' || sign === '_') {
      const { text: held, end } = scriptAt(text, i + 1);
      shown += sign === '^' ? `^{${held}}` : held;
      i = end;
    } else if (sign === '~') {
      shown += ' ';
      i += 1;
    } else {
      if (sign !== '{' && sign !== '}' && sign !== '$') shown += sign;
      i += 1;
    }
  }
  return shown;
}

const SPACINGS = new RegExp(
  `\\\\(?:addlinespace|specialrule|morecmidrules)(?:${OPTIONAL}|\\{[^}]{0,200}\\})*`,
  'g',
);

/** @param {string} cell */
function cellText(cell) {
  const shown = plain(cell.replace(RULES, '').replace(SPACINGS, ''));
  return shown.replace(/---/g, '—').replace(/--/g, '–').replace(/\s+/g, ' ').trim();
}

const MERGED = new RegExp(
  `\\\\(multicolumn|multirow)${BLANKS}(?:${OPTIONAL}${BLANKS})?\\{\\s{0,9}(\\d{1,9}|\\*)\\s{0,9}\\}`,
);

/** What a merged cell says; null when it covers one column and row. @param {string} cell */
function mergedText(cell) {
  const found = MERGED.exec(cell);
  if (!found || found[2] === '1') return null;
  const { groups } = argumentsAt(cell, found.index + found[1].length + 1, 3);
  return cellText(groups[2] ?? '');
}

/** A cell that is made of one column goes without its specification. @param {string} cell */
function unwrapped(cell) {
  const start = cell.search(/\\multi(column|row)/);
  if (start < 0) return cell;
  const { groups, end } = argumentsAt(cell, start + (cell.includes('\\multirow') ? 9 : 12), 3);
  return `${cell.slice(0, start)}${groups[2] ?? ''}${cell.slice(end)}`;
}

/** As long as before and with the same lines. @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, ' ');

const CAPTION = new RegExp(`\\\\caption${BLANKS}(?:\\[[^\\]]{0,999}\\]${BLANKS})?(?=\\{)`);

/**
 * A `longtable` without its caption, and with the head that its first page has.
 * @param {string} body
 */
function firstPage(body) {
  const marks = [...body.matchAll(/\\end(?:firsthead|head|foot|lastfoot)(?![A-Za-z])/g)];
  const [first, last] = [marks[0], marks.at(-1)];
  const from = first ? first.index + first[0].length : 0;
  const to = last ? last.index + last[0].length : 0;
  const shown = body.slice(0, from) + blank(body.slice(from, to)) + body.slice(to);
  const caption = CAPTION.exec(shown);
  if (!caption) return shown;
  const { end } = argumentsAt(shown, caption.index + caption[0].length, 1);
  const [more] = /^\s*(?:\\label\s*\{[^}]*\}\s*)?(?:\\\\(?:\[[^\]]*\])?|\\tabularnewline)?/.exec(
    shown.slice(end),
  ) ?? [''];
  const after = end + more.length;
  return (
    shown.slice(0, caption.index) + blank(shown.slice(caption.index, after)) + shown.slice(after)
  );
}

/**
 * @param {string} text
 * @returns {{ rows: SourceRow[], head: number, several: boolean, unclosed: { name: string, line: number } | null }}
 *   head: how many rows stand above the first rule that has rows above it; unclosed: the environment that does not
 *   end, in which case there are no rows
 */
export function latexRows(text) {
  const clean = withoutComments(text);
  const begin = ENVIRONMENTS.exec(clean);
  let from = 0;
  let to = clean.length;
  let several = false;
  if (begin) {
    const groups = /^(tabular[*x]|tabulary)$/.test(begin[1]) ? 2 : 1;
    from = argumentsAt(clean, begin.index + begin[0].length, groups).end;
    to = clean.indexOf(`\\end{${begin[1]}}`, from);
    if (to < 0) {
      const line = clean.slice(0, begin.index).split('\n').length;
      return { rows: [], head: 0, several, unclosed: { name: begin[1], line } };
    }
    several = ENVIRONMENTS.test(clean.slice(to));
  }
  /** @type {SourceRow[]} */
  const rows = [];
  let head = 0;
  let line = 1;
  let counted = 0;
  const body = clean.slice(from, to);
  for (const part of split(begin?.[1] === 'longtable' ? firstPage(body) : body, 'rows')) {
    if (
      head === 0 &&
      rows.length > 0 &&
      /^\s*\\(midrule|hline|endhead|endfirsthead)/.test(part.text)
    )
      head = rows.length;
    const parts = split(part.text, 'cells');
    const merged = parts.map(({ text: cell }) => mergedText(cell)).find((one) => one !== null);
    const cells = parts.map(({ text: cell }) => cellText(unwrapped(cell)));
    if (cells.length === 1 && cells[0] === '' && merged === undefined) continue;
    const rules = /^\s*(\\[a-z]{0,30}(rule|line)[^\n]*\n\s*)*/.exec(part.text)?.[0] ?? '';
    const begins = from + part.from + rules.length;
    for (; counted < begins; counted += 1) line += clean[counted] === '\n' ? 1 : 0;
    rows.push({ line, cells, merged: merged ?? null });
  }
  return { rows, head, several, unclosed: null };
}
