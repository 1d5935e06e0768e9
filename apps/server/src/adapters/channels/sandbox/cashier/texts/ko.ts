import type { CashierTexts } from '../cashier-texts.ts';

export const ko: CashierTexts = {
  title: '데모 계산대',
  heading: '데모 계산대: 실제 돈은 오가지 않아요',
  order: '주문',
  states: {
    waiting: '결제 대기',
    failed: '결제 실패, 다시 결제할 수 있어요',
    closed: '종료됨, 더는 결제할 수 없어요',
    paid: '결제됨',
  },
  until: '%s(UTC)까지 열려 있어요. 그대로 두면 시간이 만료돼요.',
  back: '상점으로 돌아가기',
  noAnswer: '계산대가 응답하지 않아요. 다시 해 보세요.',
  acts: {
    pay: '결제',
    fail: '실패: 은행이 거절',
    cancel: '취소하고 돌아가기',
    expire: '지금 시간 만료',
    late: '결제하고 20초 뒤에 상점에 알리기',
    twice: '결제하고 상점에 동시에 세 번 알리기',
    reordered: '결제한 뒤 상점에 실패를 알리기',
    silent: '결제하고 상점에 알리지 않기: 상점이 확인',
    forged: '결제하지 않고 위조 알림 보내기',
  },
};
