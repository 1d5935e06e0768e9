import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': 'Mensajes',
  'messages.read-all': 'Marcar leídos',
  'messages.unread': 'Sin leer',
  'messages.mark-read': 'Marcar como leído',
  'messages.delete': 'Eliminar este mensaje',
  'messages.deleted': {
    one: '%d mensaje eliminado',
    many: '%d de mensajes eliminados',
    other: '%d mensajes eliminados',
  },
  'messages.just-now': 'Ahora mismo',
  'messages.minutes-ago': { one: 'Hace %d minuto', many: 'Hace %d de minutos', other: 'Hace %d minutos' },
  'messages.hours-ago': { one: 'Hace %d hora', many: 'Hace %d de horas', other: 'Hace %d horas' },
  'messages.empty-title': 'Aún no hay mensajes',
  'messages.empty-text': 'Cuando tus fotos estén listas, lo sabrás aquí.',
  'messages.empty-action': 'Hacer fotos',
  'messages.guest-title': 'Inicia sesión para ver tus mensajes',
  'messages.guest-text': 'Cuando tus fotos estén listas, lo sabrás aquí.',
  'messages.loading': 'Cargando mensajes',
  'messages.error-title': 'No se pudieron cargar los mensajes',
  'messages.more-failed': 'No se pudieron cargar los anteriores',
  'messages.more': 'Ver más',
  'messages.pull': 'Desliza hacia abajo para actualizar',
  'messages.release': 'Suelta para actualizar',
  'messages.refreshing': 'Actualizando',
} as const satisfies AreaTable<'messages'>;
