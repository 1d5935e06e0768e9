import { CODE_TYPE, ERROR, USER_INFO } from '@kinora/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually, newPhone } from './module-world.ts';
import { browse } from './peers/browse.ts';
import { type CarrierPeer, startCarrierPeer } from './peers/carrier-peer.ts';
import { type HostPeer, startKuaishouPeer } from './peers/host-peers.ts';
import { type QqPeer, startQqPeer } from './peers/qq-peer.ts';
import { newSecret } from './provider-world.ts';
import { newestCode, type ReachedServer } from './sign-in.ts';
import { createTestClient } from './test-client.ts';
import { addFace, prepareWholeServer, type WholeServer } from './whole-server.ts';

const RECOVERY_MS = 180_000;
const MINUTE_MS = 61_000;
/** Where browsers would find the server; only this machine does, so that the inbox is there. */
const SITE = 'http://127.0.0.1:5173';
let qq: QqPeer;
let kuaishou: HostPeer;
let carrier: CarrierPeer;
let server: WholeServer;
let reached: ReachedServer;
let ahead: number;
let agreed: string;
beforeEach(async () => {
  qq = await startQqPeer({ id: 'qq-id', secret: 'qq-secret' });
  kuaishou = await startKuaishouPeer({ id: 'ks-id', secret: 'ks-secret' });
  // By the clock of the server, of which it lets nobody be far from.
  carrier = await startCarrierPeer({ id: 'tap-id', secret: 'tap-secret' }, undefined, () => Date.now() + ahead);
  server = await prepareWholeServer();
  ahead = 0;
});
afterEach(async () => {
  await server.end();
  await Promise.all([qq.close(), kuaishou.close(), carrier.close()]);
});

/** Kills the server and starts it anew, a minute later; commands come no further than the steps. */
async function startUntil(...steps: string[]): Promise<void> {
  await server.kill();
  ahead += MINUTE_MS;
  const environment = {
    ...{ KINORA_PUBLIC_URL: SITE, KINORA_BIND_PHONE: 'kuaishou' },
    ...{ KINORA_QQ_ID: 'qq-id', KINORA_QQ_SECRET: 'qq-secret', KINORA_QQ_URL: qq.url },
    ...{ KINORA_KUAISHOU_ID: 'ks-id', KINORA_KUAISHOU_SECRET: 'ks-secret', KINORA_KUAISHOU_URL: kuaishou.url },
    ...{ KINORA_ONETAP_ID: 'tap-id', KINORA_ONETAP_SECRET: 'tap-secret' },
    ...{ KINORA_ONETAP_URL: `${carrier.url}/check_phone`, KINORA_ONETAP_PAGE_URL: `${carrier.url}/page` },
    ...{ KINORA_TEST_STEPS: steps.join(), KINORA_TEST_AHEAD_MS: String(ahead) },
  };
  reached = await server.start(environment, 'hang-in-command.ts');
}

/** The call gets so far, and is not answered. */
async function cutAt(step: string, call: Promise<unknown>): Promise<void> {
  const answered = call.then(
    () => 'answered',
    (error: unknown) => error,
  );
  cut.push(answered);
  const early = answered.then((how) => `${step} was not reached: ${String(how)}`);
  expect(await Promise.race([server.told(), early])).toBe(step);
}
const cut: Promise<unknown>[] = [];

const guest = (platform = 'h5') =>
  createTestClient(reached.address, undefined, undefined, { platform, platstr: 'test' });
const as = (login: { userid: string; tmppsw: string }, platform = 'h5') =>
  createTestClient(reached.address, login, undefined, { platform, platstr: 'test' });
const facesOf = async (login: { userid: string; tmppsw: string }) =>
  (await as(login).call('QUERYICONS', {})).icons.map(({ id, state }) => ({ id, state }));
type Ends = { agreed: string; secret: string; state?: string };

/** Where the page of the provider sends the browser, on our own site. */
async function returnOf(url: string): Promise<string> {
  const back = await browse(url, { as: 'ann' }, SITE);
  return back.url.pathname + back.url.search;
}
const open = (path: string) => fetch(reached.address + path, { redirect: 'manual' });

