import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'กำลังเปิดชุมชน',
  'square.error': 'โหลดชุมชนไม่ได้',
  'square.empty-title': 'ชุมชนยังว่างอยู่',
  'square.empty-text': 'เปิดรูปที่คุณเก็บไว้ แล้วเผยแพร่ที่นี่ได้เลย',
  'square.more': 'ดูเพิ่ม',
  'square.photo': '%s โดย %s',
  'square.mine': 'ของฉัน',
  'square.date': 'วันที่เผยแพร่',
  'square.shot': 'คนอื่นถ่ายตาม',
  'square.times': { other: '%d ครั้ง' },
  'square.again': 'ถ่ายแบบนี้',
  'square.publish': 'เผยแพร่ในชุมชน',
  'square.publish-title': 'เผยแพร่รูปนี้ในชุมชนไหม',
  'square.publish-text':
    'ทุกคนจะเห็นรูปนี้ที่มีหน้าตาของคุณ ชื่อของคุณ และธีมหรือคำที่เข้าใจจากคำบรรยาย และถ่ายแบบเดียวกันด้วยหน้าตัวเองได้ รูปเดิมที่คุณอัปโหลดจะไม่ถูกเปิดเผย ถอนออกได้ทุกเมื่อ',
  'square.published': 'เผยแพร่ในชุมชนแล้ว',
  'square.withdraw': 'ถอนออก',
  'square.withdrawn': 'ถอนออกจากชุมชนแล้ว',
} as const satisfies AreaTable<'square'>;
