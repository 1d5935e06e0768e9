import type { CashierTexts } from '../cashier-texts.ts';

export const vi: CashierTexts = {
  title: 'Quầy thu ngân thử nghiệm',
  heading: 'Quầy thử nghiệm: không có tiền thật ở đây',
  order: 'Đơn hàng',
  states: {
    waiting: 'chờ thanh toán',
    failed: 'thanh toán không thành, có thể thử lại',
    closed: 'đã đóng, không thể trả nữa',
    paid: 'đã trả',
  },
  until: 'Mở đến %s UTC. Cứ để yên thì sẽ hết giờ.',
  back: 'Quay lại cửa hàng',
  noAnswer: 'Quầy không trả lời. Hãy thử lại.',
  acts: {
    pay: 'Thanh toán',
    fail: 'Thất bại: ngân hàng từ chối',
    cancel: 'Hủy và quay lại',
    expire: 'Cho hết giờ ngay',
    late: 'Thanh toán, báo cửa hàng sau 20 giây',
    twice: 'Thanh toán, báo cửa hàng ba lần cùng lúc',
    reordered: 'Thanh toán, sau đó báo cửa hàng là thất bại',
    silent: 'Thanh toán mà không báo: cửa hàng phải tự hỏi',
    forged: 'Không trả, gửi thông báo giả',
  },
};
