import { once } from 'node:events';
import http from 'node:http';
import { startAlipayPeer } from './alipay-peer.ts';
import { listenOnLoopback, refuseProduction } from './peer-server.ts';
import { startTtpayPeer } from './ttpay-peer.ts';
import { startWechatPayPeer } from './wechat-pay-peer.ts';

/*
 * Starts a stand-in for every channel of payments, and prints the variables with which a server finds them, as one line of JSON, with the address at which one is told
 * what to do besides: `/pay?to=…` pays the newest order that waits, at whichever of them it is, and tells the merchant who listens there.
 */
refuseProduction();
const [wechatPay, alipay, ttpay] = await Promise.all([startWechatPayPeer(), startAlipayPeer(), startTtpayPeer()]);

async function pay(to: string): Promise<void> {
  const waiting = [
    ...[...wechatPay.book.orders].filter(([, { state }]) => state === 'NOTPAY').map(([id]) => [wechatPay, id] as const),
    ...[...alipay.book.trades.values()]
      .filter(({ status }) => status === 'WAIT_BUYER_PAY')
      .map(({ id }) => [alipay, id] as const),
    ...[...ttpay.orders].filter(([, { status }]) => status === 'PROCESS').map(([id]) => [ttpay, id] as const),
  ];
  const [peer, id] = waiting.at(-1) ?? [];
  if (!peer || id === undefined) throw new Error('nothing waits');
  peer.deliverTo(to);
  peer.pay(id);
  await peer.tell(id);
}

const control = await listenOnLoopback(
  http.createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://control');
    pay(searchParams.get('to') ?? '').then(
      () => response.end(),
      () => response.writeHead(500).end(),
    );
  }),
);
const environment = { ...wechatPay.environment, ...alipay.environment, ...ttpay.environment };
process.stdout.write(`${JSON.stringify({ environment, control: control.url })}\n`);
await once(process, 'SIGTERM');
await Promise.all([wechatPay.close(), alipay.close(), ttpay.close(), control.close()]);
