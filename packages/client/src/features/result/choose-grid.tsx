import type { ResultImage } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { ChooseCell } from './choose-cell';
import styles from './choose-grid.module.css';
import { useDragOnto } from './use-drag-onto';

export type ChooseGridProps = {
  photos: readonly ResultImage[];
  isKept: (photo: ResultImage) => boolean;
  /** Of those: paid for, and nothing to choose any more. */
  isBought: (photo: ResultImage) => boolean;
  pickedId: string | undefined;
  onPress: (photo: ResultImage) => void;
  onOpen: (photo: ResultImage) => void;
  onCompare: (oneId: string, otherId: string) => void;
};

/** The photos of a shoot, to be kept by a tap, or dragged onto each other to compare. */
export function ChooseGrid({ photos, isKept, isBought, pickedId, onPress, onOpen, onCompare }: ChooseGridProps) {
  const t = useT();
  const { listRef, drag } = useDragOnto(onCompare);
  return (
    <ul ref={listRef} className={styles.grid} aria-label={t('result.title')}>
      {photos.map((photo) => (
        <ChooseCell
          key={photo.id}
          photo={photo}
          isKept={isKept(photo)}
          isBought={isBought(photo)}
          isPicked={photo.id === pickedId}
          drag={drag}
          onPress={() => onPress(photo)}
          onOpen={() => onOpen(photo)}
        />
      ))}
    </ul>
  );
}
