import { ERROR, type ErrorId } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, newPhone, openWorld, type World } from '../../../test/module-world.ts';
import { solveChallenge } from '../../../test/solve-challenge.ts';
import { AppError } from '../../gateway/app-error.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual', environment: { KINORA_CODES_PER_PHONE: '3' } });
});
afterAll(() => world.dispose());

const area = '+86';
const from = (address: string) => ({ ...world.guest, address });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const OWNER = '198.51.100.1';

type Extra = { device?: string; proof?: ReturnType<typeof solveChallenge> };

async function ask(phone: string, address: string, extra: Extra = {}): Promise<string> {
  await world.call('LOGINGETSMSCODE', from(address), { phone, area, ...extra });
  return world.sentCodes.at(-1)?.code ?? '';
}

function enter(phone: string, address: string, code: string, extra: Extra = {}) {
  const agreed = world.deps.config.business.serviceVersion;
  return world.call('LOGINPHONECODE', from(address), { phone, area, code, agreed, ...extra });
}

/** The challenge that this answers with. */
async function challengeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error instanceof AppError && error.id).toBe(ERROR.challengeNeeded);
  return error instanceof AppError ? (error.args[0] ?? '') : '';
}

async function askWithProof(phone: string, address: string): Promise<string> {
  const proof = solveChallenge(await challengeOf(ask(phone, address)));
  return ask(phone, address, { proof });
}

/** Wrong codes from an address, until it has no tries left. */
async function guess(phone: string, address: string, code: string, last: ErrorId): Promise<void> {
  for (let count = 0; count < 5; count++) await expectError(enter(phone, address, wrong(code)), ERROR.codeWrong);
  await expectError(enter(phone, address, wrong(code)), last);
}

describe('wrong codes of a stranger', () => {
  it("use up the stranger's tries, and the owner signs in", async () => {
    const phone = newPhone();
    const code = await ask(phone, OWNER);
    await guess(phone, '203.0.113.1', code, ERROR.codeTooManyTries);
    await enter(phone, OWNER, code);
  });

  it('end at twenty from however many addresses, and the owner still signs in', async () => {
    const phone = newPhone();
    const code = await ask(phone, OWNER);
    for (const host of [1, 2, 3, 4]) await guess(phone, `203.0.113.${host}`, code, ERROR.codeTooManyTries);
    await expectError(enter(phone, '203.0.113.5', code), ERROR.codeTooManyTries);
    await enter(phone, OWNER, code);
  });
});

describe('codes that a stranger asks for', () => {
  it('leave the one that the owner asked for as it is', async () => {
    const phone = newPhone();
    const code = await ask(phone, OWNER);
    await askWithProof(phone, '203.0.113.2');
    await enter(phone, OWNER, code);
  });

  it('leave the owner a code for a little work', async () => {
    const phone = newPhone();
    for (let count = 0; count < 3; count++) {
      await ask(phone, '203.0.113.3');
      world.clock.advance(60_000);
    }
    await expectError(ask(phone, '203.0.113.3'), ERROR.codeShareUsed);
    await enter(phone, OWNER, await askWithProof(phone, OWNER));
  });

  it('used up by three addresses leave one to every other address', async () => {
    const phone = newPhone();
    for (const host of ['203.0.113.31', '203.0.113.32', '203.0.113.33'])
      for (let count = 0; count < 3; count++) {
        await ask(phone, host).catch(() => askWithProof(phone, host));
        world.clock.advance(60_000);
      }
    await enter(phone, OWNER, await askWithProof(phone, OWNER));
    world.clock.advance(60_000);
    await expectError(ask(phone, OWNER), ERROR.codeShareUsed);
    await challengeOf(ask(phone, '198.51.100.2'));
  });

  it('are nothing to a device that signed in before, wherever it is', async () => {
    const phone = newPhone();
    const { device } = await enter(phone, OWNER, await ask(phone, OWNER));
    world.clock.advance(60_000);
    for (let host = 0; host < 8; host++) {
      await ask(phone, `203.0.113.${100 + host}`).catch(() => askWithProof(phone, `203.0.113.${100 + host}`));
    }
    await challengeOf(ask(phone, '203.0.113.99'));
    const code = await ask(phone, '203.0.113.99', { device });
    expect(await enter(phone, '203.0.113.98', code, { device })).toMatchObject({ created: false, device });
  });

  it("does not take a mark of another account's device", async () => {
    const [mine, other] = [newPhone(), newPhone()];
    const { device } = await enter(mine, OWNER, await ask(mine, OWNER));
    await enter(other, '198.51.100.9', await ask(other, '198.51.100.9'));
    await challengeOf(ask(other, OWNER, { device }));
  });
});

describe('a device that signed in before', () => {
  it('is one device, whatever is added to its mark', async () => {
    const phone = newPhone();
    const { device = '' } = await enter(phone, OWNER, await ask(phone, OWNER));
    world.clock.advance(60_000);
    for (let count = 0; count < 2; count++) await ask(phone, `203.0.113.${150 + count}`).catch(() => undefined);
    await ask(phone, '203.0.113.160', { device });
    await challengeOf(ask(phone, '203.0.113.160', { device: `${device}.1` }));
  });
});

describe('a challenge', () => {
  async function hotPhone(): Promise<string> {
    const phone = newPhone();
    for (const host of [60, 61, 62]) {
      await ask(phone, `198.51.100.${host}`);
      world.clock.advance(60_000);
    }
    return phone;
  }

  it('is good once', async () => {
    const phone = await hotPhone();
    const proof = solveChallenge(await challengeOf(ask(phone, '203.0.113.61')));
    await ask(phone, '203.0.113.61', { proof });
    await expectError(ask(phone, '203.0.113.62', { proof }), ERROR.challengeRefused);
  });

  it('is refused unsolved, forged and of another number', async () => {
    const [phone, other] = [await hotPhone(), await hotPhone()];
    const challenge = await challengeOf(ask(phone, '203.0.113.63'));
    const unsolved = solveChallenge(challenge, (bits) => bits === 0);
    const forged = solveChallenge(challenge.replace(/^\d+/, '1'));
    for (const proof of [unsolved, forged])
      await expectError(ask(phone, '203.0.113.63', { proof }), ERROR.challengeRefused);
    const proof = solveChallenge(challenge);
    await expectError(ask(other, '203.0.113.63', { proof }), ERROR.challengeRefused);
  });

  it('past its time is asked for anew', async () => {
    const phone = await hotPhone();
    const proof = solveChallenge(await challengeOf(ask(phone, '203.0.113.64')));
    world.clock.advance(180_000);
    await challengeOf(ask(phone, '203.0.113.64', { proof }));
  });
});
