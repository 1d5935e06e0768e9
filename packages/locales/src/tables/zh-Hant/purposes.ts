import type { AreaTable } from '../../table.ts';

export default {
  'covers.ask-title': '用你的臉做主題封面？',
  'covers.ask-text': '影棚會用你的臉重拍主題的封面和樣張，只有你看得到。不用的話，看到的是範例形象，隨時能改。',
  'covers.ask-title-other': '讓%s也上雙人主題的封面？',
  'covers.ask-text-other': '雙人主題的封面和樣張會是你和對方，只有你看得到。請先問過對方；未成年由監護人決定。',
  'covers.agree': '好，用吧',
  'covers.refuse': '不用',
  'covers.agreed': '好，封面會陸續換上',
  'outside.ask-title': '把照片傳給影棚以外的服務？',
  'outside.ask-text':
    '拍攝、審核或真人認證時，臉部照片會傳給影棚以外的服務：%s。不同意就只由影棚自己拍，可能有主題拍不了。隨時能撤回。',
  'outside.ask-only': '這個主題要把臉部照片傳給影棚以外的服務才能拍：%s。不同意就換個主題。隨時能撤回。',
  'outside.ask-who': '這次問的是：%s。',
  'outside.ask-text-other': '替別人回答前請先問過對方；未成年由監護人決定。',
  'outside.check-first': '勾選同意後才能開始',
  'outside.agree': '同意',
  'outside.refuse': '影棚自己拍',
  'outside.other': '換個主題',
  'service.aliyun': '阿里雲',
  'service.tencent': '騰訊雲',
} as const satisfies AreaTable<'purposes'>;
