import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'ログイン',
  'login.text': '電話番号でログインします。はじめての番号は自動で登録されます。',
  'login.area': '地域',
  'login.region-CN': '中国本土',
  'login.region-HK': '中国香港',
  'login.region-MO': '中国マカオ',
  'login.region-TW': '中国台湾',
  'login.phone': '電話番号',
  'login.phone-hint': '電話番号を入力',
  'login.agree': '利用規約とプライバシーポリシーを読み、同意します',
  'login.agree-to': '%sと%sを読み、同意します',
  'login.agree-first': '先に利用規約とプライバシーポリシーを読み、同意してください',
  'login.checking': '確認しています…',
  'login.get-code': '認証コードを取得',
  'login.code': { other: '%d桁の認証コードを入力してください' },
  'login.resend': 'もう一度送る',
  'login.resend-in': { other: '%d秒後に再送できます' },
  'login.other-phone': '別の電話番号を使う',
} as const satisfies AreaTable<'login'>;
