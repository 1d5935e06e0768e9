import type { LoginInfo } from '@kinora/contract';
import { CLIENT_ERROR, type InputOf } from '@kinora/contract';
import { call } from '../api/call';
import { CommandError } from '../api/command-error';
import { navigation } from '../navigation/navigator';
import { isLaunchedForOnePage } from '../platform/launch-scene';
import { endSession } from './end-session';
import { keepDeviceMark, readDeviceMark } from './known-device';
import { takePendingAction } from './pending-action';
import { beginGuestSession, beginSession, isComplete, session } from './session';
import { createSingleFlight } from './single-flight';
import { keepLogin, readLogin } from './stored-login';

const oneLoginAtATime = createSingleFlight();

/** Restores a stored login; without one, or where only one page is shown, the user is a guest. */
export function restoreLogin(): Promise<void> {
  return oneLoginAtATime(async () => {
    if (session.get().state === 'user') return;
    const login = isLaunchedForOnePage() ? undefined : await readLogin();
    if (isComplete(login)) beginSession(login);
    else beginGuestSession();
  });
}

async function logInWith(attempt: () => Promise<LoginInfo>): Promise<LoginInfo> {
  const login = await oneLoginAtATime(async () => {
    const { userid, tmppsw, nick, headimg } = await attempt();
    const info = { userid, tmppsw, nick, headimg };
    if (!isComplete(info)) throw new CommandError(CLIENT_ERROR.loginFailed);
    await keepLogin(info);
    beginSession(info);
    return info;
  });
  return login;
}

/** Signs in with a phone and its code. Throws CommandError; then the page shows it. Follow it with {@link leaveLogin}. */
export async function logInWithPhoneCode(input: InputOf<'LOGINPHONECODE'>): Promise<{ isNew: boolean }> {
  let isNew = false;
  await logInWith(async () => {
    const device = readDeviceMark();
    const answer = await call('LOGINPHONECODE', device ? { ...input, device } : input);
    keepDeviceMark(answer.device);
    isNew = answer.created;
    return answer;
  });
  return { isNew };
}

/** Leaves the login page for what the user was doing: back to that page, then the action that asked for the login. */
export async function leaveLogin(): Promise<void> {
  const action = takePendingAction();
  await navigation.back();
  await action?.();
}

/** Ends the login on the server as far as it can be reached, and clears all user data here in any case. */
export async function logOut(): Promise<void> {
  try {
    await call('LOGOUT', {});
  } catch {
    // Offline or refused: the temporary password runs out by itself, and here it is forgotten now.
  }
  endSession('logout');
}
