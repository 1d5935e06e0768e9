import { ORDER_STATUS, type Order, type OrderStatus, PAYMENT_STATUS } from '@kinora/contract';
import { orderStateKey } from '@kinora/locales';
import { usePrinted } from '../../domain/orders/use-printed';
import { usePhotos } from '../../domain/photos/use-photos';
import { useT } from '../../lib/translation';
import { Steps } from '../../ui/steps';
import styles from './orders.module.css';

const { paid, accepted, delivering, delivered, received, complete } = ORDER_STATUS;
const WAY: readonly OrderStatus[] = [paid, accepted, delivering, delivered, received];
const THUMB_PX = 96;

/** The part of a photo that is printed, and how far its order is. */
export function PrintWay({ order }: { order: Order }) {
  const t = useT();
  const { print, status } = order;
  if (!print) return null;
  const [widthPx, heightPx] = [(THUMB_PX * print.width) / print.height, THUMB_PX].map(Math.round) as [number, number];
  // What ended without being sent is on no way.
  const isOnWay = status >= paid && (status < complete || print.sent !== undefined);
  // Nothing comes after having received them.
  const current = status === received || status === complete ? WAY.length : WAY.indexOf(status);
  return (
    <>
      <Printed print={print} widthPx={widthPx} heightPx={heightPx} />
      {isOnWay ? (
        <Steps
          label={t('print.way')}
          items={WAY.map((step) => ({
            id: String(step),
            label: t(orderStateKey({ status: step, paystatus: PAYMENT_STATUS.paid })),
          }))}
          currentIndex={current}
        />
      ) : null}
    </>
  );
}

interface PrintedProps {
  readonly print: NonNullable<Order['print']>;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What lies on the paper, as the printer gets it; nothing where the photo is gone. */
function Printed({ print, widthPx, heightPx }: PrintedProps) {
  const { data, isPending } = usePhotos([print.photo]);
  const printed = usePrinted(print.photo, print.crop);
  if (!isPending && data?.imgs.length !== 1) return null;
  return (
    <div className={styles.printed} style={{ width: `${widthPx}px`, height: `${heightPx}px` }} aria-hidden="true">
      {printed === undefined ? null : <img className={styles.printedPhoto} src={printed} alt="" />}
    </div>
  );
}
