import type { ResultImage } from '@kinora/contract';
import { useState } from 'react';
import { useFaces } from '../../domain/faces/use-faces';
import { lookName } from '../../lib/look-name';
import { useT } from '../../lib/translation';
import { useBackClose } from '../../navigation/use-back-close';
import { DarkLayer } from '../../ui/dark-layer';
import { NavBar } from '../../ui/nav-bar';
import styles from './compare-pair.module.css';
import { CompareSide } from './compare-side';
import { OwnPhoto } from './own-photo';
import { placeOfPerson } from './place-of-person';

export type ComparePairProps = {
  pair: readonly [ResultImage, ResultImage];
  /** Ids of the photos of whoever is in them. */
  faceIds: readonly string[];
  /** Kept, or chosen where that costs. */
  isKept: (photo: ResultImage) => boolean;
  keptCount: number;
  onToggle: (photo: ResultImage) => void;
  onClose: () => void;
};

/** Two photos side by side with the person's own photo in sight: always dark, and holding one brings that person's face near on all three. */
export function ComparePair({ pair, faceIds, isKept, keptCount, onToggle, onClose }: ComparePairProps) {
  const t = useT();
  const [isClose, setIsClose] = useState(false);
  const { data } = useFaces();
  const known = data?.icons ?? [];
  const [turn, setTurn] = useState(0);
  const own = faceIds.flatMap((id) => known.find((face) => face.id === id) ?? []);
  const chosen = own[turn % Math.max(1, own.length)];
  const placeIn = (photo: ResultImage) => placeOfPerson(photo, chosen?.mid, known);
  const isWhole = pair.some((photo) => !placeIn(photo)) || (chosen !== undefined && !chosen.place);
  const [one, other] = pair.map((photo) => lookName(t, photo));
  // Two of one look are told apart by their numbers.
  const nameOf = (photo: ResultImage) =>
    one === other || lookName(t, photo) === ''
      ? `${lookName(t, photo)} ${t('result.photo', photo.sheet + 1)}`.trim()
      : lookName(t, photo);
  useBackClose(true, onClose);
  const hold = {
    // Where the finger is no pointer, it touches.
    onTouchStart: () => setIsClose(true),
    onTouchEnd: () => setIsClose(false),
    onTouchCancel: () => setIsClose(false),
    onPointerDown: () => setIsClose(true),
    onPointerUp: () => setIsClose(false),
    onPointerLeave: () => setIsClose(false),
    onPointerCancel: () => setIsClose(false),
  };
  return (
    <DarkLayer label={t('compare.title')} onClose={onClose}>
      <NavBar title={t('compare.title')} leading={{ kind: 'close', label: t('action.close'), onPress: onClose }} />
      <div className={styles.content}>
        <OwnPhoto
          faces={own}
          chosen={chosen}
          hint={t(isWhole ? 'compare.hint-whole' : 'compare.hint')}
          isClose={isClose}
          hold={hold}
          onNext={() => setTurn(turn + 1)}
        />
        <div className={styles.pair}>
          {pair.map((photo) => (
            <CompareSide
              key={photo.id}
              photo={photo}
              name={nameOf(photo)}
              place={placeIn(photo)}
              isKept={isKept(photo)}
              isClose={isClose}
              hold={hold}
              onToggle={() => onToggle(photo)}
            />
          ))}
        </div>
        <p className={styles.total}>{t('result.kept', keptCount)}</p>
      </div>
    </DarkLayer>
  );
}
