import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': 'Messages',
  'messages.read-all': 'Tout marquer lu',
  'messages.unread': 'Non lu',
  'messages.mark-read': 'Marquer comme lu',
  'messages.delete': 'Supprimer ce message',
  'messages.deleted': { one: '%d message supprimé', many: '%d de messages supprimés', other: '%d messages supprimés' },
  'messages.just-now': 'À l’instant',
  'messages.minutes-ago': {
    one: 'Il y a %d minute',
    many: 'Il y a %d de minutes',
    other: 'Il y a %d minutes',
  },
  'messages.hours-ago': { one: 'Il y a %d heure', many: 'Il y a %d d’heures', other: 'Il y a %d heures' },
  'messages.empty-title': 'Pas encore de messages',
  'messages.empty-text': 'Quand vos photos seront prêtes, vous le saurez ici.',
  'messages.empty-action': 'Faire des photos',
  'messages.guest-title': 'Connectez-vous pour lire vos messages',
  'messages.guest-text': 'Quand vos photos seront prêtes, vous le saurez ici.',
  'messages.loading': 'Chargement des messages',
  'messages.error-title': 'Les messages n’ont pas pu être chargés',
  'messages.more-failed': 'Les messages plus anciens n’ont pas pu être chargés',
  'messages.more': 'Voir plus',
  'messages.pull': 'Tirez pour actualiser',
  'messages.release': 'Relâchez pour actualiser',
  'messages.refreshing': 'Actualisation',
} as const satisfies AreaTable<'messages'>;
