import { quotePhotos, type ResultImage, type ShootProgress } from '@kinora/contract';
import { Fragment } from 'react';
import { useUserInfo } from '../../domain/account/use-user-info';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { usePhotoPrice } from '../../domain/configuration/use-photo-price';
import { countCoupons } from '../../domain/ledger/count-coupons';
import { useBuyPhotos } from '../../domain/orders/use-buy-photos';
import { usePointsLeft } from '../../domain/orders/use-points-left';
import { joinSentences } from '../../lib/join-sentences';
import { useT } from '../../lib/translation';
import { BottomBar } from '../../ui/bottom-bar';
import { Button } from '../../ui/button';
import styles from './choose-photos.module.css';
import { priceParts } from './price-parts';

export type BuyBarProps = {
  shoot: ShootProgress;
  chosen: readonly ResultImage[];
  keptCount: number;
  /** The album is on its way: the server is told what is kept before. */
  isLeaving: boolean;
  onDone: () => void;
};

/** What the chosen photos come to, and the way to keep them; without any, to the album. */
export function BuyBar({ shoot, chosen, keptCount, isLeaving, onDone }: BuyBarProps) {
  const t = useT();
  const cardsEach = usePhotoPrice()(shoot);
  const { data } = useConfiguration({ freshMs: Number.POSITIVE_INFINITY });
  const account = useUserInfo().data;
  const pointsLeft = usePointsLeft();
  const coupons = account ? countCoupons(account) : 0;
  const { buy, isBusy } = useBuyPhotos();
  const count = chosen.length;
  const freeLeft = shoot.freeleft ?? 0;
  const quote = quotePhotos({ count, cardsEach, freeLeft, pointsLeft });
  const each = quotePhotos({ count: 1, cardsEach, freeLeft: 0, pointsLeft });
  // Beside the price stands what it would be paid with.
  const purse = [
    t('recharge.cards', account?.balance ?? 0),
    ...(coupons > 0 ? [t('order.part-coupons', coupons)] : []),
  ];
  const have = account ? t('pay.have', purse.join(' · ')) : '';
  const free = freeLeft > 0 ? t('order.part-free', freeLeft) : '';
  // Before any is chosen or kept it says what one costs, and what there is for it.
  const isBegun = count > 0 || keptCount > 0;
  const before = isBegun ? [] : [free, each.paid > 0 ? have : ''].filter((part) => part !== '');
  const terms = [t('result.costs'), ...(data ? [t('result.expires', data.keepdays)] : [])];
  const keep = async () => {
    if (await buy(chosen)) onDone();
  };
  return (
    <BottomBar isFloating>
      <div className={styles.bar}>
        <div className={styles.words}>
          <p className={styles.count} role="status">
            {count > 0 ? (
              <Sum parts={[t('order.photos', count), ...priceParts(t, quote)]} />
            ) : isBegun ? (
              t('result.kept', keptCount)
            ) : (
              `${t('order.photos', 1)} – ${priceParts(t, each).join(' · ')}`
            )}
          </p>
          {before.length > 0 ? <p className={styles.terms}>{before.join(' · ')}</p> : null}
          <p className={styles.terms}>{quote.paid > 0 && account ? have : joinSentences(terms)}</p>
        </div>
        {count > 0 ? (
          <Button label={t('viewer.keep')} isBusy={isBusy || isLeaving} onPress={() => void keep()} />
        ) : (
          <Button label={t('result.done')} variant="tonal" isBusy={isLeaving} onPress={onDone} />
        )}
      </div>
    </BottomBar>
  );
}

/** A number stays with what it counts where the line is too long; a dot at the beginning of a line is out of sight. */
const Sum = ({ parts }: { parts: readonly string[] }) => (
  <span className={styles.sum}>
    {parts.map((part, at) => (
      <Fragment key={part}>
        <span className={styles.part}>
          <span className={styles.dot}>{at > 0 ? '· ' : ''}</span>
          {part}
        </span>{' '}
      </Fragment>
    ))}
  </span>
);
