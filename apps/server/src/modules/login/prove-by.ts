import { ERROR, type RequestOf, type ThirdPartyCommand } from '@kinora/contract';
import type { RedirectDoor, SignInDoor } from '../../adapters/ports/sign-in.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { newTicket } from '../../identifiers.ts';
import { beginAttempt, type Kept, takeAttempt } from './attempts.ts';
import { identityOf } from './identity-of.ts';
import { askProvider } from './prove.ts';
import { returnUrlOf } from './provider-callbacks.ts';
import type { ProvenIdentity } from './sign-in.ts';
import { doorFor } from './sign-in-offers.ts';

/** What either end of an attempt says. */
export type ProofInput = Pick<RequestOf<'LOGINWX'>, 'code' | 'state' | 'secret' | 'target' | 'appId'>;

interface ProofOrder {
  command: ThirdPartyCommand;
  actor: Actor;
  input: ProofInput;
  /** What the attempt is for: one that was begun for something else ends nothing. */
  purpose: string;
  /** Who must be logged in at both ends; null where somebody signs in. */
  uid: string | null;
}

/** Where the user goes on, or what the provider says of them. */
type Proof =
  | { sentAway: { state: string; url?: string; nonce?: string } }
  | { sentAway?: undefined; identity: ProvenIdentity; target?: string | undefined; credential?: string };

/** Lets a third party prove who somebody is: the first call begins an attempt, the second ends it. Throws AppError. */
export async function proveBy(deps: Deps, order: ProofOrder): Promise<Proof> {
  const { command, actor, input, purpose, uid } = order;
  const door = doorFor(deps, command, actor.platform);
  if (!door) throw new AppError(ERROR.signInNotOffered, 'no keys, or not on this platform');
  const { code, state, secret, appId } = input;
  if (appId !== undefined && appId !== door.appIdOn(actor.platform))
    throw new AppError(ERROR.signInRefused, 'the client is of another product');
  if (door.kind === 'host') {
    if (code === undefined) throw new AppError(ERROR.badRequest, 'the host gave no code');
    const subject = await askProvider(deps, door.provider, () => door.prove(code, actor.platform));
    return { identity: await identityOf(deps, door, subject), credential: code };
  }
  if (state === undefined) return { sentAway: await begin(deps, order, door) };
  const attempt = await takeAttempt(deps.db, deps, { state, secret, purpose, uid });
  const { target } = attempt;
  if (door.kind === 'redirect') {
    const returned = readReturned(attempt.returned, door);
    const whole = { ...tied(attempt), state, returnUrl: returnUrlOf(deps, door.provider) };
    const subject = await askProvider(deps, door.provider, () => door.prove(whole, returned));
    return { identity: await identityOf(deps, door, subject), target };
  }
  if (code === undefined) throw new AppError(ERROR.badRequest, 'the library gave no token');
  const subject = await askProvider(deps, door.provider, () => door.prove(tied(attempt), code));
  return { identity: await identityOf(deps, door, subject), target, credential: code };
}

async function begin(
  deps: Deps,
  { actor, input: { secret, target }, purpose, uid }: ProofOrder,
  door: Exclude<SignInDoor, { kind: 'host' }>,
): Promise<{ state: string; url?: string; nonce?: string }> {
  const kept = { nonce: newTicket(), verifier: newTicket(), platform: actor.platform, target };
  const state = await beginAttempt(deps.db, deps, { purpose, secret, uid, kept });
  if (door.kind === 'nonce') return { state, nonce: kept.nonce };
  const attempt = { ...kept, state, returnUrl: returnUrlOf(deps, door.provider) };
  const url = await askProvider(deps, door.provider, () => door.sendTo(attempt));
  return { state, url: url.href };
}

/** What an attempt was begun with. */
function tied({
  nonce,
  verifier,
  platform,
}: Kept): Pick<Parameters<RedirectDoor['prove']>[0], 'nonce' | 'verifier' | 'platform'> {
  if (nonce === undefined || verifier === undefined || platform === undefined)
    throw new TypeError('no attempt of ours');
  return { nonce, verifier, platform };
}

/** What came back, if the user agreed there. */
function readReturned(returned: URLSearchParams | undefined, { provider }: SignInDoor): URLSearchParams {
  const error = returned?.get('error') ?? '';
  const isLeft = !returned || (error === '' && !returned.has('code')) || /denied|cancel/i.test(error);
  if (isLeft) throw new AppError(ERROR.signInCancelled, 'the user did not agree', [provider]);
  return returned;
}
