import { canToggleKeep, hasBadges, RESULT_STATUS, type ResultImage } from '@kinora/contract';
import { useStore } from '../../lib/store';
import { currentTranslator } from '../../lib/translation';
import { showToast } from '../../ui/toast';
import { useIsPriceKnown, usePhotoPrice } from '../configuration/use-photo-price';
import { chooseAll, chosenIds, toggleChosen } from './chosen-photos';
import { keepPhotos, keepWithUndo } from './keep-photos';
import { noteChosen } from './note-chosen';

const isKept = ({ status }: ResultImage): boolean => hasBadges(status);

/** What keeping a photo is, on every screen that offers it: done at once where it costs nothing, else a choice that is paid for with the others. */
export function useKeeping() {
  const priceOf = usePhotoPrice();
  const isKnown = useIsPriceKnown();
  const ids = useStore(chosenIds);
  const isChoice = (photo: ResultImage) => photo.status === RESULT_STATUS.ready && priceOf(photo) > 0;
  const isChosen = (photo: ResultImage) => isChoice(photo) && ids.includes(photo.id);
  const canToggle = (photo: ResultImage) => canToggleKeep(photo.status, priceOf(photo) > 0);

  /** Before the price is known it changes nothing. A second tap is the way back: keeping and choosing are told only where that is wanted, leaving always. */
  function toggle(photo: ResultImage, isTold = false): void {
    if (!isKnown || !canToggle(photo)) return;
    if (isChoice(photo)) {
      toggleChosen(photo);
      if (isTold) noteChosen(photo, !isChosen(photo));
    } else if (isTold || isKept(photo)) keepWithUndo([photo], !isKept(photo));
    else keepPhotos([photo], true);
  }

  /** The same of several that are not kept yet, with a word. Answers whether it was done: those that cost are paid for one shoot at a time. */
  function keepAll(photos: readonly ResultImage[]): boolean {
    if (!isKnown) return false;
    const choices = photos.filter(isChoice);
    const [first, ...others] = choices;
    if (others.some(({ group }) => group !== first?.group)) {
      showToast({ text: currentTranslator()('photo.one-shoot') });
      return false;
    }
    const free = photos.filter((photo) => canToggle(photo) && !isChoice(photo));
    if (free.length > 0) keepWithUndo(free, true);
    chooseAll(choices);
    if (first) noteChosen(first, true);
    return free.length + choices.length > 0;
  }
  return {
    /** Keeping it costs: a tap chooses it. */
    isChoice,
    isChosen,
    isTicked: (photo: ResultImage) => isKept(photo) || isChosen(photo),
    /** Whether a tap has anything to change. */
    canToggle,
    toggle,
    keepAll,
  };
}
