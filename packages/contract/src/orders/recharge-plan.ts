import * as z from 'zod/mini';

/** What can be bought. */
export const rechargePlan = z.object({
  id: z.string(),
  /** Gold cards. */
  amount: z.number(),
  /** In the smallest unit of the shop's currency. */
  price: z.number(),
  /** Photos that those cards pay for. */
  cnt: z.number(),
});
export type RechargePlan = z.infer<typeof rechargePlan>;

/** What one photo comes to with a plan, in the smallest unit of the currency; a part of it counts as whole. */
export const photoPriceOf = ({ price, cnt }: RechargePlan): number => Math.ceil(price / cnt);

/** The plan whose photos cost least, where one does; undefined where all cost the same. */
export function bestValueOf(plans: readonly RechargePlan[]): RechargePlan | undefined {
  const [first, ...others] = [...plans].sort((one, other) => one.price / one.cnt - other.price / other.cnt);
  const [next] = others;
  return first && next && first.price / first.cnt < next.price / next.cnt ? first : undefined;
}
