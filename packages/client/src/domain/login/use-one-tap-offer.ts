import type { OneTapOffer } from '@kinora/contract';
import { useIsWide } from '../../lib/wide';
import { platform } from '../../platform/identity';
import { askCarrier, hostPhoneButton, isCarrierInReach } from '../../platform/one-tap';
import { useConfiguration } from '../configuration/use-configuration';

/** How the telephone's own number signs in here: it is configured, and this machine can be such a telephone. */
export function useOneTapOffer(): OneTapOffer | undefined {
  const isWide = useIsWide();
  const { data } = useConfiguration();
  const offer = data?.onetap;
  if (offer?.by === 'host') return hostPhoneButton && offer;
  // A plain page on a wide screen is on no telephone.
  const isTelephone = !(isWide && platform === 'h5') && isCarrierInReach();
  return askCarrier && isTelephone ? offer : undefined;
}
