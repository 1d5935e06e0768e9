import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const read = (text: string, locale?: string) => {
  const { found, without } = understand(text, locale);
  return { found: found.map(({ concept }) => concept), without: without.map(({ concept }) => concept) };
};

/** Sentences of each language, what they name, and what they do not want. */
const SENTENCES: Readonly<Record<string, readonly (readonly [text: string, found: string, without?: string])[]>> = {
  'zh-Hans': [
    ['冬天的海边日落，不要雪', 'season.winter place.sea time.sunset', 'weather.snow'],
    ['雨夜的霓虹街头，撑着伞', 'weather.rain light.neon place.city prop.umbrella'],
    ['春天的花园，开心地笑', 'season.spring place.garden mood.happy'],
    ['窗边柔和的光，黑白照片', 'place.home light.soft style.mono'],
    ['穿红裙站在故宫红墙前', 'colour.red outfit.dress place.palace'],
    ['沙漠里的清晨，没有风', 'place.desert time.dawn', 'weather.wind'],
    ['金发，水彩风格，在咖啡馆喝咖啡', 'hair.blond style.gouache place.cafe prop.cup'],
    ['在上海的天台上看烟花', 'place.city place.skyline prop.fireworks'],
  ],
  'zh-Hant': [
    ['冬天的海邊日落，不要雪', 'season.winter place.sea time.sunset', 'weather.snow'],
    ['雨夜的霓虹街頭，撐著傘', 'weather.rain light.neon place.city prop.umbrella'],
    ['圖書館裡安靜的下午', 'place.library mood.calm time.day'],
    ['黃昏的稻田，復古膠片', 'time.sunset place.field style.film'],
    ['穿旗袍在廟會，燈籠', 'outfit.qipao place.market prop.lanterns'],
    ['雲海上的日出，沒有霧', 'place.sky time.dawn', 'weather.fog'],
    ['銀河下的沙漠', 'place.space place.desert'],
    ['櫻花樹下，粉紅色毛衣', 'season.spring colour.pink outfit.sweater'],
  ],
  ja: [
    ['夕焼けの海辺で、雪はなし', 'time.sunset place.sea', 'weather.snow'],
    ['雨の夜のネオン街、傘をさして', 'weather.rain time.night light.neon place.city prop.umbrella'],
    ['春の庭園で楽しい笑顔', 'season.spring place.garden mood.happy'],
    ['着物を着て神社で、紅葉', 'outfit.kimono place.temple season.autumn'],
    ['白黒の写真、窓辺の自然光', 'style.mono place.home light.soft'],
    ['金髪でスーツ、クールな雰囲気', 'hair.blond outfit.suit mood.bold'],
    ['図書館で静かに、霧のない朝', 'place.library mood.calm time.dawn', 'weather.fog'],
    ['宇宙でレトロなポスター風', 'place.space style.film style.pop'],
  ],
  ko: [
    ['눈 내리는 겨울 궁궐에서 한복', 'weather.snow season.winter place.palace outfit.traditional'],
    ['노을 지는 바닷가, 비 없이', 'time.sunset place.sea', 'weather.rain'],
    ['비 오는 밤 네온 거리에서 우산', 'weather.rain time.night light.neon place.city prop.umbrella'],
    ['봄날 정원에서 행복한 미소', 'season.spring place.garden mood.happy'],
    ['흑백사진, 창가에서 부드러운 빛', 'style.mono place.home light.soft'],
    ['가을 숲속에서 갈색 코트, 안개는 빼고', 'season.autumn place.forest colour.brown outfit.coat', 'weather.fog'],
    ['카페에서 커피를 마시며', 'place.cafe prop.cup'],
    ['금발 머리로 무대 위에서', 'hair.blond place.stage'],
  ],
  th: [
    ['ริมทะเลตอนพระอาทิตย์ตก ไม่มีฝน', 'place.sea time.sunset', 'weather.rain'],
    ['คืนฝนตกบนถนนไฟนีออน กางร่ม', 'weather.rain place.city light.neon prop.umbrella'],
    ['สวนดอกไม้ มีความสุข', 'place.garden mood.happy'],
    ['ภาพขาวดำ แสงธรรมชาติริมหน้าต่าง', 'style.mono light.soft place.home'],
    ['ใส่ชุดไทยที่วัด', 'outfit.traditional place.temple'],
    ['ผมทอง ใส่สูทสีดำ', 'hair.blond outfit.suit colour.black'],
    ['ยอดเขาในสายหมอก', 'place.mountain weather.fog'],
    ['อวกาศแบบภาพยนตร์', 'place.space style.cinema'],
  ],
  vi: [
    ['chụp ở bãi biển lúc hoàng hôn, không có mưa', 'place.sea time.sunset', 'weather.rain'],
    ['đường phố đêm mưa có đèn neon', 'place.city time.night weather.rain light.neon'],
    ['khu vườn mùa xuân, cười vui vẻ', 'place.garden season.spring mood.happy'],
    ['ảnh đen trắng bên cửa sổ', 'style.mono place.home'],
    ['mặc áo dài trong cố đô', 'outfit.traditional place.palace'],
    ['tóc vàng, áo len đỏ trong rừng', 'hair.blond outfit.sweater colour.red place.forest'],
    ['toi dung tren bai bien luc hoang hon', 'place.sea time.sunset'],
    ['uống cà phê ở quán cà phê, không có gió', 'prop.cup place.cafe', 'weather.wind'],
  ],
  id: [
    ['di tepi pantai saat matahari terbenam tanpa hujan', 'place.sea time.sunset', 'weather.rain'],
    ['jalan neon saat malam hujan, dengan payung', 'place.city light.neon time.night weather.rain prop.umbrella'],
    ['taman di musim semi, tersenyum bahagia', 'place.garden season.spring mood.happy'],
    ['foto hitam putih dekat jendela', 'style.mono place.home'],
    ['memakai kebaya di candi', 'outfit.traditional place.temple'],
    ['rambut pirang, jaket kulit, keren', 'hair.blond outfit.jacket mood.bold'],
    ['di puncak gunung berkabut', 'place.mountain weather.fog'],
    ['di perpustakaan yang tenang, tidak ada angin', 'place.library mood.calm', 'weather.wind'],
  ],
  en: [
    [
      'a beach at sunset in winter, no snow or rain',
      'place.sea time.sunset season.winter',
      'weather.snow weather.rain',
    ],
    ['a rainy neon street at night, with an umbrella', 'weather.rain light.neon place.city time.night prop.umbrella'],
    ['a garden in spring, smiling', 'place.garden season.spring expression.smile'],
    ['soft light by the window, black and white', 'light.soft place.home style.mono'],
    ["I don't want any fog on the mountains", 'place.mountain', 'weather.fog'],
    ['blonde in a blue dress, like an oil painting', 'hair.blond colour.blue outfit.dress style.oil'],
    ['in a library, calm, a cup of tea', 'place.library mood.calm prop.cup'],
    ['astronaut in outer space, cinematic', 'place.space style.cinema outfit.spacesuit'],
  ],
  ru: [
    ['зимой в лесу, без снега', 'season.winter place.forest', 'weather.snow'],
    ['на пляже на закате в красном платье', 'place.sea time.sunset colour.red outfit.dress'],
    ['неоновая улица дождливой ночью, под зонтом', 'light.neon place.city weather.rain time.night prop.umbrella'],
    ['сад весной, радостная улыбка', 'place.garden season.spring mood.happy'],
    ['чёрно-белое фото у окна, мягкий свет', 'style.mono place.home light.soft'],
    ['блондинка в кафе с чашкой кофе', 'hair.blond place.cafe prop.cup'],
    ['в горах на рассвете, тумана не надо', 'place.mountain time.dawn', 'weather.fog'],
    ['картина маслом, во дворце', 'style.oil place.palace'],
  ],
  fr: [
    ['au bord de la mer en automne, sans pluie ni brouillard', 'place.sea season.autumn', 'weather.rain weather.fog'],
    [
      'une rue au néon un soir de pluie, sous un parapluie',
      'place.city light.neon time.dusk weather.rain prop.umbrella',
    ],
    ['un jardin au printemps, souriante', 'place.garden season.spring expression.smile'],
    ['en noir et blanc, lumière douce', 'style.mono light.soft'],
    ['dans les montagnes enneigées en manteau rouge', 'place.mountain weather.snow outfit.coat colour.red'],
    ['je ne veux pas de vent sur la plage', 'place.sea', 'weather.wind'],
    ['cheveux roux, style aquarelle', 'hair.red style.gouache'],
    ['au café avec une tasse', 'place.cafe prop.cup'],
  ],
  de: [
    ['im Winterwald bei Sonnenuntergang, kein Schnee', 'season.winter place.forest time.sunset', 'weather.snow'],
    ['eine Neonstraße in einer Regennacht mit Schirm', 'light.neon place.city weather.rain time.night prop.umbrella'],
    ['ein Garten im Frühling, lächelnd', 'place.garden season.spring expression.smile'],
    ['schwarzweiß am Fenster, weiches Licht', 'style.mono place.home light.soft'],
    ['in den Bergen mit rotem Mantel', 'place.mountain colour.red outfit.coat'],
    ['am Strand ohne Wind', 'place.sea', 'weather.wind'],
    ['blonde Haare, wie ein Ölgemälde', 'hair.blond style.oil'],
    ['in der Bibliothek, ruhig, eine Tasse Kaffee', 'place.library mood.calm prop.cup'],
  ],
  it: [
    ["in riva al mare all'alba, senza nuvole", 'place.sea time.dawn', 'weather.cloud'],
    [
      "una strada al neon in una notte di pioggia, con l'ombrello",
      'place.city light.neon time.night weather.rain prop.umbrella',
    ],
    ['un giardino in primavera, sorridente', 'place.garden season.spring expression.smile'],
    ['bianco e nero, luce morbida', 'style.mono light.soft'],
    ['in montagna con un cappotto rosso', 'place.mountain outfit.coat colour.red'],
    ['non voglio nebbia nel bosco', 'place.forest', 'weather.fog'],
    ['capelli biondi, dipinto a olio', 'hair.blond style.oil'],
    ['in biblioteca, tranquilla', 'place.library mood.calm'],
  ],
  es: [
    ['en la playa al atardecer, sin lluvia', 'place.sea time.sunset', 'weather.rain'],
    [
      'una calle de neón en una noche de lluvia con paraguas',
      'place.city light.neon time.night weather.rain prop.umbrella',
    ],
    ['un jardín en primavera, sonriendo', 'place.garden season.spring expression.smile'],
    ['blanco y negro junto a la ventana', 'style.mono place.home'],
    ['en la montaña con un abrigo rojo', 'place.mountain outfit.coat colour.red'],
    ['no quiero niebla en el bosque', 'place.forest', 'weather.fog'],
    ['pelo rubio, vestido azul', 'hair.blond outfit.dress colour.blue'],
    ['en una cafetería con una taza', 'place.cafe prop.cup'],
  ],
  pt: [
    ['na praia ao pôr do sol, sem chuva', 'place.sea time.sunset', 'weather.rain'],
    [
      'uma rua de neon em noite de chuva, com guarda-chuva',
      'place.city light.neon time.night weather.rain prop.umbrella',
    ],
    ['um jardim na primavera, sorrindo', 'place.garden season.spring expression.smile'],
    ['preto e branco perto da janela', 'style.mono place.home'],
    ['na montanha com um casaco vermelho', 'place.mountain outfit.coat colour.red'],
    ['não quero neblina na floresta', 'place.forest', 'weather.fog'],
    ['cabelo loiro, vestido amarelo', 'hair.blond outfit.dress colour.yellow'],
    ['numa biblioteca, tranquila', 'place.library mood.calm'],
  ],
  ar: [
    ['على شاطئ البحر وقت الغروب بدون مطر', 'place.sea time.sunset', 'weather.rain'],
    ['شارع بأضواء النيون في ليلة ممطرة، مع مظلة', 'place.city light.neon time.night weather.rain prop.umbrella'],
    ['حديقة في الربيع، بابتسامة سعيدة', 'place.garden season.spring mood.happy'],
    ['أبيض وأسود، ضوء ناعم', 'style.mono light.soft'],
    ['في الصحراء عند الفجر', 'place.desert time.dawn'],
    ['لا أريد الضباب في الغابة', 'place.forest', 'weather.fog'],
    ['شعر أشقر وفستان أحمر', 'hair.blond outfit.dress colour.red'],
    ['في المكتبة، هادئ', 'place.library mood.calm'],
  ],
};

