import { localDigits } from './format-number.ts';
import { formatDuration } from './format-span.ts';
import type { Translator } from './t.ts';

/** Digits that are part of a word, as in `4K`, stay as they are. */
const isNumber = (arg: string): boolean => /^\d+([.:/-]\d+)*$/.test(arg);

interface RemoteError {
  readonly errid: number;
  readonly errmsg: string;
}

const MINUTE_S = 60;

/** Its message is the smallest and the largest number that is allowed. */
const RANGE_ERROR = 20206;
/** Its message is a reason with a text of its own, `refusal.<reason>`. */
const REFUSAL_ERROR = 20207;
/** Its message is a number of shoots, and the minutes that are left to wait. */
const REST_ERROR = 20218;
/** Its message is the way of signing in at whose provider the user did not agree. */
const CANCELLED_ERROR = 14013;

/**
 * What a user reads of an error: the table's text, its `%s` filled from the error's message, split by comma (specification,
 * section 8), numbers as the locale writes digits. An error that this client does not know shows the server's own text, or the one of an undefined error.
 */
export function errorText(t: Translator, error: RemoteError): string {
  const args = error.errmsg === '' ? [] : error.errmsg.split(',').map((part) => part.trim());
  if (error.errid === RANGE_ERROR && args.length === 2) {
    return t('error.20206', { min: Number(args[0]), max: Number(args[1]) });
  }
  const [shoots = '', minutes] = args;
  if (error.errid === REST_ERROR && minutes !== undefined) {
    return t('error.20218', localDigits(t.locale, shoots), formatDuration(t, Number(minutes) * MINUTE_S));
  }
  const reason = error.errid === REFUSAL_ERROR ? t.find(`refusal.${args[0] ?? ''}`) : undefined;
  if (reason !== undefined) return reason;
  const way = error.errid === CANCELLED_ERROR ? t.find(`login.way-${args[0] ?? ''}`) : undefined;
  if (way !== undefined) return t('login.cancelled', way);
  const text = t.find(`error.${error.errid}`, ...args.map((arg) => (isNumber(arg) ? localDigits(t.locale, arg) : arg)));
  return text ?? (error.errmsg === '' ? t('error.88888') : error.errmsg);
}
