import { ID_DOCUMENTS, ID_DOTS_PER_INCH, type IdDocumentName, type IdGround, idPixels } from '@kinora/contract';
import sharp from 'sharp';
import type { Plate } from '../plate.ts';
import { dressPeople } from '../shoot/dress-people.ts';
import { renderView } from '../shoot/render-view.ts';
import type { Shot } from '../shoot/view.ts';
import { figureOfPlate } from '../stages/figure/figure-of-plate.ts';
import { cleanEdge } from './clean-edge.ts';
import { closeHoles } from './close-holes.ts';
import { frameDocument, straightenHead } from './frame-document.ts';
import { canLevel, levelPlate } from './level-plate.ts';
import { makeProof } from './make-proof.ts';
import { makePrintSheet } from './print-sheet.ts';

const JPEG_QUALITY = 95;
/** A head that is turned farther than this shows one side of the face only. */
const MOST_TURNED_DEGREES = 14;
/** Drawn so much larger and brought down: the matte of the hair stays fine. */
const OVERSAMPLING = 2;

const GROUND_COLOURS: Readonly<Record<IdGround, string>> = { white: '#ffffff', blue: '#438edb', red: '#d41f2a' };

export interface DocumentRequest {
  document: IdDocumentName;
  ground: IdGround;
}

/** A picture for a document, as JPEGs of 300 dpi. */
export interface DocumentPicture {
  /** In the document's exact size. */
  picture: Uint8Array;
  /** Copies of it on a print of 10 × 15 cm. */
  sheet: Uint8Array;
  /** It with a band of white beneath for the visible mark. */
  proof: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/**
 * One person's picture for a document: head straight, where the document's rule wants it, on a plain ground. Undefined when
 * the photo cuts the head or shows it from the side, so that no rule can be met.
 * @param kept the shot that the person chose: they wear what they wear there, and their hair has its colour. Without it: as in the photo.
 */
export async function shootDocument(
  plate: Plate,
  request: DocumentRequest,
  kept?: Shot,
): Promise<DocumentPicture | undefined> {
  const { cutAt, yaw } = plate.person;
  if (cutAt.top || Math.abs(yaw) > MOST_TURNED_DEGREES) return undefined;
  const { widthMm, heightMm } = ID_DOCUMENTS[request.document];
  const [widthPx, heightPx] = [idPixels(widthMm), idPixels(heightMm)];
  const worn = cleanEdge(closeHoles(await wearAsKept(plate, kept)));
  const picture = await renderDocument(worn, shotOf(worn, request, kept), widthPx, heightPx);
  const [sheet, proof] = await Promise.all([makePrintSheet(picture), makeProof(picture, widthPx, heightPx)]);
  return { picture, sheet, proof, widthPx, heightPx };
}

/** No document is mirrored, whatever was kept; clothes hang straight, however the head was held. */
async function wearAsKept(plate: Plate, kept: Shot | undefined): Promise<Plate> {
  if (!kept?.garment) return plate;
  const { headRoll, cameraRoll } = straightenHead(plate.landmarks);
  const level = cameraRoll !== 0 && canLevel(plate) ? levelPlate(plate, -(headRoll + cameraRoll)) : plate;
  const [worn] = await dressPeople({ ...kept, framing: { ...kept.framing, mirror: false } }, [level]);
  return worn?.isDressed ? worn : plate;
}

async function renderDocument(plate: Plate, shot: Shot, widthPx: number, heightPx: number): Promise<Uint8Array> {
  const size = { widthPx: widthPx * OVERSAMPLING, heightPx: heightPx * OVERSAMPLING };
  const request = { shot, plates: [plate], ...size, seed: 0, attempt: 0, owner: 'document' };
  const { picture } = renderView(shot, [0], request, size.widthPx, size.heightPx);
  return sharp(picture.data, { raw: { width: size.widthPx, height: size.heightPx, channels: 4 } })
    .removeAlpha()
    .resize(widthPx, heightPx, { kernel: 'lanczos3' })
    .withMetadata({ density: ID_DOTS_PER_INCH })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function shotOf(plate: Plate, { document, ground }: DocumentRequest, { outfit, hair }: Partial<Shot> = {}): Shot {
  const colour = GROUND_COLOURS[ground];
  const { headRoll, cameraRoll } = straightenHead(plate.landmarks);
  return {
    framing: frameDocument(document, figureOfPlate(plate).measures, cameraRoll),
    pose: { roll: headRoll },
    scene: { kind: 'backdrop', colours: [colour, colour, colour], mottle: 0 },
    // Even, from the front: nothing of the ground on the skin, no edge of light round the hair.
    light: {
      key: { from: [0, -0.35, 0.95], strength: 0.42, colour: [1, 1, 1], wrap: 0.6, hardness: 1 },
      ...{ fill: 0.68, tint: 0, rim: 0, transfer: 0, haze: 0, wrap: 0, flatten: 0.35 },
    },
    frame: { kind: 'full' },
    ...(outfit !== undefined && { outfit }),
    ...(hair !== undefined && { hair }),
  };
}
