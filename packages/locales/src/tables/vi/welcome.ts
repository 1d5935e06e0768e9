import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'Vẫn là bạn, hai mươi ánh sáng',
  'welcome.text': 'Một tấm ảnh, ra 20 ảnh chân dung.',
  'welcome.promise': 'Ảnh nào không giống bạn, chúng tôi không đưa ra.',
  'welcome.try': 'Chụp thử một tấm',
  'welcome.look': 'Xem qua đã',
  'welcome.before': 'Ảnh gốc',
  'welcome.after': 'Thủy mặc',
  'welcome.drag': 'Kéo sang trái hoặc phải để so ảnh gốc với tranh thủy mặc',
} as const satisfies AreaTable<'welcome'>;
