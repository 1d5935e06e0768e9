import type { Gift } from '@kinora/contract';
import { formatDate } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { EmptyState } from '../../ui/empty-state';

interface GiftGivenProps {
  readonly gift: Gift;
  readonly onAgain: () => void;
}

/** Gold cards are on their way. */
export function GiftGiven({ gift: { expires_at }, onAgain }: GiftGivenProps) {
  const t = useT();
  return (
    <div role="status">
      <EmptyState
        picture="messages"
        title={t('gifts.given-title')}
        text={t('gifts.given-text', formatDate(t.locale, expires_at, 'time'))}
        actionLabel={t('gifts.again')}
        onAction={onAgain}
      />
    </div>
  );
}
