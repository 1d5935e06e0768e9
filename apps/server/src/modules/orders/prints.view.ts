import type { OrderPrint, PrintAddress } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { PrintRow } from './prints.store.ts';

type Opening = Pick<Deps, 'personal'>;

/** Where prints are sent, opened. It was checked before it was sealed. */
export const openAddress = ({ personal }: Opening, { address_sealed }: PrintRow): PrintAddress =>
  JSON.parse(personal.decrypt(address_sealed)) as PrintAddress;

/** The number by which one follows a parcel, opened. */
export const openTracking = ({ personal }: Opening, { tracking_sealed }: PrintRow): string =>
  tracking_sealed === null ? '' : personal.decrypt(tracking_sealed);

/** Prints as who ordered them sees them. */
export function viewPrint(deps: Opening, row: PrintRow): OrderPrint {
  const { photo_id, size, width_mm, height_mm, paper, count, unit, shipping, carrier } = row;
  return {
    ...{ photo: photo_id, size, width: width_mm, height: height_mm, paper, count, unit, shipping },
    crop: { x: row.crop_x, y: row.crop_y, width: row.crop_width, height: row.crop_height },
    address: openAddress(deps, row),
    ...(carrier !== null && { carrier, tracking: openTracking(deps, row) }),
    ...(row.accepted_at !== null && { accepted: row.accepted_at }),
    ...(row.sent_at !== null && { sent: row.sent_at }),
    ...(row.delivered_at !== null && { delivered: row.delivered_at }),
    ...(row.received_at !== null && { received: row.received_at }),
  };
}
