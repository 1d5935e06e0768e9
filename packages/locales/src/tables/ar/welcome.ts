import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'أنت نفسك، في عشرين ضوءًا',
  'welcome.text': 'صورة واحدة تصير ٢٠ بورتريهًا.',
  'welcome.promise': 'ما لا يشبهك لا نعرضه عليك.',
  'welcome.try': 'تجربة أول صورة',
  'welcome.look': 'جولة أولًا',
  'welcome.before': 'الأصل',
  'welcome.after': 'بالحبر',
  'welcome.drag': 'السحب يمينًا ويسارًا للمقارنة بين الصورة الأصلية ورسم الحبر',
} as const satisfies AreaTable<'welcome'>;
