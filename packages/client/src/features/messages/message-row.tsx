import type { Message } from '@kinora/contract';
import { messageText } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { messageIcon } from './message-target';
import { messageTime } from './message-time';
import styles from './messages.module.css';

export type MessageRowProps = { message: Message; nowMs: number; onOpen: () => void; onDelete: () => void };

/** One message: what it is about, in the reader's language, and when it came. */
export function MessageRow({ message, nowMs, onOpen, onDelete }: MessageRowProps) {
  const t = useT();
  const { title, content } = messageText(t, message);
  const isUnread = message.read === 0;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.press} onClick={onOpen}>
        <span className={classNames(styles.icon, isUnread && styles.iconUnread)}>
          <Icon name={messageIcon(message)} sizePx={22} />
        </span>
        <span className={styles.words}>
          <span className={styles.head}>
            <span className={classNames(styles.title, isUnread && styles.titleUnread)}>
              {title}
              {isUnread ? (
                <>
                  <span className={styles.dot} aria-hidden="true" />
                  <VisuallyHidden>{t('messages.unread')}</VisuallyHidden>
                </>
              ) : null}
            </span>
          </span>
          <span className={styles.content}>{content}</span>
          <span className={styles.time}>{messageTime(t, message.createtime, nowMs)}</span>
        </span>
      </button>
      <span className={styles.delete}>
        <IconButton icon="trash" label={`${t('messages.delete')} ${title}`} onPress={onDelete} />
      </span>
    </li>
  );
}
