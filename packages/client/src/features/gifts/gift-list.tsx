import type { ListedGift } from '@kinora/contract';
import { formatDate, formatNumber } from '@kinora/locales';
import { useGifts } from '../../domain/gifts/use-gifts';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Parts } from '../../ui/parts';
import { giftWho } from './gift-who';

const ICONS = { taken: 'check', returned: 'retry', got: 'gift' } as const satisfies Record<
  Exclude<ListedGift['state'], 'waiting'>,
  string
>;

/** What became of what was given, and what was taken; nothing where nothing was. */
export function GiftList() {
  const t = useT();
  const gifts = useGifts().flatMap(({ state, ...gift }) => (state === 'waiting' ? [] : [{ ...gift, state }]));
  if (gifts.length === 0) return null;
  return (
    <Parts>
      <ListGroup title={t('gifts.list')}>
        {gifts.map((gift) => (
          <ListRow
            key={gift.id}
            icon={ICONS[gift.state]}
            label={t(`gifts.state-${gift.state}`)}
            text={[...giftWho(t, gift), formatDate(t.locale, gift.ended_at ?? gift.sent_at, 'time')].join(' · ')}
            detail={formatNumber(t.locale, gift.count)}
          />
        ))}
      </ListGroup>
    </Parts>
  );
}
