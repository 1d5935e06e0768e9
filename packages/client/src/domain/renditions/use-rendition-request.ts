import type { RenditionKind } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { askForCoupons } from '../orders/ask-for-coupons';
import { requestRendition } from './request-rendition';

/** Asks for the 4K rendition or the video of a photo; where it costs, its order opens, on whose page it is paid for. */
export function useRenditionRequest() {
  const t = useT();
  const { navigateTo } = useNavigation();
  const [askingFor, setAskingFor] = useState<RenditionKind>();
  return {
    /** What is being asked for. */
    askingFor,
    async ask(id: string, kind: RenditionKind): Promise<void> {
      if (askingFor !== undefined) return;
      setAskingFor(kind);
      try {
        const order = await requestRendition(id, kind, askForCoupons(t));
        if (order !== undefined) await navigateTo('orderDetails', { id: order });
      } catch (error) {
        showError(error);
      }
      setAskingFor(undefined);
    },
  };
}
