import { median, reportFigures, secondsSince } from './figures.ts';
import { ProductClient } from './product-client.ts';
import { readCpuS, ServerProcess, withTemporaryFolder } from './server-process.ts';

const ROUNDS = 5;

interface StartTimes {
  listeningS: number;
  answeredS: number;
  cpuS: number | undefined;
}

/** Seconds until the server listens, and until a first command was answered over the channel. */
async function start(folder: string): Promise<StartTimes> {
  const startMs = performance.now();
  const server = await ServerProcess.start(folder);
  const listeningS = secondsSince(startMs);
  await new ProductClient(server.address).call('GLOBALCONF', {});
  const answeredS = secondsSince(startMs);
  const cpuS = await readCpuS(server.pid);
  await server.stop();
  return { listeningS, answeredS, cpuS };
}

await withTemporaryFolder(async (folder) => {
  const first = await start(folder);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await start(folder));
  const cpuS = median(rounds.flatMap((round) => round.cpuS ?? []));
  reportFigures([
    { name: 'start in a new folder', value: first.answeredS, unit: 's' },
    { name: 'warm start until it listens', value: median(rounds.map(({ listeningS }) => listeningS)), unit: 's' },
    {
      name: 'warm start until the first command is answered',
      value: median(rounds.map(({ answeredS }) => answeredS)),
      unit: 's',
      atMost: 3,
    },
    // Of the server's process alone, and what a loaded machine changes least.
    ...(Number.isNaN(cpuS) ? [] : [{ name: 'processor time of a warm start', value: cpuS, unit: 's' }]),
  ]);
});
