import { expect, it } from 'vitest';
import { LOADABLE_LOCALES, type LoadableLocale, loadTable } from '../load.ts';

/** What tells, in a language, that nobody else sees anything before the user was asked. */
const ENGLISH = /\b(?:unasked|without asking)\b/;
const UNASKED: Readonly<Record<LoadableLocale, RegExp>> = {
  'zh-Hans': /没问过你/,
  'zh-Hant': /沒問過你/,
  en: ENGLISH,
  'en-ph': ENGLISH,
  'en-my': ENGLISH,
  de: /ungefragt|ohne dass du gefragt wirst/,
  es: /sin preguntar/,
  fr: /sans (?:vous )?demander/,
  id: /tanpa bertanya/,
  it: /senza chieder/,
  ja: /断りなく/,
  ko: /묻지 않고/,
  pt: /sem perguntar/,
  ru: /без спроса|не спросив/,
  th: /โดยไม่ถาม/,
  vi: /Tự ý|chưa hỏi/,
  ar: /دون سؤالك/,
};

// The square shows what one publishes, and services outside see what one agreed to: neither promise may rule that out.
it.each(LOADABLE_LOCALES)('what is promised of a photo in %s leaves room for what one agrees to', async (locale) => {
  const table = await loadTable(locale);
  for (const key of ['avatar.promise', 'add-face.consent-never-text', 'about.never-give'] as const)
    expect(table[key]).toMatch(UNASKED[locale]);
});

/** Themes, and comparing, in all languages. */
const THEMES = /主[题題]|theme|Motiv|tema|thème|テーマ|테마|тем[аыу]?\b|ธีม|chủ đề|موضوع|مواضيع/i;
const COMPARING = /比[对對]|match|abgleich|compar|cocok|confront|照合|대조|сравн|เทียบ|so với|مطابق/i;

// Beside these stand covers, the real-person check and what the policy says of both: a photo is held against portraits and against its owner.
it.each(LOADABLE_LOCALES)('what a photo is for in %s leaves room for the checks of the policy', async (locale) => {
  const table = await loadTable(locale);
  for (const key of ['avatar.promise', 'theme.private'] as const) expect(table[key]).not.toMatch(THEMES);
  expect(table['about.never-recognise']).not.toMatch(COMPARING);
});

/** What led somebody here, and an account that can be closed, in all languages. */
const LINK = /链接|連結|link|enlace|lien|tautan|リンク|링크|ссылк|ลิงก์|liên kết|رابط/i;
const CLOSED =
  /注销|關閉|close|schließen|cerrar|fermé|ditutup|chiudere|アカウントも削除|탈퇴|encerrada|закрыть|ปิดบัญชี|xóa tài khoản|إغلاق/;

it.each(LOADABLE_LOCALES)(
  'the policy in %s names the channel that is kept, and what is done about a child’s account',
  async (locale) => {
    const table = await loadTable(locale);
    expect(table['legal.privacy.1']).toMatch(LINK);
    const clause: unknown = table['legal.privacy.8'];
    for (const words of typeof clause === 'string' ? [clause] : Object.values(clause as Record<string, string>))
      expect(words).toMatch(CLOSED);
  },
);
