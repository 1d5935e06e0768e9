/** Where one is written to, by its name: with an id behind it, it is an advertisement. */
const MESSENGER =
  '微信|薇信|威信|v信|vx|wx|wechat|qq|扣扣|whats ?app|telegram|телеграмм?|ватсап|вотсап|tg|тг|电报|電報|line|instagram|insta|ig|snapchat|kakao ?talk|카카오톡|카톡|zalo|viber|抖音|快手|小红书|واتساب|تليجرام|تلغرام';
const FIRST_LETTER = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])';
const CONTACTS = [
  // “微信:abc123”
  new RegExp(`${FIRST_LETTER}(?:${MESSENGER}) ?(?:id|号|號)? ?[:=@] ?[\\p{L}\\p{N}_+]{3}`, 'u'),
  // “QQ 123456”, “微信abc123”
  new RegExp(`${FIRST_LETTER}(?:${MESSENGER}) ?(?:id|号|號)? ?[a-z_-]*\\p{Nd}{4}`, 'u'),
  /加我?(?:微信?|薇|威信|vx?(?![a-z])|q{1,2}(?![a-z])|扣扣)/u,
  /https?:|(?<!\p{L})www\.|(?<![\p{L}\p{N}])(?:t|wa|line)\.me(?!\p{L})|[\p{L}\p{N}]\.(?:com|net|org|cn|ru|info|xyz|gg)(?![\p{L}\p{N}])/u,
  /[^\s@]@[^\s@]+\.[^\s@]/u,
];

const DIGIT = '[\\p{Nd}〇零一二三四五六七八九]';
/** As many digits as the shortest telephone numbers have. */
const TELEPHONE = new RegExp(`${DIGIT}(?:[\\s().·+/_-]*${DIGIT}){7,}`, 'gu');
/** A birthday is none of them. */
const DATE = /^(?:19|20)\d\d\D?(?:0[1-9]|1[0-2])\D?(?:0[1-9]|[12]\d|3[01])$/;

/** Whether a name tells where one is to be called, written to or looked up. */
export function hasContact(name: string): boolean {
  const text = name.normalize('NFKC').toLowerCase();
  if (CONTACTS.some((contact) => contact.test(text))) return true;
  return (text.match(TELEPHONE) ?? []).some((digits) => !DATE.test(digits));
}
