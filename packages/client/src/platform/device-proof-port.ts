import type { DeviceProof } from '@kinora/channel';

/** What each machine's side of `device-proof` offers. */
export interface DeviceProofPort {
  /**
   * Says by this machine's own key that a session is its own; the key is made at the first use. Undefined where the machine keeps no
   * key that a script cannot read. Rejects when the key cannot be had at this moment.
   */
  readonly proveDevice: ((ticket: Uint8Array) => Promise<DeviceProof | undefined>) | undefined;
}
