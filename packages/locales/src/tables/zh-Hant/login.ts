import type { AreaTable } from '../../table.ts';

export default {
  'login.title': '登入',
  'login.text': '用手機號碼登入，新號碼會自動註冊。',
  'login.area': '地區',
  'login.region-CN': '中國大陸',
  'login.region-HK': '中國香港',
  'login.region-MO': '中國澳門',
  'login.region-TW': '中國台灣',
  'login.phone': '手機號碼',
  'login.phone-hint': '輸入手機號碼',
  'login.agree': '我已閱讀並同意《使用者服務條款》和《隱私權政策》',
  'login.agree-to': '我已閱讀並同意%s和%s',
  'login.agree-first': '請先閱讀並同意《使用者服務條款》和《隱私權政策》',
  'login.checking': '正在確認不是機器操作…',
  'login.get-code': '取得驗證碼',
  'login.code': { other: '請輸入 %d 位數驗證碼' },
  'login.resend': '重新取得',
  'login.resend-in': { other: '%d 秒後可重新取得' },
  'login.other-phone': '換個手機號碼',
} as const satisfies AreaTable<'login'>;
