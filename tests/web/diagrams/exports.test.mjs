import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';
import { paper } from '../../../web/diagrams/paper.js';
import { diagramWords } from '../../../web/diagrams/words.js';
import { latexText, needsUnicode } from '../../../web/export/latex_text.js';
import { python } from '../../../web/export/matplotlib.js';
import { withDensity } from '../../../web/export/png_density.js';
import { toTikz } from '../../../web/export/tikz.js';
import { posteriorDensityScript } from '../../../web/tasks/comparison/pair/matplotlib/posterior_density.js';
import { simplexScript } from '../../../web/tasks/comparison/pair/matplotlib/simplex.js';
import { cdDiagram } from '../../../web/tasks/friedman/cd_diagram.js';
import { cdControlScript } from '../../../web/tasks/friedman/matplotlib/cd_control.js';
import { cdDiagramScript } from '../../../web/tasks/friedman/matplotlib/cd_diagram.js';
import { friedmanPlotScript } from '../../../web/tasks/friedman/matplotlib/friedman_plot.js';
import { pValueMatrixScript } from '../../../web/tasks/friedman/matplotlib/p_value_matrix.js';
import { rankDistributionScript } from '../../../web/tasks/friedman/matplotlib/rank_distribution.js';
import { winTieLossScript } from '../../../web/tasks/friedman/matplotlib/win_tie_loss.js';
import { DEMSAR, HOSTILE, models, NAMES, options, THEME } from './example.mjs';

test('LaTeX reads every special character as text', () => {
  assert.equal(
    latexText('\\ { } $ & # _ % ~ ^'),
    '\\textbackslash{} \\{ \\} \\$ \\& \\# \\_ \\% \\textasciitilde{} \\textasciicircum{}',
  );
});

test('LaTeX sets what is written, without ligatures', () => {
  assert.equal(latexText('a--b'), 'a-{}-{}b');
  assert.equal(latexText('<|>"`'), "\\textless{}\\textbar{}\\textgreater{}''\\textasciigrave{}");
  assert.equal(latexText('χ² ≥ −3…'), '$\\chi$$^2$ $\\ge$ $-$3\\ldots{}');
});

test('a name cannot leave its line', () => {
  assert.equal(latexText('a\n% b\r\\end{document}'), 'a \\% b \\textbackslash{}end\\{document\\}');
});

test('Chinese asks for another engine, accents and Greek do not', () => {
  assert.equal(needsUnicode('naïve β-Bayes ≥ 3…'), false);
  assert.equal(needsUnicode('随机森林'), true);
  assert.equal(needsUnicode('лес'), true);
});

test('TikZ draws the same shapes, downwards, in big points', () => {
  const tikz = toTikz({
    id: 'example',
    description: '',
    width: 100,
    height: 50,
    shapes: [
      {
        kind: 'line',
        part: 'axis',
        points: [
          [0, 1],
          [20, 3],
        ],
        colour: '#1d2126',
        thickness: 2,
        dash: [4, 8],
      },
      {
        kind: 'box',
        part: 'cell',
        x: 1,
        y: 2,
        width: 3,
        height: 4,
        colour: '#d6336c',
        edge: '#1d2126',
      },
      {
        kind: 'text',
        part: 'label',
        at: [1, 2],
        text: 'a_b',
        size: 96,
        colour: '#1d2126',
        anchor: 'end',
        width: 9,
      },
    ],
  });
  assert.equal(
    tikz,
    `% example: \\usepackage{tikz}
% Compiles with pdfLaTeX, XeLaTeX and LuaLaTeX.
\\begin{tikzpicture}[x=0.75bp,y=-0.75bp,line join=round,
  every node/.style={inner sep=0pt,outer sep=0pt}]
\\definecolor{melon0}{HTML}{1D2126}
\\definecolor{melon1}{HTML}{D6336C}
\\useasboundingbox (0,0) rectangle (100,50);
\\draw[melon0,line width=1.5bp,dash pattern=on 3bp off 6bp] (0,1) -- (20,3);
\\filldraw[fill=melon1,draw=melon0,line width=0.75bp] (1,2) rectangle (4,6);
\\node[anchor=base east,text=melon0,font=\\fontsize{72.27}{72.27}\\selectfont] at (1,2) {a\\_b};
\\end{tikzpicture}
`,
  );
});

test('a document of its own loads what it needs', () => {
  const english = toTikz(cdDiagram(DEMSAR, options()), { standalone: true });
  assert.match(english, /\\documentclass\[border=2bp\]\{standalone\}/);
  assert.match(english, /\\end\{document\}\n$/);
  assert.doesNotMatch(english, /ctex/);
  const chinese = toTikz(cdDiagram(DEMSAR, options({ words: diagramWords('zh') })), {
    standalone: true,
  });
  assert.match(chinese, /Compile with XeLaTeX/);
  assert.match(chinese, /\\usepackage\[scheme=plain\]\{ctex\}/);
});

