import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

/** Descriptions with what they ask for, what is named as not understood, and nothing else. */
const READ: readonly (readonly [locale: string, text: string, found: string, unknown: readonly string[]])[] = [
  ['en', 'a woman in a leather jacket in the rain', 'outfit.jacket weather.rain', ['woman']],
  ['en', 'A man in black leather on the moon', 'colour.black place.space', ['man', 'leather']],
  ['en', 'younger and thinner', '', ['younger', 'thinner']],
  ['en', 'Times Square at night', 'time.night', ['Times Square']],
  ['en', 'the Eiffel Tower in winter', 'season.winter', ['Eiffel Tower']],
  ['en', 'an astronaut in a bamboo grove', 'place.bamboo', ['astronaut']],
  ['en', 'under the full moon, sunflowers', 'light.moonlight place.sunflowers', []],
  ['en', 'an evening gown', 'outfit.dress', []],
  ['zh-Hans', '男人在竹林里', 'place.bamboo', ['男人']],
  ['zh-Hans', '站在向日葵花田里，白裙子', 'place.sunflowers colour.white outfit.dress', []],
  ['zh-Hans', '皮衣，时代广场，宇航员', 'outfit.jacket', ['时代广场', '宇航员']],
  ['zh-Hans', '在月球上', 'place.space', []],
  ['zh-Hans', '更年轻更瘦', '', ['年轻', '瘦']],
  ['zh-Hans', '海边的老人', 'place.sea', ['老人']],
  ['zh-Hant', '竹林裡的漢服，時代廣場', 'place.bamboo outfit.hanfu', ['時代廣場']],
  ['ja', '月面で宇宙飛行士', 'place.space', ['宇宙飛行士']],
  ['ja', '竹林でレザージャケット', 'place.bamboo outfit.jacket', []],
  ['ja', 'ひまわり畑', 'place.sunflowers', []],
  ['de', 'Lederjacke auf dem Mond, jünger', 'outfit.jacket place.space', ['jünger']],
  ['de', 'eine Frau im Bambuswald', 'place.bamboo', ['Frau']],
  ['de', 'im Drachengarten bei Regennacht', 'place.garden weather.rain time.night', ['Drachen']],
  ['fr', 'une femme sur la lune, tournesols', 'place.space place.sunflowers', ['femme']],
  ['ko', '대나무숲에서 우주비행사', 'place.bamboo', ['우주비행사']],
  ['ru', 'астронавт в бамбуковой роще', 'place.bamboo', ['астронавт']],
];

describe('every word is drawn or named', () => {
  it.each(READ)('%s: %s', (locale, text, found, unknown) => {
    const understood = understand(text, locale);
    expect(understood.found.map(({ concept }) => concept).join(' ')).toBe(found);
    expect(understood.unknown).toEqual(unknown);
  });

  it('keeps each of the words that mean the same', () => {
    const words = (text: string, locale: string) => understand(text, locale).found.map((it) => it.words);
    expect(words('花海，麦田', 'zh-Hans')).toEqual(['花海 · 麦田']);
    expect(words('Beach, ocean and beach', 'en')).toEqual(['Beach · ocean']);
  });
});
