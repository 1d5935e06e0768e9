import type { CashierTexts } from '../cashier-texts.ts';

export const zhHans: CashierTexts = {
  title: '演示收银台',
  heading: '演示收银台：不会真的扣款',
  order: '订单',
  states: {
    waiting: '等待付款',
    failed: '付款失败，可以再付',
    closed: '已关闭，不能再付',
    paid: '已付款',
  },
  until: '付款截止 %s（UTC）。不做任何操作，就会超时。',
  back: '返回商店',
  noAnswer: '收银台没有回应，请再试一次。',
  acts: {
    pay: '付款',
    fail: '付款失败：银行拒绝',
    cancel: '取消并返回',
    expire: '立即超时关闭',
    late: '付款，20 秒后才通知商店',
    twice: '付款，同时通知商店三次',
    reordered: '付款，随后再通知商店付款失败',
    silent: '付款，但不通知商店：由商店来查',
    forged: '不付款，发一条伪造的通知',
  },
};
