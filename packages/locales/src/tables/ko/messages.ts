import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': '메시지',
  'messages.read-all': '모두 읽음',
  'messages.unread': '안 읽음',
  'messages.delete': '이 메시지 삭제',
  'messages.deleted': '메시지를 삭제했어요',
  'messages.just-now': '방금',
  'messages.minutes-ago': { other: '%d분 전' },
  'messages.hours-ago': { other: '%d시간 전' },
  'messages.empty-title': '아직 메시지가 없어요',
  'messages.empty-text': '사진이 완성되면 여기에서 알려 드려요.',
  'messages.empty-action': '촬영하기',
  'messages.guest-title': '로그인하고 메시지 보기',
  'messages.guest-text': '사진이 완성되면 여기에서 알려 드려요.',
  'messages.loading': '메시지를 불러오는 중',
  'messages.error-title': '메시지를 불러오지 못했어요',
  'messages.more-failed': '이전 메시지를 불러오지 못했어요',
  'messages.more': '더 보기',
  'messages.pull': '당겨서 새로고침',
  'messages.release': '놓으면 새로고침',
  'messages.refreshing': '새로고침 중',
} as const satisfies AreaTable<'messages'>;
