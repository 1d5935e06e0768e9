import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': 'Nachrichten',
  'messages.read-all': 'Alle gelesen',
  'messages.unread': 'Ungelesen',
  'messages.delete': 'Diese Nachricht löschen',
  'messages.deleted': 'Nachricht gelöscht',
  'messages.just-now': 'Gerade eben',
  'messages.minutes-ago': { one: 'Vor %d Minute', other: 'Vor %d Minuten' },
  'messages.hours-ago': { one: 'Vor %d Stunde', other: 'Vor %d Stunden' },
  'messages.empty-title': 'Noch keine Nachrichten',
  'messages.empty-text': 'Wenn deine Fotos fertig sind, erfährst du es hier.',
  'messages.empty-action': 'Fotos machen',
  'messages.guest-title': 'Melde dich an, um Nachrichten zu lesen',
  'messages.guest-text': 'Wenn deine Fotos fertig sind, erfährst du es hier.',
  'messages.loading': 'Nachrichten werden geladen',
  'messages.error-title': 'Die Nachrichten ließen sich nicht laden',
  'messages.more-failed': 'Ältere Nachrichten ließen sich nicht laden',
  'messages.more': 'Mehr zeigen',
  'messages.pull': 'Zum Aktualisieren ziehen',
  'messages.release': 'Zum Aktualisieren loslassen',
  'messages.refreshing': 'Wird aktualisiert',
} as const satisfies AreaTable<'messages'>;
