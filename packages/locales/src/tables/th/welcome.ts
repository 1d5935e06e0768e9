import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'คุณคนเดียว ยี่สิบแสง',
  'welcome.text': 'รูปเดียว ได้ 20 รูป',
  'welcome.promise': 'รูปที่ไม่เหมือนคุณ เราไม่ให้คุณเห็น',
  'welcome.try': 'ลองถ่ายสักรูป',
  'welcome.look': 'ขอดูก่อน',
  'welcome.before': 'รูปเดิม',
  'welcome.after': 'หมึกจีน',
  'welcome.drag': 'เลื่อนซ้ายขวาเพื่อเทียบรูปเดิมกับภาพหมึกจีน',
} as const satisfies AreaTable<'welcome'>;
