import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': 'ข้อความ',
  'messages.read-all': 'อ่านทั้งหมดแล้ว',
  'messages.unread': 'ยังไม่อ่าน',
  'messages.delete': 'ลบข้อความนี้',
  'messages.deleted': 'ลบข้อความแล้ว',
  'messages.just-now': 'เมื่อครู่',
  'messages.minutes-ago': { other: '%d นาทีที่แล้ว' },
  'messages.hours-ago': { other: '%d ชั่วโมงที่แล้ว' },
  'messages.empty-title': 'ยังไม่มีข้อความ',
  'messages.empty-text': 'รูปเสร็จแล้วเราจะบอกคุณที่นี่',
  'messages.empty-action': 'ไปถ่ายรูป',
  'messages.guest-title': 'เข้าสู่ระบบเพื่อดูข้อความ',
  'messages.guest-text': 'รูปเสร็จแล้วเราจะบอกคุณที่นี่',
  'messages.loading': 'กำลังโหลดข้อความ',
  'messages.error-title': 'โหลดข้อความไม่ได้',
  'messages.more-failed': 'โหลดข้อความก่อนหน้าไม่ได้',
  'messages.more': 'ดูเพิ่ม',
  'messages.pull': 'ดึงลงเพื่อรีเฟรช',
  'messages.release': 'ปล่อยเพื่อรีเฟรช',
  'messages.refreshing': 'กำลังรีเฟรช',
} as const satisfies AreaTable<'messages'>;
