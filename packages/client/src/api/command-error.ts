import { CLIENT_ERROR, ERROR, LOGIN_LOST_ERRORS } from '@kinora/contract';
import { errorText as remoteErrorText, type Translator } from '@kinora/locales';

/** A command that failed: by the server's answer, or on the way (ids of `CLIENT_ERROR`). */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** Id of `ERROR` or `CLIENT_ERROR`. */
  readonly id: number;
  /** Values for the %s of the error's text. */
  readonly args: readonly string[];
  /** What the server said; shown when there is no text for the id. */
  readonly serverText: string;
  /** The configuration that the call went by is no longer in force; it is being asked for again (specification, section 8). */
  readonly isUpdate: boolean;

  constructor(id: number, serverText = '', cause?: unknown) {
    super(`${id} ${serverText}`.trim(), cause === undefined ? undefined : { cause });
    this.id = id;
    this.isUpdate = id === ERROR.configOutOfDate;
    this.serverText = serverText;
    this.args = serverText === '' ? [] : serverText.split(',').map((arg) => arg.trim());
  }
}

const NETWORK_IDS: readonly number[] = [CLIENT_ERROR.network, CLIENT_ERROR.requestTimeout];

/** The request did not reach the server, or its answer did not come back: trying again may help. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof CommandError && NETWORK_IDS.includes(error.id);
}

/** The login is no longer accepted (specification, section 8). */
export function isLoginLost(error: unknown): boolean {
  if (!(error instanceof CommandError)) return false;
  return LOGIN_LOST_ERRORS.includes(error.id) || /re-login/i.test(error.serverText);
}

/** Whether an error is that one of the contract: `isError(error, ERROR.codeWrong)`. */
export function isError(error: unknown, id: number): boolean {
  return error instanceof CommandError && error.id === id;
}

/** What the user reads of an error: the text of its id, else the server's words, else a general one. */
export function errorText(error: unknown, t: Translator): string {
  const known = error instanceof CommandError ? error : new CommandError(CLIENT_ERROR.undefinedError);
  return remoteErrorText(t, { errid: known.id, errmsg: known.serverText });
}
