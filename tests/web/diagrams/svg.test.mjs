import assert from 'node:assert/strict';
import test from 'node:test';
import { toSvg } from '../../../web/diagrams/svg.js';
import { simplex } from '../../../web/tasks/comparison/pair/simplex.js';
import { cdControl } from '../../../web/tasks/friedman/cd_control.js';
import { cdDiagram } from '../../../web/tasks/friedman/cd_diagram.js';
import { friedmanPlot } from '../../../web/tasks/friedman/friedman_plot.js';
import { pValueMatrix } from '../../../web/tasks/friedman/p_value_matrix.js';
import { HOSTILE, models, NAMES, options } from './example.mjs';

const SHEET = { font: 'Arial, "Noto Sans CJK SC"' };

/** @param {any[]} shapes */
const drawing = (shapes, more = {}) => ({
  id: 'example',
  description: 'An "example" & more',
  width: 100,
  height: 50,
  shapes,
  ...more,
});

test('each shape becomes one element', () => {
  const svg = toSvg(
    drawing([
      {
        kind: 'line',
        part: 'axis',
        points: [
          [0, 1],
          [2.346, 3],
        ],
        colour: '#111111',
        thickness: 2,
        dash: [1, 2],
      },
      { kind: 'box', part: 'cell', x: 1, y: 2, width: 3, height: 4, colour: '#222222' },
      {
        kind: 'dot',
        part: 'member',
        at: [5, 6],
        radius: 2,
        colour: '#333333',
        model: 3,
        tip: 'a < b',
      },
      {
        kind: 'text',
        part: 'label',
        at: [1, 2],
        text: 'x & y',
        size: 12,
        colour: '#444444',
        anchor: 'end',
        width: 9,
      },
    ]),
    SHEET,
  );
  assert.equal(
    svg,
    `<svg xmlns="http://www.w3.org/2000/svg" class="example" role="img" aria-label="An &quot;example&quot; &amp; more" width="100" height="50" viewBox="0 0 100 50" font-family="Arial, &quot;Noto Sans CJK SC&quot;">
<path class="axis" d="M0 1L2.35 3" fill="none" stroke="#111111" stroke-width="2" stroke-dasharray="1 2" stroke-linejoin="round"/>
<rect class="cell" x="1" y="2" width="3" height="4" fill="#222222"/>
<circle class="member" data-model="3" cx="5" cy="6" r="2" fill="#333333"><title>a &lt; b</title></circle>
<text class="label" x="1" y="2" fill="#444444" font-size="12" text-anchor="end">x &amp; y</text>
</svg>
`,
  );
});

test('on paper the size is in millimetres, and there is a ground', () => {
  const svg = toSvg(drawing([]), { ...SHEET, millimetres: 85, ground: '#ffffff' });
  assert.match(svg, / width="85mm" height="42.5mm" viewBox="0 0 100 50"/);
  assert.match(svg, /<rect width="100" height="50" fill="#ffffff"\/>/);
});

test('hostile names are text and nothing else', () => {
  const list = models(5, { name: NAMES.hostile });
  const part = {
    models: list,
    procedure: {
      critical_difference: 1,
      cliques: [
        [0, 1, 2],
        [2, 3],
      ],
    },
  };
  const pairs = list.flatMap((one, a) =>
    list.slice(a + 1).map((other) => ({ a: one.name, b: other.name, holm_p: 0.02 })),
  );
  const control = { index: 0, procedure: { key: 'control_holm_p', critical_difference: null } };
  const sample = { left: 0.2, rope: 0.3, right: 0.5, points: [[0.2, 0.3, 0.5]] };
  for (const diagram of [
    cdDiagram(part, options()),
    friedmanPlot(part, options()),
    cdControl({ models: list, control, alpha: 0.05 }, options()),
    pValueMatrix({ models: list, pairs, key: 'holm_p', alpha: 0.05 }, options()),
    simplex(
      {
        sample,
        sides: { left: HOSTILE[0], right: HOSTILE[3] },
        hues: ['--model-3', '--model-1'],
      },
      options(),
    ),
  ]) {
    const svg = toSvg(diagram, SHEET);
    // Only our own elements, none of which is a script; no text ends its element.
    const elements = new Set([...svg.matchAll(/<\/?([^\s/>]+)/g)].map(([, name]) => name));
    for (const name of elements) {
      assert.ok(['svg', 'path', 'rect', 'circle', 'text', 'title'].includes(name), name);
    }
    const bare = svg.replace(
      /<[a-z]+(?: [a-z-]+(?:-[a-z]+)*="[^"<>]*"| viewBox="[^"]*")*\/?>|<\/[a-z]+>/g,
      '',
    );
    assert.doesNotMatch(bare, /[<>"]|&(?!amp;|lt;|gt;|quot;|#39;)/);
    // XML does not allow control characters, not even as references.
    assert.doesNotMatch(svg, /[^\n\P{Cc}]|\p{Cs}/u);
    assert.doesNotMatch(svg, /style=|href|onload/);
  }
});
