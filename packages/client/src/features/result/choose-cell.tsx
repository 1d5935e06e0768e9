import { isOrdered, type ResultImage } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { LikenessRing } from '../../ui/likeness-ring';
import { Photo } from '../../ui/photo';
import { PressArea } from '../../ui/press-area';
import styles from './choose-grid.module.css';
import type { DragState } from './drag-onto';

export type ChooseCellProps = {
  photo: ResultImage;
  isKept: boolean;
  /** It was paid for: it says so, and is not framed as what is chosen to be. */
  isBought: boolean;
  /** Picked as the first of two to compare. */
  isPicked: boolean;
  drag: DragState | undefined;
  onPress: () => void;
  onOpen: () => void;
};

/**
 * One photo to choose. Its ring, which opens it, and its tick have an upper corner each; below are titles of posters and the mark. All
 * stay inside the cell, so that the grid does not move.
 */
export function ChooseCell({ photo, isKept, isBought, isPicked, drag, onPress, onOpen }: ChooseCellProps) {
  const t = useT();
  const { id, sheet } = photo;
  const likeness = Math.round(photo.likeness);
  const name = t('result.photo', sheet + 1);
  const likenessText = t('result.likeness', likeness);
  const isDragged = drag?.draggedId === id;
  const isDisliked = photo.dislike === 1;
  const isTicked = isKept && !isBought;
  // Of a photo that is not only chosen; its words are the cell's name, there is no room for them beside the ring.
  const sign = isBought ? 'album' : isOrdered(photo.status) ? 'clock' : isDisliked && !isKept ? 'dislike' : undefined;
  const words = [
    name,
    likenessText,
    ...(isBought ? [t('viewer.kept')] : []),
    ...(isDisliked ? [t('result.disliked')] : []),
    ...(isOrdered(photo.status) ? [t('result.waiting')] : []),
  ];
  return (
    <li
      className={classNames(
        styles.cell,
        isTicked && styles.kept,
        isPicked && styles.picked,
        isDisliked && styles.disliked,
        isDragged && styles.dragged,
        drag?.targetId === id && styles.target,
      )}
      style={isDragged ? { transform: `translate(${drag.xPx}px, ${drag.yPx}px) scale(0.72)` } : undefined}
      data-photo={id}
    >
      <div className={styles.picture}>
        <Photo
          src={photo.cover}
          alt=""
          thumbHash={photo.thumbhash}
          corner="card"
          isFilling
          retryLabel={t('action.retry')}
        />
      </div>
      {sign ? (
        <span className={styles.sign}>
          <Icon name={sign} sizePx={14} />
        </span>
      ) : null}
      {isTicked ? (
        <span className={styles.tick}>
          <Icon name="check" sizePx={14} />
        </span>
      ) : null}
      <PressArea label={words.join(' ')} isPressed={isTicked} onPress={onPress} />
      <button
        type="button"
        className={styles.open}
        aria-label={`${t('result.open', sheet + 1)} ${likenessText}`}
        onClick={onOpen}
      >
        <LikenessRing score={likeness} text={formatNumber(t.locale, likeness)} label={likenessText} isOnPhoto />
      </button>
    </li>
  );
}
