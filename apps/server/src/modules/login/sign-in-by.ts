import { ERROR, type RequestOf, type ResponseOf, type ThirdPartyCommand } from '@kinora/contract';
import type { RedirectDoor, SignInDoor } from '../../adapters/ports/sign-in.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/handler.ts';
import { newTicket } from '../../identifiers.ts';
import { requireAgreement } from './agreement.ts';
import { beginAttempt, type Kept, takeAttempt } from './attempts.ts';
import { enter } from './enter.ts';
import { askProvider } from './prove.ts';
import type { ProvenIdentity } from './sign-in.ts';
import { doorFor } from './sign-in-offers.ts';
import { returnUrlOf } from './sign-in-returns.ts';

// Declared with one request and one response for all of them.
type Input = RequestOf<'LOGINWX'>;
type Answer = ResponseOf<'LOGINWX'>;

/** What answers a command of a third party: its first call begins an attempt, its second ends it. */
export function signInBy(name: ThirdPartyCommand): (deps: Deps, actor: Actor, input: Input) => Promise<Answer> {
  return async (deps, actor, input) => {
    requireAgreement(deps, input);
    const door = doorFor(deps, name, actor.platform);
    if (!door) throw new AppError(ERROR.signInNotOffered, 'no keys, or not on this platform');
    if (door.kind === 'host') {
      const { code } = input;
      if (code === undefined) throw new AppError(ERROR.badRequest, 'the host gave no code');
      const subject = await askProvider(deps, door.provider, () => door.prove(code));
      return enter(deps, { ...endOf(deps, actor, input, door, subject), credential: code });
    }
    if (input.state === undefined) return begin(deps, actor, input, name, door);
    const claim = { state: input.state, secret: input.secret, purpose: name };
    const attempt = await takeAttempt(deps.db, deps, claim);
    const { target } = attempt;
    if (door.kind === 'redirect') {
      const returned = readReturned(attempt.returned);
      const whole = { ...tied(attempt), state: input.state, returnUrl: returnUrlOf(deps, door.provider) };
      const subject = await askProvider(deps, door.provider, () => door.prove(whole, returned));
      return enter(deps, { ...endOf(deps, actor, input, door, subject), target });
    }
    const { code } = input;
    if (code === undefined) throw new AppError(ERROR.badRequest, 'the library gave no token');
    const subject = await askProvider(deps, door.provider, () => door.prove(tied(attempt), code));
    return enter(deps, { ...endOf(deps, actor, input, door, subject), target, credential: code });
  };
}

async function begin(
  deps: Deps,
  actor: Actor,
  { secret, target }: Input,
  purpose: ThirdPartyCommand,
  door: Exclude<SignInDoor, { kind: 'host' }>,
): Promise<Answer> {
  const kept = { nonce: newTicket(), verifier: newTicket(), platform: actor.platform, target };
  const state = await beginAttempt(deps.db, deps, { purpose, secret, kept });
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
function readReturned(returned: URLSearchParams | undefined): URLSearchParams {
  const error = returned?.get('error') ?? '';
  const isLeft = !returned || (error === '' && !returned.has('code')) || /denied|cancel/i.test(error);
  if (isLeft) throw new AppError(ERROR.signInCancelled, 'the user did not agree');
  return returned;
}

function endOf(deps: Deps, actor: Actor, input: Input, { provider }: SignInDoor, subject: string) {
  const subjectIndex = deps.personal.blindIndex('subject', `${provider}:${subject}`);
  const identity: ProvenIdentity = { provider, subjectIndex, subject };
  return { identity, actor, said: input, secret: input.secret };
}
