import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': 'Tin nhắn',
  'messages.read-all': 'Đọc hết',
  'messages.unread': 'Chưa đọc',
  'messages.delete': 'Xóa tin nhắn này',
  'messages.deleted': 'Đã xóa tin nhắn',
  'messages.just-now': 'Vừa xong',
  'messages.minutes-ago': { other: '%d phút trước' },
  'messages.hours-ago': { other: '%d giờ trước' },
  'messages.empty-title': 'Chưa có tin nhắn',
  'messages.empty-text': 'Ảnh xong, chúng tôi sẽ báo bạn ở đây.',
  'messages.empty-action': 'Đi chụp',
  'messages.guest-title': 'Đăng nhập để xem tin nhắn',
  'messages.guest-text': 'Ảnh xong, chúng tôi sẽ báo bạn ở đây.',
  'messages.loading': 'Đang tải tin nhắn',
  'messages.error-title': 'Không tải được tin nhắn',
  'messages.more-failed': 'Không tải được tin cũ hơn',
  'messages.more': 'Xem thêm',
  'messages.pull': 'Kéo xuống để làm mới',
  'messages.release': 'Thả tay để làm mới',
  'messages.refreshing': 'Đang làm mới',
} as const satisfies AreaTable<'messages'>;
