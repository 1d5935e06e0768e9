import { ERROR } from '@kinora/contract';
import { formatDate, messageText } from '@kinora/locales';
import { useEffect, useState } from 'react';
import { errorText, isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { takeGift } from '../../domain/gifts/give-cards';
import { useOffered } from '../../domain/gifts/use-gifts';
import { refreshInbox, useInbox } from '../../domain/messages/inbox';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { EmptyState } from '../../ui/empty-state';

/** Gold cards that somebody gives the user: of whom they are, and the way to take them. */
export function TakeGift({ id }: { readonly id: string }) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const message = useInbox().messages.find(({ extra }) => extra === id);
  const [taken, setTaken] = useState<number>();
  const [goneText, setGoneText] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const offered = useOffered(id);
  const isKnown = message !== undefined;
  useEffect(() => {
    if (!isKnown) void refreshInbox();
  }, [isKnown]);

  const take = async () => {
    setBusy(true);
    await takeGift(id).then(setTaken, (error) => {
      if (isError(error, ERROR.giftGone)) setGoneText(errorText(error, t));
      else showError(error);
    });
    setBusy(false);
  };

  if (taken !== undefined) {
    return (
      <div role="status">
        <EmptyState
          picture="orders"
          title={t('gifts.taken-title')}
          text={t('gifts.taken-text')}
          actionLabel={t('gifts.purse')}
          onAction={() => void navigateTo('statement')}
        />
      </div>
    );
  }
  if (goneText !== undefined) {
    return (
      <div role="status">
        <EmptyState picture="messages" title={t('gifts.gone-title')} text={goneText} />
      </div>
    );
  }
  const words = message ? messageText(t, message) : { title: t('gifts.waits-title'), content: t('gifts.waits-text') };
  const until = offered && t('gifts.take-until', formatDate(t.locale, offered.expires_at, 'time'));
  return (
    <EmptyState
      picture="messages"
      title={words.title}
      text={[words.content, until].filter((part) => part !== undefined).join('\n')}
      actionLabel={t('gifts.take')}
      onAction={() => void take()}
      isBusy={isBusy}
    />
  );
}
