import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': 'Messages',
  'messages.read-all': 'Mark all read',
  'messages.unread': 'Unread',
  'messages.delete': 'Delete this message',
  'messages.deleted': 'Message deleted',
  'messages.just-now': 'Just now',
  'messages.minutes-ago': { one: '%d minute ago', other: '%d minutes ago' },
  'messages.hours-ago': { one: '%d hour ago', other: '%d hours ago' },
  'messages.empty-title': 'No messages yet',
  'messages.empty-text': 'When your photos are ready, you will read it here.',
  'messages.empty-action': 'Take photos',
  'messages.guest-title': 'Log in to read your messages',
  'messages.guest-text': 'When your photos are ready, you will read it here.',
  'messages.loading': 'Fetching your messages',
  'messages.error-title': 'Your messages could not be fetched',
  'messages.more-failed': 'Older messages could not be fetched',
  'messages.more': 'Show more',
  'messages.pull': 'Pull to refresh',
  'messages.release': 'Release to refresh',
  'messages.refreshing': 'Refreshing',
} as const satisfies AreaTable<'messages'>;
