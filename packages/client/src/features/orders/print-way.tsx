import { ORDER_STATUS, type Order, type OrderStatus, PAYMENT_STATUS } from '@kinora/contract';
import { orderStateKey } from '@kinora/locales';
import { usePhotos } from '../../domain/photos/use-photos';
import { useT } from '../../lib/translation';
import { Steps } from '../../ui/steps';
import styles from './orders.module.css';

const { paid, accepted, delivering, delivered, received, complete } = ORDER_STATUS;
const WAY: readonly OrderStatus[] = [paid, accepted, delivering, delivered];
const THUMB_PX = 96;

/** The part of a photo that is printed, and how far its order is. */
export function PrintWay({ order }: { order: Order }) {
  const t = useT();
  const { print, status } = order;
  const { data, isPending } = usePhotos(print ? [print.photo] : []);
  const [photo] = data?.imgs ?? [];
  if (!print) return null;
  const { crop } = print;
  const [widthPx, heightPx] = [(THUMB_PX * print.width) / print.height, THUMB_PX].map(Math.round) as [number, number];
  // What ended without being sent is on no way.
  const isOnWay = status >= paid && (status < complete || print.sent !== undefined);
  const current = status === received || status === complete ? WAY.length : WAY.indexOf(status);
  return (
    <>
      {photo || isPending ? (
        <div className={styles.printed} style={{ width: `${widthPx}px`, height: `${heightPx}px` }} aria-hidden="true">
          {photo ? (
            <img
              className={styles.printedPhoto}
              style={{
                width: `${widthPx / crop.width}px`,
                height: `${heightPx / crop.height}px`,
                transform: `translate(${(-crop.x * widthPx) / crop.width}px, ${(-crop.y * heightPx) / crop.height}px)`,
              }}
              src={photo.cover}
              alt=""
            />
          ) : null}
        </div>
      ) : null}
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
