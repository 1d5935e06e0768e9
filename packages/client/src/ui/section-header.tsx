import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './section-header.module.css';

export type SectionHeaderProps = {
  title: string;
  text?: string | undefined;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** A month of the album: the title voice at 28. */
  isChapter?: boolean;
  /** A quiet fact at the end of the line, such as the count. */
  detail?: string | undefined;
};

export function SectionHeader({ title, text, actionLabel, onAction, isChapter = false, detail }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <h2 className={classNames(styles.title, isChapter && styles.chapter)}>{title}</h2>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
      {actionLabel ? (
        <button type="button" className={styles.action} onClick={onAction}>
          <span>{actionLabel}</span>
          <Icon name="forward" sizePx={18} />
        </button>
      ) : null}
    </div>
  );
}
