/** What OneTapEntry takes on every machine. */
export interface OneTapEntryProps {
  /** The sign-in for which a phone is bound; else the phone signs in. */
  readonly bind: string | undefined;
  /** The agreement on the page is ticked. */
  readonly isAgreed: boolean;
  /** Version of it that was ticked on the page; undefined where it was before. */
  readonly readAgreed: () => Promise<string | undefined>;
  /** Says what is missing where it is not. */
  readonly requireAgreement: () => boolean;
  /** The user writes a number instead: what was asked is given up. */
  readonly isWriting: boolean;
}
