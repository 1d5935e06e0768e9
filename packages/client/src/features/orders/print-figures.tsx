import type { Currency, Order } from '@kinora/contract';
import { asWritten, formatDate, formatNumber, leftToRight, moneyText } from '@kinora/locales';
import { sizeText } from '../../lib/print-words';
import { useT } from '../../lib/translation';
import { copyText } from '../../platform/clipboard';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { showToast } from '../../ui/toast';

interface PrintFiguresProps {
  readonly print: NonNullable<Order['print']>;
  readonly currency: Currency;
}

/** What is printed, what it costs, where it goes, and the number by which one follows it. */
export function PrintFigures({ print, currency }: PrintFiguresProps) {
  const t = useT();
  const money = (amount: number): string => moneyText(t.locale, amount, currency);
  const { name, phone, country, province, city, district, street, postcode } = print.address;
  const parts =
    country === 'CN' ? [province, city, district, street] : [street, district, postcode, city, province, country];
  const place = parts.filter((part) => part !== '').join(country === 'CN' ? ' ' : ', ');
  const { carrier, tracking = '', sent, delivered, received } = print;
  const copy = () =>
    copyText(tracking).then(
      () => showToast({ text: t('print.copied') }),
      () => showToast({ text: tracking, tone: 'warning' }),
    );
  return (
    <>
      {carrier === undefined ? null : (
        <ListGroup>
          <ListRow label={t('print.carrier')} detail={asWritten(carrier)} />
          <ListRow label={t('print.tracking')} text={leftToRight(tracking)} icon="link" onPress={() => void copy()} />
          {sent === undefined ? null : (
            <ListRow label={t('order.state-delivering')} detail={formatDate(t.locale, sent, 'time')} />
          )}
          {delivered === undefined ? null : (
            <ListRow label={t('order.state-delivered')} detail={formatDate(t.locale, delivered, 'time')} />
          )}
          {received === undefined ? null : (
            <ListRow label={t('order.state-received')} detail={formatDate(t.locale, received, 'time')} />
          )}
        </ListGroup>
      )}
      <ListGroup>
        <ListRow label={t('print.size')} detail={sizeText(t, print)} />
        <ListRow label={t('print.paper')} detail={t(`print.paper-${print.paper}`)} />
        <ListRow label={t('print.copies')} detail={`${formatNumber(t.locale, print.count)} × ${money(print.unit)}`} />
        <ListRow label={t('print.shipping')} detail={money(print.shipping)} />
      </ListGroup>
      <ListGroup title={t('print.address')}>
        <ListRow label={asWritten(name)} text={leftToRight(phone)} />
        <ListRow label={asWritten(place)} />
      </ListGroup>
    </>
  );
}
