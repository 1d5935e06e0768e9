import type { CashierTexts } from '../cashier-texts.ts';

export const zhHant: CashierTexts = {
  title: '示範收銀台',
  heading: '示範收銀台：不會真的扣款',
  order: '訂單',
  states: {
    waiting: '等待付款',
    failed: '付款失敗，可以再付',
    closed: '已關閉，無法再付',
    paid: '已付款',
  },
  until: '付款截止 %s（UTC）。不做任何動作，就會逾時。',
  back: '返回商店',
  noAnswer: '收銀台沒有回應，請再試一次。',
  acts: {
    pay: '付款',
    fail: '付款失敗：銀行拒絕',
    cancel: '取消並返回',
    expire: '立即逾時關閉',
    late: '付款，20 秒後才通知商店',
    twice: '付款，同時通知商店三次',
    reordered: '付款，隨後再通知商店付款失敗',
    silent: '付款，但不通知商店：由商店來查',
    forged: '不付款，發一則偽造的通知',
  },
};
