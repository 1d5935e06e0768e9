import { showError } from '../../api/show-error';
import { markRead, useUnread } from '../../domain/messages/inbox';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';

/** Marks every message as read; gone when there is none unread. */
export function ReadAllButton() {
  const t = useT();
  const unread = useUnread();
  if (unread === 0) return null;
  const press = () => {
    markRead([]).then(undefined, showError);
  };
  return <Button label={t('messages.read-all')} variant="plain" size="small" onPress={press} />;
}
