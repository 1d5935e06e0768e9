import { expect } from 'vitest';
import { AppError } from '../../src/gateway/app-error.ts';
import { returnOverdue } from '../../src/modules/gifts/return-gifts.ts';
import { sweepLedger } from '../../src/modules/ledger/sweep-ledger.worker.ts';
import { OperatorError } from '../../src/modules/operator-order.ts';
import { askChannels } from '../../src/modules/orders/reconcile.worker.ts';
import type { World } from '../module-world.ts';
import type { Book } from './book.ts';
import { giftActs } from './gift-acts.ts';
import { payActs } from './pay-acts.ts';
import type { Person } from './people.ts';
import { placeActs } from './place-acts.ts';
import { pass } from './reckoning.ts';
import { returnActs } from './return-acts.ts';
import { revokeActs } from './revoke-acts.ts';
import type { Act } from './steps.ts';
import type { Plan, Planners, Turn } from './turn.ts';

const planners: Planners<Act['do']> = { ...placeActs, ...payActs, ...returnActs, ...revokeActs, ...giftActs };
const MINUTE_MS = 60_000;

function planOf(turn: Turn, act: Act): Plan | undefined {
  const plan = planners[act.do] as (turn: Turn, act: Act) => Plan | undefined;
  return plan(turn, act);
}

/** What became of it: the answer, or what it was refused with. */
const outcomeOf = (ask: () => Promise<unknown>) =>
  ask().then(
    (answer) => ({ answer, refusal: undefined }),
    (error: unknown) => {
      if (error instanceof AppError) return { answer: undefined, refusal: error.id };
      if (error instanceof OperatorError) return { answer: undefined, refusal: 'operator' as const };
      throw error;
    },
  );

const bought = { nth: 0, twice: true };
/** Everybody has bought gold cards, and was given a coupon and points. */
const OPENING: readonly Act[] = [
  { do: 'plan', ...bought },
  { do: 'checkout', nth: 0, how: 'told' },
  { do: 'grant', unit: 'coupon', amount: 2, lifeMinutes: 42 },
  { do: 'grant', unit: 'point', amount: 1, lifeMinutes: 0 },
];

/** How all of it begins. */
export async function open(world: World, book: Book, people: readonly Person[]): Promise<void> {
  for (const act of OPENING)
    await playActs(
      world,
      book,
      people,
      people.map(() => act),
    );
}

/** Everybody does one thing at the same moment. */
export async function playActs(
  world: World,
  book: Book,
  people: readonly Person[],
  acts: readonly Act[],
): Promise<void> {
  const now = world.deps.now();
  const plans = people.flatMap((me, at) => {
    const [act, friend, giver] = [acts[at], people[(at + 1) % people.length], people.at(at - 1)];
    const plan = act && friend && giver && planOf({ world, book, me, friend, giver, now }, act);
    return plan ? [{ plan, act }] : [];
  });
  const done = plans.map(async ({ plan, act }) => {
    const outcomes = await Promise.all([plan, ...(plan.twice ? [plan] : [])].map(({ ask }) => outcomeOf(ask)));
    for (const { refusal } of outcomes) expect([act, refusal]).toEqual([act, plan.refusal]);
    return { plan, answer: outcomes[0]?.answer };
  });
  for (const { plan, answer } of await Promise.all(done)) if (plan.refusal === undefined) plan.done?.(answer);
}

/** Time goes by, and the jobs that look at it run. */
export async function wait({ clock, deps }: World, people: readonly Person[], minutes: number): Promise<void> {
  clock.advance(minutes * MINUTE_MS);
  await askChannels(deps);
  await returnOverdue(deps);
  await sweepLedger(deps);
  for (const { account } of people) pass(account, deps.now());
}
