import type { CashierTexts } from '../cashier-texts.ts';

export const ja: CashierTexts = {
  title: 'デモ用レジ',
  heading: 'デモ用レジ：実際の請求はありません',
  order: '注文',
  states: {
    waiting: '支払い待ち',
    failed: '支払い失敗、もう一度支払えます',
    closed: '終了、もう支払えません',
    paid: '支払い済み',
  },
  until: '%s（UTC）まで支払えます。何もしないと時間切れになります。',
  back: 'ショップに戻る',
  noAnswer: 'レジから応答がありません。もう一度お試しください。',
  acts: {
    pay: '支払う',
    fail: '失敗させる：銀行が拒否',
    cancel: 'キャンセルして戻る',
    expire: 'すぐに時間切れにする',
    late: '支払い、20秒後にショップへ通知',
    twice: '支払い、同時に3回ショップへ通知',
    reordered: '支払い、あとから失敗をショップへ通知',
    silent: '支払い、ショップへ通知しない（ショップが確認）',
    forged: '支払わず、偽の通知を送る',
  },
};
