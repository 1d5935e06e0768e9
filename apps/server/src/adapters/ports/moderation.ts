import type { RefusalReason } from '@kinora/contract';

export type Verdict = { verdict: 'pass' } | { verdict: 'refuse'; reason: RefusalReason };

/** Judges what users write before anything of it is stored, drawn or charged, and what was drawn before anybody sees it. */
export interface Moderation {
  /** Who outside of this machine gets pictures to judge them, as users are told; undefined: nobody. */
  outside: string | undefined;
  /**
   * Throws ModerationSilentError when it cannot be judged now.
   * @param locale the user's, a locale code of the contract
   */
  checkText(text: string, locale: string, signal?: AbortSignal): Promise<Verdict>;
  /** Throws ModerationSilentError when it cannot be judged now. What is foreign and may not leave is not to be asked about where there is an `outside`. */
  checkPicture(jpeg: Uint8Array, options: CheckPictureOptions): Promise<Verdict>;
}

export interface CheckPictureOptions {
  /** Another engine than the studio made it: what it shows is anybody's guess. */
  isForeign: boolean;
  /** Everybody in it agrees that it leaves the machine; else what can be seen on the machine decides alone. */
  mayLeave: boolean;
  /** Landmarks, in the picture's pixels, of the faces whose bodies are to be judged, where that is known. */
  faces?: readonly Float32Array[] | undefined;
  signal?: AbortSignal | undefined;
}

/** Who should judge does not answer; nothing is known of the picture or the text. */
export class ModerationSilentError extends Error {
  override readonly name = 'ModerationSilentError';
}
