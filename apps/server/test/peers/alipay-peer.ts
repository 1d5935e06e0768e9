import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { AlipayRefusal, type AlipayTrade, beijing, createAlipayBook } from './alipay-book.ts';
import { ALIPAY, bareLine, type Fields, judgeCall, signForm, signText, zip } from './alipay-wire.ts';
import { toGbk } from './gbk.ts';
import { listenOnLoopback, type Peer, refuseProduction } from './peer-server.ts';
import { newSigningKeys } from './signing-keys.ts';

export interface AlipayPeer extends Peer {
  /** What a server is started with. */
  environment: Record<string, string>;
  book: ReturnType<typeof createAlipayBook>;
  /** Answers of these next calls are, in order: cut off, signed by nobody, or changed after they were signed. */
  faults: ('cut' | 'unsigned' | 'changed')[];
  /** Where the merchant listens, in place of the host that it told. */
  deliverTo(address: string): void;
  /** Somebody pays; nobody is told. */
  pay(id: string): AlipayTrade;
  /** Tells the merchant of an order as it stands, or otherwise: the status and the text of the answer. */
  tell(id: string, told?: Fields, otherwise?: { isForged?: boolean; kind?: string; more?: string }): Promise<string>;
}

/** Alipay's gateway on loopback: each call, and each page, must be signed by the app; each answer and each notice is signed. */
export async function startAlipayPeer(): Promise<AlipayPeer> {
  refuseProduction();
  const [merchant, own, other] = [newSigningKeys(), newSigningKeys(), newSigningKeys()];
  const book = createAlipayBook();
  const faults: AlipayPeer['faults'] = [];
  const files = new Map<string, Buffer>();
  let site = '';

  const METHODS: Readonly<Record<string, (asked: Record<string, string>) => object>> = {
    'alipay.trade.query': book.query,
    'alipay.trade.close': book.close,
    'alipay.trade.refund': book.refund,
    'alipay.trade.fastpay.refund.query': book.findRefund,
    'alipay.data.dataservice.bill.downloadurl.query'({ bill_type, bill_date = '' }) {
      if (bill_type !== 'trade') throw new AlipayRefusal('isv.invalid-arguments');
      const list = toGbk(book.bill(bill_date));
      const sums = toGbk('#支付宝业务汇总查询\r\n门店编号,门店名称,交易订单总笔数\r\n合计,,1\r\n');
      files.set(`/${bill_date}.csv.zip`, zip({ 'details.csv': list, 'sums.csv': sums }));
      return { bill_download_url: `${peer.url}/${bill_date}.csv.zip` };
    },
  };

  function answer(fields: Fields): object {
    const wrong = judgeCall(merchant, fields);
    if (wrong) return { code: '40002', msg: 'Invalid Arguments', sub_code: wrong };
    try {
      const method = METHODS[fields.method ?? ''];
      if (!method) throw new AlipayRefusal('isv.invalid-method');
      return { code: '10000', msg: 'Success', ...method(JSON.parse(fields.biz_content ?? '')) };
    } catch (error) {
      if (!(error instanceof AlipayRefusal)) throw error;
      return { code: '40004', msg: 'Business Failed', sub_code: error.code, sub_msg: 'said {of "it"}' };
    }
  }

  /** A page that a browser is sent to is a call as well; undefined where it is refused. */
  function openPage(fields: Fields): string | undefined {
    const isKnown = ['alipay.trade.page.pay', 'alipay.trade.wap.pay'].includes(fields.method ?? '');
    if (!isKnown || judgeCall(merchant, fields) || !fields.notify_url || !fields.return_url) return undefined;
    const { out_trade_no, total_amount, subject, product_code, time_expire } = JSON.parse(fields.biz_content ?? '');
    const product = fields.method === 'alipay.trade.wap.pay' ? 'QUICK_WAP_WAY' : 'FAST_INSTANT_TRADE_PAY';
    const isRight = subject && product_code === product && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time_expire);
    if (!isRight || !/^\d+\.\d\d$/.test(total_amount)) return undefined;
    book.open(out_trade_no, total_amount, fields.notify_url);
    const back = `${fields.return_url}?${new URLSearchParams({ charset: 'utf-8', out_trade_no, total_amount })}`;
    return `<!doctype html><title>Alipay</title><a href="${back.replaceAll('&', '&amp;')}">Back to the shop</a>`;
  }

  async function reply(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', peer.url);
    const file = files.get(url.pathname);
    if (file) return void response.end(file);
    if (request.method === 'GET') {
      const page = openPage(Object.fromEntries(url.searchParams));
      return void response.writeHead(page === undefined ? 400 : 200, { 'content-type': 'text/html' }).end(page);
    }
    const fault = faults.shift();
    if (fault === 'cut') return void request.socket.destroy();
    const fields = Object.fromEntries(new URLSearchParams(body.toString()));
    const said = JSON.stringify(answer(fields));
    const signature = signText(said, fault === 'unsigned' ? other.privateKey : own.privateKey);
    const told = fault === 'changed' ? said.replace('10000', '10000 ').replace('40004', '10000') : said;
    const name = `${fields.method?.replaceAll('.', '_')}_response`;
    response.end(`{"${name}":${told},"sign":"${signature.replaceAll('/', '\\/')}"}`);
  }

  const server = http.createServer((request, response) => {
    reply(request, response).catch(() => response.writeHead(500).end());
  });
  const peer: Peer = await listenOnLoopback(server);
  return {
    ...peer,
    ...{ book, faults },
    environment: {
      KINORA_SHOP: 'open',
      KINORA_CONTACT: 'help@example.org',
      KINORA_ALIPAY_APP: ALIPAY.appId,
      KINORA_ALIPAY_SELLER: ALIPAY.seller,
      KINORA_ALIPAY_KEY: bareLine(merchant.privateLine),
      KINORA_ALIPAY_PUBLIC_KEY: own.publicLine,
      KINORA_ALIPAY_URL: `${peer.url}/gateway.do`,
    },
    deliverTo: (address) => {
      site = address;
    },
    pay(id) {
      const trade = book.tradeOf({ out_trade_no: id });
      if (trade.status !== 'WAIT_BUYER_PAY') throw new AlipayRefusal('ACQ.TRADE_HAS_CLOSE');
      return Object.assign(trade, { status: 'TRADE_SUCCESS', paidAt: Date.now() } as const);
    },
    async tell(id, told = {}, { isForged = false, kind = 'RSA2', more = '' } = {}) {
      const trade = book.tradeOf({ out_trade_no: id });
      const fields = {
        ...{ notify_time: beijing(Date.now()), notify_type: 'trade_status_sync', notify_id: 'n', charset: 'utf-8' },
        ...{ version: '1.0', app_id: ALIPAY.appId, seller_id: ALIPAY.seller, trade_no: trade.number },
        ...{ out_trade_no: trade.id, trade_status: trade.status, total_amount: trade.amount, subject: '映画 & more' },
        ...{ body: '', buyer_id: '2088102122524333', gmt_create: beijing(Date.now()), ...told },
      };
      const form = signForm(fields, (isForged ? other : own).privateKey, kind);
      const { pathname } = new URL(trade.notifyUrl);
      const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
      const response = await fetch(site + pathname, { method: 'POST', headers, body: `${form}${more}` });
      return `${response.status} ${await response.text()}`.trim();
    },
  };
}
