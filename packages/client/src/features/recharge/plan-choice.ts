import type { RechargePlan } from '@kinora/contract';
import { readItem, removeItem, writeItem } from '../../platform/storage';

const CHOICE = 'recharge.plan';

/** The plan that is chosen before anybody chooses: the cheapest that brings the cards that are missing, else the one that brings most. */
export function planFor(plans: readonly RechargePlan[], missing: number): RechargePlan | undefined {
  const byPrice = [...plans].sort((one, other) => one.price - other.price);
  const [most] = [...plans].sort((one, other) => other.amount - one.amount);
  return byPrice.find(({ amount }) => amount >= missing) ?? most;
}

/** What the user chose, for the order that the cards are bought for, or for none: it is there after a reload. */
export function keptChoice(orderId = ''): string | undefined {
  const [of, plan] = readItem(CHOICE)?.split(' ') ?? [];
  return of === orderId ? plan : undefined;
}

export const keepChoice = (plan: string, orderId = ''): void => writeItem(CHOICE, `${orderId} ${plan}`);

/** It was bought: the next time is another one. */
export const forgetChoice = (): void => removeItem(CHOICE);
