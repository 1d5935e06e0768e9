import { THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';
import { describe, expect, it } from 'vitest';
import { arrangeGallery, pageOf } from './gallery.ts';

const ids = (sections: ReturnType<typeof arrangeGallery>, name: string) =>
  sections.find(({ id }) => id === name)?.themes.map(({ id }) => id) ?? [];

describe('arrangeGallery', () => {
  it('shows every theme in the first row and once more in its own', () => {
    const sections = arrangeGallery(THEME_CATALOGUE, 'spring', new Map());
    expect(sections[0]?.id).toBe('for-you');
    const own = sections.slice(1).flatMap(({ themes }) => themes.map(({ id }) => id));
    const all = THEME_CATALOGUE.map(({ id }) => id).sort();
    expect(own.sort()).toEqual(all);
    expect(ids(sections, 'for-you').sort()).toEqual(all);
  });

  it("puts the season's themes ahead", () => {
    for (const season of ['winter', 'summer'] as const) {
      const inSeason = THEME_CATALOGUE.filter((theme) => theme.season === season).map(({ id }) => id);
      const shown = ids(arrangeGallery(THEME_CATALOGUE, season, new Map()), 'for-you');
      expect(shown.slice(0, inSeason.length)).toEqual(inSeason);
    }
  });

  it('then goes by what people kept', () => {
    const kept = new Map([
      ['ink-seal', 3],
      ['neon-night', 9],
    ]);
    const inSeason = THEME_CATALOGUE.filter(({ season }) => season === 'winter').length;
    const shown = ids(arrangeGallery(THEME_CATALOGUE, 'winter', kept), 'for-you');
    expect(shown.slice(inSeason, inSeason + 2)).toEqual(['neon-night', 'ink-seal']);
  });

  it('leaves out rows that have no theme', () => {
    const themes = THEME_CATALOGUE.filter(({ category }) => category === 'travel');
    expect(arrangeGallery(themes, 'winter', new Map()).map(({ id }) => id)).toEqual(['for-you', 'travel']);
  });
});

describe('pageOf', () => {
  it('cuts pages of ten', () => {
    const items = Array.from({ length: 12 }, (_, index) => index);
    expect(pageOf(items, 0)).toHaveLength(10);
    expect(pageOf(items, 1)).toEqual([10, 11]);
    expect(pageOf(items, 2)).toEqual([]);
  });
});
