import { CARRIER_CODE } from '../../platform/carrier-error';

/** What the app makes of a code of vendor or carrier. All but the first two lead back to the code by text message. */
export type OneTapProblem =
  /** The typed digits are not those of the number: they are asked for again. */
  | 'wrong-digits'
  /** The user left: nothing is to be said. */
  | 'left'
  /** The telephone is within a Wi-Fi, or its carrier does not know it: another network may help. */
  | 'no-mobile-data'
  /** A carrier that does not tell numbers to pages. */
  | 'no-carrier'
  | 'no-answer'
  /** Something between vendor, carrier and the operator of this installation is not set up right. */
  | 'unavailable';

/**
 * Every code of the specification (section 8). It names them without their meanings: those of 10010 to 10052 and of 30001 to 40000
 * are the library's own, those of 501 to 509 and of six digits China Mobile's; of 10053 and 10061 to 10073 none is documented.
 */
const CODES: Readonly<Record<OneTapProblem, readonly number[]>> = {
  'wrong-digits': [CARRIER_CODE.wrongDigits],
  left: [CARRIER_CODE.userWentBack, CARRIER_CODE.userSwitched, 501, CARRIER_CODE.ended],
  'no-mobile-data': [CARRIER_CODE.notMobileNetwork, 10032, CARRIER_CODE.mobileNoNumber, CARRIER_CODE.unicomNoNumber],
  'no-carrier': [CARRIER_CODE.unsupported, 10051, 10052, 10053, 10061, 10062, 10071, 10072, 10073],
  'no-answer': [
    CARRIER_CODE.vendorSilent,
    CARRIER_CODE.mobileSilent,
    CARRIER_CODE.mobileNoToken,
    CARRIER_CODE.tokenSilent,
  ],
  // 502, and those of a widget that was not set up, or asked too early: 505 to 508.
  unavailable: [
    CARRIER_CODE.vendorRefused,
    CARRIER_CODE.unicomRefused,
    CARRIER_CODE.incomplete,
    ...[502, 505, 506, 507, 508],
  ],
};

const PROBLEMS = new Map(
  Object.entries(CODES).flatMap(([problem, codes]) => codes.map((code) => [code, problem as OneTapProblem] as const)),
);

/** An unknown code is one of a carrier's that says no more than that it does not work now. */
export const oneTapProblem = (code: number): OneTapProblem => PROBLEMS.get(code) ?? 'unavailable';
