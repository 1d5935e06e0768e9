import type { Face } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import styles from './face-state.module.css';

const ICONS: Readonly<Record<Face['state'], IconName>> = { preparing: 'wait', ready: 'check', failed: 'warning' };

/** How far the studio is with a face: it changes by itself while one looks. */
export function FaceState({ state }: { state: Face['state'] }) {
  const t = useT();
  return (
    <div className={classNames(styles.state, styles[state])} role="status">
      <Icon name={ICONS[state]} sizePx={22} />
      <div>
        <p className={styles.title}>{t(`avatar.${state}`)}</p>
        <p className={styles.text}>{t(`avatar.${state}-text`)}</p>
      </div>
    </div>
  );
}
