/** What LaTeX would read as something else, and characters that pdfLaTeX has under a name. */
const ESCAPES = new Map(
  Object.entries({
    '\\': '\\textbackslash{}',
    '{': '\\{',
    '}': '\\}',
    $: '\\$',
    '&': '\\&',
    '#': '\\#',
    '%': '\\%',
    _: '\\_',
    '^': '\\textasciicircum{}',
    '~': '\\textasciitilde{}',
    '<': '\\textless{}',
    '>': '\\textgreater{}',
    '|': '\\textbar{}',
    '"': "''",
    '`': '\\textasciigrave{}',
    // Two hyphens would become a dash.
    '-': '-{}',
    '?': '?{}',
    '!': '!{}',
    '\u00a0': '~',
    '−': '$-$',
    '…': '\\ldots{}',
    '–': '\\textendash{}',
    '—': '\\textemdash{}',
    '‘': '\\textquoteleft{}',
    '’': '\\textquoteright{}',
    '“': '\\textquotedblleft{}',
    '”': '\\textquotedblright{}',
    '²': '$^2$',
    '³': '$^3$',
    '₀': '$_0$',
    '±': '$\\pm$',
    '×': '$\\times$',
    '·': '$\\cdot$',
    '≤': '$\\le$',
    '≥': '$\\ge$',
    '≈': '$\\approx$',
    '∞': '$\\infty$',
    α: '$\\alpha$',
    β: '$\\beta$',
    γ: '$\\gamma$',
    δ: '$\\delta$',
    ε: '$\\varepsilon$',
    η: '$\\eta$',
    θ: '$\\theta$',
    κ: '$\\kappa$',
    λ: '$\\lambda$',
    μ: '$\\mu$',
    µ: '$\\mu$',
    ν: '$\\nu$',
    π: '$\\pi$',
    ρ: '$\\rho$',
    σ: '$\\sigma$',
    τ: '$\\tau$',
    φ: '$\\varphi$',
    χ: '$\\chi$',
    ω: '$\\omega$',
    Δ: '$\\Delta$',
    Σ: '$\\Sigma$',
    Ω: '$\\Omega$',
  }),
);

/** What pdfLaTeX sets by itself: ASCII, and letters with accents. */
const PLAIN =
  /^[\u0020-\u007e\u00a1\u00a3\u00a7\u00a9\u00bf-\u00cf\u00d1-\u00d6\u00d8-\u00dd\u00df-\u00ef\u00f1-\u00f6\u00f8-\u00fd\u00ff-\u0107\u010a-\u0113\u0116-\u011b\u0139-\u013e\u0141-\u0144\u0147-\u0148\u0150-\u0155\u0158-\u0161\u0164-\u0165\u016e-\u0171\u0178-\u017e]$/u;

/**
 * A text for LaTeX, whatever is in it.
 * @param {string} text
 * @returns {string}
 * @example latexText('a_b & 50 %') // 'a\\_b \\& 50 \\%'
 */
export function latexText(text) {
  return [...text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')]
    .map((each) => ESCAPES.get(each) ?? each)
    .join('');
}

/**
 * Whether a text has characters that need XeLaTeX or LuaLaTeX.
 * @param {string} text
 */
export function needsUnicode(text) {
  return [...text].some((each) => !ESCAPES.has(each) && !PLAIN.test(each));
}
