export default {
  'welcome.wordmark': '亲映 Kinora',
  'welcome.title': '同一个你，二十种光',
  'welcome.text': '一张照片，拍出 20 张。',
  'welcome.promise': '不像你的，不给你看。',
  'welcome.try': '拍一张试试',
  'welcome.look': '先逛逛',
  'welcome.before': '原片',
  'welcome.after': '水墨',
  'welcome.drag': '左右拖动，比较原片和水墨',
} as const;
