import { ERROR, type Gift, type InputOf } from '@kinora/contract';
import { call } from '../../api/call';
import { isError } from '../../api/command-error';
import { refresh, refreshAfter } from '../../api/refresh';
import { createTapKeys } from '../../lib/tap-keys';
import { keptGift } from '../../session/kept-gift';

const taps = createTapKeys(keptGift);

/** Gives gold cards to whoever has the phone: the same tap, tried again, gives once, after a reload, too. Throws CommandError. */
export async function giveCards(asked: Omit<InputOf<'SENDCARDS'>, 'sn'>): Promise<Gift> {
  const input = { sn: await taps.keyOf(asked), ...asked };
  try {
    const { gift } = await call('SENDCARDS', input);
    taps.answered();
    await refreshAfter('SENDCARDS', input);
    return gift;
  } catch (error) {
    if (isError(error, ERROR.cardsInsufficient) || isError(error, ERROR.giftLimit)) await refresh(['account']);
    throw error;
  }
}

/** Takes a gift. @returns the gold cards of it. Throws CommandError. */
export async function takeGift(id: string): Promise<number> {
  const input = { actids: [id] };
  const { count } = await call('ACTIVITYREWARD', input);
  await refreshAfter('ACTIVITYREWARD', input);
  return count;
}
