import { hasBadges, RESULT_STATUS, type ResultImage, type ShootProgress } from '@kinora/contract';
import { useIsPriceKnown, usePhotoPrice } from '../../domain/configuration/use-photo-price';
import { chosenIds, toggleChosen } from '../../domain/photos/chosen-photos';
import { keepPhotos, keepWithUndo } from '../../domain/photos/keep-photos';
import { useStore } from '../../lib/store';

const isKept = ({ status }: ResultImage): boolean => hasBadges(status);

/** A second tap is the way back, so that keeping says nothing; what leaves the album may leave the square with it. */
function toggleKept(photo: ResultImage): void {
  if (isKept(photo)) keepWithUndo([photo], false);
  else keepPhotos([photo], true);
}

/** Which photos of a shoot are to be kept: each at once where that costs nothing, else those that are chosen, all together. */
export function useChoice({ theme, photos }: ShootProgress) {
  const isCosting = usePhotoPrice()({ theme }) > 0;
  const isKnown = useIsPriceKnown();
  const ids = useStore(chosenIds);
  const chosen = photos.filter(({ id, status }) => status === RESULT_STATUS.ready && ids.includes(id));
  const isChosen = ({ id }: ResultImage) => chosen.some((photo) => photo.id === id);

  function toggle(photo: ResultImage): void {
    if (!isKnown) return;
    if (!isCosting) toggleKept(photo);
    else toggleChosen(photo);
  }
  return {
    isCosting,
    chosen,
    isTicked: (photo: ResultImage) => isKept(photo) || isChosen(photo),
    /** Kept for good: it is not among those that are about to be paid. */
    isBought: (photo: ResultImage) => isCosting && isKept(photo),
    /** Whether a tap has anything to change. */
    canToggle: ({ status }: ResultImage) => !isCosting || status === RESULT_STATUS.ready,
    toggle,
  };
}
