import {
  CLIENT_ERROR,
  commandOf,
  ERROR,
  type InputOf,
  type LoginInfo,
  type SignInWay,
  type ThirdPartyCommand,
} from '@kinora/contract';
import { call } from '../api/call';
import { CommandError, isError, isNetworkError } from '../api/command-error';
import { addressBelow, currentStack, navigation } from '../navigation/navigator';
import { relaunchAt } from '../navigation/open-address';
import { formatQuery } from '../navigation/query-string';
import { ROUTES } from '../navigation/routes';
import { onConnectionChange } from '../platform/connection';
import { platform } from '../platform/identity';
import { openProvider, takeHostCode } from '../platform/sign-in-host';
import { visitFields } from './channel';
import { endSession } from './end-session';
import { forgetCodeStep } from './kept-code-step';
import { giveBackWish, keepWish, readWish, type Wish } from './kept-wish';
import { keepDeviceMark, readDeviceMark } from './known-device';
import { pendingWish, setPendingAction, takePendingAction } from './pending-action';
import { oneLoginAtATime } from './restore-login';
import { beginSession, isComplete, session } from './session';
import { deviceId, keepAttempt, newSecret, type SignInAttempt } from './sign-in-attempt';
import { keepLogin } from './stored-login';

type LoginAnswer = LoginInfo & { readonly device: string; readonly closes_at?: number | undefined };

/** Signs in by an answer of the server's, one at a time. Throws what the attempt throws. */
export async function logInWith<Answer extends LoginAnswer>(attempt: () => Promise<Answer>): Promise<Answer> {
  return oneLoginAtATime(async () => {
    const answer = await attempt();
    const { userid, tmppsw, nick, headimg, liao, device } = answer;
    const info = { userid, tmppsw, nick, headimg, ...(liao && { liao }) };
    if (!isComplete(info)) throw new CommandError(CLIENT_ERROR.loginFailed);
    keepDeviceMark(device);
    await keepLogin(info);
    beginSession(info);
    // Whoever comes back to an account that is closing is asked first whether to keep it.
    if (answer.closes_at !== undefined) setPendingAction(() => void navigation.navigateTo('withdraw'));
    return answer;
  });
}

/** With the mark of this device, where it has one. */
export function marked<Input extends object>(input: Input): Input & { device?: string } {
  const device = readDeviceMark();
  return device ? { ...input, device } : input;
}

/** With what every way of signing in says besides: the mark of this device, and where the user came from. */
export const fromHere = <Input extends object>(input: Input) => marked({ ...input, ...visitFields() });

/** Signs in with a phone and its code. Throws CommandError; then the page shows it. Follow it with {@link leaveLogin}. */
export async function logInWithPhoneCode(input: Omit<InputOf<'LOGINPHONECODE'>, 'secret'>): Promise<void> {
  const secret = secretOfEntry(`${input.area}:${input.phone}:${input.code}`);
  await logInWith(() => askTwice(() => call('LOGINPHONECODE', fromHere({ ...input, secret }))));
  entered = undefined;
}

let entered: { readonly entry: string; readonly secret: string } | undefined;

/** The same code for the same phone once more is the same sign-in, whose answer may have been lost. */
function secretOfEntry(entry: string): string {
  if (entered?.entry !== entry) entered = { entry, secret: newSecret() };
  return entered.secret;
}

/** Asks once more where no answer came: what names itself by a secret has happened once at most. */
export async function askTwice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    return ask();
  }
}

/** Signs in as whoever carries this device. Throws CommandError. Follow it with {@link leaveLogin}. */
async function logInWithDevice(agreed: string): Promise<void> {
  const devid = await deviceId();
  await withPhoneWhereNeeded({ secret: devid, agreed }, () => call('LOGINDEV', fromHere({ devid, agreed })));
}

