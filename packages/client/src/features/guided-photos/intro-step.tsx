import { PHOTOS_OF_PERSON_MAX } from '@kinora/contract';
import { useState } from 'react';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { type Point, PointList } from '../../ui/point-list';
import { cueFor, GUIDED_PICTURES, sideInPreview } from './cues';
import styles from './guided-step.module.css';
import { HeadDrawing } from './head-drawing';

interface IntroStepProps {
  /** Of the person; undefined for the user. */
  readonly name: string | undefined;
  /** How many more may come, at least one. */
  readonly room: number;
  readonly onCamera: () => void;
  readonly onAlbum: () => void;
}

/** What it is, what it is good for and what becomes of the pictures; somebody else has to be there and to agree. */
export function IntroStep({ name, room, onCamera, onAlbum }: IntroStepProps) {
  const t = useT();
  const [isAgreed, setIsAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isFree = name === undefined || isAgreed;
  const start = (go: () => void) => () => (isFree ? go() : setIsAsked(true));
  const points: readonly Point[] = [
    { icon: 'clock', title: t('guided.how'), text: t('guided.how-text') },
    { icon: 'lock', title: t('guided.kept-how'), text: t('guided.kept-how-text') },
  ];
  return (
    <div className={styles.step}>
      <div className={styles.heads}>
        {GUIDED_PICTURES.map(({ moment }) => (
          <HeadDrawing key={moment} cue={cueFor(moment)} side={sideInPreview(cueFor(moment), true)} />
        ))}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{t('guided.intro')}</h3>
        <p className={styles.text}>{t('guided.intro-text')}</p>
      </div>
      <PointList points={points} />
      <div className={styles.foot}>
        {room < GUIDED_PICTURES.length ? (
          <p className={styles.note}>{t('guided.room', room, PHOTOS_OF_PERSON_MAX)}</p>
        ) : null}
        {name === undefined ? null : (
          <Checkbox
            isRound
            label={t('guided.agreed', name)}
            isChecked={isAgreed}
            onChange={setIsAgreed}
            error={isAsked && !isAgreed ? t('guided.agree-first', name) : undefined}
          />
        )}
        <Button label={t('guided.open-camera')} icon="camera" isWide onPress={start(onCamera)} />
        <Button label={t('guided.album')} icon="image" variant="tonal" isWide onPress={start(onAlbum)} />
      </div>
    </div>
  );
}
