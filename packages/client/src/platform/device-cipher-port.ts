/** Seals bytes so that they are opened on this machine alone, and tells the two apart. */
export interface DeviceCipher {
  /** Whether all of this machine's keys are at hand: what it does not open then is opened by none, ever. */
  readonly isWhole: boolean;
  seal(plain: Uint8Array): Promise<Uint8Array>;
  /** What was sealed; undefined when it was changed, or sealed elsewhere or under a key that is gone. */
  open(sealed: Uint8Array): Promise<Uint8Array | undefined>;
}

/** What each machine's side of `device-cipher` offers. */
export interface DeviceCipherPort {
  /** The cipher under this machine's own key, which is made at the first use. */
  readonly deviceCipher: () => Promise<DeviceCipher>;
}
