import { isLoadableLocale, type LoadableLocale, matchLocale } from '@kinora/locales';

const CODE = '%s';

/** The code first: phones show it without the message being opened. */
const MESSAGES: Readonly<Record<LoadableLocale, string>> = {
  'zh-Hans': '%s 是你的 Kinora 验证码，1 分钟内有效，请勿告诉任何人。',
  'zh-Hant': '%s 是你的 Kinora 驗證碼，1 分鐘內有效，請勿告訴任何人。',
  en: '%s is your Kinora code. It is good for one minute; tell it to nobody.',
  ja: '%s はKinoraの確認コードです。有効期限は1分です。誰にも教えないでください。',
  ko: 'Kinora 인증번호는 %s 입니다. 1분간 유효하며 누구에게도 알려 주지 마세요.',
  ru: '%s — ваш код Kinora. Действует одну минуту, никому его не сообщайте.',
  de: '%s ist Ihr Kinora-Code. Er gilt eine Minute; geben Sie ihn niemandem weiter.',
  fr: '%s est votre code Kinora. Il est valable une minute ; ne le communiquez à personne.',
  es: '%s es tu código de Kinora. Vale durante un minuto; no se lo digas a nadie.',
  pt: '%s é o seu código do Kinora. Vale por um minuto; não o conte a ninguém.',
  it: '%s è il tuo codice Kinora. È valido un minuto; non comunicarlo a nessuno.',
  ar: '%s هو رمز Kinora الخاص بك. صالح لمدة دقيقة واحدة، فلا تخبر به أحدًا.',
  th: '%s คือรหัส Kinora ของคุณ ใช้ได้ 1 นาที อย่าบอกใคร',
  vi: '%s là mã Kinora của bạn, có hiệu lực trong 1 phút. Đừng cho ai biết.',
  id: '%s adalah kode Kinora Anda. Berlaku satu menit; jangan beri tahu siapa pun.',
  'en-ph': '%s is your Kinora code, good for 1 minute. Please do not share it with anyone.',
  'en-my': '%s is your Kinora code, valid for 1 minute. Do not share it with anyone.',
};

/** The message of a code in the language of whoever asked for it. */
export function messageIn(locale: string, code: string): string {
  const known = matchLocale(locale);
  return MESSAGES[known !== undefined && isLoadableLocale(known) ? known : 'en'].replace(CODE, code);
}
