import type { CommandName, InputOf, ResponseOf } from '@kinora/contract';
import { delay } from '../lib/delay';
import { noticeLoginLost } from '../session/login-lost';
import { session } from '../session/session';
import { CommandError, isLoginLost } from './command-error';
import { configurationOutdated } from './configuration-outdated';
import type { SendOptions } from './gateway';

// Schemas and cryptography are most of the weight: the first screen does without them, and each runs up in a task of its own.
async function loadGateway() {
  await import('@kinora/channel/noble');
  await delay(0);
  await import('./declarations');
  await delay(0);
  return import('./gateway');
}

/** Fetches what the first call needs, while the app is idle. */
export function preloadApi(): void {
  loadGateway().then(undefined, () => undefined); // The first call tries again, and reports.
}

/** Sends a command with the gateway's code, which is fetched first. A lost login ends the session and shows the dialog; an outdated configuration is asked for again. */
export async function sendCommand<Name extends CommandName>(
  name: Name,
  input: InputOf<Name>,
  options: SendOptions,
): Promise<ResponseOf<Name>> {
  const login = options.as ?? session.get().login;
  try {
    const { exchange } = await loadGateway();
    // The gateway has checked it against this command's schema.
    return (await exchange(name, input, options)) as ResponseOf<Name>;
  } catch (error) {
    if (login && isLoginLost(error)) noticeLoginLost(login, error);
    if (error instanceof CommandError && error.isUpdate) configurationOutdated.emit(undefined);
    throw error;
  }
}