test('no hostile name opens a command, a group or a comment in TikZ', () => {
  const list = models(5, { name: NAMES.hostile });
  const part = { models: list, procedure: { critical_difference: 1, cliques: [] } };
  const tikz = toTikz(cdDiagram(part, options({ width: 1000 })));
  const texts = [...tikz.matchAll(/^\\node.* at \([^)]*\) \{(.*)\};$/gm)].map(([, text]) => text);
  for (const text of texts) {
    const rest = text.replace(
      /\\(?:textbackslash|textasciitilde|textasciicircum|textless|textgreater|textbar|textasciigrave|ldots)\{\}|\\[{}$&#_%]|[-?!]\{\}/g,
      '',
    );
    assert.doesNotMatch(rest, /[\\{}$&#_%~^]/, text);
  }
  assert.equal([...tikz.matchAll(/\\end\{tikzpicture\}/g)].length, 1);
});

test('Python reads a name as text', () => {
  assert.equal(python('a"b\\n$x$'), '"a\\"b\\\\n$x$"');
  assert.equal(python([null, true, 1.5, ['x']]), '[None, True, 1.5, ["x"]]');
  assert.equal(python('two\nlines'), '"two lines"');
});

test('long lists are broken into lines of Python', () => {
  const text = python(Array.from({ length: 60 }, (_, at) => at));
  assert.ok(text.split('\n').every((line) => line.length <= 88));
  assert.deepEqual(JSON.parse(text.replace(/,\s*\]/, ']')), [...Array(60).keys()]);
});

/** Whether there is a Python to ask. */
const python3 = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Texts that a script assigns to a name, read by Python itself. */
const READ = `
import ast, json, sys
tree = ast.parse(sys.stdin.buffer.read().decode())
values = {ast.unparse(n.targets[0]): n.value for n in tree.body if isinstance(n, ast.Assign)}
print(json.dumps(ast.literal_eval(values[sys.argv[1]])))`;

test(
  'a script is Python, whatever the names, and contains them verbatim',
  { skip: !python3 },
  () => {
    const figure = { theme: THEME, words: diagramWords('zh'), millimetres: 85, points: 7 };
    const list = models(5, { name: NAMES.hostile }).map((model, at) => ({
      ...model,
      metrics: { ...model.metrics, control_holm_p: at ? 0.1 * at : null },
      ranks: { low: 1, q1: 2, median: 3, q3: 4, high: 5 },
    }));
    const part = {
      models: list,
      procedure: {
        critical_difference: null,
        cliques: [
          [0, 1],
          [1, 4],
        ],
      },
    };
    const pairs = list.flatMap((one, a) =>
      list.slice(a + 1).map((other) => ({
        a: one.name,
        b: other.name,
        holm_p: null,
        rank_wins: 1,
        rank_ties: 2,
        rank_losses: 3,
      })),
    );
    const control = { index: 0, procedure: { key: 'control_holm_p', critical_difference: 1.5 } };
    const plain = HOSTILE.map((name) => name.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim());
    for (const script of [
      cdDiagramScript(part, figure),
      cdControlScript({ models: list, control, alpha: 0.05 }, figure),
      friedmanPlotScript(part, figure),
      pValueMatrixScript({ models: list, pairs, key: 'holm_p', alpha: 0.05 }, figure),
      winTieLossScript({ models: list, pairs }, figure),
      rankDistributionScript({ models: list, values: null, of: 'ranks' }, figure),
    ]) {
      const names = JSON.parse(
        execFileSync('python3', ['-c', READ, 'names'], { input: script }).toString(),
      );
      assert.deepEqual(names.sort(), [...plain].sort());
    }
    const sides = { left: HOSTILE[0], right: HOSTILE[1] };
    /** @type {[string, string]} */
    const hues = ['--model-3', '--model-1'];
    const three = { left: 0.2, rope: 0.3, right: 0.5 };
    for (const script of [
      posteriorDensityScript(
        { density: { x: [0, 1], y: [1, 1], ...three }, rope: 0.1, sides, hues },
        figure,
      ),
      simplexScript({ sample: { ...three, points: [[0.2, 0.3, 0.5]] }, sides, hues }, figure),
    ]) {
      const labels = JSON.parse(
        execFileSync('python3', ['-c', READ, 'labels'], { input: script }).toString(),
      );
      assert.deepEqual(labels, [HOSTILE[0], '实际等价', HOSTILE[1]]);
    }
  },
);

test('a PNG says that it has 300 pixels to the inch', () => {
  // The smallest PNG there is: one transparent pixel.
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
    'base64',
  );
  const dense = Buffer.from(withDensity(png, 300));
  assert.equal(dense.length, png.length + 21);
  assert.equal(dense.toString('latin1', 37, 41), 'pHYs');
  // 300 / 0.0254 = 11811.02.
  assert.equal(dense.readUInt32BE(41), 11811);
  assert.equal(dense.readUInt32BE(45), 11811);
  assert.equal(dense[49], 1);
  // The check sum that every writer gives these 13 bytes, among them libpng and Pillow.
  assert.equal(dense.toString('hex', 50, 54), '78a53f76');
  assert.deepEqual(dense.subarray(54), png.subarray(33));
});

test('columns of paper are 85 and 175 mm wide', () => {
  const { width, size } = paper('column');
  assert.ok(Math.abs((width / 96) * 25.4 - 85) < 1e-9);
  assert.ok(Math.abs((size / 96) * 72 - 7) < 1e-9);
  assert.equal(paper('page').millimetres, 175);
});
