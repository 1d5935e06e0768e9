import { RETURN_PAGES } from '@kinora/contract';
import type { CallbackReply, CallbackRoute } from '../../http/callbacks/callback-route.ts';

const MAX_BYTES = 1_024;

function toOrder(publicUrl: string, id: string, more: string): CallbackReply {
  const query = /^[0-9a-z]{1,64}$/.test(id) ? `?id=${id}${more}` : '';
  const location = `${publicUrl}/#${RETURN_PAGES.orderDetails}${query}`;
  return { status: 303, contentType: 'text/plain', body: '', location };
}

/**
 * The return of a browser from the page that tells who pays: it goes on to its order, with the code. It is of use to nobody but whose order that is, and whoever
 * is shown somebody else's code pays with it for their own order alone.
 */
export const payerReturn: CallbackRoute = {
  ...{ vendor: 'wechat', path: 'payer', methods: ['GET'], maxBytes: MAX_BYTES },
  async handle({ config }, { query }) {
    const code = query.get('code') ?? '';
    return toOrder(config.publicUrl, query.get('state') ?? '', /^[\w-]{1,512}$/.test(code) ? `&payer=${code}` : '');
  },
};

/** The return of a browser from Alipay, which adds what it likes to an address: nothing of it is believed, and the order is asked about. */
export const alipayReturn: CallbackRoute = {
  ...{ vendor: 'alipay', path: 'return', methods: ['GET'], maxBytes: MAX_BYTES },
  async handle({ config }, { query }) {
    return toOrder(config.publicUrl, query.get('out_trade_no') ?? '', '&check=1');
  },
};
