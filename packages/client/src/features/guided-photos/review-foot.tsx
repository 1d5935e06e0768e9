import { useT } from '../../lib/translation';
import { Button, type ButtonProps } from '../../ui/button';
import { isSpoilt, reportToKeep, type Shot } from './guided-state';
import styles from './guided-step.module.css';

interface ReviewFootProps {
  readonly shots: readonly Shot[];
  /** More may be chosen from the album. */
  readonly canChooseMore: boolean;
  readonly onKeep: () => void;
  readonly onRetry: (shot: Shot) => void;
  /** Takes these again. */
  readonly onAgain: (shots: readonly Shot[]) => void;
  readonly onMore: () => void;
}

/** What there is to do with all pictures: what is nearest to the end comes first, and is the one filled button. */
export function ReviewFoot({ shots, canChooseMore, onKeep, onRetry, onAgain, onMore }: ReviewFootProps) {
  const t = useT();
  const wanted = shots.filter((shot) => reportToKeep(shot) !== undefined);
  // The studio has not seen them.
  const failed = shots.filter((shot) => shot.status.kind === 'failed' && !wanted.includes(shot));
  const spoilt = shots.filter((shot) => shot.asked !== undefined && isSpoilt(shot));
  const isBusy = shots.some(({ status }) => status.kind === 'checking' || status.kind === 'keeping');
  const actions: { label: string; onPress: () => void }[] = [];
  if (wanted.length > 0) actions.push({ label: t('guided.keep', wanted.length), onPress: onKeep });
  else if (isBusy) actions.push({ label: t('guided.checking'), onPress: onKeep });
  if (failed.length > 0) actions.push({ label: t('action.retry'), onPress: () => failed.forEach(onRetry) });
  // A single one has its own button beside it.
  if (spoilt.length > 1 || (spoilt.length > 0 && actions.length === 0)) {
    actions.push({ label: t('guided.again-all', spoilt.length), onPress: () => onAgain(spoilt) });
  }
  if (canChooseMore) actions.push({ label: t('guided.choose-more'), onPress: onMore });
  const lookOf = (index: number): Pick<ButtonProps, 'variant' | 'isBusy' | 'isDisabled'> =>
    index === 0 ? { isBusy } : { variant: 'plain', isDisabled: isBusy };
  return (
    <div className={styles.foot}>
      {actions.map((action, index) => (
        <Button key={action.label} isWide {...lookOf(index)} {...action} />
      ))}
    </div>
  );
}
