import type { OneTapPort } from './one-tap-port';

export { isCarrierInReach } from './carriers/carrier-reach';

/** Vendor and carriers are known to whoever asks them alone. */
export const askCarrier: OneTapPort['askCarrier'] = async (offer, signal) =>
  (await import('./carriers/ask-carrier')).askCarrier(offer, signal);

export const hostPhoneButton: OneTapPort['hostPhoneButton'] = undefined;
