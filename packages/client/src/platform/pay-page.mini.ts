import type { VirtualPayment } from '@kinora/contract';
import { copyText } from './clipboard';
import { askDouyin } from './pay-in-douyin.mini';
import { askKuaishou } from './pay-in-kuaishou.mini';
import type { HostPayment, PayPagePort } from './pay-page-port';

/** A mini-program opens no page of others: a browser does. */
export const openPayPage: PayPagePort['openPayPage'] = async (url) => {
  await copyText(url);
  return 'copied';
};

/** The user closed what the app had opened. */
const CANCELLED = -2;

/** https://developers.weixin.qq.com/miniprogram/dev/api/payment/wx.requestVirtualPayment.html */
const askForVirtual = (virtual: VirtualPayment): Promise<HostPayment> =>
  new Promise((resolve) => {
    if (!wx.requestVirtualPayment) return resolve('absent');
    wx.requestVirtualPayment({
      ...virtual,
      success: () => resolve('paid'),
      fail: ({ errCode }) => resolve(errCode === CANCELLED ? 'cancelled' : 'failed'),
    });
  });

const outcomeOf = (errMsg: string): HostPayment => (errMsg.endsWith('cancel') ? 'cancelled' : 'failed');

export const askHostToPay: PayPagePort['askHostToPay'] = (asked) => {
  if (asked.kind === 'douyin') return askDouyin(asked.order);
  if (asked.kind === 'kuaishou') return askKuaishou(asked.order);
  if (asked.kind === 'virtual') return askForVirtual(asked.virtual);
  // https://developers.weixin.qq.com/miniprogram/dev/api/payment/wx.requestPayment.html
  return new Promise((resolve) => {
    if (!wx.requestPayment) return resolve('absent');
    wx.requestPayment({
      ...asked.bridge,
      success: () => resolve('paid'),
      fail: ({ errMsg }) => resolve(outcomeOf(errMsg)),
    });
  });
};
