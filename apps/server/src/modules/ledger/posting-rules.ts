import type { PostingKind, Purse } from '@kinora/contract';
import { HOUSES, type House } from './currencies.ts';

/** Of the person whom a transfer is about, or of another one in it. */
type Whose = 'own' | 'other';

/**
 * Where a move takes from or gives to. `spendable`: gifts, those that expire soonest first, then what was paid for; `told`: the purses that the caller
 * names; `alike`: each part stays in the kind of purse that it came from. A gift keeps its expiry wherever it goes.
 */
export type Source = { house: House } | { of: 'own'; purse: 'paid' | 'held' | 'spendable' | 'told' };
export type Target = { house: House } | { of: Whose; purse: Purse | 'told' | 'alike' };

export interface Move {
  /** Units of ours, or the money that was paid for them. */
  what: 'units' | 'money';
  from: Source;
  to: Target;
}

/** What a kind of transfer moves. */
export interface PostingRule {
  /** For docs/money.md: when it happens. */
  when: string;
  moves: readonly Move[];
  /** It waits while an audit has found a difference. */
  spends: boolean;
}

/** Of money alone: nobody's purse tells of it. */
type MoneyKind = 'direct-sale' | 'direct-refund' | 'print-sale' | 'print-refund';

const units = (from: Source, to: Target): Move => ({ what: 'units', from, to });
const money = (from: Source, to: Target): Move => ({ what: 'money', from, to });
const house = (name: House) => ({ house: name });
const own = <P extends string>(purse: P) => ({ of: 'own' as const, purse });
const other = <P extends string>(purse: P) => ({ of: 'other' as const, purse });

/** Every kind of transfer that there is. docs/money.md is printed from it. */
export const POSTING_RULES = {
  'registration-gift': {
    when: 'A new account has a phone that was never given to before.',
    moves: [units(house('gifts'), own('gift'))],
    spends: false,
  },
  'operator-grant': {
    when: 'The operator gives cards, points, coins or coupons, with who and why on record.',
    moves: [units(house('gifts'), own('gift'))],
    spends: false,
  },
  reserve: {
    when: 'Something is ordered: its price is set aside until it is captured, voided, or the time is over.',
    moves: [units(own('spendable'), own('held'))],
    spends: true,
  },
  capture: {
    when: 'What was ordered is theirs: what was set aside is sold.',
    moves: [units(own('held'), house('sales'))],
    spends: true,
  },
  sale: {
    when: 'Something is ordered and theirs at once: what it costs is sold without being set aside.',
    moves: [units(own('spendable'), house('sales'))],
    spends: true,
  },
  void: {
    when: 'What was ordered did not come about: what was set aside goes back into the purses that it came from.',
    moves: [units(own('held'), own('told'))],
    spends: false,
  },
  refund: {
    when: 'All or a part of what was captured is given back, into the purses that it came from: what was paid for first.',
    moves: [units(house('sales'), own('told'))],
    spends: false,
  },
  expiry: {
    when: 'The time of a gift is over.',
    moves: [units(own('told'), house('expired'))],
    spends: false,
  },
  'account-merged': {
    when: 'Two accounts of one person become one: every purse with its expiry, and what is set aside.',
    moves: [units(own('told'), other('alike'))],
    spends: false,
  },
  'account-closed': {
    when: 'An account ends; its user was told what goes with it.',
    moves: [units(own('told'), house('closed'))],
    spends: false,
  },
  recharge: {
    when: 'Gold cards were bought: the money is at the channel, or there again after a store had given it back.',
    moves: [units(house('sales'), own('paid')), money(house('channels'), house('sales'))],
    spends: false,
  },
  'recharge-return': {
    when: 'The money of gold cards is asked back: those that are left of what was paid for cannot be spent meanwhile.',
    moves: [units(own('paid'), house('refunds'))],
    spends: false,
  },
  'recharge-kept': {
    when: 'That was taken back, or refused: the cards are there again.',
    moves: [units(house('refunds'), own('paid'))],
    spends: false,
  },
  'recharge-refund': {
    when: 'That was agreed to: the cards are gone, and the money goes back through the channel.',
    moves: [units(house('refunds'), house('sales')), money(house('sales'), house('channels'))],
    spends: false,
  },
  'direct-sale': {
    when: 'Photos, or what is made of one, were paid for through a channel: the money is there, or there again after a store had given it back, and no gold cards move.',
    moves: [money(house('channels'), house('sales'))],
    spends: false,
  },
  'direct-refund': {
    when: 'That was taken back, or could not be made: the money goes back through the channel.',
    moves: [money(house('sales'), house('channels'))],
    spends: false,
  },
  'print-sale': {
    when: 'Prints of a photo were paid for through a channel: the money is there, and no gold cards move.',
    moves: [money(house('channels'), house('sales'))],
    spends: false,
  },
  'print-refund': {
    when: 'What was paid for prints, or a part of it, is given back: the money goes back through the channel.',
    moves: [money(house('sales'), house('channels'))],
    spends: false,
  },
  'gift-sent': {
    when: 'Gold cards that were bought are given to a friend: they are on their way until the friend takes them.',
    moves: [units(own('paid'), house('transit'))],
    spends: true,
  },
  'gift-taken': {
    when: 'The friend took them.',
    moves: [units(house('transit'), own('gift'))],
    spends: false,
  },
  'gift-returned': {
    when: 'Nobody took them in time, or the account of the giver or of the friend ended: they are there again.',
    moves: [units(house('transit'), own('paid'))],
    spends: false,
  },
  'activity-reward': {
    when: 'Somebody did what an activity asks for, and takes what it gives.',
    moves: [units(house('gifts'), own('gift'))],
    spends: false,
  },
} satisfies Record<PostingKind | MoneyKind | 'account-closed', PostingRule>;

export type TransferKind = keyof typeof POSTING_RULES;

/** The owners of the house's accounts that a kind of transfer moves. */
export const housesOf = (kind: TransferKind): string[] =>
  POSTING_RULES[kind].moves.flatMap(({ from, to }) =>
    [from, to].flatMap((end) => ('house' in end ? [HOUSES[end.house]] : [])),
  );
