import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': 'Сообщения',
  'messages.read-all': 'Прочитать все',
  'messages.unread': 'Не прочитано',
  'messages.delete': 'Удалить это сообщение',
  'messages.deleted': 'Сообщение удалено',
  'messages.just-now': 'Только что',
  'messages.minutes-ago': {
    one: '%d минуту назад',
    few: '%d минуты назад',
    many: '%d минут назад',
    other: '%d минуты назад',
  },
  'messages.hours-ago': {
    one: '%d час назад',
    few: '%d часа назад',
    many: '%d часов назад',
    other: '%d часа назад',
  },
  'messages.empty-title': 'Сообщений пока нет',
  'messages.empty-text': 'Когда фото будут готовы, мы напишем сюда.',
  'messages.empty-action': 'Снять фото',
  'messages.guest-title': 'Войдите, чтобы читать сообщения',
  'messages.guest-text': 'Когда фото будут готовы, мы напишем сюда.',
  'messages.loading': 'Загружаем сообщения',
  'messages.error-title': 'Сообщения не загрузились',
  'messages.more-failed': 'Старые сообщения не загрузились',
  'messages.more': 'Показать ещё',
  'messages.pull': 'Потяните, чтобы обновить',
  'messages.release': 'Отпустите, чтобы обновить',
  'messages.refreshing': 'Обновляем',
} as const satisfies AreaTable<'messages'>;
