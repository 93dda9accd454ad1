// npm start: sets up, builds, and serves dist/ on this machine alone.
import { join } from 'node:path';
import { serve } from '../bin/server.mjs';
import { buildAll } from './build.mjs';
import { setup } from './setup.mjs';
import { main, root } from './shell.mjs';

await main(async () => {
  await setup('build');
  await buildAll();
  const { url } = await serve(join(root, 'dist'), { port: 4173 });
  console.log(`\nMelon is at ${url} (Ctrl-C ends it)`);
});
