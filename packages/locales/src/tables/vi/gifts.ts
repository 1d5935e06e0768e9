import type { AreaTable } from '../../table.ts';

export default {
  'gifts.title': 'Tặng thẻ vàng',
  'gifts.take-title': 'Thẻ vàng tặng bạn',
  'gifts.text':
    'Tặng bạn bè thẻ vàng bạn đã mua. Bạn bè nhận là có ngay; nếu %s không ai nhận, thẻ sẽ được trả lại cho bạn.',
  'gifts.tail': 'Nhập lại 4 số cuối',
  'gifts.tail-hint': 'Để không tặng nhầm người.',
  'gifts.count': 'Số thẻ',
  'gifts.count-hint': 'Có thể tặng tối đa %d thẻ.',
  'gifts.count-wrong': 'Nhập số từ 1 đến %d.',
  'gifts.give': 'Tặng',
  'gifts.given-title': 'Đã gửi',
  'gifts.given-text': 'Đã gửi tới số này. Nếu trước %s không ai nhận, thẻ sẽ được trả lại cho bạn.',
  'gifts.again': 'Tặng tiếp',
  'gifts.none-title': 'Hiện chưa có thẻ để tặng',
  'gifts.none-text': 'Chỉ tặng được thẻ vàng đã mua, mỗi ngày tối đa %d thẻ.',
  'gifts.buy': 'Nạp thẻ',
  'gifts.failed': 'Không tải được thẻ vàng của bạn',
  'gifts.loading': 'Đang tải thẻ vàng của bạn',
  'gifts.waits-title': 'Có thẻ vàng tặng bạn',
  'gifts.waits-text': 'Nhận để dùng giữ ảnh.',
  'gifts.take': 'Nhận',
  'gifts.taken-title': 'Đã nhận',
  'gifts.taken-text': 'Thẻ vàng đã vào số dư của bạn.',
  'gifts.purse': 'Xem sao kê',
  'gifts.gone-title': 'Không nhận được nữa',
} as const satisfies AreaTable<'gifts'>;
