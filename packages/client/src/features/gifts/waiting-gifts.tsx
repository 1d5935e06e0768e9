import type { ListedGift } from '@kinora/contract';
import { formatDate } from '@kinora/locales';
import { showError } from '../../api/show-error';
import { giftAddress } from '../../domain/gifts/gift-address';
import { useGifts } from '../../domain/gifts/use-gifts';
import { useT } from '../../lib/translation';
import { copyText } from '../../platform/clipboard';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Parts } from '../../ui/parts';
import { showToast } from '../../ui/toast';
import { giftWho } from './gift-who';

/** What was given and nobody has taken yet: until when it waits, and its link; nothing where nothing waits. */
export function WaitingGifts() {
  const t = useT();
  const gifts = useGifts().filter(({ state }) => state === 'waiting');
  if (gifts.length === 0) return null;
  return (
    <Parts>
      <ListGroup title={t('gifts.waiting')} footer={t('gifts.waiting-how')}>
        {gifts.map((gift) => (
          <WaitingRow key={gift.id} gift={gift} />
        ))}
      </ListGroup>
    </Parts>
  );
}

function WaitingRow({ gift }: { readonly gift: ListedGift }) {
  const t = useT();
  const { id, count, expires_at } = gift;
  const copy = () => copyText(giftAddress(id)).then(() => showToast({ text: t('gifts.link-copied') }), showError);
  return (
    <>
      <ListRow
        icon="gift"
        label={t('gifts.cards', count)}
        text={[...giftWho(t, gift), t('gifts.waiting-until', formatDate(t.locale, expires_at, 'time'))].join('\n')}
      />
      <ListRow icon="link" label={t('gifts.link')} onPress={() => void copy()} />
    </>
  );
}
