import { ChannelError } from '@kinora/channel';
import { ERROR, type ErrorName } from '@kinora/contract';
import { AppError } from './app-error.ts';
import type { SecurityEvent } from './security-events.ts';

/** Errors that happen to everybody. */
// biome-ignore format: a list of words.
const QUIET = [
  'imageUnreadable', 'badRequest', 'unknownCommand', 'sessionRenew', 'clockSkewed', 'notFound',
  'serverFailure', 'tooLarge', 'phoneNeeded', 'uploadServerFailure', 'phoneInvalid',
  'consentMissing', 'signInNotOffered', 'signInCancelled', 'providerSilent', 'phoneTaken', 'phoneResting',
  'wayTaken', 'lastWay', 'clipUnreadable', 'reviewOff', 'renditionCosts', 'renditionNotForSale',
  'ageUnanswered', 'guardianMissing', 'studioOverloaded', 'printTooLarge', 'countryNotServed', 'addressIncomplete', 'nameRefused', 'nameIsContact',
  'looksLikeOther',
  'imageTooSmall', 'imageFormat', 'imageTooLarge', 'uploadExpired', 'faceNotReady', 'themeUnknown',
  'peopleCount', 'photoNotMarkable', 'descriptionLength', 'nothingUnderstood', 'keywordChoice', 'photoNotKept',
  'renditionOff', 'documentUnfit', 'outsideUnanswered', 'outsideOnly', 'ageInvalid', 'realPersonFace',
  'realPersonOff', 'idNumberFormat', 'realNameMissing', 'notYetPaid', 'prepayFailed', 'payFailed',
  'orderExpired', 'orderMayBePaid', 'orderInvalid', 'priceChanged', 'payMethodUnsupported', 'shopOff', 'nothingToRefund',
  'refundReasonMissing', 'cardsInsufficient', 'pointsInsufficient', 'photoNotForSale', 'photoCosts', 'giftGone', 'giftTailWrong',
  'giftFailed', 'giftSelf', 'phoneUnchanged', 'rewardNotEarned', 'configOutOfDate', 'coinsUnknown',
  'questionLength', 'questionRefused',
] as const satisfies readonly ErrorName[];

/** What each other error means: one that stands in neither place does not compile. */
const EVENTS: { readonly [N in Exclude<ErrorName, (typeof QUIET)[number]>]: SecurityEvent } = {
  sealedDataRefused: 'tampered',
  tooManyRequests: 'refused-by-limit',
  notAllowed: 'refused-by-policy',
  codeWrong: 'code-wrong',
  // Nobody knows whether it was late, used before by somebody else, or never sent: the limits of wrong codes count it, too.
  codeExpired: 'code-wrong',
  codeTooOften: 'refused-by-limit',
  codeShareUsed: 'refused-by-limit',
  codeTooManyTries: 'code-locked',
  challengeNeeded: 'challenge-asked',
  challengeRefused: 'challenge-refused',
  signInRefused: 'sign-in-refused',
  signInOver: 'sign-in-refused',
  signInElsewhere: 'sign-in-refused',
  networkLimit: 'codes-sprayed',
  codesUsedUp: 'codes-used-up',
  ownerNotProven: 'owner-not-proven',
  deviceElsewhere: 'login-copied',
  guardianNeeded: 'refused-by-policy',
  loginLost: 'login-refused',
  loginExpired: 'login-refused',
  loginReplaced: 'login-copied',
  accountClosed: 'login-refused',
  loginEnded: 'login-refused',
  accountMerged: 'login-refused',
  shootInProgress: 'refused-by-limit',
  descriptionRefused: 'refused-by-policy',
  photoNotShareable: 'refused-by-policy',
  squareLimit: 'refused-by-limit',
  renditionLimit: 'refused-by-limit',
  shootsRest: 'refused-by-limit',
  familyFull: 'refused-by-limit',
  photosFull: 'refused-by-limit',
  realPersonTries: 'refused-by-limit',
  ordersWaiting: 'refused-by-limit',
  giftLimit: 'refused-by-limit',
  questionLimit: 'refused-by-limit',
  realPersonNeeded: 'refused-by-policy',
  faceUnchecked: 'refused-by-policy',
};

const BY_ID = new Map<number, SecurityEvent>(
  Object.entries(EVENTS).map(([name, event]) => [ERROR[name as keyof typeof EVENTS], event]),
);

/** What a command that failed means; undefined for what happens to everybody. */
export function eventOfFailure(error: unknown): SecurityEvent | undefined {
  if (error instanceof AppError) return BY_ID.get(error.id);
  if (!(error instanceof ChannelError)) return undefined;
  return { replayed: 'replay' as const, tampered: 'tampered' as const }[error.code as string];
}
