import { CLIENT_ERROR, commandOf, ERROR, type InputOf, type SignInWay, USER_INFO } from '@kinora/contract';
import { call } from '../api/call';
import { CommandError } from '../api/command-error';
import { refreshAfter } from '../api/refresh';
import { ROUTES } from '../navigation/routes';
import { platform } from '../platform/identity';
import { openProvider, takeHostCode } from '../platform/sign-in-host';
import { mergeOffer } from './merge-offer';
import { ownerProof } from './owner-proof';
import { keepAttempt, newSecret } from './sign-in-attempt';

type Ends = {
  readonly data: string;
  readonly state?: string;
  readonly secret: string;
  readonly target?: string;
  readonly prove?: true;
  readonly merge?: 'ask';
};

/** What a way is gone for: to bind it, or to prove by one that is bound whose account it is. */
export type WayPurpose = 'bind' | 'prove';

/** Where one goes on from the return page. */
export const TARGET_OF = { bind: ROUTES.ways, prove: ROUTES.bindPhone } as const satisfies Record<WayPurpose, string>;

/** Three have a number of their own in the specification. */
function inputFor(way: SignInWay, ends: Ends): InputOf<'MODUSERINFO'> {
  if (way === 'wechat' || way === 'qq' || way === 'apple') return { id: USER_INFO[way], ...ends };
  return { id: USER_INFO.other, way, ...ends };
}

/** How going a way ended: the app may be left for the provider's page, and what it leads to may be an account of its own. */
export type WayEnd = 'done' | 'away' | 'offered';

async function change(way: SignInWay, purpose: WayPurpose, ends: Ends) {
  const input = inputFor(way, purpose === 'prove' ? { ...ends, prove: true } : { ...ends, merge: 'ask' });
  const answer = await call('MODUSERINFO', input);
  if (answer.proof !== undefined) ownerProof.set({ owner: answer.proof, secret: ends.secret });
  else if (answer.merge) mergeOffer.set({ ...answer.merge, secret: ends.secret, of: way });
  else if (answer.state === undefined) await refreshAfter('MODUSERINFO', input);
  return answer;
}

/** Throws CommandError. */
async function goWay(way: SignInWay, purpose: WayPurpose): Promise<WayEnd> {
  const command = commandOf(way, platform);
  if (command === undefined || command === 'LOGINDEV') throw new CommandError(ERROR.signInNotOffered);
  const secret = newSecret();
  if (takeHostCode) {
    const { merge } = await change(way, purpose, { data: await takeHostCode(), secret });
    return merge ? 'offered' : 'done';
  }
  const { state, url } = await change(way, purpose, { data: '', secret, target: TARGET_OF[purpose] });
  if (state === undefined || url === undefined || !openProvider)
    throw new CommandError(CLIENT_ERROR.unrecognisedResponse);
  await keepAttempt({ state, secret, agreed: '', command, own: { way, purpose } });
  openProvider(url);
  return 'away';
}

/** Binds a way of signing in to the account; one that leads to another account is offered to be merged. Throws CommandError. */
export const bindWay = (way: SignInWay): Promise<WayEnd> => goWay(way, 'bind');

/** Proves by a way that has long been bound whose account it is; `ownerProof` says so then. Throws CommandError. */
export const proveOwner = (way: SignInWay): Promise<WayEnd> => goWay(way, 'prove');

/** Ends on the return page what a user went away for. Throws CommandError. */
export async function endWay(
  { way, purpose }: { readonly way: SignInWay; readonly purpose: WayPurpose },
  { state, secret }: { readonly state: string; readonly secret: string },
): Promise<void> {
  await change(way, purpose, { data: '', state, secret });
}

/** Takes a way of signing in away from the account. Throws CommandError. */
export async function unbindWay(way: SignInWay): Promise<void> {
  const input = { id: USER_INFO.unbind, data: way };
  await call('MODUSERINFO', input);
  await refreshAfter('MODUSERINFO', input);
}
