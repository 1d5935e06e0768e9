import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'جارٍ فتح المجتمع',
  'square.error': 'تعذّر تحميل المجتمع',
  'square.empty-title': 'لا صور في المجتمع بعد',
  'square.empty-text': 'بعد فتح صورة محتفَظ بها يمكن نشرها هنا.',
  'square.more': 'عرض المزيد',
  'square.photo': '%s، بواسطة %s',
  'square.mine': 'صورتي',
  'square.date': 'تاريخ النشر',
  'square.shot': 'التقطها آخرون',
  'square.times': {
    zero: 'لم يلتقطها أحد',
    one: 'مرة واحدة',
    two: 'مرتان',
    few: '%d مرات',
    many: '%d مرة',
    other: '%d مرة',
  },
  'square.again': 'التقاط مثلها',
  'square.publish': 'نشر في المجتمع',
  'square.publish-title': 'نشرها في المجتمع؟',
  'square.publish-text':
    'سيرى الجميع هذه الصورة التي تُظهر ملامحك واسمك والموضوع أو الكلمات التي فُهمت من وصفك، ويمكنهم التقاط مثلها بوجوههم. أما الصور التي رفعتها لوجهك فلا يراها أحد. ويمكنك سحبها في أي وقت.',
  'square.published': 'نُشرت في المجتمع',
  'square.withdraw': 'سحب',
  'square.withdrawn': 'سُحبت من المجتمع',
} as const satisfies AreaTable<'square'>;
