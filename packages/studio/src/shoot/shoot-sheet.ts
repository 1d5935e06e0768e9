import type { LookWord } from '@kinora/contract';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { RenderedView } from '../frames/frame.ts';
import { likenessScore } from '../matching/likeness-score.ts';
import { measureFinish } from '../matching/measure-finish.ts';
import { mayBeBare } from '../moderation/may-be-bare.ts';
import type { Photo } from '../pixels/photo.ts';
import { type Picture, photoOfPicture, scalePicture } from '../pixels/picture.ts';
import type { Plate } from '../plate.ts';
import { describeContents } from './describe-contents.ts';
import { describeLook } from './describe-look.ts';
import { dressPeople } from './dress-people.ts';
import { measureLikeness, type SheetLikeness } from './measure-likeness.ts';
import { renderShot } from './render-shot.ts';
import type { DroppedSheet, FinishedSheet } from './sheet.ts';
import type { Subject } from './subject.ts';

const SHEET_WIDTH_PX = 768;
const SHEET_HEIGHT_PX = 1024;
const JPEG_QUALITY = 88;
/** A sheet that is not like the person is taken again this often, each time gentler. */
const LAST_ATTEMPT = 2;

/** One sheet of a subject. */
export interface SheetRequest {
  /** 0 to the number of the subject's sheets less one. */
  sheet: number;
  /** Any whole number; the same seed gives the same picture. */
  seed: number;
  /** One for each person, from the left. */
  plates: readonly Plate[];
  /** Begins with a gentler take: closer, evener light. Default 0. */
  attempt?: number;
}

/**
 * Shoots one sheet and checks that it shows the person of the photo; of two people, that each face is its own.
 * @throws RangeError for a sheet that the subject does not have, or for a number of people that it cannot show.
 */
export async function shootSheet(subject: Subject, request: SheetRequest): Promise<FinishedSheet | DroppedSheet> {
  const count = request.plates.length;
  if (count < subject.people.min || count > subject.people.max)
    throw new RangeError(`${subject.id} cannot show ${count} people`);
  let distance = Number.POSITIVE_INFINITY;
  let attempt = request.attempt ?? 0;
  for (; attempt <= LAST_ATTEMPT; attempt++) {
    const view = await renderSheet(subject, request, attempt);
    const likeness = await measureLikeness(view, request.plates);
    distance = likeness.worst;
    if (likeness.isAccepted) return finish(view, subject, request, likeness, attempt);
  }
  return { dropped: true, distance, attempt: attempt - 1 };
}

async function renderSheet(subject: Subject, request: SheetRequest, attempt: number): Promise<RenderedView> {
  const shot = subject.sheets[request.sheet];
  if (!shot) throw new RangeError(`${subject.id} has no sheet ${request.sheet}`);
  return renderShot({
    shot,
    plates: request.plates,
    dressed: await dressPeople(shot, request.plates),
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
  { plates, sheet }: SheetRequest,
  { distances, worst }: SheetLikeness,
  attempt: number,
): Promise<FinishedSheet> {
  const { picture } = view;
  const photo = photoOfPicture(picture);
  return {
    dropped: false,
    jpeg: await encodePhoto(photo, describeContents(view)),
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    thumbhash: thumbhashOf(picture),
    faces: view.faces.map(({ landmarks, faceHeightPx, plateIndex }) => {
      const distance = distances[plateIndex] ?? worst;
      return { landmarks, faceHeightPx, plateIndex, distance, likeness: likenessScore(distance) };
    }),
    bareFaces: view.faces.filter(({ plateIndex }) => isToJudge(plates[plateIndex])).map(({ landmarks }) => landmarks),
    keywords: subject.keywords,
    look: lookOf(subject, sheet, view),
    distance: worst,
    likeness: likenessScore(worst),
    finish: await measureFinish(
      photo,
      view.faces.map(({ landmarks }) => landmarks),
    ),
    attempt,
  };
}

function lookOf({ sheets }: Subject, sheet: number, { faces, picture }: RenderedView): LookWord[] {
  const shot = sheets[sheet];
  const largest = Math.max(0, ...faces.map(({ faceHeightPx }) => faceHeightPx));
  return shot ? describeLook(shot, largest / picture.heightPx) : [];
}

const isToJudge = (plate: Plate | undefined): boolean => plate === undefined || mayBeBare(plate);

/** JPEG of a picture's colours, 4:2:0, whose only metadata are what it shows. */
export async function encodeSheet(view: RenderedView): Promise<Uint8Array> {
  return encodePhoto(photoOfPicture(view.picture), describeContents(view));
}

async function encodePhoto({ widthPx, heightPx, data }: Photo, contents: string): Promise<Uint8Array> {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .withXmp(contents)
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/** Nobody sees more of it than a blur. */
function thumbhashOf(picture: Picture): Uint8Array {
  const small = scalePicture(scalePicture(picture, 192, 256), 36, 48);
  return rgbaToThumbHash(small.widthPx, small.heightPx, small.data);
}
