import type { AreaTable } from '../../table.ts';

export default {
  'covers.ask-title': 'あなたの顔をテーマの表紙に使いますか？',
  'covers.ask-text':
    'スタジオがあなたの顔で表紙と作例を撮り直します。見えるのはあなただけ。使わない場合はサンプルの顔のままです。いつでも変えられます。',
  'covers.ask-title-other': '%sもふたりのテーマの表紙に載せますか？',
  'covers.ask-text-other':
    'ふたりのテーマの表紙と作例に、その人があなたと一緒に写ります。見えるのはあなただけ。先にご本人に確認してください。未成年の場合は保護者が決めます。',
  'covers.agree': '使う',
  'covers.refuse': '使わない',
  'covers.agreed': '表紙は順に変わります',
  'outside.ask-title': 'スタジオの外のサービスに写真を送りますか？',
  'outside.ask-text':
    '撮影、内容チェック、本人確認のとき、顔写真をスタジオの外のサービスに送ります：%s。同意しない場合はスタジオだけで撮影し、撮れないテーマが出ることがあります。いつでも撤回できます。',
  'outside.ask-only':
    'このテーマは、顔写真をスタジオの外のサービスに送らないと撮れません：%s。同意しない場合は別のテーマを選んでください。いつでも撤回できます。',
  'outside.ask-who': '対象：%s。',
  'outside.ask-text-other': 'ほかの人の分を答える前に、ご本人に確認してください。未成年の場合は保護者が決めます。',
  'outside.check-first': '同意にチェックすると始められます',
  'outside.agree': '同意する',
  'outside.refuse': 'スタジオだけで撮る',
  'outside.other': '別のテーマ',
  'service.aliyun': 'Alibaba Cloud',
  'service.tencent': 'Tencent Cloud',
} as const satisfies AreaTable<'purposes'>;
