import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectError, newPhone, openWorld, type World } from '../../../test/module-world.ts';
import { eventOfFailure } from '../../gateway/events-of-errors.ts';
import { DAY_MS } from './login.policy.ts';
import { sweepCodes } from './sweep-codes.worker.ts';

let world: World;
beforeAll(async () => {
  const environment = { KINORA_CODES_PER_SUBNET: '6', KINORA_CODES_PER_DAY: '15' };
  world = await openWorld({ jobs: 'manual', environment });
});
afterAll(() => world.dispose());
// Each test has a day of its own, from its first moment.
beforeEach(() => world.clock.advance(DAY_MS - (world.deps.now() % DAY_MS)));

const area = '+86';
const from = (address: string) => ({ ...world.guest, address });
/** An address in a subnet where nobody else is. */
const somewhere = (place: number) => `10.1.${place}.1`;

async function ask(phone: string, address: string, device?: string): Promise<string> {
  await world.call('LOGINGETSMSCODE', from(address), { phone, area, ...(device && { device }) });
  return world.sentCodes.at(-1)?.code ?? '';
}

function enter(phone: string, address: string, code: string) {
  const agreed = world.deps.config.business.serviceVersion;
  return world.call('LOGINPHONECODE', from(address), { phone, area, code, agreed });
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (reason: unknown) => reason,
  );

it.each([
  ['203.0.113', (host: number) => `203.0.113.${host}`, '203.0.114.1'],
  ['2001:db8:1::/48', (host: number) => `2001:db8:1:${host}::/64`, '2001:db8:2:1::/64'],
])('codes for many numbers are refused to the addresses of the subnet %s together', async (_name, at, elsewhere) => {
  for (let host = 1; host <= 6; host++) await ask(newPhone(), at(host));
  const error = await errorOf(ask(newPhone(), at(7)));
  expect(error).toMatchObject({ id: ERROR.networkLimit });
  expect(eventOfFailure(error)).toBe('codes-sprayed');
  await ask(newPhone(), elsewhere);
});

it("a fifth of the day's codes is left to devices that signed in before, and no more are sent, however many ask at once", async () => {
  const phone = newPhone();
  const { device } = await enter(phone, somewhere(0), await ask(phone, somewhere(0)));
  const asked = Array.from({ length: 16 }, (_, place) => ask(newPhone(), somewhere(place + 1)));
  const refused = (await Promise.all(asked.map(errorOf))).filter((error) => error !== undefined);
  expect(refused).toHaveLength(5);
  expect(new Set(refused.map(eventOfFailure))).toEqual(new Set(['codes-used-up']));
  for (let count = 0; count < 3; count++) {
    world.clock.advance(60_000);
    await ask(phone, somewhere(99), device);
  }
  world.clock.advance(60_000);
  await expectError(ask(phone, somewhere(99), device), ERROR.codesUsedUp);
  // The operator's file is read while the server runs.
  world.deps.config.business.codesPerDay = 30;
  await ask(newPhone(), somewhere(0));
  world.deps.config.business.codesPerDay = 15;
});

it('a code that never left is not counted', async () => {
  const { sms } = world.deps;
  world.deps.sms = { sendCode: () => Promise.reject(new Error('vendor')) };
  for (let host = 0; host < 14; host++) await expect(ask(newPhone(), somewhere(1))).rejects.toThrow('vendor');
  world.deps.sms = sms;
  await ask(newPhone(), somewhere(1));
});

it('one wrong code for each of many numbers, from many addresses of a subnet, ends there and nowhere else', async () => {
  const phone = newPhone();
  const code = await ask(phone, '198.51.100.200');
  for (let host = 0; host < 100; host++)
    await expectError(enter(newPhone(), `198.51.100.${host}`, '123456'), ERROR.codeExpired);
  const error = await errorOf(enter(phone, '198.51.100.200', code));
  expect(error).toMatchObject({ id: ERROR.networkLimit });
  expect(eventOfFailure(error)).toBe('codes-sprayed');
  await enter(phone, '198.51.101.1', code);
});

it('wrong codes from anywhere at codes of others end for all others, and whoever asked signs in', async () => {
  const phones = Array.from({ length: 11 }, newPhone);
  const codes = new Map<string, string>();
  for (const [place, phone] of phones.entries()) codes.set(phone, await ask(phone, somewhere(place)));
  const [last = '', ...sprayed] = phones;
  for (let place = 0; place < 100; place++) {
    const phone = sprayed[place % sprayed.length] ?? '';
    await expectError(enter(phone, `10.2.${place}.1`, wrong(codes.get(phone) ?? '')), ERROR.codeWrong);
  }
  const error = await errorOf(enter(last, '10.3.0.1', codes.get(last) ?? ''));
  expect(error).toMatchObject({ id: ERROR.codeTooManyTries });
  expect(eventOfFailure(error)).toBe('code-locked');
  await enter(last, somewhere(0), codes.get(last) ?? '');
});

it('what was counted is forgotten after its day, and never had an address in it', async () => {
  await ask(newPhone(), '203.0.113.99');
  const rows = () => world.deps.db.selectFrom('code_counts').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain('203.0.113');
  world.clock.advance(2 * DAY_MS);
  await sweepCodes(world.deps);
  expect(await rows()).toEqual([]);
});
