import { CODE_TYPE, ERROR } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, newPhone, openWorld, type World } from '../../../test/module-world.ts';
import { NumberRefusedError } from '../../adapters/ports/sms.ts';
import { authenticate } from './index.ts';
import { loginGetSmsCode } from './login-get-sms-code.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    jobs: 'manual',
    environment: { KINORA_CODES_PER_PHONE: '3', KINORA_CODES_PER_ADDRESS: '6' },
  });
});
afterAll(() => world.dispose());

const area = '+86';
const from = (address: string) => ({ ...world.guest, address });
const agreed = () => world.deps.config.business.serviceVersion;

async function askCode(phone: string, address = phone): Promise<string> {
  await world.call('LOGINGETSMSCODE', from(address), { phone, area });
  return world.sentCodes.at(-1)?.code ?? '';
}
const login = (phone: string, code: string) =>
  world.call('LOGINPHONECODE', from(phone), { phone, area, code, agreed: agreed() });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('LOGINGETSMSCODE', () => {
  it('sends six digits to the phone in E.164 and tells how long they hold', async () => {
    const phone = newPhone();
    const answer = await world.call('LOGINGETSMSCODE', from(phone), { phone, area });
    expect(answer).toEqual({ resend_s: 60, expire_s: 300 });
    expect(world.sentCodes.at(-1)).toEqual({
      phone: `+86${phone}`,
      code: expect.stringMatching(/^\d{6}$/),
      locale: 'zh-Hans',
      type: CODE_TYPE.login,
    });
  });

  it('refuses what is not a mobile number', async () => {
    await expectError(world.call('LOGINGETSMSCODE', from('x'), { phone: '12345678901', area }), ERROR.phoneInvalid);
  });

  it('sends one code in 60 seconds, also when two are asked for at once', async () => {
    const phone = newPhone();
    const askers = [phone, 'other'];
    const outcomes = await Promise.allSettled(askers.map((asker) => askCode(phone, asker)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    // Either may be the first; the other one is a stranger who has to solve a challenge.
    const first = askers.find((_, place) => outcomes[place]?.status === 'fulfilled');
    world.clock.advance(37_000);
    const refused = askCode(phone, first);
    await expect(refused).rejects.toMatchObject({ id: ERROR.codeTooOften, args: ['23'] });
    world.clock.advance(23_000);
    await askCode(phone, first);
  });

  it('sends a phone no more than its share of the day to one who asks', async () => {
    const phone = newPhone();
    for (let count = 0; count < 3; count++) {
      await askCode(phone);
      world.clock.advance(60_000);
    }
    await expectError(askCode(phone), ERROR.codeShareUsed);
    world.clock.advance(86_400_000);
    await askCode(phone);
  });

  it('sends no more for one address than its share of the day', async () => {
    const address = 'crowded';
    for (let count = 0; count < 6; count++) await askCode(newPhone(), address);
    await expectError(askCode(newPhone(), address), ERROR.networkLimit);
  });

  it('does not count a code that the vendor refused', async () => {
    const phone = newPhone();
    const failing = { ...world.deps, sms: { sendCode: () => Promise.reject(new Error('vendor')) } };
    await expect(loginGetSmsCode(failing, from(phone), { phone, area })).rejects.toThrow('vendor');
    await askCode(phone);
  });
  it('says that a number is wrong to which the vendor sends nothing', async () => {
    const phone = newPhone();
    const refusing = { ...world.deps, sms: { sendCode: () => Promise.reject(new NumberRefusedError('21614')) } };
    await expectError(loginGetSmsCode(refusing, from(phone), { phone, area }), ERROR.phoneInvalid);
    await askCode(phone);
  });
});

describe('LOGINPHONECODE', () => {
  it('makes the account at the first sign-in and finds it at the next', async () => {
    const phone = newPhone();
    const first = await login(phone, await askCode(phone));
    expect(first.created).toBe(true);
    expect(first.userid).toHaveLength(13);
    world.clock.advance(60_000);
    const second = await login(phone, await askCode(phone));
    expect(second).toMatchObject({ userid: first.userid, created: false });
    expect(second.tmppsw).not.toBe(first.tmppsw);
  });

  it('asks for the agreement before it looks at the code', async () => {
    const phone = newPhone();
    const code = await askCode(phone);
    const input = { phone, area, code, agreed: '' };
    await expectError(world.call('LOGINPHONECODE', from(phone), input), ERROR.consentMissing);
    await login(phone, code);
  });

  it('records the agreement', async () => {
    const phone = newPhone();
    const { userid } = await login(phone, await askCode(phone));
    const consents = await world.deps.db.selectFrom('consents').selectAll().where('uid', '=', userid).execute();
    expect(consents).toMatchObject([{ kind: 'service', version: agreed(), withdrawn_at: null }]);
  });

  it('refuses a wrong code and then takes the right one', async () => {
    const phone = newPhone();
    const code = await askCode(phone);
    await expectError(login(phone, wrong(code)), ERROR.codeWrong);
    await login(phone, code);
  });

  it('locks a code after five tries, even for the right one', async () => {
    const phone = newPhone();
    const code = await askCode(phone);
    for (let count = 0; count < 5; count++) await expectError(login(phone, wrong(code)), ERROR.codeWrong);
    await expectError(login(phone, code), ERROR.codeTooManyTries);
  });

  it('counts tries that come at once', async () => {
    const phone = newPhone();
    const code = await askCode(phone);
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => login(phone, wrong(code))));
    const ids = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.id : 0));
    expect(ids.filter((id) => id === ERROR.codeWrong)).toHaveLength(5);
    expect(ids.filter((id) => id === ERROR.codeTooManyTries)).toHaveLength(7);
  });

  it('takes a code for 300 seconds', async () => {
    const phone = newPhone();
    const code = await askCode(phone);
    world.clock.advance(300_000);
    await expectError(login(phone, code), ERROR.codeExpired);
  });

  it('takes only the newest code', async () => {
    const phone = newPhone();
    const old = await askCode(phone);
    world.clock.advance(60_000);
    const code = await askCode(phone);
    if (old !== code) await expectError(login(phone, old), ERROR.codeWrong);
    await login(phone, code);
  });

  it('takes a code once, also from two devices at once', async () => {
    const phone = newPhone();
    const code = await askCode(phone);
    const outcomes = await Promise.allSettled([login(phone, code), login(phone, code)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectError(login(phone, code), ERROR.codeExpired);
  });

  it('keeps neither phone nor code nor password in the clear', async () => {
    const phone = newPhone();
    const code = await askCode(phone);
    const { userid, tmppsw } = await login(phone, code);
    const { db } = world.deps;
    const rows = JSON.stringify([
      await db.selectFrom('users').selectAll().where('uid', '=', userid).execute(),
      await db.selectFrom('identities').selectAll().where('uid', '=', userid).execute(),
      await db.selectFrom('logins').selectAll().where('uid', '=', userid).execute(),
      await db.selectFrom('sms_codes').select(['phone_index', 'asker_index', 'code_hash']).execute(),
    ]);
    for (const secret of [phone, tmppsw, `"${code}"`]) expect(rows).not.toContain(secret);
  });
});

