import type { ResultImage } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { showToast } from '../../ui/toast';
import { usePhotoPrice } from '../configuration/use-photo-price';
import { keepPhotos, keepWithUndo } from '../photos/keep-photos';
import { askForCoupons } from './ask-for-coupons';
import { buyPhotos } from './buy-photos';

/** Keeps photos: at once where they cost nothing, else by an order, on whose page they are paid for. */
export function useBuyPhotos() {
  const t = useT();
  const { navigateTo } = useNavigation();
  const priceOf = usePhotoPrice();
  const [isBusy, setBusy] = useState(false);

  /** Resolves to whether they are kept now. */
  async function buy(photos: readonly ResultImage[]): Promise<boolean> {
    const cardsEach = Math.max(0, ...photos.map(priceOf));
    if (cardsEach === 0) {
      keepWithUndo(photos, true);
      return true;
    }
    if (isBusy) return false;
    setBusy(true);
    try {
      const bought = await buyPhotos(photos, cardsEach, askForCoupons(t));
      if (bought.kind === 'mixed') showToast({ text: t('photo.one-shoot') });
      if (bought.kind === 'ordered') await navigateTo('orderDetails', { id: bought.orderId });
      if (bought.kind !== 'free') return false;
      keepPhotos(photos, true);
      showToast({ text: t('photo.kept', photos.length) });
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { buy, isBusy };
}
