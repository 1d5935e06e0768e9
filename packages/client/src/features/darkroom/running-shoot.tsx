import type { ShootProgress } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useIsOnline } from '../../lib/connection-state';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { ProgressSegments } from '../../ui/progress-segments';
import styles from './darkroom.module.css';
import { PrintRow } from './print-row';
import { useDevelopment } from './use-development';
import { isUnderWay } from './use-shoot-progress';
import { useTroubleText } from './use-trouble-text';
import { useWaitingText } from './use-waiting-text';

export type RunningShootProps = {
  shoot: ShootProgress;
  answeredAtMs: number;
  /** The last attempt to ask has failed. */
  isCut: boolean;
};

/** Count, time, prints and the way out of one shoot. */
export function RunningShoot({ shoot, answeredAtMs, isCut }: RunningShootProps) {
  const t = useT();
  const { switchTab, navigateTo } = useNavigation();
  const isOnline = useIsOnline();
  const stageOf = useDevelopment(shoot.photos);
  const trouble = !isUnderWay(shoot) ? undefined : !isOnline ? 'offline' : isCut ? 'cut' : undefined;
  const done = shoot.photos.filter((photo) => stageOf(photo.id) === 4).length;
  const waitingText = useWaitingText(shoot, answeredAtMs, done === shoot.photos.length);
  const troubleText = useTroubleText(shoot);
  const { id, photos, state, theme } = shoot;
  if (state === 'failed' || (state === 'finished' && photos.length === 0)) {
    return (
      <ErrorState
        title={t('darkroom.failed-title')}
        text={troubleText ?? t('darkroom.failed-text')}
        retryLabel={t('darkroom.shoot-again')}
        onRetry={() => void switchTab('shooting', { theme })}
      />
    );
  }
  const isFinished = state === 'finished';
  // A sheet that was left out leaves no paper behind: what is said is what one gets.
  const places = isFinished ? photos.length : Math.max(photos.length, shoot.total - shoot.dropped);
  return (
    <div className={styles.body}>
      <div className={styles.count}>
        <p className={styles.numbers}>
          <span className={styles.done}>{formatNumber(t.locale, done)}</span>
          <span className={styles.total}>{t('darkroom.of-total', places)}</span>
        </p>
        <p className={styles.time} role="status">
          {trouble ? null : waitingText}
        </p>
      </div>
      <ProgressSegments
        label={t('darkroom.developing')}
        done={done}
        developing={photos.length - done + (state === 'shooting' && photos.length < places ? 1 : 0)}
        total={places}
        valueText={t('darkroom.progress', done, places)}
      />
      <div className={styles.table}>
        <PrintRow shoot={shoot} places={places} stageOf={stageOf} />
      </div>
      <div className={styles.leaving}>
        <p className={styles.note} role="status">
          {trouble ? t(`darkroom.${trouble}`) : (troubleText ?? (isFinished ? null : t('darkroom.promise')))}
        </p>
        {isFinished ? (
          <Button label={t('darkroom.choose')} isWide onPress={() => void navigateTo('result', { id })} />
        ) : (
          <Button
            label={t('darkroom.leave')}
            icon="bell"
            variant="quiet"
            isWide
            onPress={() => void switchTab('visit')}
          />
        )}
      </div>
    </div>
  );
}
