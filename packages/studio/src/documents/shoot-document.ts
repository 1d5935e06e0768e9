import { ID_DOCUMENTS, ID_DOTS_PER_INCH, type IdDocumentName, type IdGround, idPixels } from '@kinora/contract';
import sharp from 'sharp';
import type { Plate } from '../plate.ts';
import { renderView } from '../shoot/render-view.ts';
import type { Shot } from '../shoot/view.ts';
import { figureOfPlate } from '../stages/figure/figure-of-plate.ts';
import { cleanEdge } from './clean-edge.ts';
import { frameDocument, straightenHead } from './frame-document.ts';
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
  widthPx: number;
  heightPx: number;
}

/**
 * One person's picture for a document: head straight, where the document's rule wants it, on a plain ground. Undefined when
 * the photo cuts the head or shows it from the side, so that no rule can be met.
 */
export async function shootDocument(plate: Plate, request: DocumentRequest): Promise<DocumentPicture | undefined> {
  const { cutAt, yaw } = plate.person;
  if (cutAt.top || Math.abs(yaw) > MOST_TURNED_DEGREES) return undefined;
  const { widthMm, heightMm } = ID_DOCUMENTS[request.document];
  const [widthPx, heightPx] = [idPixels(widthMm), idPixels(heightMm)];
  const picture = await renderDocument(plate, request, widthPx, heightPx);
  return { picture, sheet: await makePrintSheet(picture), widthPx, heightPx };
}

async function renderDocument(
  plate: Plate,
  wanted: DocumentRequest,
  widthPx: number,
  heightPx: number,
): Promise<Uint8Array> {
  const size = { widthPx: widthPx * OVERSAMPLING, heightPx: heightPx * OVERSAMPLING };
  const clean = cleanEdge(plate);
  const shot = shotOf(clean, wanted);
  const request = { shot, plates: [clean], ...size, seed: 0, attempt: 0, owner: 'document' };
  const { picture } = renderView(shot, [0], request, size.widthPx, size.heightPx);
  return sharp(picture.data, { raw: { width: size.widthPx, height: size.heightPx, channels: 4 } })
    .removeAlpha()
    .resize(widthPx, heightPx, { kernel: 'lanczos3' })
    .withMetadata({ density: ID_DOTS_PER_INCH })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function shotOf(plate: Plate, { document, ground }: DocumentRequest): Shot {
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
  };
}
