import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from './badge';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './list-row.module.css';

export type ListRowProps = {
  label: string;
  /** A quiet second line, or several. */
  text?: ReactNode;
  icon?: IconName | undefined;
  /** A portrait or picture in the icon's place. */
  leading?: ReactNode;
  /** A quiet fact at the end: a count, the present choice. */
  detail?: string | undefined;
  badge?: BadgeProps | undefined;
  /** A Switch or a Button; the row itself should then not be pressed. */
  trailing?: ReactNode;
  onPress?: (() => void) | undefined;
  isDangerous?: boolean;
  isDisabled?: boolean | undefined;
};

export function ListRow(props: ListRowProps) {
  const { onPress, isDangerous = false, isDisabled = false } = props;
  const className = classNames(
    styles.row,
    onPress && styles.pressable,
    isDangerous && styles.dangerous,
    isDisabled && styles.disabled,
  );
  if (!onPress) {
    return (
      <div className={className}>
        <RowContent {...props} />
      </div>
    );
  }
  return (
    <button type="button" className={className} disabled={isDisabled} onClick={onPress}>
      <RowContent {...props} />
    </button>
  );
}

function RowContent({ label, text, icon, leading, detail, badge, trailing, onPress, isDangerous }: ListRowProps) {
  return (
    <>
      {leading || icon ? (
        <span className={styles.leading}>{leading ?? (icon ? <Icon name={icon} /> : null)}</span>
      ) : null}
      <span className={styles.content}>
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {text ? <span className={styles.text}>{text}</span> : null}
        </span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
        {badge ? <Badge {...badge} /> : null}
        {trailing}
        {onPress && !isDangerous ? (
          <span className={styles.chevron}>
            <Icon name="forward" sizePx={18} />
          </span>
        ) : null}
      </span>
    </>
  );
}
