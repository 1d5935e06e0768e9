/** Status of a result image: whether it is free, being bought or owned, and by what means. */
export const RESULT_STATUS = {
  ready: 100,
  order: 110,
  orderFree: 120,
  orderPoint: 130,
  paid: 200,
  free: 210,
  paidPoint: 220,
} as const;
export type ResultStatus = (typeof RESULT_STATUS)[keyof typeof RESULT_STATUS];

/** In which a photo waits for its order to be paid, by how it is paid for. */
export type OrderedStatus = 110 | 120 | 130;

/** The 4K and video badges may show. */
export function hasBadges(status: number): boolean {
  return status >= RESULT_STATUS.paid;
}

/**
 * Whether keeping it, or no longer, is its owner's to choose: not of what was paid for or stands in an order, nor, where others cost, of
 * what was given for free.
 */
export function canToggleKeep(status: number, isCosting: boolean): boolean {
  return status === RESULT_STATUS.ready || (status === RESULT_STATUS.free && !isCosting);
}

/** It waits for its order to be paid. */
export function isOrdered(status: number): boolean {
  return status > RESULT_STATUS.ready && status < RESULT_STATUS.paid;
}

export function canDislike(status: number): boolean {
  return status <= RESULT_STATUS.ready;
}
