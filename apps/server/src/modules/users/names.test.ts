import { createTranslator, LOADABLE_LOCALES, loadTable } from '@kinora/locales';
import { describe, expect, it, test } from 'vitest';
import { hasContact } from './has-contact.ts';
import { looksLike } from './looks-like.ts';
import { insults, passesForStaff } from './name-has.ts';
import { readableName } from './readable-name.ts';
import { readName } from './words-of-name.ts';

describe('a name as others read it', () => {
  test.each([
    ['an override of the direction', 'Ann\u202egpj.exe', 'Anngpj.exe'],
    ['isolates and marks of direction', '\u2067Ann\u2069\u200f', 'Ann'],
    ['zero width between letters', 'A\u200bn\u2060n\ufeff\u200d', 'Ann'],
    ['soft hyphens and fillers', 'A\u00adn\u3164n', 'Ann'],
    ['tags', 'Ann\u{e0041}\u{e0042}', 'Ann'],
    ['lines and blanks of all kinds', ' Ann\u2028\n\u00a0\u3000Lee ', 'Ann Lee'],
    ['parts that are composed', 'Rene\u0301', 'René'],
  ])('is without %s', (_what, told, seen) => {
    expect(readableName(told)).toBe(seen);
  });

  test.each([
    '林夏',
    'Nguyễn Thị Ánh',
    'ที่รัก',
    'می\u200cخواهم',
    'क्\u200dष',
    'שָׁלוֹם',
    '👩\u200d👩\u200d👧',
    "O'Neil-Smith 2",
    '❤️',
  ])('stays as it is: %s', (name) => {
    expect(readableName(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    '\u200b\u202e',
    ' \u3164 ',
    `Z${'\u0301'.repeat(4)}algo`,
    `a${'\u0489\u0335\u0336\u0337'}`,
    'Z\u0301\u0316\u0334oe',
    'ก็็',
    '\ufe0f',
    '\u0301',
  ])('is none of %j', (told) => {
    expect(readableName(told)).toBeUndefined();
  });
});

describe('a look-alike', () => {
  test.each([
    'Kinora',
    'KINORA',
    'Кinora',
    'Kіnоrа',
    'K1n0ra',
    'Ｋｉｎｏｒａ',
    '𝐊𝐢𝐧𝐨𝐫𝐚',
    'Ⓚⓘⓝⓞⓡⓐ',
    'K.i.n.o.r.a',
    'Kínöra',
    'Kinora Support',
    'Official Kinora',
    'The Kinora Team',
    '我是Kinora小助手',
    '🅺🅸🅽🅾🆁🅰',
    '🅚🅘🅝🅞🅡🅐',
    'ꓗІꓠꓳꓣꓮ',
    'ᏦⅠNОᎡᎪ',
  ])('is seen in %s', (name) => {
    expect(looksLike(name, 'Kinora')).toBe(true);
  });

  it('is seen of a name in another script', () => {
    expect(looksLike('光影写真馆 客服', '光影写真馆')).toBe(true);
  });

  test.each(['Nora', 'Kino', 'Karina', 'Kira Nora', '林夏'])('is not seen in %s', (name) => {
    expect(looksLike(name, 'Kinora')).toBe(false);
  });

  it('is not seen in what merely begins with a short name, nor where there is no name', () => {
    expect(looksLike('Joanna', 'Jo')).toBe(false);
    expect(looksLike('Ann', '')).toBe(false);
  });
});

describe('who passes for staff', () => {
  test.each([
    ...[
      'admin',
      'Admin 1',
      'admin007',
      '4dm1n',
      'a.d.m.i.n',
      'a d m i n 2',
      'ad-min',
      'аdmіn',
      'АDМIN',
      'ᎪᎠᎷⅠN',
      'Ａｄｍｉｎ',
      'SiteAdmin',
      'Ánna_Àdmin',
    ],
    ...[
      'Lisa Official',
      '0fficial',
      'ЅUPPORT',
      'Support 24/7',
      'The Support Team',
      'Help Desk',
      'helpdesk',
      'Moderator Tom',
      'Tech-Support Ann',
    ],
    ...[
      'أدمن',
      'ادمن',
      'الدعم الفني',
      'админ Оля',
      'Служба поддержки',
      'Modérateur',
      'Kundenservice',
      'Soporte',
      'Atención al cliente',
      'Quản trị viên',
    ],
    ...[
      'Operator',
      'OPERATOR',
      '0perator',
      'Οреrаtоr',
      'Ｏｐｅｒａｔｏｒ',
      'Operator 7',
      'The Operator',
      'Оператор',
      'Betreiber',
    ],
    ...[
      '官方客服',
      '官·方·客·服',
      '⽅官方客服 01',
      'Guanfang Kefu',
      '客服',
      '客 服',
      '官方小助手',
      '管理員小美',
      '運営事務局',
      '관리자',
      '고객센터',
      'แอดมิน',
    ],
  ])('is seen in %s', (name) => {
    expect(passesForStaff(readName(name))).toBe(true);
  });
});

describe('an insult', () => {
  test.each([
    ...[
      'fuck you',
      'F.U.C.K',
      'fսckface',
      'Fück',
      'sh1t',
      'сука',
      'Хуйло',
      'Hurensohn',
      'connard',
      'hijo de puta',
      'địt mẹ',
      'كس أمك',
    ],
    ...[
      '曹尼玛',
      '曹 尼 玛',
      '草泥马',
      '草泥馬',
      '草泥🐴',
      '艹你妈',
      '艹尼玛',
      '操拟吗',
      'CaoNiMa',
      'Cao Ni Ma',
      '傻b',
      '幹你娘',
    ],
    ...['傻逼', '傻*逼', '死ね', '씨발', 'ไอ้สัตว์'],
  ])('is seen in %s', (name) => {
    expect(insults(readName(name))).toBe(true);
  });
});

describe('where somebody is to be reached', () => {
  test.each([
    ...[
      '微信:abc123',
      '微信：abc123',
      '加微信',
      '加v看片',
      'VX abc1234',
      'QQ 12345678',
      'IG:anna_lee',
      'WhatsApp +49 170 1234567',
      'Telegram @anna',
    ],
    ...[
      't.me/anna',
      'anna.com',
      'www.anna.de',
      'https:anna',
      'anna@mail.de',
      '13800138000',
      '138-0013-8000',
      '+49 170 123 4567',
      '٠١٢٣٤٥٦٧٨٩',
    ],
    ...['①③⑧⓪⓪①③⑧⓪⓪⓪', '一三八零零一三八零零零'],
  ])('is seen in %s', (name) => {
    expect(hasContact(name)).toBe(true);
  });
});

test.each([
  ...[
    "O'Neill",
    '李娜',
    'Æsa',
    'نور',
    'Nguyễn Thị Ánh',
    '田中さくら',
    'Zoë-Marie',
    'Admiral',
    'สมชาย',
    'Hồ',
    'Badminton',
    'Stafford',
  ],
  ...[
    'Tim',
    'Al',
    'Ali',
    'Nazia',
    'Isis',
    'An Jing',
    '妈妈的宝贝',
    '尼玛次仁',
    '尼玛',
    '曹泥',
    '曹妮',
    '曹妮妈妈',
    '曹尼',
    '草莓泥马卡龙',
    '草原骏马',
    '傻baby',
    '🐴到成功',
    'Smooth Operator',
    'Cao Ni',
    'แมงปอ',
    'مشرف',
    'رسمي',
    'Lon',
    'Steampunk',
    'Scunthorpe',
    'Dr. No',
  ],
  ...[
    'J.R.R. Tolkien',
    'Anna 19900101',
    '小红2024-01-31',
    'Anna_1984',
    '@anna',
    'Skyline 2024',
    'I support you',
    'Online',
    'QQ糖',
    'မြို့',
    'Ọ̀ṣun',
  ],
  ...[
    'Ζωή',
    'Анна-Мария',
    'שָׁלוֹם',
    '김하늘',
    'मीरा',
    'Łukasz',
    'Ñusta',
    '❤️',
    '1️⃣',
    'Fanny',
    'Dick',
    'Assad',
    'Cassandra',
    'パチンコ',
    'Teamo',
  ],
])('nothing is wrong with %s', (name) => {
  const readings = readName(name);
  expect(readableName(name)).toBe(name.normalize('NFC'));
  expect([passesForStaff(readings), insults(readings), hasContact(name)]).toEqual([false, false, false]);
});

test('nothing is wrong with the name that an account is given, in any language', async () => {
  const tables = await Promise.all(
    LOADABLE_LOCALES.map(async (locale) => createTranslator(locale, await loadTable(locale))),
  );
  for (const name of tables.map((t) => t('mine.newcomer', '4821'))) {
    const readings = readName(name);
    expect([name, passesForStaff(readings), insults(readings), hasContact(name)]).toEqual([name, false, false, false]);
  }
});
