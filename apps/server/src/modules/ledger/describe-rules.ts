import { HOUSES } from './currencies.ts';
import { type Move, POSTING_RULES, type PostingRule } from './posting-rules.ts';

const PURSES = {
  paid: 'bought',
  gift: 'given',
  held: 'set aside',
  spendable: 'what may be spent',
  told: 'the purses that it names',
  alike: 'the same kind of purse',
} as const;

const nameOf = (place: Move['from'] | Move['to']): string => {
  if ('house' in place) return `\`${HOUSES[place.house]}\``;
  return place.of === 'own' ? PURSES[place.purse] : `the other account: ${PURSES[place.purse]}`;
};

const rowOf = ([kind, { when, moves, spends }]: [string, PostingRule]): string => {
  const moved = moves.map(({ what, from, to }) => `${what}: ${nameOf(from)} → ${nameOf(to)}`).join('; ');
  return `| \`${kind}\` | ${when} | ${moved} | ${spends ? 'waits' : 'goes on'} |`;
};

/** Every kind of transfer as a page, docs/money.md. */
export const renderRules = (): string => `# Money

<!-- Written by \`npm run docs:money\` from the rules in the server's sources. -->

The ledger has accounts of each person and of the house, in gold cards, bonus points, liao coins, coupons and money in its smallest unit. A person has purses: what
was bought, what was given (one for each expiry), and what is set aside. They are spent in this order: gifts that expire soonest, gifts that do not, what was
bought. What is given back goes into the purse that it came from, what was bought first. Every transfer sums to zero in each currency; the database refuses
any other ([0044](decisions/0044-ledger.md)). After an audit that found a difference, what spends waits until one finds none.

| transfer | when | moves | after a difference |
|---|---|---|---|
${Object.entries(POSTING_RULES).map(rowOf).join('\n')}
`;
