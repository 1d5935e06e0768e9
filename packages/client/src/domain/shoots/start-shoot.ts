import { ERROR, type InputOf, type ResponseOf } from '@kinora/contract';
import { call } from '../../api/call';
import { CommandError, isError, isNetworkError } from '../../api/command-error';
import { refresh, refreshAfter } from '../../api/refresh';
import { showError } from '../../api/show-error';
import { forgetChoice } from '../../lib/chosen-people';
import { createStore, useStore } from '../../lib/store';
import { navigation } from '../../navigation/navigator';
import { entropyPool, randomBytes } from '../../platform/entropy';
import { requireLogin } from '../../session/require-login';
import { sessionEnded } from '../../session/session';
import { createIntentions, type ShootWish } from './shoot-intention';

const KEY_BYTES = 16;
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const intentions = createIntentions(() => hex(randomBytes(KEY_BYTES)));
const underWay = createStore<Promise<void> | undefined>(undefined);

sessionEnded.listen(() => {
  underWay.set(undefined);
  forgetChoice();
});

const asksOutside = (error: unknown): error is CommandError =>
  error instanceof CommandError && [ERROR.outsideUnanswered, ERROR.outsideOnly].some((id) => id === error.id);

/** Its argument is the photo that the check is about. */
const asksCheck = (error: unknown): error is CommandError =>
  error instanceof CommandError && [ERROR.realPersonNeeded, ERROR.faceUnchecked].some((id) => id === error.id);

async function send({ again, keywords = [], faces, ...what }: ShootWish, sn: string): Promise<ResponseOf<'SHOOT'>> {
  if (again !== undefined) return callAndRefresh('RESHOOTSQUARE', { id: again, faces: [...faces], sn });
  return callAndRefresh('SHOOT', { ...what, keywords: [...keywords], faces: [...faces], sn });
}

async function callAndRefresh<Name extends 'SHOOT' | 'RESHOOTSQUARE'>(
  name: Name,
  input: InputOf<Name>,
): Promise<ResponseOf<Name>> {
  const progress = await call(name, input);
  await refreshAfter(name, input);
  return progress;
}

async function shoot(wish: ShootWish): Promise<ResponseOf<'SHOOT'>> {
  await entropyPool?.ensure(KEY_BYTES);
  const sn = intentions.keyFor(wish);
  try {
    const progress = await send(wish, sn);
    intentions.settle(sn);
    return progress;
  } catch (error) {
    // Without an answer the shoot may have started: the same key finds it again.
    if (!isNetworkError(error)) intentions.settle(sn);
    throw error;
  }
}

async function run(wish: ShootWish): Promise<void> {
  try {
    const { id } = await shoot(wish);
    // Somebody else was chosen for this shoot: the next one is the user's again.
    forgetChoice();
    await navigation.switchTab('shooting', { id });
  } catch (error) {
    if (asksOutside(error)) return await runIfAllowed(wish, error);
    if (isError(error, ERROR.shootInProgress)) void refresh(['shoots']);
    // The picture was withdrawn, or the face is gone.
    if (wish.again !== undefined) void refresh(['square']);
    if (isError(error, ERROR.notFound) || isError(error, ERROR.faceNotReady)) void refresh(['faces']);
    showError(error);
    // The terms that are in force are agreed to there.
    if (isError(error, ERROR.consentMissing)) await navigation.navigateTo('consents');
    if (asksCheck(error))
      await navigation.navigateTo('faceauth', error.args[0] === undefined ? {} : { face: error.args[0] });
  }
}

/** Photos would leave the studio: whom they show is asked before. */
async function runIfAllowed(wish: ShootWish, error: CommandError): Promise<void> {
  const { askOutside } = await import('./ask-outside');
  const isAnswered = await askOutside(error).catch(showError);
  if (isAnswered) await run(wish);
}

/**
 * Starts a shoot and switches to its darkroom. A second tap while one is starting is the same intention; after a failure of
 * the network the same wish finds the shoot that may have started. Errors are shown as toasts; a guest is asked to log in.
 */
export const startShoot = (wish: ShootWish): Promise<void> =>
  requireLogin(() => {
    const running = underWay.get();
    if (running) return running;
    const work: Promise<void> = run(wish).finally(() => {
      if (underWay.get() === work) underWay.set(undefined);
    });
    underWay.set(work);
    return work;
  });

/** The same, in a component. */
export function useStartShoot(): { start(wish: ShootWish): Promise<void>; isBusy: boolean } {
  const isBusy = useStore(underWay) !== undefined;
  return { start: startShoot, isBusy };
}
