import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Открываем сообщество',
  'square.error': 'Сообщество не загрузилось',
  'square.empty-title': 'В сообществе пока пусто',
  'square.empty-text': 'Откройте оставленное фото — и сможете поделиться им здесь.',
  'square.more': 'Показать ещё',
  'square.photo': '«%s», автор: %s',
  'square.mine': 'Моё',
  'square.date': 'Опубликовано',
  'square.shot': 'Сняли так же',
  'square.times': { one: '%d раз', few: '%d раза', many: '%d раз', other: '%d раза' },
  'square.again': 'Снять так же',
  'square.publish': 'В сообщество',
  'square.publish-title': 'Опубликовать в сообществе?',
  'square.publish-text':
    'Все увидят это фото с вашим лицом, ваше имя, а также тему или слова, понятые из описания, и смогут снять такое же со своим лицом. Снимок, который вы загрузили, никто не увидит. Отозвать публикацию можно в любой момент.',
  'square.published': 'Опубликовано в сообществе',
  'square.withdraw': 'Отозвать',
  'square.withdrawn': 'Фото убрано из сообщества',
} as const satisfies AreaTable<'square'>;
