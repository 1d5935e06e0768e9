import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'コミュニティを開いています',
  'square.error': 'コミュニティを読み込めませんでした',
  'square.empty-title': 'コミュニティにはまだ何もありません',
  'square.empty-text': '残した写真を開くと、ここに公開できます。',
  'square.more': 'もっと見る',
  'square.photo': '%s（%sさん）',
  'square.mine': '自分',
  'square.date': '公開日',
  'square.shot': '同じ写真を撮った人',
  'square.times': { other: '%d回' },
  'square.again': '同じように撮る',
  'square.publish': 'コミュニティに公開',
  'square.publish-title': 'コミュニティに公開しますか？',
  'square.publish-text':
    'あなたの姿が写ったこの写真と名前、使ったテーマ（または文章から読み取った言葉）が誰でも見られるようになり、ほかの人が自分の顔で同じ写真を撮れます。アップロードした元の写真は公開されません。いつでも取り下げられます。',
  'square.published': 'コミュニティに公開しました',
  'square.withdraw': '取り下げる',
  'square.withdrawn': 'コミュニティから取り下げました',
} as const satisfies AreaTable<'square'>;
