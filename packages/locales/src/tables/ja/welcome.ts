import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'ひとりの\u2060あなた、二十の光',
  'welcome.text': '写真1枚から、20枚のポートレートに。',
  'welcome.promise': '似ていない写真は、お見せしません。',
  'welcome.try': '1枚撮ってみる',
  'welcome.look': 'まず見てみる',
  'welcome.before': '元の写真',
  'welcome.after': '水墨画',
  'welcome.drag': '左右に動かして、元の写真と水墨画を比べる',
} as const satisfies AreaTable<'welcome'>;
