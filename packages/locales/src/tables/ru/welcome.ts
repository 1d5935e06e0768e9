import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'Вы — в двадцати оттенках света',
  'welcome.text': 'Из одного фото — 20 портретов.',
  'welcome.promise': 'Не похоже на вас — не покажем.',
  'welcome.try': 'Снять первое фото',
  'welcome.look': 'Сначала осмотреться',
  'welcome.before': 'Фото',
  'welcome.after': 'Тушь',
  'welcome.drag': 'Двигайте влево и вправо, чтобы сравнить фото с рисунком тушью',
} as const satisfies AreaTable<'welcome'>;
