import sharp from 'sharp';
import type { Picture } from '../pixels/picture.ts';
import { sharpen } from '../pixels/sharpen.ts';
import { describeContents } from '../shoot/describe-contents.ts';
import { dressPeople } from '../shoot/dress-people.ts';
import { renderShot } from '../shoot/render-shot.ts';
import type { SheetRequest } from '../shoot/shoot-sheet.ts';
import type { Subject } from '../shoot/subject.ts';
import type { Shot } from '../shoot/view.ts';
import { encodeLarge, type LargePhoto } from './encode-large.ts';
import { compareStructure, readStructure, readStructureOf, SAME_PICTURE_FROM } from './same-picture.ts';

/** A sheet is 768 × 1024 pixels; drafts that find the take are half as wide. */
const DRAFT = { widthPx: 384, heightPx: 512 };
/** Twice the sheet, all that a face on the plate has; four times would hold 800 MB at once for a little finer grain. */
const LARGE = { widthPx: 1536, heightPx: 2048 };
const FINISHED = { width: 3072, height: 4096 };
/** What it is finished at: 4K, or as large as it is shot, which is all that its plate has. */
export type LargerSize = '4k' | 'shot';

/** Before the picture is brought to 4K: a quarter of the work, to the same effect. */
const SHARPENING = { sigmaPx: 1, flat: 0.4, edge: 1.4 };
/** Half-size drafts of the same take reach 0.93 and more, of another one 0.81 at most. */
const SAME_TAKE_FROM = 0.88;
const TAKES = 3;

/**
 * Shoots a sheet again four times as large: scene, text and cloth gain true detail, the face all that the plate has.
 * Undefined when this does not give the picture that was chosen: the recipe has changed since, or it is a drawing.
 */
export async function shootLarger(
  subject: Subject,
  request: SheetRequest,
  chosen: Uint8Array,
  signal: AbortSignal,
  size: LargerSize = '4k',
): Promise<LargePhoto | undefined> {
  const shot = findShot(subject, request);
  if (!shot || isDrawn(shot)) return undefined;
  const structure = await readStructureOf(chosen);
  for (let attempt = 0; attempt < TAKES; attempt++) {
    signal.throwIfAborted();
    const draft = await render(subject, shot, request, attempt, DRAFT);
    if (compareStructure(structure, await readStructure(openPicture(draft.picture))) < SAME_TAKE_FROM) continue;
    const large = await render(subject, shot, request, attempt, LARGE);
    signal.throwIfAborted();
    const contents = describeContents(large);
    const likeness = compareStructure(structure, await readStructure(openPicture(large.picture)));
    if (likeness < SAME_PICTURE_FROM) return undefined;
    if (size === 'shot') return encodeLarge(openPicture(large.picture), contents);
    sharpen(large.picture, SHARPENING);
    return encodeLarge(openPicture(large.picture).resize({ ...FINISHED, kernel: 'lanczos3' }), contents);
  }
  return undefined;
}

function findShot({ people, sheets }: Subject, request: SheetRequest): Shot | undefined {
  const count = request.plates.length;
  return count < people.min || count > people.max ? undefined : sheets[request.sheet];
}

/** Strokes and dots have a width of their own: larger, they fall otherwise and make another picture. */
function isDrawn(shot: Shot): boolean {
  const views = 'views' in shot.frame ? shot.frame.views : 'view' in shot.frame ? [shot.frame.view] : [];
  return shot.medium !== undefined || views.some((view) => view.medium !== undefined);
}

async function render({ id: owner }: Subject, shot: Shot, request: SheetRequest, attempt: number, size: typeof LARGE) {
  const { plates, seed, sheet } = request;
  const dressed = await dressPeople(shot, plates);
  return renderShot({ shot, plates, dressed, seed, sheet, attempt, owner, ...size });
}

function openPicture({ widthPx, heightPx, data }: Picture) {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } }).removeAlpha();
}
