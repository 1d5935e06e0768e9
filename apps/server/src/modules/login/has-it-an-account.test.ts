import { randomBytes } from 'node:crypto';
import { CODE_TYPE, COMMANDS, type CommandName, type InputOf } from '@kinora/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textFieldsOf } from '../../../test/id-fields.ts';
import { newPhone, openWorld, type World } from '../../../test/module-world.ts';
import { solveChallenge } from '../../../test/solve-challenge.ts';
import { watchStatements } from '../../../test/watched-statements.ts';
import { SignInRefusedError } from '../../adapters/ports/sign-in.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { post } from '../ledger/index.ts';
import { DAY_MS } from './login.policy.ts';

const area = '+86';
let world: World;
let watched: ReturnType<typeof watchStatements>;
beforeAll(async () => {
  const environment = { KINORA_CODES_PER_PHONE: '2', KINORA_CLOSING_DAYS: '0', KINORA_SHOP: 'sandbox' };
  world = await openWorld({ jobs: 'manual', environment });
  const refuse = () => Promise.reject(new SignInRefusedError('104012'));
  const hosts = { vendor: '', mobileNumber: '', mobileToken: '' };
  const page = { appId: 'id', hosts, numberOf: refuse };
  world.deps.signIn = { ...world.deps.signIn, carrier: { numberOf: refuse, page } };
  watched = watchStatements(world.deps.db);
  world.deps.db = watched.db;
  // The first gift of all opens an account of the house.
  const giver = await world.signIn();
  await buyCards(giver.uid);
  await world.call('SENDCARDS', giver, giftTo(newPhone()));
});
afterAll(() => world.dispose());

const newSecret = () => randomBytes(32).toString('base64url');
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What can be seen of one call: the answer to the letter, but for what is random in it, how many messages went out, and what was asked of the database. */
interface Seen {
  call: string;
  answer: string;
  sent: number;
  statements: string[];
}

/** Everything that somebody who neither holds the phone nor knows its owner can try with its number. */
async function tryAll(phone: string, subnet: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  const at = (host: number): Actor => ({ ...world.guest, address: `10.${subnet}.0.${host}` });
  const ownPhone = newPhone();
  const own = await world.signIn(ownPhone);
  const { device } = await world.call('LOGINPHONECODE', world.guest, await enterable(ownPhone));

  async function call<N extends CommandName>(name: N, actor: Actor, input: InputOf<N>): Promise<AppError | undefined> {
    watched.take();
    const before = world.sentCodes.length;
    const outcome = await world.call(name, actor, input).catch((error: unknown) => error);
    if (outcome instanceof Error && !(outcome instanceof AppError)) throw outcome;
    const isError = outcome instanceof AppError;
    const answer = JSON.stringify(isError ? [outcome.id, withoutRandom(outcome.args)] : outcome, withoutGift);
    const [sent, statements] = [world.sentCodes.length - before, watched.take()];
    seen.push({ call: `${seen.length} ${name}`, answer, sent, statements });
    return isError ? outcome : undefined;
  }
  const agreed = world.deps.config.business.serviceVersion;
  const ask = (host: number, extra = {}) => call('LOGINGETSMSCODE', at(host), { phone, area, ...extra });
  const askWithWork = async (host: number) => {
    const error = await ask(host);
    const challenge = error?.args[0];
    if (challenge !== undefined) await ask(host, { proof: solveChallenge(challenge) });
  };
  const enter = (host: number, code: string, extra = {}) =>
    call('LOGINPHONECODE', at(host), { phone, area, code, agreed, ...extra });

  await enter(1, '123456');
  await ask(1);
  const code = wrong(world.sentCodes.at(-1)?.code ?? '');
  await ask(1);
  await ask(2);
  await ask(3, { device });
  for (let count = 0; count < 6; count++) await enter(1, code);
  for (let host = 10; host < 15; host++) for (let count = 0; count < 5; count++) await enter(host, code);
  await enter(20, code, { device });
  const secret = newSecret();
  for (const host of [1, 21])
    await call('CODEAUTH', at(host), { type: CODE_TYPE.login, phone, area, code, secret, device });
  const mine = { ...own, address: at(22).address };
  for (let count = 0; count < 2; count++) await call('GETSMSCODE', mine, { type: CODE_TYPE.changePhone, phone, area });
  await call('CODEAUTH', mine, { type: CODE_TYPE.changePhone, phone, area, code, secret });
  await call('LOGINBINDPHONE', at(23), { sn: newSecret(), secret, agreed });
  const carrier = { processid: newSecret(), token: 'forged', agreed };
  await call('LOGINAPPONECLICK', at(24), carrier);
  await call('ONECLICKLOGINH5', at(24), { ...carrier, phone: `+86${phone}` });
  await buyCards(own.uid);
  await call('SENDCARDS', own, giftTo(phone));
  for (let host = 30; host < 34; host++) {
    world.clock.advance(60_000);
    await askWithWork(host);
  }
  return seen;
}

