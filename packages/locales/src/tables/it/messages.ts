import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': 'Messaggi',
  'messages.read-all': 'Segna come letti',
  'messages.unread': 'Non letto',
  'messages.mark-read': 'Segna come letto',
  'messages.delete': 'Elimina questo messaggio',
  'messages.deleted': {
    one: '%d messaggio eliminato',
    many: '%d di messaggi eliminati',
    other: '%d messaggi eliminati',
  },
  'messages.just-now': 'Adesso',
  'messages.minutes-ago': { one: '%d minuto fa', many: '%d di minuti fa', other: '%d minuti fa' },
  'messages.hours-ago': { one: '%d ora fa', many: '%d di ore fa', other: '%d ore fa' },
  'messages.empty-title': 'Ancora nessun messaggio',
  'messages.empty-text': 'Quando le tue foto saranno pronte, lo saprai qui.',
  'messages.empty-action': 'Scatta foto',
  'messages.guest-title': 'Accedi per leggere i messaggi',
  'messages.guest-text': 'Quando le tue foto saranno pronte, lo saprai qui.',
  'messages.loading': 'Caricamento dei messaggi',
  'messages.error-title': 'I messaggi non sono stati caricati',
  'messages.more-failed': 'I messaggi precedenti non sono stati caricati',
  'messages.more': 'Mostra altro',
  'messages.pull': 'Trascina per aggiornare',
  'messages.release': 'Rilascia per aggiornare',
  'messages.refreshing': 'Aggiornamento',
} as const satisfies AreaTable<'messages'>;
