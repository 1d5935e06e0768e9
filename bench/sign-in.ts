import { randomInt } from 'node:crypto';
import { startSmsPeer, TWILIO } from '../apps/server/test/peers/sms-peer.ts';
import { createTestDatabase } from '../apps/server/test/test-database.ts';
import { withPostgres } from '../scripts/postgres.mjs';
import { reportFigures, secondsSince } from './figures.ts';
import { ProductClient, pause } from './product-client.ts';
import { ServerProcess, withTemporaryFolder } from './server-process.ts';

/**
 * Sign-ins of new users by a phone's code: the product's server in a process of its own on PostgreSQL, behind a trusted proxy, with every
 * limit as it is by default. Each client has a number and an address of its own, opens a session, is sent a code by a vendor and enters it.
 * First as they come, a thousand a minute; then eight at once, as fast as they are answered.
 */
const SECONDS = Number(process.argv[2] ?? 20);
const PER_MINUTE = 1_000;
const AT_ONCE = 8;
const WARM_UP = 40;
/** By default a day has ten thousand codes, a fifth of them for devices that are known. */
const MOST = 7_500;

const peer = await startSmsPeer();
const environment = {
  NODE_ENV: 'production',
  KINORA_ROLES: 'api',
  KINORA_TRUSTED_PROXIES: '127.0.0.1/32',
  KINORA_SMS: 'twilio',
  KINORA_SMS_TWILIO_ACCOUNT: TWILIO.account,
  KINORA_SMS_TWILIO_TOKEN: TWILIO.token,
  KINORA_SMS_TWILIO_FROM: TWILIO.from,
  KINORA_SMS_TWILIO_URL: peer.url,
  KINORA_PUBLIC_URL: 'https://kinora.example',
  KINORA_MASTER_KEYS: `b1:${Buffer.alloc(32, 1).toString('base64')}`,
  KINORA_INDEX_KEY: Buffer.alloc(32, 2).toString('base64'),
};

interface Took {
  sendMs: number;
  enterMs: number;
}
let begun = 0;

function codeOf(phone: string): string {
  const place = peer.sent.findIndex((message) => message.phone === `+86${phone}`);
  const [message] = place < 0 ? [] : peer.sent.splice(place, 1);
  const code = /\d{6}/.exec(message?.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code was sent');
  return code;
}

/** One new user, from the first request of a client to the login. */
async function signIn(server: ServerProcess, agreed: string): Promise<Took> {
  const place = begun++;
  if (place >= MOST) throw new Error('a day has no more codes');
  const client = new ProductClient(
    server.address,
    `100.${64 + (place >> 14)}.${(place >> 6) & 255}.${1 + (place & 63)}`,
  );
  const phone = `139${String(place).padStart(4, '0')}${randomInt(1000, 10_000)}`;
  // The session is opened and the address of the gateway known by the time that somebody has typed a number.
  await client.call('QUERYSERVER', {});
  const sentMs = performance.now();
  await client.call('LOGINGETSMSCODE', { phone, area: '+86' });
  const sendMs = performance.now() - sentMs;
  const code = codeOf(phone);
  const enteredMs = performance.now();
  await client.call('LOGINPHONECODE', { phone, area: '+86', code, agreed });
  return { sendMs, enterMs: performance.now() - enteredMs };
}

/** As they come, whether those before were answered or not. */
async function asTheyCome(begin: () => Promise<Took>): Promise<Took[]> {
  const all: Promise<Took>[] = [];
  const startMs = performance.now();
  for (let place = 0; place < (PER_MINUTE * SECONDS) / 60; place++) {
    await pause(Math.max(0, startMs + (place * 60_000) / PER_MINUTE - performance.now()));
    all.push(begin());
  }
  return Promise.all(all);
}

/** How many a minute are answered where each client begins as soon as another has ended. */
async function asFastAsAnswered(begin: () => Promise<Took>, most: number): Promise<number> {
  const startMs = performance.now();
  let count = 0;
  const clients = Array.from({ length: AT_ONCE }, async () => {
    while (secondsSince(startMs) < SECONDS && count < most) {
      count++;
      await begin();
    }
  });
  await Promise.all(clients);
  return (count * 60) / secondsSince(startMs);
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? Number.NaN;
}

await withPostgres(async (postgres) => {
  const database = await createTestDatabase(postgres);
  try {
    await withTemporaryFolder(async (folder) => {
      const server = await ServerProcess.start(folder, { ...environment, KINORA_DATABASE_URL: database.url });
      try {
        const { protocols } = await new ProductClient(server.address).call('GLOBALCONF', {});
        const begin = () => signIn(server, protocols.service);
        for (let warm = 0; warm < WARM_UP; warm++) await begin();
        const took = await asTheyCome(begin);
        const perMinute = await asFastAsAnswered(begin, MOST - begun - AT_ONCE);
        const send = took.map(({ sendMs }) => sendMs);
        const enter = took.map(({ enterMs }) => enterMs);
        console.log(`${took.length} sign-ins at ${PER_MINUTE} a minute; then ${AT_ONCE} at once for ${SECONDS} s`);
        reportFigures([
          { name: 'sign-ins a minute, as fast as answered', value: perMinute, unit: '', atLeast: PER_MINUTE },
          { name: 'LOGINGETSMSCODE, median', value: percentile(send, 0.5), unit: 'ms' },
          { name: 'LOGINGETSMSCODE, 99th percentile', value: percentile(send, 0.99), unit: 'ms', atMost: 150 },
          { name: 'LOGINPHONECODE, median', value: percentile(enter, 0.5), unit: 'ms' },
          { name: 'LOGINPHONECODE, 99th percentile', value: percentile(enter, 0.99), unit: 'ms', atMost: 150 },
        ]);
      } finally {
        await server.stop();
      }
    });
  } finally {
    await database.drop();
    await peer.close();
  }
});
