/** Shoots an hour with one worker process and with two: `npm run bench -- throughput [theme]`. Each has its share of the cores. */
import os from 'node:os';
import { reportFigures, secondsSince } from './figures.ts';
import { ProductClient, pause } from './product-client.ts';
import { withFleet } from './server-fleet.ts';
import type { ServerProcess } from './server-process.ts';

const WORKERS = [1, 2];
/** For each worker there is a user who has so many shoots waiting. */
const SHOOTS_EACH = 3;
const SHEETS = 20;
const POLL_MS = 100;
const PATIENCE_S = 300;

const [theme = 'city-evening'] = process.argv.slice(2);
const threads = Math.max(1, Math.floor(os.availableParallelism() / Math.max(...WORKERS)));

interface Customer {
  client: ProductClient;
  face: string;
}

async function signUp({ address, inbox }: ServerProcess): Promise<Customer> {
  const client = new ProductClient(address);
  await client.signUp(inbox);
  return { client, face: await client.addSampleFace() };
}

/** Starts so many shoots of a customer at once and waits until the last of them is finished. */
async function shoot({ client, face }: Customer, count: number): Promise<void> {
  const startMs = performance.now();
  const ids = await Promise.all(Array.from({ length: count }, () => client.startShoot(theme, [face])));
  while ((await client.call('QUEUERESULT', {})).shoots.length > 0) {
    if (secondsSince(startMs) > PATIENCE_S) throw new Error(`${count} shoots were not finished in ${PATIENCE_S} s`);
    await pause(POLL_MS);
  }
  for (const id of ids) {
    const [ended] = (await client.call('QUEUERESULT', { id })).shoots;
    if (ended?.state !== 'finished') throw new Error(`a shoot of ${theme} ended as ${ended?.state}`);
    if (ended.photos.length + ended.dropped !== SHEETS) throw new Error(`a shoot has ${ended.photos.length} pictures`);
  }
}

async function measure(workers: number): Promise<number> {
  return withFleet({ workers, threads }, async (api) => {
    const customers: Customer[] = [];
    for (let worker = 0; worker < workers; worker++) customers.push(await signUp(api));
    // Each worker takes one and loads its models and scenes.
    await Promise.all(customers.map((customer) => shoot(customer, 1)));
    const startMs = performance.now();
    await Promise.all(customers.map((customer) => shoot(customer, SHOOTS_EACH)));
    const seconds = secondsSince(startMs);
    const count = workers * SHOOTS_EACH;
    const load = os.loadavg()[0]?.toFixed(1);
    console.log(
      `${workers} × ${threads} threads: ${count} shoots of ${theme} in ${seconds.toFixed(1)} s (load ${load})`,
    );
    return (count / seconds) * 3600;
  });
}

const hourly: number[] = [];
for (const workers of WORKERS) hourly.push(await measure(workers));
const [one = Number.NaN, two = Number.NaN] = hourly;
reportFigures([
  { name: 'shoots an hour, one worker process', value: one, unit: '' },
  { name: 'shoots an hour, two worker processes', value: two, unit: '' },
  { name: 'two, of one', value: (two / one) * 100, unit: '%' },
]);
