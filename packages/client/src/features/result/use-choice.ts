import { hasBadges, type ResultImage, type ShootProgress } from '@kinora/contract';
import { usePhotoPrice } from '../../domain/configuration/use-photo-price';
import { useKeeping } from '../../domain/photos/use-keeping';

/** Which photos of a shoot are to be kept: each at once where that costs nothing, else those that are chosen, all together. */
export function useChoice({ theme, photos }: ShootProgress) {
  const isCosting = usePhotoPrice()({ theme }) > 0;
  const { isChosen, isTicked, canToggle, toggle } = useKeeping();
  return {
    isCosting,
    chosen: photos.filter(isChosen),
    isTicked,
    /** Kept for good: it is not among those that are about to be paid. */
    isBought: ({ status }: ResultImage) => isCosting && hasBadges(status),
    canToggle,
    toggle: (photo: ResultImage) => toggle(photo),
  };
}
