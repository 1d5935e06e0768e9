import { CLIENT_ERROR, commandOf, ERROR, type InputOf, type SignInWay, USER_INFO } from '@kinora/contract';
import { call } from '../api/call';
import { CommandError } from '../api/command-error';
import { refreshAfter } from '../api/refresh';
import { ROUTES } from '../navigation/routes';
import { platform } from '../platform/identity';
import { openProvider, takeHostCode } from '../platform/sign-in-host';
import { keepAttempt, newSecret } from './sign-in-attempt';

type Ends = { readonly data: string; readonly state?: string; readonly secret: string; readonly target?: string };

/** Three have a number of their own in the specification. */
function inputFor(way: SignInWay, ends: Ends): InputOf<'MODUSERINFO'> {
  if (way === 'wechat' || way === 'qq' || way === 'apple') return { id: USER_INFO[way], ...ends };
  return { id: USER_INFO.other, way, ...ends };
}

async function change(way: SignInWay, ends: Ends) {
  const input = inputFor(way, ends);
  const answer = await call('MODUSERINFO', input);
  if (answer.state === undefined) await refreshAfter('MODUSERINFO', input);
  return answer;
}

/**
 * Binds a way of signing in to the account: true when it is bound, false when the app is being left for the provider's page.
 * Throws CommandError.
 */
export async function bindWay(way: SignInWay): Promise<boolean> {
  const command = commandOf(way, platform);
  if (command === undefined || command === 'LOGINDEV') throw new CommandError(ERROR.signInNotOffered);
  const secret = newSecret();
  if (takeHostCode) {
    await change(way, { data: await takeHostCode(), secret });
    return true;
  }
  const { state, url } = await change(way, { data: '', secret, target: ROUTES.mine });
  if (state === undefined || url === undefined || !openProvider)
    throw new CommandError(CLIENT_ERROR.unrecognisedResponse);
  await keepAttempt({ state, secret, agreed: '', command, bind: way });
  openProvider(url);
  return false;
}

/** Ends a binding on the return page. Throws CommandError. */
export async function endBinding(
  way: SignInWay,
  { state, secret }: { readonly state: string; readonly secret: string },
) {
  await change(way, { data: '', state, secret });
}

/** Takes a way of signing in away from the account. Throws CommandError. */
export async function unbindWay(way: SignInWay): Promise<void> {
  const input = { id: USER_INFO.unbind, data: way };
  await call('MODUSERINFO', input);
  await refreshAfter('MODUSERINFO', input);
}
