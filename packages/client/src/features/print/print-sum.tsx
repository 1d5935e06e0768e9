import type { Currency, PrintQuote } from '@kinora/contract';
import { formatNumber, moneyText } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';

interface PrintSumProps {
  readonly quote: PrintQuote;
  readonly count: number;
  readonly currency: Currency;
}

/** What it comes to, and why. */
export function PrintSum({ quote, count, currency }: PrintSumProps) {
  const t = useT();
  const money = (amount: number): string => moneyText(t.locale, amount, currency);
  return (
    <ListGroup>
      <ListRow label={t('order.prints', count)} detail={`${formatNumber(t.locale, count)} × ${money(quote.unit)}`} />
      <ListRow label={t('print.shipping')} detail={money(quote.shipping)} />
      <ListRow label={t('print.total')} detail={money(quote.total)} />
    </ListGroup>
  );
}
