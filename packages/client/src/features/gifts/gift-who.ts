import type { ListedGift } from '@kinora/contract';
import { asWritten, leftToRight, type Translator } from '@kinora/locales';

/** To whom a gift went, or from whom it came, by name, or else by the number that it was sent to; nothing where neither is known. */
export function giftWho(t: Translator, { state, nick, number }: ListedGift): string[] {
  const who = nick !== undefined ? asWritten(nick) : number && leftToRight(number);
  return who ? [t(state === 'got' ? 'gifts.from' : 'gifts.to', who)] : [];
}
