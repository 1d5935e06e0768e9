import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': 'メッセージ',
  'messages.read-all': 'すべて既読にする',
  'messages.unread': '未読',
  'messages.delete': 'このメッセージを削除',
  'messages.deleted': 'メッセージを削除しました',
  'messages.just-now': 'たった今',
  'messages.minutes-ago': { other: '%d分前' },
  'messages.hours-ago': { other: '%d時間前' },
  'messages.empty-title': 'メッセージはまだありません',
  'messages.empty-text': '写真が仕上がったら、ここでお知らせします。',
  'messages.empty-action': '撮影する',
  'messages.guest-title': 'ログインしてメッセージを見る',
  'messages.guest-text': '写真が仕上がったら、ここでお知らせします。',
  'messages.loading': 'メッセージを読み込み中',
  'messages.error-title': 'メッセージを読み込めませんでした',
  'messages.more-failed': '以前のメッセージを読み込めませんでした',
  'messages.more': 'もっと見る',
  'messages.pull': '引いて更新',
  'messages.release': '離して更新',
  'messages.refreshing': '更新中',
} as const satisfies AreaTable<'messages'>;
