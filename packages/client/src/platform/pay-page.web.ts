import type { PayPagePort } from './pay-page-port';

export const openPayPage: PayPagePort['openPayPage'] = async (url) => {
  location.assign(url);
  return 'left';
};

interface ChatBridge {
  invoke(name: string, options: object, answer: (answer: { readonly err_msg: string }) => void): void;
}

const WAIT_MS = 5_000;

// https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter3_1_4.shtml
export const askHostToPay: PayPagePort['askHostToPay'] = async (asked) => {
  const host = asked.kind === 'chat' ? await chatBridge() : undefined;
  if (asked.kind !== 'chat' || !host) return 'absent';
  return new Promise((resolve) => {
    host.invoke('getBrandWCPayRequest', asked.bridge, ({ err_msg }) => {
      if (err_msg.endsWith(':ok')) return resolve('paid');
      resolve(err_msg.endsWith(':cancel') ? 'cancelled' : 'failed');
    });
  });
};

/** What the chat app puts into its pages, some time after they have opened; undefined elsewhere. */
function chatBridge(): Promise<ChatBridge | undefined> {
  const read = () => (globalThis as { WeixinJSBridge?: ChatBridge }).WeixinJSBridge;
  const here = read();
  if (here) return Promise.resolve(here);
  return new Promise((resolve) => {
    const end = () => resolve(read());
    document.addEventListener('WeixinJSBridgeReady', end, { once: true });
    setTimeout(end, WAIT_MS);
  });
}
