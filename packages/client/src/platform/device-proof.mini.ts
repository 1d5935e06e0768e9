import type { DeviceProofPort } from './device-proof-port';

/** The host has no keys that a script cannot read: one that lies beside the login would go with its copy. */
export const proveDevice: DeviceProofPort['proveDevice'] = undefined;
