import { randomBytes } from 'node:crypto';
import { cropFor, type InputOf, type Order, type PrintWanted } from '@kinora/contract';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { ChannelPayment } from '../src/adapters/ports/pay-channel.ts';
import { auditLedger } from '../src/modules/ledger/audit.store.ts';
import { decideRefund } from '../src/modules/orders/decide-refund.ts';
import { makePrint } from '../src/modules/orders/make-print.worker.ts';
import { operatorOrdersOfOrders } from '../src/modules/orders/operator-orders.ts';
import { latestRefunds } from '../src/modules/orders/refunds.store.ts';
import { settlePayment } from '../src/modules/orders/settle-payment.ts';
import { keepPhoto } from './keep-photo.ts';
import { newSn, type World } from './module-world.ts';

export const PHOTO = { width: 900, height: 1_200 };
export const SMALL = { width: 102, height: 152 };
/** Of two small prints. */
export const PRICE = 2 * (290 + 100) + 800;
export const address = {
  ...{ name: 'Wang-7Q', phone: '13800000000', country: 'CN', province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ street: '文三路 1 号', postcode: '' },
};
export const sent = { carrier: 'SF Express', number: 'SF-7Q' };

/** Red, with a green part in the upper left. */
export async function drawPicture(): Promise<Uint8Array> {
  const { width, height } = PHOTO;
  const green = await sharp({ create: { width: width / 2, height: height / 2, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: green, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** Somebody with a photo to print. */
export type PrintBuyer = Awaited<ReturnType<typeof newPrintBuyer>>;

export async function newPrintBuyer(world: World, picture: Uint8Array) {
  const { user, photoId: photo } = await keepPhoto(world);
  const row = world.deps.db.updateTable('photos').where('id', '=', photo);
  const change = { width_px: PHOTO.width, height_px: PHOTO.height };
  const { photo_key } = await row.set(change).returning('photo_key').executeTakeFirstOrThrow();
  await world.deps.objects.put(photo_key, picture, { contentType: 'image/jpeg' });

  const wanted = (told: Partial<PrintWanted> = {}): PrintWanted => ({
    ...{ photo, size: '10x15', paper: 'silk', crop: cropFor(PHOTO, SMALL), count: 2, address },
    ...told,
  });
  async function place(told: Partial<InputOf<'CREATEORDER'>> = {}): Promise<Order> {
    const input = { sn: newSn(), plan: '', print: wanted(), price: PRICE, paymethod: 'sandbox' as const, ...told };
    return (await world.call('CREATEORDER', user, input)).order;
  }
  const commandLine = { uid: '', by: 'olga', amount: '', unit: '', days: '' };
  return {
    ...{ user, photo, wanted, place },
    look: async ({ id }: Order): Promise<Order> => (await world.call('QUERYORDERDETAIL', user, { oid: id })).order,
    async buy(): Promise<Order> {
      const order = await place();
      await settlePayment(world.deps, 'sandbox', printMoney(order.id));
      await makePrint(world.deps, { orderId: order.id });
      return order;
    },
    /** As `npm run operator -- orders …`; what it says, or the message of its refusal. */
    operate: (name: string, { id }: Order, told: object = {}): Promise<string> =>
      (operatorOrdersOfOrders.find((one) => one.area === 'orders' && one.name === name)?.run ?? expect.fail)(
        world.deps,
        { ...commandLine, id, why: 'by hand', ...told },
      ).then((lines) => lines.join('\n'), String),
    decide: ({ id }: Order, decision: 'agreed' | 'refused', amount = '') =>
      decideRefund(world.deps, decision, { ...commandLine, id, why: 'torn', amount }),
    async templates() {
      const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
      return messages.map(({ template }) => template);
    },
    refundOf: async ({ id }: Order) => (await latestRefunds(world.deps.db, [id])).get(id),
    expectRight: async () => expect((await auditLedger(world.deps.db)).differences).toEqual([]),
  };
}

/** Money of its own for an order of two small prints. */
export const printMoney = (id: string, amount = PRICE): ChannelPayment => ({
  ...{ orderId: id, transactionId: `of ${id} ${randomBytes(4).toString('hex')}`, amount, currency: 'CNY' },
});
