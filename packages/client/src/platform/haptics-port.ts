/** What each machine's side of `haptics` offers. */
export interface HapticsPort {
  /** A short touch under the finger, where the machine can. */
  tick(): void;
}