describe('authenticate', () => {
  async function signIn() {
    const phone = newPhone();
    return login(phone, await askCode(phone));
  }

  it('knows the holder of the temporary password', async () => {
    const { userid, tmppsw } = await signIn();
    expect((await authenticate(world.deps, { ...world.guest, userid, tmppsw })).uid).toBe(userid);
  });

  it("refuses another's password, another's id and an empty one alike", async () => {
    const [one, other] = [await signIn(), await signIn()];
    await expectError(
      authenticate(world.deps, { ...world.guest, userid: one.userid, tmppsw: other.tmppsw }),
      ERROR.loginLost,
    );
    await expectError(
      authenticate(world.deps, { ...world.guest, userid: other.userid, tmppsw: one.tmppsw }),
      ERROR.loginLost,
    );
    await expectError(authenticate(world.deps, { ...world.guest, userid: one.userid, tmppsw: '' }), ERROR.loginLost);
  });

  it('ends with LOGOUT, on this device alone', async () => {
    const phone = newPhone();
    const first = await login(phone, await askCode(phone));
    world.clock.advance(60_000);
    const second = await login(phone, await askCode(phone));
    const user = await authenticate(world.deps, { ...world.guest, userid: first.userid, tmppsw: first.tmppsw });
    await world.call('LOGOUT', { ...world.guest, ...user }, {});
    await expectError(
      authenticate(world.deps, { ...world.guest, userid: first.userid, tmppsw: first.tmppsw }),
      ERROR.loginLost,
    );
    expect((await authenticate(world.deps, { ...world.guest, userid: second.userid, tmppsw: second.tmppsw })).uid).toBe(
      first.userid,
    );
  });

  it('expires after 90 days without a command and lives on with one', async () => {
    const { userid, tmppsw } = await signIn();
    world.clock.advance(80 * 86_400_000);
    await authenticate(world.deps, { ...world.guest, userid, tmppsw });
    world.clock.advance(80 * 86_400_000);
    await authenticate(world.deps, { ...world.guest, userid, tmppsw });
    world.clock.advance(90 * 86_400_000);
    await expectError(authenticate(world.deps, { ...world.guest, userid, tmppsw }), ERROR.loginExpired);
  });
});
