import { ERROR } from '@kinora/contract';
import type { RunningServer } from '../src/start-server.ts';
import { newPhone } from './module-world.ts';
import { solveChallenge } from './solve-challenge.ts';
import { AnsweredError, createTestClient, type TestClient, type TestMachine } from './test-client.ts';

/** Where a server and the codes that it shows are found. */
export type ReachedServer = Pick<RunningServer, 'address' | 'inbox'>;

/** The last code that the development inbox shows. */
export async function newestCode(inbox: ReachedServer['inbox']): Promise<string> {
  const { entries } = (await (await fetch(`${inbox}/codes.json`)).json()) as { entries: { code: string }[] };
  return entries[0]?.code ?? '';
}

/** A new user of a whole server, signed in with the code of the development inbox, who agreed to the use of the face. */
export async function signInOverHttp(
  { address, inbox }: ReachedServer,
  phone = newPhone(),
  machine?: TestMachine,
): Promise<TestClient> {
  const guest = createTestClient(address, undefined, undefined, machine);
  const { protocols } = await guest.call('GLOBALCONF', {});
  const wanted = { phone, area: '+86' };
  await guest.call('LOGINGETSMSCODE', wanted).catch((error: unknown) => {
    // An address that asked for many codes solves a challenge first, as a client does.
    if (!(error instanceof AnsweredError) || error.errid !== ERROR.challengeNeeded) throw error;
    return guest.call('LOGINGETSMSCODE', { ...wanted, proof: solveChallenge(error.errmsg) });
  });
  const code = await newestCode(inbox);
  const login = await guest.call('LOGINPHONECODE', { ...wanted, code, agreed: protocols.service });
  const user = createTestClient(address, login, undefined, machine);
  await user.call('AGREEPROTOCOL', { kind: 'face', version: protocols.face, agree: true });
  return user;
}
