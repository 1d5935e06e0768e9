import fc from 'fast-check';

const nth = fc.nat(7);
const act = <Name extends string>(weight: number, name: Name) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), nth, twice: fc.boolean() }),
});

/** What one person, or the operator for them, does. `nth` is one of their latest orders, `twice` a second tap at the same moment. */
const acts = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...{
        do: fc.constant('grant' as const),
        unit: fc.constantFrom('card' as const, 'point' as const, 'coupon' as const),
      },
      ...{ amount: fc.integer({ min: 1, max: 4 }), lifeMinutes: fc.constantFrom(0, 26, 42) },
    }),
  },
  act(4, 'plan'),
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ do: fc.constant('photos' as const), count: fc.integer({ min: 1, max: 3 }), coupons: fc.nat(2) },
      twice: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('render' as const), kind: fc.constantFrom('4k' as const, 'video' as const) },
      ...{ coupons: fc.constantFrom(0, 0, 1), twice: fc.boolean() },
    }),
  },
  act(2, 'print'),
  act(5, 'pay'),
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ do: fc.constant('checkout' as const), nth },
      how: fc.constantFrom('told' as const, 'silent' as const, 'short' as const, 'leave' as const),
    }),
  },
  act(2, 'late'),
  act(2, 'confirm'),
  act(2, 'cancel'),
  act(4, 'askRefund'),
  act(1, 'keepRefund'),
  act(1, 'refuse'),
  act(3, 'agree'),
  act(2, 'takeBack'),
  act(2, 'revoke'),
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('fail' as const), kind: fc.constantFrom('4k' as const, 'video' as const) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('give' as const),
      count: fc.integer({ min: 1, max: 6 }),
      twice: fc.boolean(),
    }),
  },
  act(3, 'take'),
  act(1, 'reward'),
);
type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never;
export type ActOf<Name extends Act['do']> = Extract<Act, { do: Name }>;
export type { Act };

/** One account ends, or takes another one in. */
export interface Change {
  readonly change: 'close' | 'merge';
  readonly who: number;
}
const changeOf = (people: number): fc.Arbitrary<Change> =>
  fc.record({ change: fc.constantFrom('close' as const, 'merge' as const), who: fc.nat(people - 1) });

/** All of them at once, time that goes by, or a change of an account. */
export const rounds = (people: number, most: number) =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.array(acts, { minLength: people, maxLength: people }) },
      { weight: 1, arbitrary: fc.constantFrom(4, 4, 16, 3 * 24 * 60) },
      { weight: 1, arbitrary: changeOf(people) },
    ),
    { minLength: Math.ceil(most / 2), maxLength: most },
  );
