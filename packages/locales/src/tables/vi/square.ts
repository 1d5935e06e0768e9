import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Đang mở cộng đồng',
  'square.error': 'Không tải được cộng đồng',
  'square.empty-title': 'Cộng đồng còn trống',
  'square.empty-text': 'Mở một ảnh bạn đã giữ là có thể chia sẻ lên đây.',
  'square.more': 'Xem thêm',
  'square.photo': '%s, của %s',
  'square.mine': 'Của tôi',
  'square.date': 'Đăng ngày',
  'square.shot': 'Người khác chụp lại',
  'square.times': { other: '%d lần' },
  'square.again': 'Chụp kiểu này',
  'square.publish': 'Đăng lên cộng đồng',
  'square.publish-title': 'Đăng lên cộng đồng?',
  'square.publish-text':
    'Mọi người sẽ thấy bức ảnh này của bạn, tên của bạn, chủ đề hoặc những từ hiểu được từ mô tả, và có thể chụp kiểu tương tự với gương mặt của họ. Ảnh gốc bạn tải lên vẫn được giữ kín. Bạn có thể gỡ bất cứ lúc nào.',
  'square.published': 'Đã đăng lên cộng đồng',
  'square.withdraw': 'Gỡ xuống',
  'square.withdrawn': 'Đã gỡ khỏi cộng đồng',
} as const satisfies AreaTable<'square'>;
