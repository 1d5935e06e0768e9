import type { Gift } from '@kinora/contract';
import { formatDate } from '@kinora/locales';
import { joinSentences } from '../../lib/join-sentences';
import { useT } from '../../lib/translation';
import { EmptyState } from '../../ui/empty-state';
import type { Recipient } from './give-cards';
import { shownPhone } from './shown-phone';

interface GiftGivenProps {
  readonly gift: Gift;
  readonly to: Recipient;
  readonly onAgain: () => void;
}

/** Gold cards are on their way. */
export function GiftGiven({ gift: { count, expires_at }, to, onAgain }: GiftGivenProps) {
  const t = useT();
  return (
    <div role="status">
      <EmptyState
        picture="messages"
        title={t('gifts.given-title')}
        text={joinSentences([
          t('gifts.given-to', t('gifts.cards', count), shownPhone(to.phone)),
          t('gifts.given-text', formatDate(t.locale, expires_at, 'time')),
        ])}
        actionLabel={t('gifts.again')}
        onAction={onAgain}
      />
    </div>
  );
}
