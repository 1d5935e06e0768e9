import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': '正在打開廣場',
  'square.error': '無法載入廣場',
  'square.empty-title': '廣場還空著',
  'square.empty-text': '打開一張留下的照片，就能把它發到這裡。',
  'square.more': '再看一些',
  'square.photo': '%s，來自 %s',
  'square.mine': '我的',
  'square.date': '發布時間',
  'square.shot': '別人拍同款',
  'square.times': { other: '%d 次' },
  'square.again': '拍同款',
  'square.publish': '發到廣場',
  'square.publish-title': '發到廣場？',
  'square.publish-text':
    '所有人都能看到這張有你模樣的照片、你的暱稱，以及所用的主題或從描述裡讀懂的詞，還能用自己的臉拍同款。你上傳的原照不會公開。隨時可以撤回。',
  'square.published': '已發到廣場',
  'square.withdraw': '撤回',
  'square.withdrawn': '已從廣場撤回',
} as const satisfies AreaTable<'square'>;
