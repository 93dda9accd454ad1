// The last step of the page's build: checksums of all files, for the service worker that keeps them and for the
// browser that loads them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Read by the host or by the browser itself. */
const NOT_KEPT = ['_headers', 'service_worker.js'];

/** @param {string | Buffer} content */
const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * A page whose own scripts and styles have an `integrity`.
 * @param {string} html
 * @param {(path: string) => string} integrity  of a file, by its path beside the page
 * @example withIntegrity('<script src="./a.js">', () => "sha256-…") // '<script integrity="sha256-…" src="./a.js">'
 */
export function withIntegrity(html, integrity) {
  return html.replace(
    /(<(?:script|link)\b(?![^>]* integrity=)[^>]*?) ((?:src|href)="\.\/([^"]+\.(?:js|css))")/g,
    (_, start, address, path) => `${start} integrity="${integrity(path)}" ${address}`,
  );
}

/**
 * The service worker with the list of what it keeps.
 * @param {string} source
 * @param {Record<string, string>} files  checksum by path
 */
function withKeptFiles(source, files) {
  const version = createHash('sha256')
    .update(source + JSON.stringify(files))
    .digest('hex')
    .slice(0, 16);
  return `globalThis.kept = ${JSON.stringify({ version, files })};\n${source}`;
}

/**
 * @param {string} folder  dist/, complete but for the service worker
 * @param {string} source  of the service worker
 */
export function writeKeptFiles(folder, source) {
  const read = (/** @type {string} */ path) => readFileSync(join(folder, path));
  const page = withIntegrity(`${read('index.html')}`, (path) => integrityOf(read(path)));
  writeFileSync(join(folder, 'index.html'), page);
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath, path }) => join(parentPath ?? path, name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT_KEPT.includes(path))
    .sort();
  const files = Object.fromEntries(paths.map((path) => [path, integrityOf(read(path))]));
  writeFileSync(join(folder, 'service_worker.js'), withKeptFiles(source, files));
}
