/** Why a carrier did not tell a number: a code of the vendor's or of the carrier's (specification, section 8). */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
  readonly code: number;

  constructor(code: number, cause?: unknown) {
    super(String(code), cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** Codes that this client gives itself, beside those that it passes on. */
export const CARRIER_CODE = {
  /** The vendor did not answer, or not as it documents. */
  vendorSilent: 10010,
  vendorRefused: 10012,
  mobileSilent: 10030,
  mobileNoToken: 10031,
  mobileNoNumber: 10033,
  unicomNoNumber: 10040,
  unicomRefused: 10041,
  /** A carrier that pages cannot ask. */
  unsupported: 40000,
  userWentBack: 30001,
  userSwitched: 30002,
  /** The asking was ended before an answer came. */
  ended: 503,
  notMobileNetwork: 504,
  /** The carrier's answer lacks something, or is past its time. */
  incomplete: 509,
  tokenSilent: 103005,
  success: 103000,
  wrongDigits: 104012,
} as const;
