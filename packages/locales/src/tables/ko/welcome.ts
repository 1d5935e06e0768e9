import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': '하나의 나, 스무 가지 빛',
  'welcome.text': '사진 한 장이면 20장이 나와요.',
  'welcome.promise': '닮지 않은 사진은 보여 드리지 않아요.',
  'welcome.try': '한 장 찍어 보기',
  'welcome.look': '먼저 둘러보기',
  'welcome.before': '원본',
  'welcome.after': '수묵화',
  'welcome.drag': '좌우로 밀어 원본과 수묵화를 비교해 보세요',
} as const satisfies AreaTable<'welcome'>;
