import styles from './banner.module.css';
import { Button } from './button';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { IconButton } from './icon-button';

type BannerClose = { closeLabel: string; onClose: () => void } | { closeLabel?: undefined; onClose?: undefined };

export type BannerProps = BannerClose & {
  text: string;
  tone?: 'plain' | 'accent' | 'warning' | 'danger';
  icon?: IconName | undefined;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Interrupts a screen reader. */
  isUrgent?: boolean;
};

/** A line about the state of things, in the page: unread messages, what the photos are used for. */
export function Banner(props: BannerProps) {
  const { text, tone = 'plain', icon, actionLabel, onAction, closeLabel, onClose, isUrgent = false } = props;
  return (
    <div className={classNames(styles.banner, styles[tone])} role={isUrgent ? 'alert' : 'status'}>
      {icon ? (
        <span className={styles.icon}>
          <Icon name={icon} sizePx={20} />
        </span>
      ) : null}
      <span className={styles.text}>{text}</span>
      {actionLabel ? <Button label={actionLabel} variant="plain" size="small" onPress={onAction} /> : null}
      {closeLabel ? (
        <span className={styles.close}>
          <IconButton icon="close" label={closeLabel} onPress={onClose} />
        </span>
      ) : null}
    </div>
  );
}