describe.each(Object.entries(SENTENCES))('%s', (locale, sentences) => {
  it.each(sentences.map(([text, found, without = '']) => ({ text, found, without })))(
    '$text',
    ({ text, found, without }) => {
      const understood = read(text, locale);
      expect(understood.found).toEqual(expect.arrayContaining(found.split(' ')));
      expect(understood.without).toEqual(without === '' ? [] : without.split(' '));
    },
  );
});

describe('understand', () => {
  it('says which words of the text it means, in the text as it was written', () => {
    const text = 'Ａ ＢＥＡＣＨ, please';
    const [beach] = understand(text, 'en').found;
    expect(beach).toMatchObject({ facet: 'place', id: 'sea', words: 'ＢＥＡＣＨ' });
    expect(text.slice(...(beach?.range ?? [0, 0]))).toBe('ＢＥＡＣＨ');
  });

  it('names each thing once', () => {
    expect(read('海边，大海，沙滩').found).toEqual(['place.sea']);
  });

  it('does not read words out of others', () => {
    expect(read('看小红书，喝雪碧', 'zh-Hans').found).toEqual([]);
    expect(read('the keyboard, a carpet and a friend', 'en').found).toEqual([]);
    expect(read('비슷한 느낌', 'ko').found).toEqual([]);
  });

  it('reads English words in another language', () => {
    expect(read('海边 vintage style', 'zh-Hans').found).toEqual(['place.sea', 'style.film']);
    expect(read('am Strand, vintage', 'de').found).toEqual(['place.sea', 'style.film']);
  });

  it('understands nothing of nonsense', () => {
    expect(read('qwertz asdfg 12345 !!!', 'en')).toEqual({ found: [], without: [] });
  });
});

