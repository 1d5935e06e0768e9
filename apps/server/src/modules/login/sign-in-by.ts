import type { RequestOf, ResponseOf, ThirdPartyCommand } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { requireAgreement } from './agreement.ts';
import { enter } from './enter.ts';
import { proveBy } from './prove-by.ts';
import { requireOwnClient } from './require-own-client.ts';
import { resumeSignIn } from './resume-sign-in.ts';

// Declared with one request and one response for all of them.
type Input = RequestOf<'LOGINWX'>;
type Answer = ResponseOf<'LOGINWX'>;

/** What answers a command of a third party: its first call begins an attempt, its second ends it. */
export function signInBy(name: ThirdPartyCommand): (deps: Deps, actor: Actor, input: Input) => Promise<Answer> {
  return async (deps, actor, input) => {
    requireAgreement(deps, input);
    requireOwnClient(deps, actor, input);
    const { code, state, secret } = input;
    const end = state ?? code;
    const attempt = end === undefined ? undefined : `${name}:${end}:${secret}`;
    const resumed = attempt === undefined ? undefined : await resumeSignIn(deps, actor, attempt);
    if (resumed) return resumed;
    const proof = await proveBy(deps, { command: name, actor, input, purpose: name, uid: null });
    if (proof.sentAway) return proof.sentAway;
    return enter(deps, { ...proof, actor, said: input, secret, attempt });
  };
}
