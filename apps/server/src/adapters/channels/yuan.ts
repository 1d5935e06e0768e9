import { ChannelError } from '../ports/pay-channel.ts';

const IN_YUAN = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Yuan as fen; undefined for what is no amount. */
export function fenIn(yuan: string): number | undefined {
  const [, whole, places = ''] = IN_YUAN.exec(yuan) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(places.padEnd(2, '0'));
}

/** As {@link fenIn}. Throws ChannelError. */
export function readFen(yuan: string): number {
  const fen = fenIn(yuan);
  if (fen === undefined) throw new ChannelError('an amount that is none');
  return fen;
}
/** Fen as yuan with two places, without a detour over fractions. */
export const yuanOf = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
