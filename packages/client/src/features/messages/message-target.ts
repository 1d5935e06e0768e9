import { findTemplate, type Message, type MessageTemplate, shootEnding } from '@kinora/contract';
import type { IconName } from '../../ui/icon';

/** Where a message leads. */
export type MessageTarget =
  | { readonly page: 'result' | 'orderDetails' | 'gift' | 'shoot' | 'preview' | 'previewVideo'; readonly id: string }
  | { readonly page: 'avatar' | 'withdraw' | 'ways' | 'faceauth' | 'statement' };

const OF_ORDERS: readonly MessageTemplate[] = [
  'orderPaidLate',
  'moneyReturned',
  'moneyReturnedWaiting',
  'paymentReturned',
  'refundOnWay',
  'refundAtApple',
  'refundReversed',
  'refundThere',
  'refundNotMade',
  'refundNotMadeWhy',
  'refundDone',
  'refundAgreed',
  'refundRefused',
  'printRefundRefused',
  'moneyBack',
  'photosTakenBack',
  'photosMoneyBack',
  'photosRefunded',
  'renditionReturned',
  'renditionFailedMoneyBack',
  'renditionRefunded',
  'renditionTakenBack',
  'renditionTakenMoneyBack',
  'renditionMoneyBack',
  'renditionCouponBack',
  'renditionCouponTakenBack',
  'printSent',
  'printRefunded',
  'printFailed',
  'orderAnswered',
];

const OF_PURSES: readonly MessageTemplate[] = [
  'cardsGiven',
  'couponsGiven',
  'pointsGiven',
  'coinsGiven',
  'giftTaken',
  'giftTakenBy',
  'giftReturned',
  'giftNotTakenBy',
];

/** What a message is about, to be opened; undefined when there is nothing to open. */
export function messageTarget({ template, extra }: Pick<Message, 'template' | 'extra'>): MessageTarget | undefined {
  const name = findTemplate(template);
  if (name === 'faceReady') return { page: 'avatar' };
  if (name === 'accountClosing') return { page: 'withdraw' };
  if (name === 'phoneChanged' || name === 'wayAdded' || name === 'wayRemoved') return { page: 'ways' };
  if (name !== undefined && OF_PURSES.includes(name)) return { page: 'statement' };
  if (name === 'reviewRefused') return { page: 'faceauth' };
  if (extra === '') return undefined;
  if (name === 'giftWaits') return { page: 'gift', id: extra };
  if (name !== undefined && OF_ORDERS.includes(name)) return { page: 'orderDetails', id: extra };
  const ending = shootEnding(template);
  if (ending === 'finished') return { page: 'result', id: extra };
  if (ending === 'failed' || name === 'shootAccepted') return { page: 'shoot', id: extra };
  if (name === 'videoReady') return { page: 'previewVideo', id: extra };
  const isAboutPhoto = name === 'enlargementReady' || name === 'enlargementFailed' || name === 'videoFailed';
  return isAboutPhoto ? { page: 'preview', id: extra } : undefined;
}

export function messageIcon({ template }: Pick<Message, 'template'>): IconName {
  const ending = shootEnding(template);
  if (ending) return ending === 'finished' ? 'photos' : 'warning';
  switch (findTemplate(template)) {
    case 'videoReady':
      return 'play';
    case 'enlargementReady':
      return 'image';
    case 'enlargementFailed':
    case 'videoFailed':
      return 'warning';
    case 'shootAccepted':
      return 'wait';
    case 'faceReady':
      return 'face';
    case 'newDevice':
      return 'device';
    case 'wayAdded':
    case 'wayRemoved':
    case 'phoneChanged':
      return 'phone';
    case 'reviewAccepted':
      return 'verified';
    case 'accountClosing':
    case 'codesGuessed':
    case 'reviewRefused':
    case 'loginCopied':
      return 'warning';
    case 'cardsGiven':
    case 'couponsGiven':
    case 'pointsGiven':
    case 'coinsGiven':
    case 'giftWaits':
    case 'giftTaken':
    case 'giftTakenBy':
    case 'giftReturned':
    case 'giftNotTakenBy':
      return 'gift';
    case 'accountKept':
      return 'check';
    default:
      return 'message';
  }
}
