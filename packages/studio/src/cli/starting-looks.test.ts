import { expect, test } from 'vitest';
import { comparePairs, SAME_PICTURE_BELOW } from '../difference/difference-of.ts';
import { measureFeatures } from '../difference/picture-features.ts';
import { preparedPortrait } from '../prepare/prepared-portrait.fixture.ts';
import { renderShot } from '../shoot/render-shot.ts';
import { composeSheets } from '../themes/define-theme.ts';
import { lightOf } from '../themes/lights.ts';
import { startingLooks } from './starting-looks.ts';

test('a new theme starts from twenty pictures of which no two are alike', async () => {
  const plate = await preparedPortrait();
  const size = { widthPx: 384, heightPx: 512, seed: 0, attempt: 0, owner: 'starting-looks' };
  const looks = Object.entries(startingLooks()).map(([name, look]) => [
    name,
    { ...look, light: lightOf(...look.light) },
  ]);
  const sheets = composeSheets(Object.fromEntries(looks));
  const views = sheets.map((shot) => renderShot({ shot, plates: [plate], ...size }));
  const pairs = comparePairs(views.map(({ picture, faces }) => measureFeatures(picture, faces)));
  expect(pairs.filter(({ difference }) => difference < SAME_PICTURE_BELOW)).toEqual([]);
});
