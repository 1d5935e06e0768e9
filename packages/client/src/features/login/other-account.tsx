import type { MergeOfferView } from '@kinora/contract';
import { formatDate, formatNumber, leftToRight } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { PartText } from '../../ui/parts';

/** Whose the account is that could be merged, and what would come along, in numbers. */
export function OtherAccount({ whose, brings }: Pick<MergeOfferView, 'whose' | 'brings'>) {
  const t = useT();
  const { nick, phone, since } = whose;
  const made = t('merge.since', formatDate(t.locale, since, 'day'));
  const rows = [
    { icon: 'photos', label: t('merge.photos'), count: brings.photos },
    { icon: 'wait', label: t('merge.unkept'), count: brings.unkept },
    { icon: 'face', label: t('merge.faces'), count: brings.faces },
    { icon: 'people', label: t('merge.people'), count: brings.people },
    { icon: 'camera', label: t('merge.shoots'), count: brings.shoots },
    { icon: 'message', label: t('merge.messages'), count: brings.messages },
    { icon: 'card', label: t('leave.cards'), count: brings.cards },
    { icon: 'star', label: t('leave.points'), count: brings.points },
    { icon: 'gift', label: t('leave.coupons'), count: brings.coupons },
    { icon: 'sparkles', label: t('leave.coins'), count: brings.coins },
    { icon: 'document', label: t('leave.orders'), count: brings.orders },
    { icon: 'image', label: t('leave.prints'), count: brings.prints },
    { icon: 'retry', label: t('leave.refunds'), count: brings.refunds },
  ] as const;
  const shown = rows.filter(({ count = 0 }) => count > 0);
  return (
    <ListGroup>
      <ListRow icon="person" label={nick} text={phone === undefined ? made : `${leftToRight(phone)} · ${made}`} />
      {shown.length === 0 ? <ListRow icon="info" label={t('merge.nothing')} /> : null}
      {shown.map(({ icon, label, count = 0 }) => (
        <ListRow key={icon} icon={icon} label={label} detail={formatNumber(t.locale, count)} />
      ))}
    </ListGroup>
  );
}

/** What follows from merging it: what moves, which number opens nothing any more, and where one is logged off. */
export function MergeTerms({ whose, phone, own_phone: own }: Pick<MergeOfferView, 'whose' | 'phone' | 'own_phone'>) {
  const t = useT();
  return (
    <>
      <PartText>{t('merge.text')}</PartText>
      {phone === undefined ? null : <PartText>{t('merge.phone', leftToRight(phone))}</PartText>}
      {own === undefined ? null : <PartText>{t('merge.own-phone', leftToRight(own))}</PartText>}
      {whose.devices === 0 ? null : <PartText>{t('merge.devices', whose.devices)}</PartText>}
    </>
  );
}
