import type { Deps } from '../../deps.ts';
import { listOrdersOfUser, listPrints, openAddress, openTracking } from '../orders/index.ts';

const time = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** What is kept of the prints that a user ordered, opened, as it is written into the export. */
export async function collectPrints({ db, personal }: Pick<Deps, 'db' | 'personal'>, uid: string) {
  const orders = await listOrdersOfUser(db, uid);
  const prints = await listPrints(
    db,
    orders.map(({ id }) => id),
  );
  return [...prints.values()].map((print) => ({
    ...{ order: print.order_id, photo: print.photo_id, size: print.size, paper: print.paper, count: print.count },
    part: { x: print.crop_x, y: print.crop_y, width: print.crop_width, height: print.crop_height },
    sentTo: openAddress({ personal }, print),
    ...{ carrier: print.carrier, tracking: openTracking({ personal }, print) },
    ...{ accepted: time(print.accepted_at), sent: time(print.sent_at), delivered: time(print.delivered_at) },
    received: time(print.received_at),
  }));
}
