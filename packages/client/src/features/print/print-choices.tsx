import { type Currency, type Extent, PRINT_COPIES_MAX, type PrintOffer, type PrintPaper } from '@kinora/contract';
import { formatNumber, moneyText } from '@kinora/locales';
import { sizeText } from '../../lib/print-words';
import { useT } from '../../lib/translation';
import { IconButton } from '../../ui/icon-button';
import { RadioList } from '../../ui/radio-list';
import { Segmented } from '../../ui/segmented';
import styles from './print.module.css';

interface PrintChoicesProps {
  readonly offer: PrintOffer;
  readonly currency: Currency;
  /** Whether the photo has the pixels for a size. */
  readonly isFilled: (size: Extent) => boolean;
  /** The photo can be had in 4K, and is not yet. */
  readonly canBe4k: boolean;
  readonly chosen: { readonly size: string; readonly paper: PrintPaper; readonly count: number };
  readonly onSize: (id: string) => void;
  readonly onPaper: (paper: PrintPaper) => void;
  readonly onCount: (count: number) => void;
}

/** How large, on what paper, and how many. */
export function PrintChoices({
  offer,
  currency,
  isFilled,
  canBe4k,
  chosen,
  onSize,
  onPaper,
  onCount,
}: PrintChoicesProps) {
  const t = useT();
  const { size, paper, count } = chosen;
  return (
    <>
      <div>
        <h2 className={styles.title}>{t('print.size')}</h2>
        <RadioList
          label={t('print.size')}
          items={offer.sizes.map((one) => ({
            id: one.id,
            label: sizeText(t, one),
            detail: isFilled(one) ? moneyText(t.locale, one.price, currency) : t('print.too-large'),
            isDisabled: !isFilled(one),
          }))}
          selectedId={size}
          onSelect={onSize}
        />
        {canBe4k && !offer.sizes.every(isFilled) ? <p className={styles.hint}>{t('print.in-4k')}</p> : null}
      </div>
      {offer.papers.length > 1 ? (
        <div>
          <p className={styles.field} aria-hidden="true">
            {t('print.paper')}
          </p>
          <Segmented
            label={t('print.paper')}
            items={offer.papers.map(({ id, surcharge }) => ({
              id,
              label: `${t(`print.paper-${id}`)}${surcharge > 0 ? ` +${moneyText(t.locale, surcharge, currency)}` : ''}`,
            }))}
            selectedId={paper}
            onSelect={(id) => onPaper(offer.papers.find((one) => one.id === id)?.id ?? paper)}
          />
        </div>
      ) : null}
      <div>
        <p className={styles.field} aria-hidden="true">
          {t('print.copies')}
        </p>
        <div className={styles.count}>
          <IconButton
            icon="minus"
            variant="tonal"
            label={t('print.fewer')}
            isDisabled={count <= 1}
            onPress={() => onCount(count - 1)}
          />
          <p className={styles.number} role="status">
            {formatNumber(t.locale, count)}
          </p>
          <IconButton
            icon="plus"
            variant="tonal"
            label={t('print.more')}
            isDisabled={count >= PRINT_COPIES_MAX}
            onPress={() => onCount(count + 1)}
          />
        </div>
      </div>
    </>
  );
}
