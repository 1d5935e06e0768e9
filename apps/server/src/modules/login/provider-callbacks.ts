import { RETURN_PAGES, THIRD_PARTY_COMMANDS, type ThirdPartyCommand } from '@kinora/contract';
import type { ThirdParty } from '../../adapters/ports/sign-in.ts';
import type { Deps } from '../../deps.ts';
import type { CallbackReply, CallbackRequest, CallbackRoute } from '../../http/callbacks/callback-route.ts';
import { keepReturned } from './attempts.store.ts';
import { indexState } from './attempts.ts';

const MAX_BYTES = 16_384;
/** Where providers send browsers back to, and how. */
const RETURNS = {
  wechat: ['GET'],
  qq: ['GET'],
  google: ['GET'],
  facebook: ['GET'],
  apple: ['POST'],
} as const satisfies Partial<Record<ThirdParty, CallbackRoute['methods']>>;
/** The page that ends the attempt, in the browser that began it. */
const RETURN_PAGE = `/#${RETURN_PAGES.wxauth}?redirect=1`;

export const returnUrlOf = ({ config }: Pick<Deps, 'config'>, provider: ThirdParty): string =>
  `${config.publicUrl}/callbacks/${provider}/return`;

/** What an attempt is for that binds a way into an account, rather than to sign in. */
export const bindingBy = (command: ThirdPartyCommand): string => `bind ${command}`;

/** What an attempt is for by which a way that is bound proves whose account it is. */
export const provingBy = (command: ThirdPartyCommand): string => `prove ${command}`;

/** The purposes of attempts that a provider's return can belong to. */
const purposesOf = ({ signIn }: Pick<Deps, 'signIn'>, provider: string): string[] =>
  THIRD_PARTY_COMMANDS.filter((name) => signIn.doors[name]?.provider === provider).flatMap((name) => [
    name,
    bindingBy(name),
    provingBy(name),
  ]);

/**
 * Keeps what came back with the attempt that it belongs to, and sends the browser to the page that ends it. It says nothing of whether
 * there is such an attempt: whoever has none finds out there, and the operator by an event.
 */
async function keepReturn(
  deps: Deps,
  provider: string,
  { rawBody, query }: Pick<CallbackRequest, 'rawBody' | 'query'>,
): Promise<CallbackReply> {
  const returned = rawBody.length > 0 ? new URLSearchParams(rawBody.toString('utf8')) : query;
  const [state = '', second] = returned.getAll('state');
  const isState = second === undefined && /^[0-9a-z]{43}$/.test(state);
  const isKept = isState && (await keepWith(deps, provider, state, returned.toString()));
  const location = `${deps.config.publicUrl}${RETURN_PAGE}${isState ? `&state=${state}` : ''}`;
  return { status: 303, contentType: 'text/plain', body: '', location, ...(!isKept && { event: 'return-refused' }) };
}

/** False where nobody waits for it: the state is of no attempt, or of one with another provider, that ended, or that something came back for. */
async function keepWith(deps: Deps, provider: string, state: string, text: string): Promise<boolean> {
  const purposes = purposesOf(deps, provider);
  if (purposes.length === 0 || text.length > MAX_BYTES) return false;
  const returned = deps.personal.encrypt(text);
  return keepReturned(deps.db, { stateIndex: indexState(deps, state), purposes, returned, now: deps.now() });
}

/** The returns of browsers from the pages of providers. */
export const signInReturns: readonly CallbackRoute[] = Object.entries(RETURNS).map(([vendor, methods]) => ({
  ...{ vendor, path: 'return', methods, maxBytes: MAX_BYTES },
  handle: (deps, request) => keepReturn(deps, vendor, request),
}));
