import { isLoadableLocale, type LoadableLocale, matchLocale } from '@kinora/locales';
import type { CodePurpose } from '../code-purposes.ts';

const CODE = '%s';
const PURPOSE = '%p';

type Words = Readonly<Record<'text' | CodePurpose, string>>;

/** The code first: phones show it without the message being opened. Codes live for five minutes. */
const MESSAGES: Readonly<Record<LoadableLocale, Words>> = {
  'zh-Hans': {
    text: '%s 是你的 Kinora %p验证码，5 分钟内有效，请勿告诉任何人。',
    login: '登录',
    phone: '更换手机号',
    pay: '支付',
    closing: '注销账号',
  },
  'zh-Hant': {
    text: '%s 是你的 Kinora %p驗證碼，5 分鐘內有效，請勿告訴任何人。',
    login: '登入',
    phone: '更換手機號碼',
    pay: '付款',
    closing: '關閉帳號',
  },
  en: {
    text: '%s is your Kinora code %p. It is good for five minutes; tell it to nobody.',
    login: 'to log in',
    phone: 'to change a phone number',
    pay: 'to pay',
    closing: 'to close your account',
  },
  ja: {
    text: '%s はKinoraの%p用の確認コードです。有効期限は5分です。誰にも教えないでください。',
    login: 'ログイン',
    phone: '電話番号変更',
    pay: '支払い',
    closing: 'アカウント削除',
  },
  ko: {
    text: 'Kinora %p 인증번호는 %s 입니다. 5분간 유효하며 누구에게도 알려 주지 마세요.',
    login: '로그인',
    phone: '전화번호 변경',
    pay: '결제',
    closing: '계정 탈퇴',
  },
  ru: {
    text: '%s — ваш код Kinora %p. Действует пять минут, никому его не сообщайте.',
    login: 'для входа',
    phone: 'для смены номера',
    pay: 'для оплаты',
    closing: 'для удаления аккаунта',
  },
  de: {
    text: '%s ist Ihr Kinora-Code %p. Er gilt fünf Minuten; geben Sie ihn niemandem weiter.',
    login: 'zum Anmelden',
    phone: 'zum Ändern der Nummer',
    pay: 'zum Bezahlen',
    closing: 'zum Löschen Ihres Kontos',
  },
  fr: {
    text: '%s est votre code Kinora %p. Il est valable cinq minutes ; ne le communiquez à personne.',
    login: 'pour vous connecter',
    phone: 'pour changer de numéro',
    pay: 'pour payer',
    closing: 'pour fermer votre compte',
  },
  es: {
    text: '%s es tu código de Kinora %p. Vale durante cinco minutos; no se lo digas a nadie.',
    login: 'para iniciar sesión',
    phone: 'para cambiar de número',
    pay: 'para pagar',
    closing: 'para cerrar tu cuenta',
  },
  pt: {
    text: '%s é o seu código do Kinora %p. Vale por cinco minutos; não o conte a ninguém.',
    login: 'para entrar',
    phone: 'para trocar de número',
    pay: 'para pagar',
    closing: 'para encerrar a conta',
  },
  it: {
    text: '%s è il tuo codice Kinora %p. È valido cinque minuti; non comunicarlo a nessuno.',
    login: 'per accedere',
    phone: 'per cambiare numero',
    pay: 'per pagare',
    closing: 'per chiudere il tuo account',
  },
  ar: {
    text: '%s هو رمز Kinora الخاص بك %p. صالح لمدة خمس دقائق، فلا تخبر به أحدًا.',
    login: 'لتسجيل الدخول',
    phone: 'لتغيير رقم الهاتف',
    pay: 'للدفع',
    closing: 'لإغلاق الحساب',
  },
  th: {
    text: '%s คือรหัส Kinora ของคุณสำหรับ%p ใช้ได้ 5 นาที อย่าบอกใคร',
    login: 'เข้าสู่ระบบ',
    phone: 'เปลี่ยนหมายเลขโทรศัพท์',
    pay: 'ชำระเงิน',
    closing: 'ปิดบัญชี',
  },
  vi: {
    text: '%s là mã Kinora để %p, có hiệu lực trong 5 phút. Đừng cho ai biết.',
    login: 'đăng nhập',
    phone: 'đổi số điện thoại',
    pay: 'thanh toán',
    closing: 'xóa tài khoản',
  },
  id: {
    text: '%s adalah kode Kinora Anda untuk %p. Berlaku lima menit; jangan beri tahu siapa pun.',
    login: 'masuk',
    phone: 'mengganti nomor telepon',
    pay: 'membayar',
    closing: 'menutup akun',
  },
  'en-ph': {
    text: '%s is your Kinora code %p, good for 5 minutes. Please do not share it with anyone.',
    login: 'to log in',
    phone: 'to change a phone number',
    pay: 'to pay',
    closing: 'to close your account',
  },
  'en-my': {
    text: '%s is your Kinora code %p, valid for 5 minutes. Do not share it with anyone.',
    login: 'to log in',
    phone: 'to change a phone number',
    pay: 'to pay',
    closing: 'to close your account',
  },
};

/** The message of a code in the language of whoever asked for it, which says what it is for. */
export function messageIn(locale: string, code: string, purpose: CodePurpose): string {
  const known = matchLocale(locale);
  const words = MESSAGES[known !== undefined && isLoadableLocale(known) ? known : 'en'];
  return words.text.replace(PURPOSE, words[purpose]).replace(CODE, code);
}
