import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': '親映 Kinora',
  'welcome.title': '同一個你，二十種光',
  'welcome.text': '一張照片，拍出 20 張。',
  'welcome.promise': '不像你的，不給你看。',
  'welcome.try': '拍一張試試',
  'welcome.look': '先逛逛',
  'welcome.before': '原照',
  'welcome.after': '水墨',
  'welcome.drag': '左右拖曳，比較原照和水墨',
} as const satisfies AreaTable<'welcome'>;
