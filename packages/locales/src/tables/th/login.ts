import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'เข้าสู่ระบบ',
  'login.text': 'ใช้เบอร์โทรศัพท์ เบอร์ใหม่จะสมัครให้โดยอัตโนมัติ',
  'login.area': 'ภูมิภาค',
  'login.region-CN': 'จีนแผ่นดินใหญ่',
  'login.region-HK': 'ฮ่องกง จีน',
  'login.region-MO': 'มาเก๊า จีน',
  'login.region-TW': 'ไต้หวัน จีน',
  'login.phone': 'เบอร์โทรศัพท์',
  'login.phone-hint': 'กรอกเบอร์โทรศัพท์',
  'login.agree': 'ฉันได้อ่านและยอมรับข้อตกลงการใช้บริการและนโยบายความเป็นส่วนตัว',
  'login.agree-to': 'ฉันได้อ่านและยอมรับ%sและ%s',
  'login.agree-first': 'โปรดอ่านและยอมรับข้อตกลงการใช้บริการและนโยบายความเป็นส่วนตัวก่อน',
  'login.checking': 'กำลังตรวจสอบ…',
  'login.get-code': 'ขอรหัสยืนยัน',
  'login.code': { other: 'โปรดใส่รหัสยืนยัน %d หลัก' },
  'login.resend': 'ขอรหัสใหม่',
  'login.resend-in': { other: 'ขอใหม่ได้ใน %d วินาที' },
  'login.other-phone': 'ใช้เบอร์อื่น',
} as const satisfies AreaTable<'login'>;
