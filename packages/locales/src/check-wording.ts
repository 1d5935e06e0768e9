import type { LocaleCode } from '@kinora/contract';
import { PLACEHOLDER } from './placeholders.ts';
import { SAME_EVERYWHERE } from './same-as-english.ts';

/** Letters that a table's texts are written in; a text with letters and none of these was not translated. */
const SCRIPTS: Readonly<Partial<Record<LocaleCode, RegExp>>> = {
  'zh-Hans': /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};

/** Frequent characters that are Simplified only: one of them in a Traditional text was forgotten. */
const SIMPLIFIED_ONLY =
  /[亲张这还们请没关时网络设备订单费选择过图换错误试验证码录获删编辑页检务样个为开脸头载级让会对发说来长见钱号简]/u;

/** What the mainland calls a thing: one of these in a Traditional text was converted, not translated. */
const MAINLAND_WORDS = /軟件|視頻|屏幕|網絡|默認|登錄|賬|短信|用戶|註銷|充值|積分|手機號(?!碼)|點擊|鏈接|質量/u;

/** In French `; ? !` follow a narrow no-break blank; `:` and `%` another one, which also stands inside « ». */
const FRENCH_PLAIN_BLANK = / (?:[;:?!»]|%%)|« /;

/** What a single text of a table does against the rules of its script and language. */
export function wordingFaults(locale: LocaleCode, text: string): string[] {
  const faults: string[] = [];
  const words = text.replace(PLACEHOLDER, '');
  if (text === '') faults.push('is empty');
  if (text !== text.trim()) faults.push('begins or ends with a blank');
  if (text.includes('...')) faults.push('has three dots instead of …');
  const script = SCRIPTS[locale];
  const isName = SAME_EVERYWHERE.includes(words.trim());
  if (script !== undefined && /\p{L}/u.test(words) && !isName && !script.test(words))
    faults.push('is in another script');
  if (locale === 'zh-Hant') {
    const simplified = [...words].find((letter) => SIMPLIFIED_ONLY.test(letter));
    if (simplified !== undefined) faults.push(`has the Simplified character ${simplified}`);
    const mainland = MAINLAND_WORDS.exec(words)?.[0];
    if (mainland !== undefined) faults.push(`has the mainland’s word ${mainland}`);
  }
  if (locale === 'fr' && FRENCH_PLAIN_BLANK.test(text)) faults.push('has a plain blank beside : ; ? ! % or « »');
  if (locale === 'es' && /[?!]/.test(words) && !/[¿¡]/.test(words)) faults.push('has no ¿ or ¡ at its beginning');
  return faults;
}
