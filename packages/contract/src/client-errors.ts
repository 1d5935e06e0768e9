import type { ErrorDefinition } from './entities/error-definition.ts';
import { CLIENT_ERROR } from './errors.ts';

/** The client's own errors with their Chinese and English texts (specification, section 8). `%s` is filled from the message. */
export const CLIENT_ERROR_DEFINITIONS: readonly ErrorDefinition[] = [
  {
    errid: CLIENT_ERROR.statusCode,
    errmsg: 'status code error',
    txt: '服务器出错（%s），过一会儿再试。',
    en: 'The server has a problem (%s). Try again in a little while.',
  },
  {
    errid: CLIENT_ERROR.responseEmpty,
    errmsg: 'response empty',
    txt: '服务器没有回答，请再试一次。',
    en: 'The server did not answer. Please try again.',
  },
  {
    errid: CLIENT_ERROR.requestTimeout,
    errmsg: 'request timeout',
    txt: '等得太久了，检查网络后再试。',
    en: 'This took too long. Check your network and try again.',
  },
  {
    errid: CLIENT_ERROR.unrecognisedResponse,
    errmsg: 'unrecognised response',
    txt: '服务器的回答看不懂，请再试一次。',
    en: 'The server’s answer could not be read. Please try again.',
  },
  {
    errid: CLIENT_ERROR.network,
    errmsg: 'network error',
    txt: '网络不通，检查网络后再试。',
    en: 'No connection. Check your network and try again.',
  },
  {
    errid: CLIENT_ERROR.undefinedError,
    errmsg: 'undefined error',
    txt: '出了点意外，请再试一次。',
    en: 'Something unexpected happened. Please try again.',
  },
  {
    errid: CLIENT_ERROR.loginFailed,
    errmsg: 'login failed',
    txt: '登录没有成功，请再试一次。',
    en: 'Login failed. Please try again.',
  },
  {
    errid: CLIENT_ERROR.orderExpired,
    errmsg: 'order expired',
    txt: '订单已超时，请重新下单。',
    en: 'The order has expired. Please order again.',
  },
  { errid: CLIENT_ERROR.notPaid, errmsg: 'not paid', txt: '还没有付款。', en: 'Not paid yet.' },
  {
    errid: CLIENT_ERROR.payFailed,
    errmsg: 'pay failed',
    txt: '付款没有成功。如果已经扣款，请稍后刷新订单，或联系客服。',
    en: 'Order payment failed. If you have already made the payment, please refresh the order later or contact customer service.',
  },
];
