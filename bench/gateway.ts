import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { SealedCommand } from '@kinora/channel';
import autocannon from 'autocannon';
import { median, reportFigures } from './figures.ts';
import { ProductClient } from './product-client.ts';

/**
 * An empty command through the whole gateway (channel, nonce, limits, schemas, sealing) against the same answer as plain
 * JSON, on one server in one run. Every command is sealed beforehand with a nonce of its own.
 */
const CONNECTIONS = 32;
const COMMANDS = Number(process.argv[2] ?? 20_000);
const ROUNDS = 3;

interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMicros: number;
}

const child = fork(new URL('./gateway-server.ts', import.meta.url));
const [address] = (await once(child, 'message')) as [string];
const client = new ProductClient(address);
const input = { section: 's', page: 0 };

async function serverCpuMicros(): Promise<number> {
  child.send('cpu');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return user + system;
}

async function run(paths: readonly string[]): Promise<Figures> {
  const share = Math.floor(paths.length / CONNECTIONS);
  const cpuBefore = await serverCpuMicros();
  let connection = 0;
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    amount: share * CONNECTIONS,
    setupClient(connected) {
      const start = share * connection++;
      connected.setRequests(paths.slice(start, start + share).map((path) => ({ method: 'GET', path })));
    },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  return {
    perSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicros: ((await serverCpuMicros()) - cpuBefore) / result.requests.total,
  };
}

async function seal(count: number): Promise<SealedCommand[]> {
  const sealed: SealedCommand[] = [];
  for (let index = 0; index < count; index++) sealed.push(await client.seal('QUERYMORE', input));
  return sealed;
}

const pathOf = ({ data }: SealedCommand): string => `/api/QUERYMORE?data=${data}&locale=1`;

// A refused command would be answered as fast as a good one: check one whole before counting any.
if ((await client.call('QUERYMORE', input)).id !== 's') throw new Error('the command was not answered');

const plain: Figures[] = [];
const gateway: Figures[] = [];
// What a sealed command carries, as plain JSON.
const payload = { data: input, id: '', psw: '', locale: 1, ver: '1.12.9', platform: 'h5', platstr: 'bench' };
const plainPath = `/plain?data=${encodeURIComponent(JSON.stringify(payload))}&locale=1`;
for (let round = 0; round <= ROUNDS; round++) {
  const plainFigures = await run(Array(COMMANDS).fill(plainPath));
  const gatewayFigures = await run((await seal(COMMANDS)).map(pathOf));
  // The first round warms both up.
  if (round === 0) continue;
  plain.push(plainFigures);
  gateway.push(gatewayFigures);
}
child.disconnect();
await once(child, 'exit');

const medianOf = (figures: readonly Figures[], of: (figure: Figures) => number): number => median(figures.map(of));
const row = (name: string, figures: readonly Figures[]): string =>
  [
    name.padEnd(12),
    Math.round(medianOf(figures, ({ perSecond }) => perSecond))
      .toString()
      .padStart(10),
    medianOf(figures, ({ p50Ms }) => p50Ms)
      .toFixed(1)
      .padStart(8),
    medianOf(figures, ({ p99Ms }) => p99Ms)
      .toFixed(1)
      .padStart(8),
    Math.round(medianOf(figures, ({ cpuMicros }) => cpuMicros))
      .toString()
      .padStart(14),
  ].join('');
const ratio = medianOf(gateway, ({ perSecond }) => perSecond) / medianOf(plain, ({ perSecond }) => perSecond);
// On one machine the client can be what limits the plain run: the server's own CPU time tells what it could do.
const cpuRatio = medianOf(plain, ({ cpuMicros }) => cpuMicros) / medianOf(gateway, ({ cpuMicros }) => cpuMicros);
const p99Ms = medianOf(gateway, (figure) => figure.p99Ms);

console.log(`${CONNECTIONS} connections, ${COMMANDS} requests a round, median of ${ROUNDS} rounds\n`);
console.log('            requests/s  p50 ms  p99 ms  server CPU µs');
console.log(row('plain JSON', plain));
console.log(row('gateway', gateway));
reportFigures([
  { name: 'gateway of plain JSON, requests a second', value: ratio * 100, unit: '%', atLeast: 25 },
  { name: "gateway of plain JSON, by the server's CPU time", value: cpuRatio * 100, unit: '%' },
  { name: 'gateway, 99th percentile', value: p99Ms, unit: 'ms', atMost: 30 },
]);
