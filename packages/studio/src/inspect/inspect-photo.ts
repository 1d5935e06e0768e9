import type { FacePoint } from '@kinora/contract';
import { estimateAge } from '../models/estimate-age.ts';
import { type FoundFace, findFaces } from '../models/find-faces.ts';
import { recogniseFace } from '../models/recognise-face.ts';
import { type Photo, shrinkPhoto } from '../pixels/photo.ts';
import { chooseFace, type OneFace } from './choose-face.ts';
import { cropPerson } from './crop-person.ts';
import { listChoices } from './list-choices.ts';
import { measureFace } from './measure-face.ts';
import { compressOpened, cutOpened, type OpenedPhoto, openPhoto } from './open-photo.ts';
import type { PhotoReport, QualityNote, Refusal } from './report.ts';
import { isClaimTrue, isPhotoFormat, sniffFormat } from './sniff-format.ts';
import { standsBeside } from './stands-beside.ts';

/** Faces are looked for at this size: the detector itself sees 256 pixels, the mesh 192 of the face alone. */
export const DETECTION_SIDE_PX = 1024;
export interface InspectOptions {
  /** What the sender says the file is (`image/png`, `jpg`…); a claim that the bytes contradict is refused. */
  claimedType?: string;
  /** Which of several faces it is about. */
  face?: FacePoint;
}

/** Judges an uploaded photo: may portraits be made of it, and of whom is it? Never throws for what a user may send. */
export async function inspectPhoto(bytes: Uint8Array, options: InspectOptions = {}): Promise<PhotoReport> {
  const format = sniffFormat(bytes);
  const { claimedType } = options;
  if (!isPhotoFormat(format)) return refuse({ kind: 'unsupported-format', format });
  if (claimedType !== undefined && !isClaimTrue(claimedType, format)) {
    return refuse({ kind: 'unsupported-format', format, claimed: claimedType });
  }
  const opened = await openPhoto(bytes, format);
  if ('kind' in opened) return refuse(opened);
  return options.face ? inspectChosen(opened, options.face) : inspectWhole(opened);
}

async function inspectWhole(opened: OpenedPhoto): Promise<PhotoReport> {
  const photo = await shrinkPhoto(opened.photo, DETECTION_SIDE_PX);
  const choice = chooseFace(await findFaces(photo));
  if (choice.kind === 'none') return refuse({ kind: (await standsOnHead(photo)) ? 'lying' : 'no-face' });
  if (choice.kind === 'several') {
    const choices = listChoices(choice.faces, photo, opened.photo.widthPx / photo.widthPx);
    return refuse({ kind: 'several-faces', count: choice.faces.length, choices });
  }
  return inspectFace(opened, photo, choice.face, isCrowded(choice));
}

/** Of a person whom the user chose among several nothing but their own part of the photo is judged and kept. */
async function inspectChosen(opened: OpenedPhoto, point: FacePoint): Promise<PhotoReport> {
  const photo = await shrinkPhoto(opened.photo, DETECTION_SIDE_PX);
  const choice = chooseFace(await findFaces(photo), pixelOf(point, photo));
  if (choice.kind !== 'one') return refuse({ kind: 'no-face' });
  const { face, others } = choice;
  if (others.length === 0) return inspectFace(opened, photo, face, false);
  const crop = cropPerson(face, others, photo);
  if (!crop) return refuse({ kind: 'several-faces', count: others.length + 1, choices: [] });
  const own = cutOpened(opened, crop, opened.photo.widthPx / photo.widthPx);
  const ownPhoto = await shrinkPhoto(own.photo, DETECTION_SIDE_PX);
  const { x, y } = pixelOf(point, photo);
  const scale = ownPhoto.widthPx / crop.widthPx;
  const again = chooseFace(await findFaces(ownPhoto), { x: (x - crop.left) * scale, y: (y - crop.top) * scale });
  return again.kind === 'one' ? inspectFace(own, ownPhoto, again.face, isCrowded(choice)) : refuse({ kind: 'no-face' });
}

/** What an upright face is taken for that the net fits into one which stands on its head. */
const MISREAD: ReadonlySet<Refusal['kind']> = new Set(['glasses', 'mask', 'turned-away', 'cropped']);

/** Whether the photo shows one good face once it is turned by half a circle. */
async function standsOnHead({ data, widthPx, heightPx }: Photo): Promise<boolean> {
  const pixels = widthPx * heightPx;
  const turned = new Uint8Array(pixels * 3);
  for (let i = 0; i < pixels; i++) turned.set(data.subarray((pixels - 1 - i) * 3, (pixels - i) * 3), i * 3);
  const upright = { data: turned, widthPx, heightPx };
  const choice = chooseFace(await findFaces(upright));
  return choice.kind === 'one' && !('kind' in (await measureFace(upright, choice.face, 1)));
}

function isCrowded({ face, others }: OneFace): boolean {
  return others.some((other) => standsBeside(face, other));
}

function pixelOf({ x, y }: FacePoint, { widthPx, heightPx }: Photo): { x: number; y: number } {
  return { x: x * widthPx, y: y * heightPx };
}

async function inspectFace(
  opened: OpenedPhoto,
  photo: Photo,
  face: FoundFace,
  isCrowded: boolean,
): Promise<PhotoReport> {
  const { widthPx } = opened.header;
  const scale = widthPx / photo.widthPx;
  const measured = await measureFace(photo, face, scale);
  if ('kind' in measured)
    return refuse(MISREAD.has(measured.kind) && (await standsOnHead(photo)) ? { kind: 'lying' } : measured);
  const notes: QualityNote[] = [...measured.notes];
  if (opened.header.frames > 1) notes.push('first-frame-only');
  const { landmarks } = face;
  const { age, gender, genderConfidence } = await estimateAge(photo, landmarks);
  return {
    isAccepted: true,
    warnings: isCrowded ? [...measured.warnings, 'others-beside'] : measured.warnings,
    notes,
    format: opened.format,
    widthPx,
    heightPx: opened.header.heightPx,
    faceBox: measured.faceBox,
    faceHeightPx: measured.faceHeightPx,
    gender,
    genderConfidence,
    age,
    pose: measured.pose,
    mouth: measured.mouth,
    embedding: await recogniseFace(photo, landmarks),
    measures: measured.measures,
    ...(await compressOpened(opened)),
  };
}

function refuse(refusal: Refusal): PhotoReport {
  return { isAccepted: false, refusal };
}
