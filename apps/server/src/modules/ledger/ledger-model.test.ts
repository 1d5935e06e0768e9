import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LedgerHand, openLedgerHand } from '../../../test/ledger-hand.ts';
import { createTestDeps, type TestDeps } from '../../../test/test-deps.ts';
import { auditLedger } from './audit.store.ts';
import { capture, refund, reserve, sell, voidHold } from './index.ts';
import { sweepLedger } from './sweep-ledger.worker.ts';

let world: TestDeps;
let hand: LedgerHand;
beforeAll(async () => {
  world = await createTestDeps({ startMs: 1_000_000 });
  hand = openLedgerHand(world.deps);
});
afterAll(() => world.dispose());

/** What one person has by a reckoning of its own: gifts by expiry, and what is set aside with the gifts that it came from. */
interface Model {
  gifts: Map<number, number>;
  holds: Map<string, { state: string; parts: [number, number][]; amount: number; refunded: number; expiresAt: number }>;
}

const MINUTE_MS = 60_000;
const RUNS = Number(process.env.KINORA_TEST_LEDGER_RUNS ?? 6);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 9 }),
      life: fc.constantFrom(0, 1, 3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('reserve' as const, 'sell' as const),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 12 }),
      hold: fc.nat(3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('capture' as const, 'void' as const), who: fc.nat(2), hold: fc.nat(3) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      who: fc.nat(2),
      hold: fc.nat(3),
      amount: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
);

const ordered = (model: Model, now: number) =>
  [...model.gifts].filter(([expiry]) => expiry === 0 || expiry > now).sort(([a], [b]) => (a || 9e15) - (b || 9e15));
const add = (model: Model, expiry: number, amount: number) =>
  model.gifts.set(expiry, (model.gifts.get(expiry) ?? 0) + amount);

test('any sequence of all operations by several people ends as reckoned, and the audit holds after each', async () => {
  const { deps, clock } = world;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      const mark = `run${++runs}`;
      const people = await Promise.all([0, 1, 2].map(hand.uidOf));
      const models = people.map((): Model => ({ gifts: new Map(), holds: new Map() }));
      for (const [index, one] of steps.entries()) {
        const now = deps.now();
        if (one.do === 'wait') {
          clock.advance(MINUTE_MS);
          await sweepLedger(deps);
          for (const model of models) {
            for (const hold of model.holds.values())
              if (hold.state === 'reserved' && hold.expiresAt <= deps.now()) {
                hold.state = 'voided';
                for (const [expiry, amount] of hold.parts) add(model, expiry, amount);
              }
            for (const expiry of model.gifts.keys()) if (expiry > 0 && expiry <= deps.now()) model.gifts.delete(expiry);
          }
        } else {
          const uid = people[one.who] ?? '';
          const model: Model = models[one.who] ?? { gifts: new Map(), holds: new Map() };
          if (one.do === 'grant') {
            const expiresAt = one.life === 0 ? 0 : now + one.life * MINUTE_MS;
            await hand.grant(`${mark}-${index}`, uid, one.amount, expiresAt);
            await hand.grant(`${mark}-${index}`, uid, one.amount, expiresAt);
            add(model, expiresAt, one.amount);
          } else {
            const hold = `${mark}-${one.who}-${one.hold}`;
            const known = model.holds.get(hold);
            if (one.do === 'reserve' || one.do === 'sell') {
              const expiresAt = now + 2 * MINUTE_MS;
              const wanted = { hold, uid, unit: 'card' as const, amount: one.amount };
              const fault = await hand.faultOf((tx) =>
                one.do === 'sell' ? sell(tx, deps, wanted) : reserve(tx, deps, { ...wanted, expiresAt }),
              );
              const available = ordered(model, now).reduce((sum, [, amount]) => sum + amount, 0);
              const isSame = known?.amount === one.amount;
              const ofSame = one.do === 'sell' && known?.state === 'voided' ? 'hold-ended' : undefined;
              expect(fault).toBe(
                known ? (isSame ? ofSame : 'key-reused') : available < one.amount ? 'insufficient' : undefined,
              );
              if (one.do === 'sell' && known?.state === 'reserved' && fault === undefined) known.state = 'captured';
              if (!known && fault === undefined) {
                let left = one.amount;
                const parts = ordered(model, now).flatMap(([expiry, amount]): [number, number][] => {
                  const taken = Math.min(left, amount);
                  left -= taken;
                  if (taken > 0) add(model, expiry, -taken);
                  return taken > 0 ? [[expiry, taken]] : [];
                });
                const state = one.do === 'sell' ? 'captured' : 'reserved';
                model.holds.set(hold, { state, parts, amount: one.amount, refunded: 0, expiresAt });
              }
            } else if (one.do === 'refund') {
              const fault = await hand.faultOf((tx) =>
                refund(tx, deps, { hold, uid, refund: `${index}`, amount: one.amount }),
              );
              const isTooMuch = known !== undefined && known.refunded + one.amount > known.amount;
              expect(fault).toBe(
                !known ? 'no-hold' : known.state !== 'captured' ? 'hold-ended' : isTooMuch ? 'insufficient' : undefined,
              );
              if (known && fault === undefined) {
                await hand.run((tx) => refund(tx, deps, { hold, uid, refund: `${index}`, amount: one.amount }));
                const single = known.parts
                  .flatMap(([expiry, amount]) => Array.from({ length: amount }, () => expiry))
                  .reverse();
                for (const expiry of single.slice(known.refunded, known.refunded + one.amount)) add(model, expiry, 1);
                known.refunded += one.amount;
              }
            } else {
              const end = one.do === 'capture' ? capture : voidHold;
              const state = one.do === 'capture' ? 'captured' : 'voided';
              const fault = await hand.faultOf((tx) => end(tx, deps, { hold, uid }));
              expect(fault).toBe(
                !known ? 'no-hold' : known.state === 'reserved' || known.state === state ? undefined : 'hold-ended',
              );
              if (known?.state === 'reserved') {
                known.state = state;
                if (state === 'voided') for (const [expiry, amount] of known.parts) add(model, expiry, amount);
              }
            }
          }
        }
        expect((await auditLedger(deps.db)).differences).toEqual([]);
      }
      for (const [index, uid] of people.entries()) {
        const model = models[index] ?? { gifts: new Map(), holds: new Map() };
        const available = ordered(model, deps.now()).reduce((sum, [, amount]) => sum + amount, 0);
        const held = [...model.holds.values()].reduce(
          (sum, one) => sum + (one.state === 'reserved' ? one.amount : 0),
          0,
        );
        expect(await hand.card(uid)).toMatchObject({ available, held });
      }
    }),
    { numRuns: RUNS },
  );
});
