import { DELETE_UNDO_S } from '@kinora/contract';
import { createTranslator, LOADABLE_LOCALES, loadAreas, loadTable, type Text } from '@kinora/locales';
import { describe, expect, it } from 'vitest';
import { blocksOf, clausesOf, type LegalText } from './legal-clauses';

const figures = { keepdays: 30, closingdays: 7, guardianage: 14, shop: true, hasContact: true };
const TEXTS = ['service', 'privacy'] as const;
const tableOf = async (locale: (typeof LOADABLE_LOCALES)[number]): Promise<ReadonlyMap<string, Text>> =>
  new Map(Object.entries<Text>(await loadAreas(locale, ['legal'])));
const source = await tableOf('zh-Hans');
/** Of a text with forms that which others are made after. */
const wordsOf = (text: Text | undefined): string => String(typeof text === 'object' ? text.other : text);

/** How a text is built: of each clause whether it has a figure, and its paragraphs and lists with how many points. */
function shapeOf(table: ReadonlyMap<string, Text>, text: LegalText): string[] {
  return clausesOf(text, figures).map(({ id, words: all }) => {
    const words = all.map(({ key }) => wordsOf(table.get(`legal.${text}.${key}`))).join('\n');
    const blocks = blocksOf(words).map((block) => (block.kind === 'list' ? block.points.length : 'p'));
    return `${id} ${words.includes('%d')} ${blocks.join(' ')}`;
  });
}

describe.each(TEXTS)('the text %s', (text) => {
  it.each(LOADABLE_LOCALES)('has the same clauses, paragraphs and points in %s', async (locale) => {
    expect(shapeOf(await tableOf(locale), text)).toEqual(shapeOf(source, text));
  });

  it('shows every clause of the tables, each with the figure that it has', () => {
    const kept = [...source.keys()].filter((key) => new RegExp(`^legal\\.${text}\\.\\d+$`).test(key));
    const shown = clausesOf(text, figures);
    expect(shown.map(({ id }) => `legal.${text}.${id}`).sort()).toEqual(kept.sort());
    for (const { key, args } of shown.flatMap(({ words }) => words)) {
      expect([key, args.length]).toEqual([key, wordsOf(source.get(`legal.${text}.${key}`)).split('%d').length - 1]);
    }
  });

  it.each(LOADABLE_LOCALES)('says in %s, without any days, that closing is at once where it is', async (locale) => {
    const words = clausesOf(text, { ...figures, closingdays: 0 }).flatMap((clause) =>
      clause.words.map(({ key }) => key),
    );
    const atOnce = words.filter((key) => key.endsWith('-at-once'));
    expect(atOnce).toHaveLength(1);
    const said = wordsOf((await tableOf(locale)).get(`legal.${text}.${atOnce[0]}`));
    expect(said).not.toContain('%d');
    const [usual] = atOnce.map((key) => wordsOf(source.get(`legal.${text}.${key.replace('-at-once', '')}`)));
    expect(blocksOf(said)).toHaveLength(blocksOf(usual ?? '').length);
  });

  it('says nothing of gold cards, orders and who prints where there is no shop', () => {
    const keysWith = (shop: boolean) =>
      clausesOf(text, { ...figures, shop }).flatMap(({ words }) => words.map(({ key }) => key));
    const kept = keysWith(false);
    const more = keysWith(true).filter((key) => !kept.includes(key));
    expect(more).toEqual(text === 'privacy' ? ['1-shop', '3-shop', '13'] : []);
  });

  it.each(LOADABLE_LOCALES)('has what a shop adds in %s as one more point of the list', async (locale) => {
    const table = await tableOf(locale);
    for (const { words } of clausesOf(text, figures).filter((clause) => clause.words.length > 1)) {
      const [list, more] = words.map(({ key }) => blocksOf(wordsOf(table.get(`legal.${text}.${key}`))).at(-1));
      expect([list?.kind, more?.kind]).toEqual(['list', 'list']);
    }
  });

  it('says for as many minutes as the deletion waits that it can be undone', () => {
    const words = clausesOf('privacy', figures).flatMap((clause) => clause.words);
    expect(words.filter(({ key }) => key.endsWith('-undo'))).toEqual([{ key: '5-undo', args: [DELETE_UNDO_S / 60] }]);
  });

  it('says nothing of an age where the operator has none', () => {
    const without = clausesOf(text, { ...figures, guardianage: 0 });
    expect(without).toHaveLength(clausesOf(text, figures).length - 1);
    expect(without.flatMap(({ words }) => words.flatMap(({ args }) => args))).not.toContain(0);
  });
});

describe.each(LOADABLE_LOCALES)('what is said in %s', (locale) => {
  const said = async (key: string) => {
    const table = new Map(Object.entries<Text>(await loadAreas(locale, ['legal', 'mine', 'real-person'])));
    return wordsOf(table.get(key)).toLowerCase();
  };

  it('names no portrait among what everybody sees of a published photo', async () => {
    expect(await said('legal.service.8')).not.toContain(await said('mine.avatar'));
  });

  it('names the real name and the number of the identity card among what a checking service gets', async () => {
    const text = await said('legal.privacy.3');
    expect(text).toContain(await said('person.number'));
  });
});

describe('a figure in a clause', () => {
  it.each([
    ['ru', 'service.4', 1, 'через 1 день.'],
    ['ru', 'service.4', 3, 'через 3 дня.'],
    ['ru', 'service.4', 30, 'через 30 дней.'],
    ['ru', 'service.5', 1, 'в течение 1 дня;'],
    ['ru', 'service.5', 7, 'в течение 7 дней;'],
    ['ru', 'service.6', 21, 'нет 21 года,'],
    ['ar', 'service.5', 1, 'خلال يوم واحد،'],
    ['ar', 'service.5', 2, 'خلال يومين،'],
    ['ar', 'service.5', 7, 'خلال ٧ أيام،'],
    ['ar', 'privacy.5', 30, '٣٠ يومًا.'],
    ['ru', 'privacy.5-undo', 1, 'в течение 1 минуты,'],
    ['en', 'privacy.5-undo', 10, 'for 10 minutes;'],
    ['en', 'service.5', 1, 'within 1 day;'],
  ] as const)('counts in %s in %s for %d as one says it', async (locale, key, count, said) => {
    const t = createTranslator(locale, await loadTable(locale));
    expect(t(`legal.${key}`, count)).toContain(said);
  });
});

it('promises no contact above where the operator gave none', () => {
  const words = clausesOf('privacy', { ...figures, hasContact: false }).find(({ id }) => id === 12)?.words;
  expect(words).toEqual([{ key: '12-alone', args: [] }]);
});
