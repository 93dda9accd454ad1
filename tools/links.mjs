// Every relative link and anchor in our documents leads somewhere; no network is asked.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFiles } from './files.mjs';
import { root } from './shell.mjs';

/**
 * Markdown without what is only quoted: fenced blocks and code spans.
 * @param {string} text
 */
function withoutCode(text) {
  return text
    .replace(/^(```+|~~~+)[\s\S]*?^\1[^\n]*$/gm, '')
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
}

/**
 * The anchor that a heading gets: as GitHub makes it.
 * @param {string} heading  without the # signs
 */
export function anchor(heading) {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * All anchors of a document.
 * @param {string} text
 * @returns {Set<string>}
 */
export function anchorsIn(text) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const anchors = new Set(
    [...text.matchAll(/<[^>]+\s(?:id|name)=["']([^"']+)["']/g)].map(([, id]) => id),
  );
  const body = text.replace(/^(```+|~~~+)[\s\S]*?^\1[^\n]*$/gm, '');
  for (const [, heading] of body.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const name = anchor(heading);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    anchors.add(count === 0 ? name : `${name}-${count}`);
  }
  return anchors;
}

/**
 * The targets of a document's links and pictures.
 * @param {string} text
 * @returns {string[]}
 */
export function linksIn(text) {
  const body = withoutCode(text);
  const forms = [
    /\]\(\s*<?([^)\s>]+)>?(?:\s+["'][^)]*)?\)/g,
    /^\s*\[[^\]]+\]:\s+<?(\S+?)>?(?:\s|$)/gm,
    /<(?:a|img|source)\s[^>]*?(?:href|src|srcset)=["']([^"']+)["']/g,
  ];
  return forms.flatMap((form) => [...body.matchAll(form)].map(([, target]) => target));
}

/**
 * What is wrong with one link, or undefined.
 * @param {string} file  relative to the project
 * @param {string} link
 */
function fault(file, link) {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return undefined;
  const [path, fragment] = link.split('#');
  const target = path ? join(root, dirname(file), decodeURIComponent(path)) : join(root, file);
  if (path.startsWith('/')) return 'is not relative';
  if (relative(root, target).startsWith('..')) return 'leads out of the project';
  if (!existsSync(target)) return 'does not exist';
  if (!fragment || !target.endsWith('.md')) return undefined;
  const known = anchorsIn(readFileSync(target, 'utf8'));
  return known.has(decodeURIComponent(fragment)) ? undefined : 'has no such anchor';
}

/** One sentence for each link that leads nowhere. */
export function brokenLinks() {
  return projectFiles(/\.md$/).flatMap((file) =>
    linksIn(readFileSync(join(root, file), 'utf8')).flatMap((link) => {
      const reason = fault(file, link);
      return reason ? [`${file}: ${link} ${reason}`] : [];
    }),
  );
}
