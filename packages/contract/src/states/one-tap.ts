/**
 * Codes of the one-tap phone login vendor, which it reports to the host page. The specification lists the numbers and
 * explains the named ones; the others mean that one-tap is not to be had, so the SMS code is offered.
 */
export const ONE_TAP_CODE = { userWentBack: 30001, userChoseToSwitch: 30002 } as const;

export const ONE_TAP_FAILURES: readonly number[] = [
  10010, 10012, 10030, 10031, 10032, 10033, 10040, 10041, 10051, 10052, 10053, 10061, 10062, 10071, 10072, 10073, 40000,
];

/** Codes of the carriers behind the vendor. */
export const CARRIER_CODE = { success: 103_000, wrongNumber: 104_012 } as const;

export const CARRIER_FAILURES: readonly number[] = [501, 502, 503, 504, 505, 506, 507, 508, 509, 103_005];
