import { copyText } from './clipboard';
import { askDouyin } from './pay-in-douyin.mini';
import type { HostPayment, PayPagePort } from './pay-page-port';

/** A mini-program opens no page of others: a browser does. */
export const openPayPage: PayPagePort['openPayPage'] = async (url) => {
  await copyText(url);
  return 'copied';
};

const outcomeOf = (errMsg: string): HostPayment => (errMsg.endsWith('cancel') ? 'cancelled' : 'failed');

export const askHostToPay: PayPagePort['askHostToPay'] = (asked) => {
  if (asked.kind === 'douyin') return askDouyin(asked.order);
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
