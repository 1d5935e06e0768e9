/** Keys of the ways to pay. The last two exist in the overseas build only, as `applepay` does for in-app purchases. */
export const PAYMENT_METHODS = [
  'wechat',
  'alipay',
  'applepay',
  'balance',
  'liaopay',
  'ttpay',
  'kspay',
  'ksapplepay',
  'googleplaybill',
  'facebookbill',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** In-app purchases: offered in the overseas build only. */
export function isInAppPurchase(method: PaymentMethod): boolean {
  return method === 'applepay' || method === 'googleplaybill' || method === 'facebookbill';
}

/** Paid from what the user already holds. */
export function isHeldBalance(method: PaymentMethod): boolean {
  return method === 'balance' || method === 'liaopay';
}

/** A top-up needs a way to pay that is not itself a balance. */
export function canRecharge(methods: readonly PaymentMethod[]): boolean {
  return methods.some((method) => !isHeldBalance(method));
}

/** The discount holds for payments that are neither from the balance nor through Apple. */
export function isDiscountable(method: PaymentMethod): boolean {
  return method !== 'balance' && method !== 'applepay' && method !== 'ksapplepay';
}

/**
 * The ways to pay that may be offered (specification, section 6): in-app purchases in the overseas build only; one login
 * brand pays from its balance only; an H5 page on iOS from the balances only.
 */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  place: { readonly isOverseas: boolean; readonly isBalanceOnly: boolean; readonly isIosH5: boolean },
): PaymentMethod[] {
  return methods.filter((method) => {
    if (place.isBalanceOnly) return method === 'balance';
    if (place.isIosH5) return isHeldBalance(method);
    return place.isOverseas || !isInAppPurchase(method);
  });
}
