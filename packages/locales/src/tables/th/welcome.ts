import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'คุณคนเดิม ใน\u2060แสงยี่สิบแบบ',
  'welcome.text': 'รูปเดียว ได้ 20 รูป',
  'welcome.promise': 'รูปไหนไม่เหมือนคุณ เราไม่นำมาให้ดู',
  'welcome.try': 'ลองถ่ายสักรูป',
  'welcome.look': 'ขอดูก่อน',
  'welcome.before': 'รูปเดิม',
  'welcome.after': 'หมึกจีน',
  'welcome.drag': 'เลื่อนซ้ายขวาเพื่อเทียบรูปเดิมกับภาพหมึกจีน',
} as const satisfies AreaTable<'welcome'>;
