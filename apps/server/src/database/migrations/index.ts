import type { Migration } from 'kysely/migration';
import { platform } from './0001-platform.ts';
import { accounts } from './0002-accounts.ts';
import { faces } from './0003-faces.ts';
import { shoots } from './0004-shoots.ts';
import { messages } from './0005-messages.ts';
import { engines } from './0006-engines.ts';
import { themeCovers } from './0007-theme-covers.ts';
import { customShoots } from './0008-custom-shoots.ts';
import { renditions } from './0009-renditions.ts';
import { square } from './0010-square.ts';
import { moderation } from './0011-moderation.ts';
import { identities } from './0012-identities.ts';
import { people } from './0013-people.ts';
import { ownPictures } from './0014-own-pictures.ts';
import { squareUndo } from './0015-square-undo.ts';
import { unmarkedPictures } from './0016-unmarked-pictures.ts';
import { photoLooks } from './0017-photo-looks.ts';
import { signInGuards } from './0018-sign-in-guards.ts';
import { casts } from './0019-casts.ts';
import { exports } from './0020-exports.ts';
import { signIn } from './0021-sign-in.ts';
import { closing } from './0022-closing.ts';
import { squareConsent } from './0023-square-consent.ts';
import { personInfo } from './0024-person-info.ts';
import { agreedTexts } from './0025-agreed-texts.ts';
import { realPerson } from './0030-real-person.ts';
import { merging } from './0034-merging.ts';
import { purposes } from './0036-purposes.ts';
import { guardedSignIn } from './0037-guarded-sign-in.ts';
import { realPersonWays } from './0038-real-person-ways.ts';
import { certificates } from './0039-certificates.ts';
import { boundLogins } from './0040-bound-logins.ts';
import { ages } from './0042-ages.ts';
import { squarePause } from './0043-square-pause.ts';
import { ledger } from './0044-ledger.ts';
import { orders } from './0047-orders.ts';
import { photoOrders } from './0048-photo-orders.ts';
import { gifts } from './0049-gifts.ts';
import { directPayment } from './0050-direct-payment.ts';
import { namesAndEnds } from './0051-names-and-ends.ts';
import { prints } from './0052-prints.ts';
import { paidRenditions } from './0053-paid-renditions.ts';
import { orderPayers } from './0054-order-payers.ts';
import { attemptsOfAccounts } from './0055-attempts-of-accounts.ts';
import { activities } from './0056-activities.ts';
import { coupons } from './0057-coupons.ts';
import { checkedFaces } from './0058-checked-faces.ts';
import { orderNotes } from './0059-order-notes.ts';
import { facePlaces } from './0060-face-places.ts';
import { refusals } from './0061-refusals.ts';
import { firstRecharges } from './0063-first-recharges.ts';
import { eventsInOrder } from './0064-events-in-order.ts';
import { reconciliation } from './0065-reconciliation.ts';
import { loginEnds } from './0066-login-ends.ts';
import { publications } from './0067-publications.ts';
import { ledgerPlans } from './0068-ledger-plans.ts';
import { rewardKeys } from './0069-reward-keys.ts';
import { soldAtOnce } from './0070-sold-at-once.ts';
import { openPayments } from './0071-open-payments.ts';
import { giftEnds } from './0072-gift-ends.ts';
import { giftNumbers } from './0073-gift-numbers.ts';
import { refundReasons } from './0074-refund-reasons.ts';
import { exportZones } from './0075-export-zones.ts';
import { reclaims } from './0076-reclaims.ts';

/** In the order of their names. A migration that has shipped is never changed; a new one is added behind it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-platform': platform,
  '0002-accounts': accounts,
  '0003-faces': faces,
  '0004-shoots': shoots,
  '0005-messages': messages,
  '0006-engines': engines,
  '0007-theme-covers': themeCovers,
  '0008-custom-shoots': customShoots,
  '0009-renditions': renditions,
  '0010-square': square,
  '0011-moderation': moderation,
  '0012-identities': identities,
  '0013-people': people,
  '0014-own-pictures': ownPictures,
  '0015-square-undo': squareUndo,
  '0016-unmarked-pictures': unmarkedPictures,
  '0017-photo-looks': photoLooks,
  '0018-sign-in-guards': signInGuards,
  '0019-casts': casts,
  '0020-exports': exports,
  '0021-sign-in': signIn,
  '0022-closing': closing,
  '0023-square-consent': squareConsent,
  '0024-person-info': personInfo,
  '0025-agreed-texts': agreedTexts,
  '0030-real-person': realPerson,
  '0034-merging': merging,
  '0036-purposes': purposes,
  '0037-guarded-sign-in': guardedSignIn,
  '0038-real-person-ways': realPersonWays,
  '0039-certificates': certificates,
  '0040-bound-logins': boundLogins,
  '0042-ages': ages,
  '0043-square-pause': squarePause,
  '0044-ledger': ledger,
  '0047-orders': orders,
  '0048-photo-orders': photoOrders,
  '0049-gifts': gifts,
  '0050-direct-payment': directPayment,
  '0051-names-and-ends': namesAndEnds,
  '0052-prints': prints,
  '0053-paid-renditions': paidRenditions,
  '0054-order-payers': orderPayers,
  '0055-attempts-of-accounts': attemptsOfAccounts,
  '0056-activities': activities,
  '0057-coupons': coupons,
  '0058-checked-faces': checkedFaces,
  '0059-order-notes': orderNotes,
  '0060-face-places': facePlaces,
  '0061-refusals': refusals,
  '0063-first-recharges': firstRecharges,
  '0064-events-in-order': eventsInOrder,
  '0065-reconciliation': reconciliation,
  '0066-login-ends': loginEnds,
  '0067-publications': publications,
  '0068-ledger-plans': ledgerPlans,
  '0069-reward-keys': rewardKeys,
  '0070-sold-at-once': soldAtOnce,
  '0071-open-payments': openPayments,
  '0072-gift-ends': giftEnds,
  '0073-gift-numbers': giftNumbers,
  '0074-refund-reasons': refundReasons,
  '0075-export-zones': exportZones,
  '0076-reclaims': reclaims,
};
