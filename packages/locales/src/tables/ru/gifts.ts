import type { AreaTable } from '../../table.ts';

export default {
  'gifts.title': 'Подарить золотые карты',
  'gifts.take-title': 'Золотые карты для вас',
  'gifts.text':
    'Подарите другу купленные вами золотые карты. Они придут, как только друг их примет; если за %s никто не примет, вернутся к вам.',
  'gifts.tail': 'Последние 4 цифры номера ещё раз',
  'gifts.tail-hint': 'Чтобы карты попали к нужному человеку.',
  'gifts.count': 'Сколько',
  'gifts.count-hint': 'Можно подарить не больше %d.',
  'gifts.count-wrong': 'Введите число от 1 до %d.',
  'gifts.give': 'Подарить',
  'gifts.given-title': 'Отправлено',
  'gifts.given-text': 'Отправлено на этот номер. Если до %s никто не примет, карты вернутся к вам.',
  'gifts.again': 'Подарить ещё',
  'gifts.none-title': 'Сейчас дарить нечего',
  'gifts.none-text': 'Дарить можно купленные золотые карты, до %d в день.',
  'gifts.buy': 'Пополнить',
  'gifts.failed': 'Не удалось загрузить золотые карты',
  'gifts.loading': 'Загружаем золотые карты',
  'gifts.waits-title': 'Вам дарят золотые карты',
  'gifts.waits-text': 'Примите их и оставляйте на них фото.',
  'gifts.take': 'Принять',
  'gifts.taken-title': 'Теперь они ваши',
  'gifts.taken-text': 'Золотые карты на вашем балансе.',
  'gifts.purse': 'Открыть историю',
  'gifts.gone-title': 'Подарка уже нет',
} as const satisfies AreaTable<'gifts'>;
