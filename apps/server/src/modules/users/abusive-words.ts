const list = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split('|'));

/**
 * Insults as words of their own, without those that are somebody's name elsewhere; a star stands for whatever a word goes on with.
 * What is obscene, hateful or dangerous besides, moderation knows.
 */
export const ABUSIVE_WORDS = list(
  'fuck*|motherfuck*|shit|shitty|bullshit|cunt*|asshole*|bitch|bitches|bastard|bastards|whore*|slut|sluts|faggot*|nigger*|nigga|niggas',
  'retard|retarded|wanker*|dickhead*|cocksucker*|twat|hitler|nazi|nazis|rapist|pedophile*|paedophile*',
  'хуй*|хуё*|хуе*|пизд*|ебать|ебан*|ёбан*|ебал*|уёб*|уеб*|бля|бляд*|сука|суки|мудак*|мудил*|пидор*|пидар*|гандон*|залуп*|шлюх*',
  'долбоёб*|гитлер|arschloch*|fotze*|wichser*|hurensohn*|schlampe*|missgeburt*|scheiße|scheisse|schwuchtel*|fick dich',
  'connard*|connasse*|salope*|enculé*|putain|pute|merde|fils de pute|stronzo|stronza|cazzo|vaffanculo|puttana|coglione|coglioni|frocio',
  'puta|puto|putas|cabrón|cabrona|pendejo|pendeja|maricón|gilipollas|hijo de puta|hijueputa|mierda',
  'caralho|porra|filho da puta|viado|arrombado|arrombada|buceta|vadia|vagabunda|merda',
  'bangsat|kontol|memek|jancok|ngentot|bajingan|pelacur|goblok|địt mẹ|địt con mẹ|đụ má|vcl',
  'caonima*|cao nima|cao ni ma|wcnm|cnmb|nmsl|nmlgb',
  'شرموطة|شرموط|كسمك|كس أمك|منيوك|ابن الكلب|ابن الشرموطة|قحبة|متناك',
);

/** In writing without blanks: looked for anywhere. */
export const ABUSIVE_PHRASES = list(
  '傻逼|煞笔|傻屄|傻比|操你|草泥马|肏|妈逼|他妈的|狗日的|婊子|贱人|贱货|脑残|智障|王八蛋|去死|死全家|鸡巴|屌你|支那|杂种|废物|白痴|畜生|希特勒',
  '煞筆|草泥馬|媽逼|他媽的|賤人|賤貨|腦殘|雞巴|雜種|廢物|白癡',
  '日你妈|日你媽|干你娘|幹你娘|鸡掰|雞掰|妈卖批|狗娘养|狗娘養|仆街|冚家铲|冚家鏟',
  '死ね|氏ね|殺すぞ|くたばれ|キチガイ|ヤリマン|おまんこ|ちんぽ|クソ野郎|くそったれ|ヒトラー',
  '씨발|시발놈|씨팔|ㅅㅂ|개새끼|병신|ㅂㅅ|좆|지랄|미친놈|미친년|창녀|걸레년|느금마|히틀러',
  'เหี้ย|ควย|เย็ด|ไอ้สัตว์|ไอ้สัส|อีดอก|กะหรี่|ฮิตเลอร์|หีแม่',
);

/**
 * Insults in Chinese by their sound, looked for anywhere: one character of each class. Surnames and given names stand where they are seldom
 * one: 曹 begins it, but 曹泥 and 曹妮妈妈 are people, and so is 尼玛.
 */
export const ABUSIVE_SOUNDS: readonly RegExp[] = [
  /[操草艹肏][你尼泥拟擬逆][妈媽马馬玛瑪吗嗎嘛麻码碼]/u,
  /曹[你尼泥][妈媽马馬玛瑪吗嗎嘛麻码碼]/u,
  /[傻煞][bx叉](?![a-z])/u,
];
