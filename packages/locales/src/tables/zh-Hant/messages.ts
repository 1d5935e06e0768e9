import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': '訊息',
  'messages.read-all': '全部已讀',
  'messages.unread': '未讀',
  'messages.delete': '刪除這則訊息',
  'messages.deleted': '訊息刪掉了',
  'messages.just-now': '剛剛',
  'messages.minutes-ago': { other: '%d 分鐘前' },
  'messages.hours-ago': { other: '%d 小時前' },
  'messages.empty-title': '還沒有訊息',
  'messages.empty-text': '照片洗好了，會在這裡告訴你。',
  'messages.empty-action': '去拍照',
  'messages.guest-title': '登入後看訊息',
  'messages.guest-text': '照片洗好了，會在這裡告訴你。',
  'messages.loading': '正在取訊息',
  'messages.error-title': '訊息沒取到',
  'messages.more-failed': '更早的沒取到',
  'messages.more': '再看一些',
  'messages.pull': '下拉更新',
  'messages.release': '放開更新',
  'messages.refreshing': '正在更新',
} as const satisfies AreaTable<'messages'>;
