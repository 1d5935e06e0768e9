/** A new machine's first minutes, with an empty npm cache: `npm run bench -- clean-clone [repository]`. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportFigures, secondsSince } from './figures.ts';
import { ProductClient } from './product-client.ts';
import { readReady, withTemporaryFolder } from './server-process.ts';
import { shootTwenty } from './shoot-twenty.ts';

// What is not committed is not cloned.
const repository = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const THEME = 'city-evening';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

await withTemporaryFolder(async (folder) => {
  const home = path.join(folder, 'kinora');
  const startMs = performance.now();
  const { status } = spawnSync('git', ['clone', '--quiet', repository, home], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the repository was not cloned');
  const clonedS = secondsSince(startMs);

  // A group of its own, so that npm, its shell and the server all hear the end.
  const child = spawn('npm', ['start'], {
    cwd: home,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      npm_config_cache: path.join(folder, 'npm-cache'),
      KINORA_DATA: path.join(folder, 'data'),
      KINORA_PORT: String(await findFreePort()),
    },
  });
  const ended = once(child, 'exit');
  let builtFromS: number | undefined;
  child.stderr.pipe(process.stderr);
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    if (chunk.includes('Building the web page')) builtFromS = secondsSince(startMs);
  });
  try {
    const { address, inbox, startS } = await readReady(child);
    const readyS = secondsSince(startMs);
    const client = new ProductClient(address);
    await client.signUp(inbox);
    const face = await client.addSampleFace();
    const preparedS = secondsSince(startMs);
    await shootTwenty(client, THEME, [face]);
    const wholeS = secondsSince(startMs);
    const installedS = builtFromS ?? readyS;
    reportFigures([
      { name: 'clone', value: clonedS, unit: 's' },
      { name: 'install', value: installedS - clonedS, unit: 's' },
      { name: 'build', value: readyS - installedS - startS, unit: 's' },
      { name: 'start', value: startS, unit: 's' },
      { name: 'account and sample face', value: preparedS - readyS, unit: 's' },
      { name: 'twenty portraits, cold', value: wholeS - preparedS, unit: 's' },
      { name: 'clean clone to twenty portraits', value: wholeS / 60, unit: 'min', atMost: 6 },
    ]);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
});
