/** Scripts for matplotlib, looked at by Python itself where there is one. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diagramWords } from '../../../web/diagrams/words.js';
import { THEME } from '../diagrams/example.mjs';

/** @param {string[]} args */
const runs = (args) => {
  try {
    execFileSync('python3', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Whether there is a Python to ask, and whether it can draw. */
export const hasPython = runs(['--version']);
export const hasMatplotlib = hasPython && runs(['-c', 'import matplotlib']);

/**
 * What a script asks besides its data: a column of a page, in English.
 * @param {Record<string, any>} [more] the words of the diagram
 * @returns {any}
 */
export const figure = (more = {}) => ({
  theme: THEME,
  words: diagramWords('en'),
  millimetres: 85,
  points: 7,
  ...more,
});

const READ = `
import ast, json, sys
tree = ast.parse(sys.stdin.buffer.read().decode())
data = {}
for node in tree.body:
    if isinstance(node, ast.Assign):
        try:
            data[ast.unparse(node.targets[0])] = ast.literal_eval(node.value)
        except ValueError:
            pass
print(json.dumps(data))`;

/**
 * The values that a script gives to names, without running it; `names[2]` is a
 * name of its own.
 * @param {string} script
 * @returns {Record<string, any>}
 */
export function dataOf(script) {
  return JSON.parse(execFileSync('python3', ['-c', READ], { input: script }).toString());
}

const DRAW = `
import json, sys, warnings
import matplotlib.pyplot as plt
warnings.filterwarnings("error", message="constrained_layout not applied")
for script in json.load(sys.stdin):
    exec(compile(script, "script", "exec"), {})
    plt.close("all")
    plt.rcdefaults()`;

/** Prints width and height of PNG files, in pixels. */
const SIZE = `
import sys
from struct import unpack
for name in sys.argv[1:]:
    with open(name, "rb") as file:
        print(*unpack(">II", file.read(24)[16:]))`;

/**
 * Runs scripts in a folder of their own; a layout that has no room fails.
 * @param {string[]} scripts
 * @returns {{ files: string[], widths: number[] }} what they wrote, and how wide the pictures
 *   are, in millimetres
 */
export function drawn(scripts) {
  const folder = mkdtempSync(join(tmpdir(), 'melon-matplotlib-'));
  const run = (/** @type {string[]} */ args, input = '') =>
    execFileSync('python3', args, {
      cwd: folder,
      input,
      env: { ...process.env, MPLBACKEND: 'Agg' },
      stdio: ['pipe', 'pipe', 'pipe'],
    }).toString();
  try {
    run(['-c', DRAW], JSON.stringify(scripts));
    const files = readdirSync(folder).sort();
    const pictures = files.filter((name) => name.endsWith('.png'));
    const widths = run(['-c', SIZE, ...pictures])
      .trim()
      .split('\n')
      .map((line) => (Number(line.split(' ')[0]) / 300) * 25.4);
    return { files, widths };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
