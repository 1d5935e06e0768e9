import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Đang mở quảng trường',
  'square.error': 'Không tải được quảng trường',
  'square.empty-title': 'Quảng trường còn trống',
  'square.empty-text': 'Mở một ảnh bạn đã giữ là có thể chia sẻ lên đây.',
  'square.more': 'Xem thêm',
  'square.photo': '%s, của %s',
  'square.mine': 'Của tôi',
  'square.date': 'Đăng ngày',
  'square.shot': 'Người khác chụp lại',
  'square.times': { other: '%d lần' },
  'square.shoot': 'Chụp kiểu này với mặt tôi',
  'square.again': 'Chụp kiểu này',
  'square.publish': 'Đăng quảng trường',
  'square.publish-title': 'Đăng lên quảng trường?',
  'square.publish-text':
    'Mọi người sẽ thấy ảnh này, biệt danh của bạn, chủ đề hoặc những từ hiểu được từ mô tả, và có thể chụp kiểu tương tự với khuôn mặt của họ. Ảnh khuôn mặt của bạn không bao giờ được công khai. Bạn có thể gỡ bất cứ lúc nào.',
  'square.published': 'Đã đăng lên quảng trường',
  'square.withdraw': 'Gỡ xuống',
  'square.withdraw-title': 'Gỡ khỏi quảng trường?',
  'square.withdraw-text': 'Người khác sẽ không còn thấy ảnh ở quảng trường. Ảnh vẫn ở trong album của bạn.',
  'square.withdrawn': 'Đã gỡ khỏi quảng trường',
} as const satisfies AreaTable<'square'>;
