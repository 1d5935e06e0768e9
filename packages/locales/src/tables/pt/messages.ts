import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': 'Mensagens',
  'messages.read-all': 'Marcar como lidas',
  'messages.unread': 'Não lida',
  'messages.mark-read': 'Marcar como lida',
  'messages.delete': 'Excluir esta mensagem',
  'messages.deleted': {
    one: '%d mensagem excluída',
    many: '%d de mensagens excluídas',
    other: '%d mensagens excluídas',
  },
  'messages.just-now': 'Agora mesmo',
  'messages.minutes-ago': { one: 'Há %d minuto', many: 'Há %d de minutos', other: 'Há %d minutos' },
  'messages.hours-ago': { one: 'Há %d hora', many: 'Há %d de horas', other: 'Há %d horas' },
  'messages.empty-title': 'Nenhuma mensagem ainda',
  'messages.empty-text': 'Quando suas fotos estiverem prontas, você saberá aqui.',
  'messages.empty-action': 'Fazer fotos',
  'messages.guest-title': 'Entre para ler suas mensagens',
  'messages.guest-text': 'Quando suas fotos estiverem prontas, você saberá aqui.',
  'messages.loading': 'Carregando mensagens',
  'messages.error-title': 'Não foi possível carregar as mensagens',
  'messages.more-failed': 'Não foi possível carregar as mais antigas',
  'messages.more': 'Ver mais',
  'messages.pull': 'Puxe para atualizar',
  'messages.release': 'Solte para atualizar',
  'messages.refreshing': 'Atualizando',
} as const satisfies AreaTable<'messages'>;
