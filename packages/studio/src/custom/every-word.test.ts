import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

/** Descriptions with what they ask for, what is named as not understood, and nothing else. */
const READ: readonly (readonly [locale: string, text: string, found: string, unknown: readonly string[]])[] = [
  ['en', 'a woman in a leather jacket in the rain', 'outfit.jacket weather.rain', ['woman']],
  ['en', 'A man in black leather on the moon', 'colour.black place.space', ['man', 'leather']],
  ['en', 'younger and thinner', '', ['younger', 'thinner']],
  ['en', 'Times Square at night', 'time.night', ['Times Square']],
  ['en', 'the Eiffel Tower in winter', 'season.winter', ['Eiffel Tower']],
  ['en', 'a mermaid in a bamboo grove', 'place.bamboo', ['mermaid']],
  ['en', 'under the full moon, sunflowers', 'light.moonlight place.sunflowers', []],
  ['en', 'an evening gown', 'outfit.dress', []],
  ['zh-Hans', '男人在竹林里', 'place.bamboo', ['男人']],
  ['zh-Hans', '站在向日葵花田里，白裙子', 'place.sunflowers colour.white outfit.dress', []],
  ['zh-Hans', '皮衣，时代广场，美人鱼', 'outfit.jacket', ['时代广场', '美人鱼']],
  ['zh-Hans', '在月球上', 'place.space', []],
  ['zh-Hans', '更年轻更瘦', '', ['年轻', '瘦']],
  ['zh-Hans', '海边的老人', 'place.sea', ['老人']],
  ['zh-Hant', '竹林裡的漢服，時代廣場', 'place.bamboo outfit.hanfu', ['時代廣場']],
  ['ja', '月面で宇宙飛行士', 'place.space outfit.spacesuit', []],
  ['ja', '竹林でレザージャケット', 'place.bamboo outfit.jacket', []],
  ['ja', 'ひまわり畑', 'place.sunflowers', []],
  ['de', 'Lederjacke auf dem Mond, jünger', 'outfit.jacket place.space', ['jünger']],
  ['de', 'eine Frau im Bambuswald', 'place.bamboo', ['Frau']],
  ['de', 'im Drachengarten bei Regennacht', 'place.garden weather.rain time.night', ['Drachen']],
  ['fr', 'une femme sur la lune, tournesols', 'place.space place.sunflowers', ['femme']],
  ['ko', '대나무숲에서 인어', 'place.bamboo', ['인어']],
  ['ru', 'русалка в бамбуковой роще', 'place.bamboo', ['русалка']],
];

/** A pilot, a chef, a swordsman and an astronaut in every language, in this order. */
const COSTUMES: readonly (readonly [locale: string, ...texts: readonly [string, string, string, string]])[] = [
  ['zh-Hans', '飞行员', '厨师服', '武侠风', '宇航员'],
  ['zh-Hant', '飛行夾克', '廚師', '女俠', '太空人'],
  ['en', 'a bomber jacket', "a chef's jacket", 'two swordsmen', 'astronauts'],
  ['ja', 'フライトジャケット', 'シェフ', '剣客', '宇宙服'],
  ['ko', '항공 점퍼', '요리사', '무협', '우주복을'],
  ['de', 'eine Fliegerjacke', 'als Köchin', 'Schwertkämpfer', 'im Raumanzug'],
  ['fr', 'un blouson d’aviateur', 'une veste de chef', 'un sabreur', 'en combinaison spatiale'],
  ['es', 'una cazadora de aviador', 'un cocinero', 'un espadachín', 'un traje espacial'],
  ['it', 'un giubbotto da aviatore', 'una cuoca', 'uno spadaccino', 'una tuta spaziale'],
  ['pt', 'uma jaqueta de aviador', 'um cozinheiro', 'um espadachim', 'um traje espacial'],
  ['ru', 'лётная куртка', 'повар', 'мечник', 'в скафандре'],
  ['ar', 'سترة طيار', 'طباخ', 'مبارز', 'بدلة فضاء'],
  ['th', 'แจ็คเก็ตนักบิน', 'เชฟ', 'จอมยุทธ์', 'ชุดอวกาศ'],
  ['vi', 'phi công', 'đầu bếp', 'kiếm khách', 'phi hành gia'],
  ['id', 'jaket pilot', 'koki', 'pendekar', 'baju astronaut'],
];

describe('every word is drawn or named', () => {
  it.each(READ)('%s: %s', (locale, text, found, unknown) => {
    const understood = understand(text, locale);
    expect(understood.found.map(({ concept }) => concept).join(' ')).toBe(found);
    expect(understood.unknown).toEqual(unknown);
  });

  it.each(COSTUMES)(
    '%s: a pilot, a chef, a swordsman and an astronaut have clothes of their own',
    (locale, ...texts) => {
      const read = texts.map((text) =>
        understand(text, locale)
          .found.map(({ concept }) => concept)
          .join(' '),
      );
      expect(read).toEqual(['outfit.aviator', 'outfit.chef', 'outfit.swordsman', 'outfit.spacesuit']);
    },
  );

  it('keeps each of the words that mean the same', () => {
    const words = (text: string, locale: string) => understand(text, locale).found.map((it) => it.words);
    expect(words('花海，麦田', 'zh-Hans')).toEqual(['花海 · 麦田']);
    expect(words('Beach, ocean and beach', 'en')).toEqual(['Beach · ocean']);
  });
});
