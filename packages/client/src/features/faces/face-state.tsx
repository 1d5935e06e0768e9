import type { Face } from '@kinora/contract';
import type { PhotoCheck } from '../../lib/check-of-photo';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import styles from './face-state.module.css';

const ICONS = { preparing: 'wait', ready: 'check', failed: 'warning', needed: 'warning', unlike: 'warning' } as const;

interface FaceStateProps {
  readonly state: Face['state'];
  /** What the required real-person check wants of the photo: it is not shot before. */
  readonly check?: Exclude<PhotoCheck, 'accepted'> | undefined;
}

/** How far the studio is with a face, and whether it may be shot: it changes by itself while one looks. */
export function FaceState({ state, check }: FaceStateProps) {
  const t = useT();
  const shown = check ?? state;
  const icon: IconName = ICONS[shown];
  return (
    <div className={classNames(styles.state, styles[shown])} role="status">
      <Icon name={icon} sizePx={22} />
      <div>
        <p className={styles.title}>{t(`avatar.${shown}`)}</p>
        <p className={styles.text}>{t(`avatar.${shown}-text`)}</p>
      </div>
    </div>
  );
}
