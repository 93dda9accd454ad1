#!/usr/bin/env node
// The command line of Melon, over the same wasm as the page.
import { commandLine } from './command_line.mjs';

process.exitCode = await commandLine(process.argv.slice(2), process);