/** An answer that a phone must be bound first is kept, with what ends the sign-in then and what was wanted; it is thrown all the same. */
export async function withPhoneWhereNeeded<Answer extends LoginAnswer>(
  { state, ...kept }: Pick<SignInAttempt, 'secret' | 'agreed'> & { readonly state?: string },
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await logInWith(attempt);
  } catch (error) {
    if (error instanceof CommandError && isError(error, ERROR.phoneNeeded)) {
      await keepAttempt({ ...kept, state: error.serverText });
      if (state !== undefined) await keepWish(error.serverText, await readWish(state));
    }
    throw error;
  }
}

/** Throws CommandError where the answer is no login. */
export async function callThirdParty(command: ThirdPartyCommand, input: InputOf<ThirdPartyCommand>) {
  const answer = await call(command, fromHere(input));
  if (!('userid' in answer)) throw new CommandError(CLIENT_ERROR.loginFailed);
  return answer;
}

/**
 * Signs in another way than by a phone's code: true when the user is logged in, false when the app is being left for the provider's
 * page. Throws CommandError.
 */
export async function logInBy(
  way: SignInWay,
  agreed: string,
  from = addressBelow(),
  wish = pendingWish(),
): Promise<boolean> {
  const command = commandOf(way, platform);
  if (command === undefined) throw new CommandError(ERROR.signInNotOffered);
  if (command === 'LOGINDEV') {
    await logInWithDevice(agreed);
    return true;
  }
  const secret = newSecret();
  const toAdd = addressOf(wish);
  const target = toAdd ?? from;
  if (takeHostCode) {
    const code = await takeHostCode();
    await withPhoneWhereNeeded({ secret, agreed }, () => callThirdParty(command, { code, secret, agreed }));
    return true;
  }
  const answer = await call(command, fromHere({ secret, agreed, ...(target && { target }) }));
  if ('userid' in answer || !answer.url || !openProvider) throw new CommandError(CLIENT_ERROR.loginFailed);
  await keepAttempt({ state: answer.state, secret, agreed, command, target });
  await keepWish(answer.state, toAdd ? undefined : wish);
  openProvider(answer.url);
  return false;
}

/** The adding of a face has an address. */
const addressOf = (wish: Wish | undefined): string | undefined =>
  wish?.kind === 'add-face' ? `${ROUTES.avatar}${formatQuery({ create: '1', theme: wish.theme })}` : undefined;

/** A page that was loaded anew goes on with what the one before it was asked for. */
export function resumeWish(wish: Wish): void {
  const address = addressOf(wish);
  setPendingAction(() => (address === undefined ? giveBackWish(wish) : relaunchAt(address)), wish);
}

/**
 * Leaves the login page for what the user was doing: back to that page, then the action that asked for the login. The welcome page
 * is for guests: who came from it wanting nothing starts on Photos.
 */
export async function leaveLogin(): Promise<void> {
  const action = takePendingAction();
  forgetCodeStep();
  const [below] = currentStack().slice(-2);
  if (!action && below === 'welcome') return void (await navigation.relaunch('visit'));
  await navigation.back();
  await action?.();
}

/** Leaves the page on which a phone was bound: for where the user left the app, or, where they never did, as after any login. */
export async function leaveBinding(place: string | undefined): Promise<void> {
  forgetCodeStep();
  if (place === undefined && currentStack().length > 1) await leaveLogin();
  else await relaunchAt(place);
}

/** Clears all user data here, then ends the login on the server. */
export async function logOut(): Promise<void> {
  const { login } = session.get();
  // First: nobody who logs out is told that their login was lost, by this call or by one that is under way.
  endSession('logout');
  if (login) await endOnServer(login);
}

/**
 * Once the network is back where it is gone. Until then the login is in memory alone: nothing of it stays on a machine that others may
 * use. Where the page is closed before, nobody has its password any more, and it runs out by itself.
 */
async function endOnServer(login: LoginInfo): Promise<void> {
  try {
    await call('LOGOUT', {}, { as: login });
  } catch (error) {
    // Refused, it had ended before.
    if (!isNetworkError(error)) return;
    const stop = onConnectionChange((isOnline) => {
      if (!isOnline) return;
      stop();
      void endOnServer(login);
    });
  }
}
