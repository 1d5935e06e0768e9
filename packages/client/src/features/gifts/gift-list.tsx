import type { ListedGift } from '@kinora/contract';
import { formatDate, formatNumber } from '@kinora/locales';
import { useGifts } from '../../domain/gifts/use-gifts';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Parts } from '../../ui/parts';

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
        {gifts.map(({ id, count, sent_at, ended_at, state }) => (
          <ListRow
            key={id}
            icon={ICONS[state]}
            label={t(`gifts.state-${state}`)}
            text={formatDate(t.locale, ended_at ?? sent_at, 'time')}
            detail={formatNumber(t.locale, count)}
          />
        ))}
      </ListGroup>
    </Parts>
  );
}
