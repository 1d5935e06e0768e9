import type { AreaTable } from '../../table.ts';

export default {
  'message.350.title': '「%s」が仕上がりました',
  'message.350.content': { other: '「%s」の写真%d枚が仕上がりました。お気に入りを選びましょう。' },
  'message.351.title': '「%s」は撮影できませんでした',
  'message.351.content':
    '「%s」を撮影できませんでした。料金はかかっていません。もっとはっきり写った顔写真で、もう一度撮影してみてください。',
  'message.354.title': '顔の準備ができました',
  'message.354.content': 'テーマを選んで、最初の写真を撮りましょう。',
  'message.360.title': '「%s」が仕上がりました',
  'message.360.content': { other: '「%s」の写真%d枚が仕上がりました。%sで撮れなかった分は%sが撮影しました。' },
  'message.361.title': '「%s」の一部が仕上がりました',
  'message.361.content': {
    other: '「%s」の写真%d枚が仕上がりました。残りは%sで撮影できませんでした。枚数にも料金にも含まれません。',
  },
  'message.362.title': '「%s」は撮影できませんでした',
  'message.362.content':
    '「%s」を撮影できませんでした。%sで撮影を終えられませんでした。料金はかかっていません。少し待ってもう一度試すか、別のテーマを選んでください。',
  'message.363.title': '「%s」の一部が仕上がりました',
  'message.363.content': {
    other:
      '「%s」のうち%d枚が内容チェックを通りませんでした（%s）。枚数にも料金にも含まれません。ほかの写真は仕上がっています。',
  },
  'message.364.title': '「%s」は撮影できませんでした',
  'message.364.content':
    '「%s」のすべての写真が内容チェックを通りませんでした（%s）。料金はかかっていません。別のテーマか別の写真で試してください。',
  'message.365.title': '「%s」の一部が仕上がりました',
  'message.365.content': {
    other: '「%s」の写真%d枚が仕上がりました。同意の撤回後、残りは外に送っていません。枚数にも料金にも含まれません。',
  },
  'message.366.title': '「%s」は撮影していません',
  'message.366.content': '同意が撤回されたため、「%s」は外に送らず、撮影していません。料金はかかっていません。',
  'message.370.title': '「%s」の4K写真ができました',
  'message.370.content': '大きくした写真ができました。保存してプリントできます。',
  'message.371.title': '「%s」の4K写真を作れませんでした',
  'message.371.content': '今回は大きくできませんでした。料金はかかっていません。写真を開いてもう一度お試しください。',
  'message.372.title': '「%s」の動画ができました',
  'message.372.content': '写真が動くようになりました。開いてご覧ください。',
  'message.373.title': '「%s」の動画を作れませんでした',
  'message.373.content': '今回は動画にできませんでした。料金はかかっていません。写真を開いてもう一度お試しください。',
  'message.352.title': '「%s」を受け付けました',
  'message.352.content': '「%s」を撮影しています。できたらここでお知らせします。',

  'engine.studio': '自社スタジオ',
  'engine.comfyui': 'GPUスタジオ',
  'engine.hosted': 'クラウドスタジオ',

  'moderated.sexual': '肌の露出が多い、または性的な内容',
  'moderated.minor': '未成年者に関わるおそれのある内容',
  'moderated.violence': '暴力や流血の描写',
  'moderated.hate': '差別的・侮辱的な内容',
  'moderated.politics': '政治的な内容',
  'moderated.drugs': '薬物に関する内容',
  'moderated.self-harm': '自傷に関する内容',
  'moderated.fraud': '違法または詐欺的な内容',
  'moderated.other': 'お見せできない内容',
  'message.380.title': '新しい端末でのログイン',
  'message.380.content':
    '新しい端末（%s）であなたのアカウントにログインがありました。心当たりがなければ、「マイページ」のログイン中の端末からログアウトさせてください。',
  'message.381.title': 'アカウントがまもなく削除されます',
  'message.381.content':
    'アカウントは%sに、中のデータとともに削除されます。心当たりがない場合や取り消したい場合は、ここから残せます。',
  'message.382.title': 'アカウントを残しました',
  'message.382.content': '削除は取り消されました。すべて元のままです。',
  'message.383.title': '認証コードの入力間違いが続きました',
  'message.383.content':
    '%sに、あなたの電話番号の認証コードが何度も間違って入力されました。いずれもログインには至っていません。届いたコードは誰にも教えないでください。ご自身の入力間違いであれば、何もする必要はありません。',
  'message.384.title': '電話番号が変更されました',
  'message.384.content':
    'アカウントの電話番号が変わり、前の番号ではログインできなくなりました。心当たりがなければ、すぐに運営者へ連絡してください。',
} as const satisfies AreaTable<'news'>;
