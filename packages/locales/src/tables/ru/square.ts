import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Открываем площадь',
  'square.error': 'Площадь не загрузилась',
  'square.empty-title': 'На площади пока пусто',
  'square.empty-text': 'Откройте оставленное фото — и сможете поделиться им здесь.',
  'square.more': 'Показать ещё',
  'square.photo': '«%s», автор: %s',
  'square.mine': 'Моё',
  'square.date': 'Опубликовано',
  'square.shot': 'Сняли так же',
  'square.times': { one: '%d раз', few: '%d раза', many: '%d раз', other: '%d раза' },
  'square.shoot': 'Снять так же со мной',
  'square.again': 'Снять так же',
  'square.publish': 'На площадь',
  'square.publish-title': 'Опубликовать на площади?',
  'square.publish-text':
    'Все увидят это фото, ваш ник, а также тему или слова, понятые из описания, и смогут снять такое же со своим лицом. Фото вашего лица никогда не станет публичным. Отозвать публикацию можно в любой момент.',
  'square.published': 'Фото на площади',
  'square.withdraw': 'Отозвать',
  'square.withdraw-title': 'Убрать с площади?',
  'square.withdraw-text': 'Другие больше не увидят его на площади. В вашем альбоме оно останется.',
  'square.withdrawn': 'Фото убрано с площади',
} as const satisfies AreaTable<'square'>;
