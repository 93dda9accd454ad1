#!/usr/bin/env node
// The command line of Melon, over the same wasm as the page.
import { webcrypto } from 'node:crypto';
import { commandLine } from './command_line.mjs';

// Node 18 has it only there.
globalThis.crypto ??= /** @type {Crypto} */ (webcrypto);

/** @param {NodeJS.ErrnoException} error  of writing the output */
function giveUp({ code }) {
  // Whoever read the output has enough, as "| head" does.
  if (code === 'EPIPE') process.exit(0);
  const why = code === 'ENOSPC' ? 'there is no space left on the device' : code;
  process.stderr.write(`Cannot write the output: ${why}.\n`);
  process.exit(1);
}
process.stdout.on('error', giveUp);
process.stderr.on('error', () => process.exit(1));

process.exitCode = await commandLine(process.argv.slice(2), process);
