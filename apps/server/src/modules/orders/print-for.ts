import {
  dpiOf,
  ERROR,
  type Extent,
  findAddressFaults,
  fitsFrame,
  frameFor,
  PRINT_DPI_MIN,
  type PrintWanted,
  quotePrints,
} from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { canRender, findPhotos } from '../photos/index.ts';
import { largestOf } from './print-source.ts';
import type { NewPrint, PrintRow } from './prints.store.ts';
import { printsOf } from './prints-offered.ts';

/** Of less than this share nothing is seen: fractions and whole pixels do not meet. */
const PIXELS_LOST = 0.99;

/** What is printed, without its order, and what it costs. */
export interface PrintGoods {
  readonly row: Omit<NewPrint, 'order_id'>;
  readonly price: number;
}

/**
 * The prints that somebody wants, as they are offered now. Throws AppError where they cost otherwise than was shown, or the photo is not theirs to print at
 * that size.
 */
export async function printFor(
  tx: Db,
  deps: Deps,
  user: User,
  wanted: PrintWanted,
  shown: number,
): Promise<PrintGoods> {
  const offer = printsOf(deps.config);
  const size = offer.sizes.find(({ id }) => id === wanted.size);
  const quote = quotePrints(offer, wanted);
  if (!size || !quote) throw new AppError(ERROR.configOutOfDate, 'no such size or paper any more');
  if (!offer.countries.includes(wanted.address.country)) throw new AppError(ERROR.countryNotServed, 'not sent there');
  if (findAddressFaults(wanted.address).length > 0) throw new AppError(ERROR.addressIncomplete, 'no whole address');
  const [photo] = await findPhotos(tx, user.uid, [wanted.photo]);
  if (!photo) throw new AppError(ERROR.notFound, 'no such photo');
  if (!canRender(user, photo)) throw new AppError(ERROR.photoNotKept, 'the photo is not kept');
  const picture: Extent = await largestOf(tx, photo);
  const frame = frameFor(size, picture);
  if (!fitsFrame(picture, wanted.crop, frame)) throw new AppError(ERROR.orderInvalid, 'a part of another shape');
  if (dpiOf(picture, wanted.crop, frame) < PRINT_DPI_MIN * PIXELS_LOST)
    throw new AppError(ERROR.printTooLarge, 'too few pixels for that size');
  if (quote.total !== shown) throw new AppError(ERROR.priceChanged, `${quote.total}, not ${shown}`);
  const { x, y, width, height } = wanted.crop;
  return {
    price: quote.total,
    row: {
      ...{ photo_id: photo.id, size: size.id, width_mm: frame.width, height_mm: frame.height, paper: wanted.paper },
      ...{ crop_x: x, crop_y: y, crop_width: width, crop_height: height, count: wanted.count },
      ...{ unit: quote.unit, shipping: quote.shipping, locale: user.locale },
      address_sealed: deps.personal.encrypt(JSON.stringify(wanted.address)),
    },
  };
}

/** What prints cost as they are offered now; undefined where they are not. */
export const quotePrintsNow = (config: Deps['config'], print: PrintRow): number | undefined =>
  quotePrints(printsOf(config), print)?.total;

/** Throws AppError where prints that were ordered are offered no more, or for another price, or their photo is gone or locked again. */
export async function requireOffered(
  tx: Db,
  { config }: Pick<Deps, 'config'>,
  order: { uid: string; price: number },
  print: PrintRow,
): Promise<void> {
  if (quotePrintsNow(config, print) !== order.price)
    throw new AppError(ERROR.priceChanged, 'prints cost otherwise now');
  const [photo] = await findPhotos(tx, order.uid, [print.photo_id]);
  if (!photo || !canRender(order, photo)) throw new AppError(ERROR.photoNotKept, 'the photo is gone, or not kept');
}
