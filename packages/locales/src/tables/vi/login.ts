import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'Đăng nhập',
  'login.text': 'Bằng số điện thoại. Số mới sẽ được tự động đăng ký.',
  'login.area': 'Khu vực',
  'login.region-CN': 'Trung Quốc đại lục',
  'login.region-HK': 'Hồng Kông, Trung Quốc',
  'login.region-MO': 'Ma Cao, Trung Quốc',
  'login.region-TW': 'Đài Loan, Trung Quốc',
  'login.phone': 'Số điện thoại',
  'login.phone-hint': 'Nhập số điện thoại',
  'login.agree': 'Tôi đã đọc và đồng ý với Điều khoản dịch vụ và Chính sách quyền riêng tư',
  'login.agree-to': 'Tôi đã đọc và đồng ý với %s và %s',
  'login.agree-first': 'Hãy đọc và đồng ý với Điều khoản dịch vụ và Chính sách quyền riêng tư trước',
  'login.checking': 'Đang kiểm tra…',
  'login.get-code': 'Lấy mã xác minh',
  'login.code': { other: 'Nhập mã xác minh gồm %d chữ số' },
  'login.resend': 'Gửi lại mã',
  'login.resend-in': { other: 'Gửi lại sau %d giây' },
  'login.other-phone': 'Dùng số khác',
} as const satisfies AreaTable<'login'>;
