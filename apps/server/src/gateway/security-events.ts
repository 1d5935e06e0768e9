import { ChannelError } from '@kinora/channel';
import { type CommandName, ERROR, type ErrorId, REAL_PERSON_CODE } from '@kinora/contract';
import type { Logger } from 'pino';
import type { GatewayMetrics } from '../http/metrics.ts';
import { AppError } from './app-error.ts';

/** What an operator who looks for an attack wants to know of. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-out'
  | 'consent-given'
  | 'consent-withdrawn'
  | 'code-wrong'
  | 'code-locked'
  | 'codes-sprayed'
  | 'codes-used-up'
  | 'challenge-asked'
  | 'challenge-refused'
  | 'login-refused'
  | 'login-copied'
  | 'sign-in-refused'
  | 'devices-logged-off'
  | 'account-closing'
  | 'account-kept'
  | 'real-person-passed'
  | 'real-person-refused'
  | 'refused-by-policy'
  | 'refused-by-limit'
  | 'replay'
  | 'tampered';

const BY_ERROR: Partial<Record<ErrorId, SecurityEvent>> = {
  [ERROR.codeWrong]: 'code-wrong',
  [ERROR.codeTooManyTries]: 'code-locked',
  [ERROR.networkLimit]: 'codes-sprayed',
  [ERROR.codesUsedUp]: 'codes-used-up',
  [ERROR.challengeNeeded]: 'challenge-asked',
  [ERROR.challengeRefused]: 'challenge-refused',
  [ERROR.signInRefused]: 'sign-in-refused',
  [ERROR.signInOver]: 'sign-in-refused',
  [ERROR.signInElsewhere]: 'sign-in-refused',
  [ERROR.loginLost]: 'login-refused',
  [ERROR.loginExpired]: 'login-refused',
  [ERROR.sealedDataRefused]: 'tampered',
  [ERROR.loginReplaced]: 'login-copied',
  [ERROR.deviceElsewhere]: 'login-copied',
  [ERROR.accountClosed]: 'login-refused',
  [ERROR.loginEnded]: 'login-refused',
  [ERROR.accountMerged]: 'login-refused',
  [ERROR.notAllowed]: 'refused-by-policy',
  [ERROR.photoNotShareable]: 'refused-by-policy',
  [ERROR.descriptionRefused]: 'refused-by-policy',
  [ERROR.tooManyRequests]: 'refused-by-limit',
  [ERROR.codeTooOften]: 'refused-by-limit',
  [ERROR.shootInProgress]: 'refused-by-limit',
  [ERROR.shootsRest]: 'refused-by-limit',
  [ERROR.squareLimit]: 'refused-by-limit',
  [ERROR.realPersonTries]: 'refused-by-limit',
  [ERROR.realPersonNeeded]: 'refused-by-policy',
};

const BY_COMMAND: { readonly [N in CommandName]?: (input: unknown, answer: object) => SecurityEvent } = {
  LOGOFF: (input) => LOGOFF_EVENTS[wordOf(input)] ?? 'devices-logged-off',
  LOGOUT: () => 'sign-out',
  AGREEPROTOCOL: (input) => (isAgreement(input) ? 'consent-given' : 'consent-withdrawn'),
  CREATEFAMILY: () => 'consent-given',
  DELFAMILY: () => 'consent-withdrawn',
  FACEAUTHDONE: (_input, answer) => (isPassed(answer) ? 'real-person-passed' : 'real-person-refused'),
};

const LOGOFF_EVENTS: Readonly<Record<string, SecurityEvent | undefined>> = {
  account: 'account-closing',
  keep: 'account-kept',
};

const wordOf = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'of' in input ? String(input.of) : '';

const isPassed = (answer: object): boolean => 'code' in answer && answer.code === REAL_PERSON_CODE.passed;

const isAgreement = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'agree' in input && input.agree === true;

/** What a command that failed means; undefined for what happens to everybody. */
export function eventOfFailure(error: unknown): SecurityEvent | undefined {
  if (error instanceof AppError) return BY_ERROR[error.id];
  if (!(error instanceof ChannelError)) return undefined;
  return { replayed: 'replay' as const, tampered: 'tampered' as const }[error.code as string];
}

/** What a command that went through means; whatever it is called, an answer with a user's password is a sign-in. */
export const eventOfSuccess = (command: CommandName, input: unknown, answer: object): SecurityEvent | undefined =>
  'tmppsw' in answer ? 'sign-in' : BY_COMMAND[command]?.(input, answer);

/** `uid` only where the caller has proven it. */
interface Occasion {
  command: string;
  requestId: string;
  uid?: string | null;
}

/** Counts an event and writes it to the log: which, of which request and account; never a phone, a code or an address. */
export function recordSecurityEvent(
  { metrics, log }: { metrics: Pick<GatewayMetrics, 'countSecurityEvent'>; log: Logger },
  event: SecurityEvent | undefined,
  { command, requestId, uid }: Occasion,
): void {
  if (event === undefined) return;
  metrics.countSecurityEvent(event);
  log.info({ event, command, requestId, ...(uid && { uid }) }, 'a security event');
}