async function beginQq(ends: Ends): Promise<{ state: string; back: string }> {
  const begun = await guest().call('LOGINQQH5', ends);
  if (!('state' in begun)) throw new Error('nothing was begun');
  return { state: begun.state, back: await returnOf(begun.url ?? '') };
}

it('a kill -9 at any step of a provider, a device, one tap, a phone that is bound and a merger through a provider or a phone leaves each whole or not at all', {
  timeout: RECOVERY_MS * 4,
}, async () => {
  await startUntil('callback:login_attempts', 'LOGINDEV:logins');
  ({ service: agreed } = (await guest().call('GLOBALCONF', {})).protocols);
  const common: Ends = { agreed, secret: newSecret() };
  const first = await beginQq(common);
  await cutAt('callback:login_attempts', open(first.back));
  const device = { agreed, devid: newSecret() };
  await cutAt('LOGINDEV:logins', guest().call('LOGINDEV', device));

  const number = { phone: newPhone(), area: '+86' };
  const secret = newSecret();
  const proven = () => guest().call('CODEAUTH', { ...number, type: CODE_TYPE.login, secret, code });
  await startUntil('LOGINDEV:answer', 'CODEAUTH:login_attempts');
  await cutAt('LOGINDEV:answer', guest().call('LOGINDEV', device));
  await guest().call('LOGINGETSMSCODE', number);
  let code = await newestCode(reached.inbox);
  await cutAt('CODEAUTH:login_attempts', proven());

  // The browser comes back once more, as it does by itself.
  await startUntil('CODEAUTH:answer', 'LOGINQQH5:users');
  expect((await open(first.back)).status).toBe(303);
  const { state, back } = await beginQq(common);
  await open(back);
  // Nothing of the proof was on record: the code is still good.
  await cutAt('CODEAUTH:answer', proven());
  await cutAt('LOGINQQH5:users', guest().call('LOGINQQH5', { ...common, state: first.state }));

  await startUntil('LOGINQQH5:answer', 'LOGINBINDPHONE:identities');
  // What the provider says is good once: another attempt ends instead, and nobody is there yet.
  const lost = guest().call('LOGINQQH5', { ...common, state: first.state });
  await expect(lost).rejects.toMatchObject({ errid: ERROR.signInOver });
  const ends = { ...common, state };
  await cutAt('LOGINQQH5:answer', guest().call('LOGINQQH5', ends));
  // The proof of the phone was made and never heard of: another code makes another one.
  await guest().call('LOGINGETSMSCODE', number);
  code = await newestCode(reached.inbox);
  const { sn } = await proven();
  const host = guest('miniks').call('LOGINKS', { agreed, secret, code: kuaishou.login('ben') });
  const needed = await host.then(
    () => undefined,
    (error: { errid: number; errmsg: string }) => error,
  );
  expect(needed?.errid).toBe(ERROR.phoneNeeded);
  const binding = { agreed, sn, secret, state: needed?.errmsg ?? '' };
  const bind = () => guest('miniks').call('LOGINBINDPHONE', binding);
  await cutAt('LOGINBINDPHONE:identities', bind());

  await startUntil('LOGINBINDPHONE:answer', 'MODUSERINFO:ended_logins');
  await cutAt('LOGINBINDPHONE:answer', bind());
  const ofQq = await guest().call('LOGINQQH5', ends);
  if (!('userid' in ofQq)) throw new Error('nobody is signed in');
  expect(ofQq.created).toBe(true);
  const { face: version } = (await guest().call('GLOBALCONF', {})).protocols;
  const agree = { kind: 'face', version, agree: true } as const;
  await as(ofQq).call('AGREEPROTOCOL', agree);
  const face = await addFace(as(ofQq));
  await eventually(async () => (await facesOf(ofQq))[0]?.state === 'ready');
  const ofDevice = await guest().call('LOGINDEV', device);
  // Its account was made before its answer was lost, and only once.
  expect(ofDevice.created).toBe(false);
  await as(ofDevice).call('AGREEPROTOCOL', agree);
  const ask = { id: USER_INFO.qq, data: '', secret, merge: 'ask' } as const;
  const asked = await as(ofDevice).call('MODUSERINFO', ask);
  await open(await returnOf(asked.url ?? ''));
  const { merge } = await as(ofDevice).call('MODUSERINFO', { ...ask, state: asked.state ?? '' });
  expect(merge?.brings.faces).toBe(1);
  const confirmation = { id: USER_INFO.phone, data: merge?.proof ?? '', secret, merge: 'confirm' } as const;
  const confirm = () => as(ofDevice).call('MODUSERINFO', confirmation);
  await cutAt('MODUSERINFO:ended_logins', confirm());

  await startUntil('MODUSERINFO:answer', 'LOGINAPPONECLICK:answer', 'ONECLICKLOGINH5:logins');
  expect([await facesOf(ofDevice), await facesOf(ofQq)]).toEqual([[], [{ id: face, state: 'ready' }]]);
  await cutAt('MODUSERINFO:answer', confirm());
  const [ofApp, ofPage] = [newPhone(), newPhone()];
  const tap = (name: 'LOGINAPPONECLICK' | 'ONECLICKLOGINH5', process: { processid: string; token: string }) =>
    guest().call(name, { ...process, agreed });
  await cutAt('LOGINAPPONECLICK:answer', tap('LOGINAPPONECLICK', carrier.process(ofApp)));
  const tapped = carrier.process(ofPage);
  await cutAt('ONECLICKLOGINH5:logins', tap('ONECLICKLOGINH5', tapped));

  await startUntil('MODUSERINFO:messages');
  // A tap is good once for its carrier; another one finds the account that was made, or makes the one that was not.
  await expect(tap('ONECLICKLOGINH5', tapped)).rejects.toMatchObject({ errid: ERROR.signInRefused });
  const found = await tap('LOGINAPPONECLICK', carrier.process(ofApp));
  const made = await tap('ONECLICKLOGINH5', carrier.process(ofPage));
  expect([found.created, made.created]).toEqual([false, true]);
  // Acknowledged or not, it outlives the process; whose answer was lost asks again.
  expect(await facesOf(ofDevice)).toEqual([{ id: face, state: 'ready' }]);
  await confirm();
  await expect(as(ofQq).call('QUERYUSERINFO', {})).rejects.toMatchObject({ errid: ERROR.accountMerged });
  const ofBoth = await as(ofDevice).call('QUERYUSERINFO', {});
  expect([ofBoth.uid, ofBoth.tpi.map(({ type }) => type)]).toEqual([ofDevice.userid, expect.arrayContaining(['qq'])]);
  // One account of the phone and of the host, whichever of the two opens it.
  const bound = await bind();
  const ofHost = await guest('miniks').call('LOGINKS', { agreed, secret: newSecret(), code: kuaishou.login('ben') });
  expect([bound.created, 'userid' in ofHost && ofHost.userid]).toEqual([true, bound.userid]);
  const shownPhone = async (user: ReturnType<typeof as>) => (await user.call('QUERYUSERINFO', {})).phone.slice(-4);
  const ending = number.phone.slice(-4);
  expect(await shownPhone(as(bound, 'miniks'))).toBe(ending);

  // By its phone that account becomes part of the other one, of which some modules had moved what is theirs, and others not yet.
  const type = CODE_TYPE.changePhone;
  await as(ofDevice).call('GETSMSCODE', { ...number, type });
  code = await newestCode(reached.inbox);
  const { sn: data } = await as(ofDevice).call('CODEAUTH', { ...number, type, code, secret });
  const offer = await as(ofDevice).call('MODUSERINFO', { id: USER_INFO.phone, data, secret, merge: 'ask' });
  const byPhone = { ...confirmation, data: offer.merge?.proof ?? '' };
  await cutAt('MODUSERINFO:messages', as(ofDevice).call('MODUSERINFO', byPhone));
  await startUntil();
  expect([await shownPhone(as(bound, 'miniks')), await shownPhone(as(ofDevice))]).toEqual([ending, '']);
  await as(ofDevice).call('MODUSERINFO', byPhone);
  await expect(as(bound, 'miniks').call('QUERYUSERINFO', {})).rejects.toMatchObject({ errid: ERROR.accountMerged });
  expect(await shownPhone(as(ofDevice))).toBe(ending);
  expect(await Promise.all(cut)).toEqual(cut.map(() => expect.any(Error)));
});
