import { classNames } from './class-names';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { LikenessRing } from './likeness-ring';
import { Photo } from './photo';
import styles from './photo-grid.module.css';
import { PhotoPill } from './photo-pill';
import { PressArea } from './press-area';

export type PhotoGridItem = {
  id: string;
  src: string | undefined;
  alt: string;
  thumbHash?: string | undefined;
  likeness?: { score: number; text: string; label: string } | undefined;
  /** A word on the photo: 4K, video. */
  mark?: string | undefined;
};

export type PhotoHeart = {
  /** Stands before what is to be seen. */
  label: string;
  /** Given: it is a toggle, and this is its state. */
  isOn?: boolean | undefined;
  onPress: () => void;
};

export type PhotoGridProps = {
  label: string;
  items: readonly PhotoGridItem[];
  /** Choosing: gap 8, corners 14. Album: gap 2, edge to edge. Feature: album whose first photo is 2 × 2. */
  layout?: 'choosing' | 'album' | 'feature';
  selectedIds?: readonly string[];
  /** A tap chooses instead of opening. */
  isSelecting?: boolean;
  onToggle?: ((id: string) => void) | undefined;
  onOpen?: ((id: string) => void) | undefined;
  /** The heart on a photo that keeps it; undefined for one without. */
  heartOf?: ((id: string) => PhotoHeart | undefined) | undefined;
  retryLabel: string;
};

/**
 * Photos of 3:4. The ring and the tick of a chosen one are drawn inside its cell, so the grid does not move. What lies over a photo lies
 * in its upper corners: the mark that says who made it stands below them.
 */
export function PhotoGrid(props: PhotoGridProps) {
  const {
    label,
    items,
    layout = 'choosing',
    selectedIds = [],
    isSelecting = false,
    onToggle,
    onOpen,
    heartOf,
    retryLabel,
  } = props;
  return (
    <ul className={classNames(styles.grid, styles[layout])} aria-label={label}>
      {items.map((item) => (
        <Cell
          key={item.id}
          item={item}
          isSelecting={isSelecting}
          isSelected={selectedIds.includes(item.id)}
          corner={layout === 'choosing' ? 'card' : 'none'}
          retryLabel={retryLabel}
          heart={isSelecting ? undefined : heartOf?.(item.id)}
          onPress={() => (isSelecting ? onToggle?.(item.id) : onOpen?.(item.id))}
        />
      ))}
    </ul>
  );
}

type CellProps = {
  item: PhotoGridItem;
  isSelecting: boolean;
  isSelected: boolean;
  corner: 'card' | 'none';
  retryLabel: string;
  heart: PhotoHeart | undefined;
  onPress: () => void;
};

function Cell({ item, isSelecting, isSelected, corner, retryLabel, heart, onPress }: CellProps) {
  const { likeness, mark } = item;
  return (
    <li
      data-photo={item.id}
      className={classNames(styles.cell, corner === 'card' && styles.round, isSelected && styles.selected)}
    >
      <div className={styles.picture}>
        <Photo
          src={item.src}
          alt={item.alt}
          thumbHash={item.thumbHash}
          corner={corner}
          isFilling
          retryLabel={retryLabel}
        />
      </div>
      {likeness || mark ? (
        <span className={styles.said}>
          {likeness ? <LikenessRing {...likeness} isOnPhoto /> : null}
          {mark ? <PhotoPill>{mark}</PhotoPill> : null}
        </span>
      ) : null}
      {isSelected || (isSelecting && corner === 'none') ? (
        <span className={styles.tick}>{isSelected ? <Icon name="check" sizePx={16} /> : null}</span>
      ) : null}
      <PressArea
        label={likeness ? `${item.alt} ${likeness.label}` : item.alt}
        isPressed={isSelecting ? isSelected : undefined}
        onPress={onPress}
      />
      {heart ? (
        <span className={styles.keep}>
          <IconButton
            icon="heart"
            variant="onPhoto"
            label={`${heart.label} ${item.alt}`}
            isPressed={heart.isOn}
            onPress={heart.onPress}
          />
        </span>
      ) : null}
    </li>
  );
}
