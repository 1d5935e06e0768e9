import {
  type AeadName,
  type ChannelServer,
  createChannelServer,
  generateServerKey,
  generateTicketKey,
  openSession,
  type Primitives,
} from '@kinora/channel';
import { createNoblePrimitives } from '@kinora/channel/noble';
import { createNodePrimitives } from '@kinora/channel/node';
import { describeMachine } from './machine.ts';

const ROUNDS = 5;
const ROUND_MS = 200;

/** Runs the operation for a while, several times over; the median of operations per second. */
async function measure(operate: () => unknown): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const startMs = performance.now();
    let count = 0;
    while (performance.now() - startMs < ROUND_MS) {
      for (let repeat = 0; repeat < 10; repeat++) await operate();
      count += 10;
    }
    // The first round warms up.
    if (round > 0) rates.push((count * 1000) / (performance.now() - startMs));
  }
  return rates.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

async function print(label: string, operate: () => unknown): Promise<void> {
  const rate = await measure(operate);
  console.log(`  ${label.padEnd(44)}${Math.round(rate).toLocaleString('en').padStart(10)}/s`);
}

const node = createNodePrimitives();
const kinds: readonly [string, Primitives][] = [
  ['node', node],
  ['noble', createNoblePrimitives(node)],
];
const fields = {
  data: { page: 1, filter: 'x'.repeat(400) },
  id: 'user-1234567890',
  psw: 'p'.repeat(64),
  locale: 0,
  ver: '1.12.9',
  platform: 'h5',
  platstr: 'h5',
};
const answerJson = JSON.stringify({ items: Array.from({ length: 20 }, (_, id) => ({ id, url: 'u'.repeat(30) })) });

console.log(describeMachine());
console.log(`payload ${JSON.stringify(fields).length} bytes, answer ${answerJson.length} bytes`);

for (const [kind, primitives] of kinds) {
  const server: ChannelServer = createChannelServer({
    keys: [generateServerKey(primitives)],
    ticketKeys: [generateTicketKey(primitives)],
    primitives,
    clock: Date.now,
    // Opens one message many times over; a real store is the server's business and its cost too.
    nonceStore: { addOnce: () => true },
  });
  const startSession = () => openSession({ serverKeys: server.advertisedKeys, primitives });
  const pending = startSession();
  const answer = server.acceptSession(pending.request);
  const session = pending.accept(answer);
  const sealed = session.sealCommand('QUERYPHOTOES', fields, Date.now());
  const opened = await server.openCommand('QUERYPHOTOES', sealed.data);
  const reply = opened.sealAnswer(answerJson);
  const fresh = () => session.sealCommand('QUERYPHOTOES', fields, Date.now());

  console.log(`\n${kind}: data parameter ${sealed.data.length} characters`);
  await print('client: open a session', startSession);
  await print('server: accept a session', () => server.acceptSession(pending.request));
  await print('client: seal a command', fresh);
  await print('server: open a command', () => server.openCommand('QUERYPHOTOES', sealed.data));
  await print('server: seal an answer', () => opened.sealAnswer(answerJson));
  await print('client: open an answer', () => sealed.openAnswer(reply));
  await print('server: open a command and seal its answer', async () =>
    (await server.openCommand('QUERYPHOTOES', sealed.data)).sealAnswer(answerJson),
  );
}

console.log('\nAEAD alone, 1,024 bytes sealed and opened');
const aeads: readonly [AeadName, number][] = [
  ['aes-128-gcm', 16],
  ['aes-256-gcm', 32],
  ['chacha20-poly1305', 32],
];
const [iv, associatedData, plaintext] = [node.randomBytes(12), node.randomBytes(200), node.randomBytes(1024)];
for (const [kind, primitives] of kinds) {
  for (const [aead, keyBytes] of aeads) {
    const key = node.randomBytes(keyBytes);
    await print(`${kind}: ${aead}`, () => {
      const ciphertext = primitives.aeadSeal(aead, key, iv, associatedData, plaintext);
      return primitives.aeadOpen(aead, key, iv, associatedData, ciphertext);
    });
  }
}