/** Of each language: a thing that the studio does not know, a phrase that is denied, and a face. */
const HONEST: readonly (readonly [locale: string, text: string, unknown: string, wanted: string])[] = [
  ['zh-Hans', '不要红色的外套，在海边，不要笑，抱着猫咪', '抱 猫咪', 'place.sea expression.calm'],
  ['zh-Hant', '不要紅色外套，在海邊，別笑，騎獨角獸', '騎 獨角獸', 'place.sea expression.calm'],
  ['ja', '赤いコートはいらない、海辺で笑わないで、猫', '猫', 'place.sea expression.calm'],
  ['ko', '빨간 코트 없이 바닷가에서 웃지 말고 강아지', '강아지', 'place.sea expression.calm'],
  ['th', 'ไม่มีเสื้อโค้ทสีแดง ริมทะเล ไม่ยิ้ม สุนัข', 'สุนัข', 'place.sea expression.calm'],
  ['vi', 'không có áo khoác đỏ, ở bãi biển, đừng cười, con chó', 'con-chó', 'place.sea expression.calm'],
  ['id', 'tanpa mantel merah, di pantai, jangan tersenyum, anjing', 'anjing', 'place.sea expression.calm'],
  ['en', 'no red coat, on the beach, do not smile, unicorn', 'unicorn', 'place.sea expression.calm'],
  ['de', 'kein roter Mantel, am Strand, nicht lächeln, Hund', 'Hund', 'place.sea expression.calm'],
  ['fr', 'pas de manteau rouge, à la plage, ne pas sourire, chien', 'chien', 'place.sea expression.calm'],
  ['it', 'niente cappotto rosso, in spiaggia, non sorridere, cane', 'cane', 'place.sea expression.calm'],
  ['es', 'sin abrigo rojo, en la playa, sin sonreír, perro', 'perro', 'place.sea expression.calm'],
  ['pt', 'sem casaco vermelho, na praia, não sorrir, cachorro', 'cachorro', 'place.sea expression.calm'],
  ['ru', 'без красного пальто, на пляже, не улыбаться, собака', 'собака', 'place.sea expression.calm'],
  ['ar', 'بدون معطف أحمر، على شاطئ البحر، لا تبتسم، كلب', 'كلب', 'place.sea expression.calm'],
];

it.each(HONEST)('%s: %s', (locale, text, unknown, wanted) => {
  const understood = understand(text, locale);
  expect(understood.unknown.map((word) => word.replace(' ', '-'))).toEqual(unknown.split(' '));
  expect(understood.found.map(({ concept }) => concept)).toEqual(wanted.split(' '));
  expect(understood.without.map(({ concept }) => concept).sort()).toEqual(['colour.red', 'outfit.coat']);
});

it('does not deny what only stands behind a denied thing', () => {
  expect(read('没有雪的海边', 'zh-Hans')).toEqual({ found: ['place.sea'], without: ['weather.snow'] });
  expect(read('зимний лес без снега ночью', 'ru').found).toContain('time.night');
});

it('tells every unknown word, each once', () => {
  const text = 'unicorn unicorn zebra giraffe hippo rhino lion tiger panther leopard cheetah';
  expect(understand(text, 'en').unknown).toEqual(text.split(' ').slice(1));
});
