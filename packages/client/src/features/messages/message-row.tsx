import type { Message } from '@kinora/contract';
import { messageText, NO_BREAK } from '@kinora/locales';
import { useIsRightToLeft, useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Photo } from '../../ui/photo';
import { SwipeRow } from '../../ui/swipe-row';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { messageIcon } from './message-target';
import { messageTime } from './message-time';
import styles from './messages.module.css';

export type MessageRowProps = {
  message: Message;
  nowMs: number;
  onOpen: () => void;
  onRead: () => void;
  onDelete: () => void;
};

/** One message: what it is about, in the reader's language, and when it came. */
export function MessageRow({ message, nowMs, onOpen, onRead, onDelete }: MessageRowProps) {
  const t = useT();
  const isRightToLeft = useIsRightToLeft();
  const { title, content } = messageText(t, message);
  const isUnread = message.read === 0;
  return (
    <li className={styles.row}>
      <SwipeRow
        toStart={{ icon: 'trash', isDangerous: true, onSwipe: onDelete }}
        toEnd={isUnread ? { icon: 'check', onSwipe: onRead } : undefined}
        isRightToLeft={isRightToLeft}
      >
        <button type="button" className={styles.press} onClick={onOpen}>
          {message.cover === '' ? (
            <span className={classNames(styles.icon, isUnread && styles.iconUnread)}>
              <Icon name={messageIcon(message)} sizePx={22} />
            </span>
          ) : (
            <span className={styles.picture}>
              <Photo
                src={message.cover}
                alt=""
                thumbHash={message.thumbhash}
                corner="control"
                retryLabel={t('action.retry')}
              />
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.head}>
              <span className={classNames(styles.title, isUnread && styles.titleUnread)}>
                {title}
                {isUnread ? (
                  <>
                    {/* On the line of the title's last word. */}
                    {NO_BREAK}
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
        <span className={styles.tools}>
          {isUnread ? (
            <span className={styles.read}>
              <IconButton icon="check" label={`${t('messages.mark-read')} ${title}`} onPress={onRead} />
            </span>
          ) : null}
          <IconButton icon="trash" label={`${t('messages.delete')} ${title}`} onPress={onDelete} />
        </span>
      </SwipeRow>
    </li>
  );
}
