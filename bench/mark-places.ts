/**
 * On how many sheets the mark would meet a face, the hair around it, or letters: every sheet of every theme of the sample face, whole, in grids and
 * in the gallery, with the mark that is narrowest, the widest one, and the one that is mirrored. Pixels decide only between places that meet nothing,
 * so that none are looked at here. `npm run bench -- mark-places [theme …]`
 */
import { readFile } from 'node:fs/promises';
import { THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';
import { type Part, type PictureContents, readContents } from '../packages/provenance/src/contents.ts';
import { headOf } from '../packages/provenance/src/mark/covered.ts';
import { measureMark } from '../packages/provenance/src/mark/draw-mark.ts';
import { MARK_LANGUAGES } from '../packages/provenance/src/mark/mark-language.ts';
import { fitMark, SMALL, type StampLook, WHOLE } from '../packages/provenance/src/mark/stamp-picture.ts';
import { preparePlate } from '../packages/studio/src/prepare/prepare-plate.ts';
import { describeContents } from '../packages/studio/src/shoot/describe-contents.ts';
import { dressPeople } from '../packages/studio/src/shoot/dress-people.ts';
import { renderShot } from '../packages/studio/src/shoot/render-shot.ts';
import type { Shot } from '../packages/studio/src/shoot/view.ts';
import { findSubject } from '../packages/studio/src/subjects/find-subject.ts';
import { reportFigures } from './figures.ts';

const named = process.argv.slice(2);
const themes = named.length > 0 ? named : THEME_CATALOGUE.map(({ id }) => id);
const SAMPLE = new URL('../packages/studio/test/astronaut.png', import.meta.url);
/** What a sheet shows is the same at every size. */
const DRAWN = { widthPx: 192, heightPx: 256 };
/** As the pictures leave: the widths of a sheet, of a cover and of a sample in the gallery. */
const LOOKS: readonly { name: string; widthPx: number; look: StampLook }[] = [
  { name: 'whole', widthPx: 768, look: WHOLE },
  { name: 'in a grid', widthPx: 384, look: SMALL.grid },
  { name: 'in the gallery', widthPx: 480, look: SMALL.gallery },
];
const PLAIN = { data: new Uint8Array(3 * 3 * 4).fill(128), widthPx: 3, heightPx: 4 };
const byWidth = MARK_LANGUAGES.toSorted((a, b) => measureMark(a, 768).widthPx - measureMark(b, 768).widthPx);
const languages = [...new Set([...byWidth.slice(0, 1), ...byWidth.slice(-1), 'ar' as const])];

const plates = [await preparePlate(await readFile(SAMPLE))];
const outfitOf = ({ garment, framing }: Shot): string => JSON.stringify([garment, framing.mirror]);
let drawn = 0;
const met = { faces: new Set<string>(), hair: new Set<string>(), letters: new Set<string>() };
for (const owner of themes) {
  const { sheets } = await findSubject({ themeId: owner }, 1);
  // To dress takes longer than to draw so small, and who is dressed stays so for the next sheet.
  const byOutfit = [...sheets.entries()].sort(([, a], [, b]) => outfitOf(a).localeCompare(outfitOf(b)));
  for (const [sheet, shot] of byOutfit) {
    const dressed = await dressPeople(shot, plates);
    const view = renderShot({ shot, plates, dressed, ...DRAWN, seed: 1, sheet, attempt: 0, owner });
    const contents = readContents(describeContents(view));
    if (!contents || contents.faces.length === 0) throw new Error(`${owner} ${sheet} does not say what it shows`);
    drawn += 1;
    judge(`${owner} ${sheet}`, contents);
  }
}
reportFigures([
  { name: 'sheets that were drawn', value: drawn, unit: '', atLeast: themes.length },
  { name: 'sheets whose mark meets a face', value: met.faces.size, unit: '', atMost: 0 },
  { name: 'sheets whose mark meets hair', value: met.hair.size, unit: '' },
  { name: 'sheets whose mark meets letters', value: met.letters.size, unit: '', atMost: 0 },
]);

function judge(name: string, contents: PictureContents): void {
  for (const { name: shown, widthPx, look } of LOOKS) {
    const heightPx = (widthPx * 4) / 3;
    for (const language of languages) {
      const { left, top, size } = fitMark(PLAIN, widthPx, heightPx, language, look, contents);
      const meets = ({ x, y, width, height }: Part): boolean =>
        left < (x + width) * widthPx &&
        left + size.widthPx > x * widthPx &&
        top < (y + height) * heightPx &&
        top + size.heightPx > y * heightPx;
      const parts = { ...contents, hair: contents.faces.map(headOf) };
      for (const what of ['faces', 'hair', 'letters'] as const) {
        if (!parts[what].some(meets)) continue;
        met[what].add(name);
        console.log(`${name} ${shown} ${language}: the mark meets ${what}`);
      }
    }
  }
}
