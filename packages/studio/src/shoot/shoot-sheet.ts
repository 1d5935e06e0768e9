import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { ConceptId } from '../custom/concepts.ts';
import type { CustomRecipe } from '../custom/recipe.ts';
import type { RenderedView } from '../frames/frame.ts';
import { likenessScore } from '../matching/likeness-score.ts';
import { measureFinish, type PictureFinish } from '../matching/measure-finish.ts';
import { mayBeBare } from '../moderation/may-be-bare.ts';
import type { Photo } from '../pixels/photo.ts';
import { type Picture, photoOfPicture, scalePicture } from '../pixels/picture.ts';
import type { Plate } from '../plate.ts';
import { measureLikeness, type SheetLikeness } from './measure-likeness.ts';
import { renderShot } from './render-shot.ts';
import { type Subject, subjectOf } from './subject.ts';

const SHEET_WIDTH_PX = 768;
const SHEET_HEIGHT_PX = 1024;
const JPEG_QUALITY = 88;
/** A sheet that is not like the person is taken again this often, each time gentler. */
const LAST_ATTEMPT = 2;

export interface SheetRequest {
  /** Id of a theme, or `custom` for a recipe. */
  themeId: string;
  /** What a custom shoot shows; only with the theme `custom`. */
  recipe?: CustomRecipe;
  /** Hair, mood, props and colours that change the sheets of a theme. */
  keywords?: readonly ConceptId[];
  /** 0 to 19 of a theme, 0 to the recipe's count less one. */
  sheet: number;
  /** Any whole number; the same seed gives the same picture. */
  seed: number;
  /** One for each person, from the left. */
  plates: readonly Plate[];
  /** Begins with a gentler take: closer, evener light. Default 0. */
  attempt?: number;
}

/** One face of a finished sheet, in its pixels. */
export interface FinishedFace {
  landmarks: Float32Array;
  faceHeightPx: number;
  /** Which of the request's plates it shows. */
  plateIndex: number;
  /** How far this person's largest face in the sheet is from their own photo, as {@link FinishedSheet.distance}. */
  distance: number;
  /** That distance as a score from 0 to 100. */
  likeness: number;
}

export interface FinishedSheet {
  dropped: false;
  /** JPEG without any metadata. */
  jpeg: Uint8Array;
  widthPx: number;
  heightPx: number;
  thumbhash: Uint8Array;
  faces: FinishedFace[];
  /** Landmarks of the faces whose bodies moderation has to judge: see {@link mayBeBare}. */
  bareFaces: Float32Array[];
  keywords: readonly string[];
  /** Distance to the photo in the recognition net's 128 numbers; of several people the worst. */
  distance: number;
  /** The distance as a score from 0 to 100. */
  likeness: number;
  finish: PictureFinish;
  attempt: number;
}

/** A sheet that did not come out like the person in any attempt; there is no picture of it. */
export interface DroppedSheet {
  dropped: true;
  distance: number;
  attempt: number;
}

/**
 * Shoots one sheet and checks that it shows the person of the photo; of two people, that each face is its own.
 * @throws RangeError for an unknown theme or sheet, or for a number of people that the theme cannot show.
 */
export async function shootSheet(request: SheetRequest): Promise<FinishedSheet | DroppedSheet> {
  const count = request.plates.length;
  const subject = await subjectOf({ ...request, people: count });
  if (count < subject.people.min || count > subject.people.max)
    throw new RangeError(`${subject.id} cannot show ${count} people`);
  let distance = Number.POSITIVE_INFINITY;
  let attempt = request.attempt ?? 0;
  for (; attempt <= LAST_ATTEMPT; attempt++) {
    const view = renderSheet(subject, request, attempt);
    const likeness = await measureLikeness(view, request.plates);
    distance = likeness.worst;
    if (likeness.isAccepted) return finish(view, subject, request, likeness, attempt);
  }
  return { dropped: true, distance, attempt: attempt - 1 };
}

function renderSheet(subject: Subject, request: SheetRequest, attempt: number): RenderedView {
  const shot = subject.sheets[request.sheet];
  if (!shot) throw new RangeError(`${subject.id} has no sheet ${request.sheet}`);
  return renderShot({
    shot,
    plates: request.plates,
    widthPx: SHEET_WIDTH_PX,
    heightPx: SHEET_HEIGHT_PX,
    seed: request.seed,
    sheet: request.sheet,
    attempt,
    owner: subject.id,
  });
}

async function finish(
  view: RenderedView,
  subject: Subject,
  { plates }: SheetRequest,
  { distances, worst }: SheetLikeness,
  attempt: number,
): Promise<FinishedSheet> {
  const { picture } = view;
  const photo = photoOfPicture(picture);
  return {
    dropped: false,
    jpeg: await encodePhoto(photo),
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    thumbhash: thumbhashOf(picture),
    faces: view.faces.map(({ landmarks, faceHeightPx, plateIndex }) => {
      const distance = distances[plateIndex] ?? worst;
      return { landmarks, faceHeightPx, plateIndex, distance, likeness: likenessScore(distance) };
    }),
    bareFaces: view.faces.filter(({ plateIndex }) => isToJudge(plates[plateIndex])).map(({ landmarks }) => landmarks),
    keywords: subject.keywords,
    distance: worst,
    likeness: likenessScore(worst),
    finish: await measureFinish(
      photo,
      view.faces.map(({ landmarks }) => landmarks),
    ),
    attempt,
  };
}

const isToJudge = (plate: Plate | undefined): boolean => plate === undefined || mayBeBare(plate);

/** JPEG of a picture's colours, 4:2:0, no metadata. */
export async function encodeSheet(picture: Picture): Promise<Uint8Array> {
  return encodePhoto(photoOfPicture(picture));
}

async function encodePhoto({ widthPx, heightPx, data }: Photo): Promise<Uint8Array> {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/** Nobody sees more of it than a blur. */
function thumbhashOf(picture: Picture): Uint8Array {
  const small = scalePicture(scalePicture(picture, 192, 256), 36, 48);
  return rgbaToThumbHash(small.widthPx, small.heightPx, small.data);
}
