import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { newId } from '../../identifiers.ts';
import { listSubjectIndexes, lockIdentity } from '../identities/index.ts';
import { LedgerError, post } from '../ledger/index.ts';
import { indexPhone, maskPhoneNumber, parsePhoneNumber } from '../login/index.ts';
import { requireShop } from '../orders/index.ts';
import { lockUser } from '../users/index.ts';
import { countGiven, findGiftBySn, type GiftRow, insertGift } from './gifts.store.ts';
import { tellOfGiftJob } from './tell-of-gift.job.ts';

type Input = RequestOf<'SENDCARDS'>;

interface Recipient {
  readonly phone_index: string;
  readonly number_sealed: string;
}

const DAY_MS = 86_400_000;

export async function sendCards(deps: Deps, { uid }: User, input: Input): Promise<ResponseOf<'SENDCARDS'>> {
  requireShop(deps);
  const phone = parsePhoneNumber(input.area, input.phone);
  if (!phone) throw new AppError(ERROR.phoneInvalid, 'not a mobile number');
  if (!phone.e164.endsWith(input.tail)) throw new AppError(ERROR.giftTailWrong, 'the digits differ');
  const to: Recipient = {
    phone_index: indexPhone(deps.personal, phone.e164),
    number_sealed: deps.personal.encrypt(maskPhoneNumber(phone.national)),
  };
  const { id, count, expires_at } = await transact(deps.db, (tx) => give(tx, deps, uid, to, input));
  return { gift: { id, count, expires_at } };
}

async function give(tx: Db, deps: Deps, uid: string, to: Recipient, { sn, count }: Input): Promise<GiftRow> {
  const { phone_index } = to;
  if ((await listSubjectIndexes(tx, uid, 'phone')).includes(phone_index))
    throw new AppError(ERROR.giftSelf, 'the phone is their own');
  // Whoever signs in with that phone for the first time now is told as well: before, or after.
  await lockIdentity(tx, 'phone', phone_index);
  await lockUser(tx, uid);
  const former = await findGiftBySn(tx, uid, sn);
  if (former) return requireSame(former, phone_index, count);
  const { giftLimit, giftWaitDays } = deps.config.business.shop;
  const now = deps.now();
  if ((await countGiven(tx, uid, now - DAY_MS)) + count > giftLimit)
    throw new AppError(ERROR.giftLimit, 'more than a day allows', [String(giftLimit)]);
  const gift: GiftRow = {
    ...{ id: newId(), uid, sn, count, ...to, state: 'waiting', sent_at: now },
    ...{ expires_at: now + giftWaitDays * DAY_MS, taken_by: null, ended_at: null },
  };
  await insertGift(tx, gift);
  await takeOut(tx, deps, gift);
  await deps.jobs.enqueue(tx, tellOfGiftJob, { giftId: gift.id }, { uid });
  return gift;
}

/** What the same tap gave before; of a gift that has ended the phone is known no more. */
function requireSame(gift: GiftRow, phoneIndex: string, count: number): GiftRow {
  const isSame = gift.count === count && (gift.phone_index === null || gift.phone_index === phoneIndex);
  if (!isSame) throw new AppError(ERROR.giftFailed, 'the key was used for another gift');
  return gift;
}

async function takeOut(tx: Db, deps: Deps, { id, uid, count }: GiftRow): Promise<void> {
  try {
    const order = { key: `gift:${id}:sent`, kind: 'gift-sent' as const, uid, unit: 'card' as const };
    await post(tx, deps, { ...order, amount: count, reference: id });
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    if (error.fault === 'insufficient') throw new AppError(ERROR.cardsInsufficient, `fewer than ${count} were bought`);
    if (error.fault === 'stopped') throw new AppError(ERROR.giftFailed, error.message);
    throw error;
  }
}
