import { ORDER_STATUS, PAYMENT_STATUS, RESULT_STATUS } from '@kinora/contract';
import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';

/** The id of one of these orders. */
export const orderAt = (place: number): string => `order${place}`;

/** Orders of a photo each that wait to be paid with a gold card, of the people of `openAccounts` in turn. */
export async function fillOrders(
  { db }: Database,
  { people, orders }: { people: number; orders: number },
): Promise<void> {
  const expires = Date.now() + 86_400_000;
  const person = sql`'person' || lpad((n % ${people}::int)::text, 7, '0')`;
  await db.transaction().execute(async (tx) => {
    await sql`insert into shoots (id, uid, sn, theme, face_ids, state, total, seed, created_at)
      select 'shoot' || n, ${person}, '', 'city-evening', '{}', 'finished', 20, 1, 1 from generate_series(0, ${people - 1}::int) n`.execute(
      tx,
    );
    await sql`insert into photos (id, uid, kind, shoot_id, sheet, theme, face_ids, parts, status, dislike, isnew, width_px, height_px, thumbhash,
        likeness, keywords, photo_key, cover_key, created_at, unkept_since)
      select 'photo' || n, ${person}, 'regular', 'shoot' || n % ${people}::int, n / ${people}::int, 'city-evening', '{}', 1, ${RESULT_STATUS.order},
        false, false, 1536, 2048, '', 1, '{}', '', '', 1, 1 from generate_series(0, ${orders - 1}::int) n`.execute(tx);
    await sql`insert into orders (id, uid, sn, type, plan, cards, cnt, price, currency, paymethod, status, paystatus, placed_at, expires_at)
      select 'order' || n, ${person}, n::text, 'virtual', '', 1, 1, 1, 'CNY', 'balance', ${ORDER_STATUS.paying}, ${PAYMENT_STATUS.notPaid}, 1,
        ${expires}::int8 from generate_series(0, ${orders - 1}::int) n`.execute(tx);
    await sql`insert into order_photos (order_id, photo_id, status)
      select 'order' || n, 'photo' || n, ${RESULT_STATUS.order} from generate_series(0, ${orders - 1}::int) n`.execute(
      tx,
    );
  });
  await sql`analyze shoots, photos, orders, order_photos`.execute(db);
}
