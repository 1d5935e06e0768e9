import { copyText } from './clipboard';
import type { PayPagePort } from './pay-page-port';

/** A mini-program opens no page of others: a browser does. */
export const openPayPage: PayPagePort['openPayPage'] = async (url) => {
  await copyText(url);
  return 'copied';
};

// https://developers.weixin.qq.com/miniprogram/dev/api/payment/wx.requestPayment.html
export const askHostToPay: PayPagePort['askHostToPay'] = (bridge) =>
  new Promise((resolve) => {
    if (!wx.requestPayment) return resolve('failed');
    wx.requestPayment({
      ...bridge,
      success: () => resolve('paid'),
      fail: ({ errMsg }) => resolve(errMsg.endsWith('cancel') ? 'cancelled' : 'failed'),
    });
  });
