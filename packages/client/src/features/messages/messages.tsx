import type { Message } from '@kinora/contract';
import { useEffect } from 'react';
import { FailedAnswer } from '../../api/failed-answer';
import { showError } from '../../api/show-error';
import { deleteLater, leavingMessages } from '../../domain/messages/delete-later';
import { loadOlderMessages, markRead, readInPassing, refreshInbox, useInbox } from '../../domain/messages/inbox';
import { useNow } from '../../lib/now';
import { useStore } from '../../lib/store';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { useIsLoggedIn } from '../../session/session';
import { EmptyState } from '../../ui/empty-state';
import { LoadMore } from '../../ui/load-more';
import { PullToRefresh } from '../../ui/pull-to-refresh';
import { MessageRow } from './message-row';
import { MessageSkeleton } from './message-skeleton';
import { messageTarget } from './message-target';
import styles from './messages.module.css';

const MINUTE_MS = 60_000;

/** The message center. */
export function Messages() {
  const t = useT();
  const { navigateTo } = useNavigation();
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    if (isLoggedIn) refreshInbox();
  }, [isLoggedIn]);
  if (!isLoggedIn) {
    return (
      <EmptyState
        picture="messages"
        title={t('messages.guest-title')}
        text={t('messages.guest-text')}
        actionLabel={t('action.login')}
        onAction={() => void navigateTo('login')}
      />
    );
  }
  return (
    <PullToRefresh
      onRefresh={refreshInbox}
      pullLabel={t('messages.pull')}
      releaseLabel={t('messages.release')}
      busyLabel={t('messages.refreshing')}
    >
      <div className={styles.body}>
        <MessageList />
      </div>
    </PullToRefresh>
  );
}

function MessageList() {
  const t = useT();
  const { navigateTo, switchTab } = useNavigation();
  const inbox = useInbox();
  const leaving = useStore(leavingMessages);
  const nowMs = useNow(MINUTE_MS, true);
  const messages = inbox.messages.filter(({ id }) => !leaving.includes(id));

  const read = (message: Message) => {
    if (message.read === 0) markRead([message.id]).then(undefined, showError);
  };
  const open = (message: Message) => {
    if (message.read === 0) readInPassing([message.id]);
    const target = messageTarget(message);
    if (target?.page === 'result') navigateTo('result', { id: target.id });
    if (target?.page === 'orderDetails') navigateTo('orderDetails', { id: target.id });
    if (target?.page === 'gift') navigateTo('gift', { id: target.id });
    if (target?.page === 'preview') navigateTo('preview', { id: target.id });
    if (target?.page === 'previewVideo') navigateTo('previewVideo', { id: target.id });
    if (target?.page === 'shoot') switchTab('shooting', { id: target.id });
    if (target?.page === 'avatar') switchTab('avatar');
    if (target?.page === 'withdraw') navigateTo('withdraw');
    if (target?.page === 'statement') navigateTo('statement');
  };

  const isUnknown = inbox.pages === 0 && inbox.messages.length === 0;
  if (isUnknown && !inbox.error) return <MessageSkeleton />;
  if (isUnknown) {
    return (
      <FailedAnswer
        title={t('messages.error-title')}
        error={inbox.error}
        isBusy={inbox.isLoading}
        onRetry={refreshInbox}
      />
    );
  }
  const hasMore = inbox.messages.length < inbox.total;
  if (messages.length === 0 && !hasMore) {
    return (
      <EmptyState
        picture="messages"
        title={t('messages.empty-title')}
        text={t('messages.empty-text')}
        actionLabel={t('messages.empty-action')}
        onAction={() => void switchTab('shooting')}
      />
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={t('messages.title')}>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            nowMs={nowMs}
            onOpen={() => open(message)}
            onRead={() => read(message)}
            onDelete={() => deleteLater(message.id, (count) => t('messages.deleted', count))}
          />
        ))}
      </ul>
      {hasMore && inbox.error ? (
        <FailedAnswer
          title={t('messages.more-failed')}
          error={inbox.error}
          isBusy={inbox.isLoading}
          onRetry={loadOlderMessages}
        />
      ) : hasMore ? (
        <LoadMore label={t('messages.more')} isBusy={inbox.isLoading} onReach={() => void loadOlderMessages()} />
      ) : null}
    </>
  );
}
