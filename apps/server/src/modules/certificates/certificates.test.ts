import { execFile } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  CERTIFICATE_KEY_PATH,
  CERTIFICATE_NUMBER_LENGTH,
  type CertificateReceipt,
  type CertificateState,
  certificatePath,
} from '@kinora/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveForClosing } from '../../../test/everything-of-a-user.ts';
import { openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { closeAccount } from '../closing/close-account.worker.ts';
import { finishDestruction } from './finish-destruction.worker.ts';
import { registerCertificates } from './index.ts';

const DAY_MS = 86_400_000;
const SCRIPT = path.resolve(import.meta.dirname, '../../../../../scripts/verify-certificate.mjs');

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
  app = Fastify();
  registerCertificates(app, world.deps, { limits: { countAddress: async () => undefined } });
});
afterAll(async () => {
  await app.close();
  await world.dispose();
});

async function ask(user: User): Promise<CertificateReceipt> {
  const { certificate } = await world.call('LOGOFF', user, { of: 'account', ...(await proveForClosing(world, user)) });
  if (!certificate) throw new Error('no receipt was given');
  return certificate;
}

async function end(user: User): Promise<void> {
  world.clock.advance(8 * DAY_MS);
  await closeAccount(world.deps, { uid: user.uid });
}

const read = async (number: string): Promise<CertificateState> =>
  (await app.inject(`/${certificatePath(number)}`)).json();
const receiptOf = async (user: User) => (await world.call('QUERYUSERINFO', user, { closing: true })).certificate;

/** What the script says that anyone may run, of the certificate or of one that was changed. */
async function verifyByScript(signed: string, ...about: string[]): Promise<unknown> {
  const { folder } = world.deps.config.objects;
  const files = { certificate: path.join(folder, '..', 'certificate'), key: path.join(folder, '..', 'key.pem') };
  await writeFile(files.certificate, signed);
  await writeFile(files.key, (await app.inject(`/${CERTIFICATE_KEY_PATH}`)).body);
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, files.certificate, files.key, ...about]);
  return JSON.parse(stdout);
}

it('the receipt is the same for as long as the wish stands, and is void when the account is kept', async () => {
  const user = await world.signIn();
  expect(await receiptOf(user)).toBeUndefined();
  const receipt = await ask(user);
  expect(await ask(user)).toEqual(receipt);
  expect(await receiptOf(user)).toEqual(receipt);
  expect(await read(receipt.number)).toEqual({ state: 'promised' });
  await world.call('LOGOFF', user, { of: 'keep' });
  expect(await read(receipt.number)).toEqual({ state: 'unknown' });
});

it('whoever makes the secret has the receipt before the answer, also of an account that ends with it', async () => {
  const other = await openWorld({ jobs: 'manual', environment: { KINORA_CLOSING_DAYS: '0' } });
  try {
    const user = await other.signIn();
    const secret = 'r'.repeat(43);
    const proof = await proveForClosing(other, user);
    // Nobody hears what is answered.
    await other.call('LOGOFF', user, { of: 'account', ...proof, receipt: secret });
    const number = createHash('sha256').update(secret).digest('hex').slice(0, CERTIFICATE_NUMBER_LENGTH);
    await finishDestruction(other.deps, { number });
    const { signed, account } = await other.deps.db
      .selectFrom('certificates')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(signed).not.toBeNull();
    expect(account).toBe(createHmac('sha256', secret).update(user.uid).digest('base64url'));
  } finally {
    await other.dispose();
  }
});

it('a secret that another account used already makes no second receipt', async () => {
  const receipt = 'u'.repeat(43);
  const numbers: (string | undefined)[] = [];
  for (const user of [await world.signIn(), await world.signIn()]) {
    const proof = await proveForClosing(world, user);
    const { certificate } = await world.call('LOGOFF', user, { of: 'account', ...proof, receipt });
    numbers.push(certificate?.number);
  }
  expect(new Set(numbers).size).toBe(2);
  expect(numbers).not.toContain(undefined);
});

it('it is signed when nothing is left and not before, and anyone verifies it by the public key', async () => {
  const { user } = await world.signInWithFace();
  const { number, secret } = await ask(user);
  await end(user);
  expect(await read(number)).toMatchObject({ state: 'destroying' });
  const stubborn = { ...world.deps.objects, deleteFolder: async () => undefined };
  await expect(finishDestruction({ ...world.deps, objects: stubborn }, { number })).rejects.toThrow();
  expect(await read(number)).toMatchObject({ state: 'destroying' });
  await finishDestruction(world.deps, { number });
  const state = await read(number);
  const signed = state.state === 'signed' ? state.signed : '';
  expect(await verifyByScript(signed, user.uid, secret)).toMatchObject({ number, counts: { faces: 1, photos: 0 } });
  await expect(verifyByScript(signed, 'another', secret)).rejects.toThrow(/another account/);
  const [header, payload = '', signature] = signed.split('.');
  const forged = Buffer.from(payload, 'base64url').toString().replace('"faces":1', '"faces":9');
  await expect(
    verifyByScript([header, Buffer.from(forged).toString('base64url'), signature].join('.')),
  ).rejects.toThrow(/not signed/);
  world.clock.advance(DAY_MS);
  await finishDestruction(world.deps, { number });
  expect(await read(number)).toEqual(state);
});

it('a number that nobody was given leads nowhere', async () => {
  for (const number of ['nobody', '%00', '%F0%9F%98%80', 'f'.repeat(CERTIFICATE_NUMBER_LENGTH)]) {
    const answer = await app.inject(`/certificates/${number}`);
    expect([answer.statusCode, answer.json()]).toEqual([404, { state: 'unknown' }]);
  }
});
