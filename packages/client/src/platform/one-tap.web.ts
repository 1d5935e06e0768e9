import type { OneTapPort } from './one-tap-port';

/** Browsers of phones tell the kind of their network, the others do not. */
interface Network {
  readonly connection?: { readonly type?: string };
}

export const isCarrierInReach: OneTapPort['isCarrierInReach'] = () => {
  const { connection } = navigator as Navigator & Network;
  return ['cellular', 'unknown'].includes(connection?.type ?? 'unknown');
};

/** Vendor and carriers are known to whoever asks them alone. */
export const askCarrier: OneTapPort['askCarrier'] = async (offer, signal) =>
  (await import('./carriers/ask-carrier')).askCarrier(offer, signal);

export const hostPhoneButton: OneTapPort['hostPhoneButton'] = undefined;