const giftTo = (phone: string) => ({ sn: newSecret(), phone, area, tail: phone.slice(-4), count: 1 });

const buyCards = (uid: string) =>
  world.deps.db.transaction().execute((tx) => {
    const money = { currency: 'CNY' as const, amount: 100 };
    return post(tx, world.deps, { key: newSecret(), kind: 'recharge', uid, unit: 'card', amount: 1, money });
  });

async function enterable(phone: string) {
  world.clock.advance(60_000);
  await world.call('LOGINGETSMSCODE', { ...world.guest, address: phone }, { phone, area });
  const agreed = world.deps.config.business.serviceVersion;
  return { phone, area, code: world.sentCodes.at(-1)?.code ?? '', agreed };
}

/** A gift has its id, and until when it waits, which goes by the time of the call. */
const withoutGift = (key: string, value: unknown) => (key === 'id' || key === 'expires_at' ? typeof value : value);

/** A challenge has its bits, its time, which is that of the call, and what is random. */
const withoutRandom = (args: readonly string[]) => args.map((arg) => arg.replace(/^(\d+)\.\d+\..*$/, '$1'));

async function known(): Promise<string> {
  const phone = newPhone();
  await world.signIn(phone);
  return phone;
}

async function closed(): Promise<string> {
  const phone = newPhone();
  const user = await world.signIn(phone);
  world.clock.advance(60_000);
  await world.call('GETSMSCODE', user, { type: CODE_TYPE.closeAccount });
  const [code, secret] = [world.sentCodes.at(-1)?.code ?? '', newSecret()];
  const { sn } = await world.call('CODEAUTH', user, { type: CODE_TYPE.closeAccount, code, secret });
  await world.call('LOGOFF', user, { of: 'account', sn, secret });
  return phone;
}

it('a number that has an account, one that has none, and one whose account was just closed are told apart by nothing', async () => {
  const account = await known();
  // What was sent for the account's own sign-in counts for a day.
  world.clock.advance(DAY_MS);
  const strange = await tryAll(newPhone(), 1);
  const familiar = await tryAll(account, 2);
  const former = await tryAll(await closed(), 3);
  const sent = strange.reduce((sum, one) => sum + one.sent, 0);
  // Some were sent, and the limits struck.
  expect(sent).toBeGreaterThan(2);
  expect(new Set(strange.map(({ answer }) => answer)).size).toBeGreaterThan(6);
  expect(familiar).toEqual(strange);
  expect(former).toEqual(strange);
});

it('every command that takes a number is among those', () => {
  const taking = Object.values(COMMANDS).filter(({ request }) => textFieldsOf(request).includes('phone'));
  // Whom a parcel is for: the number is sealed and never looked up.
  const unasked = ['CREATEORDER'];
  const tried = ['LOGINGETSMSCODE', 'LOGINPHONECODE', 'CODEAUTH', 'GETSMSCODE', 'ONECLICKLOGINH5', 'SENDCARDS'];
  expect(taking.map(({ name }) => name).sort()).toEqual([...tried, ...unasked].sort());
});
