import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawSurface } from '../pixels/letters.ts';
import { lendCanvas } from '../pixels/picture.ts';
import type { RenderedView, SheetFace } from './frame.ts';

/** Where a view's picture goes: centre, size in sheet pixels, and angle in degrees. */
export interface Placement {
  centreX: number;
  centreY: number;
  widthPx: number;
  heightPx: number;
  angle?: number;
}

/** Draws a view and gives its faces in sheet pixels. */
export function placeView(context: SKRSContext2D, view: RenderedView, place: Placement): SheetFace[] {
  const angle = ((place.angle ?? 0) * Math.PI) / 180;
  context.save();
  context.translate(place.centreX, place.centreY);
  context.rotate(angle);
  context.imageSmoothingQuality = 'high';
  const { widthPx, heightPx } = place;
  lendCanvas(view.picture, (canvas) => drawSurface(context, canvas, -widthPx / 2, -heightPx / 2, widthPx, heightPx));
  context.restore();
  return view.faces.map((face) => moveFace(face, view, place, angle));
}

function moveFace(face: SheetFace, view: RenderedView, place: Placement, angle: number): SheetFace {
  const scale = place.heightPx / view.picture.heightPx;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const landmarks = new Float32Array(face.landmarks.length);
  for (let i = 0; i < landmarks.length; i += 3) {
    const x = ((face.landmarks[i] ?? 0) - view.picture.widthPx / 2) * scale;
    const y = ((face.landmarks[i + 1] ?? 0) - view.picture.heightPx / 2) * scale;
    landmarks[i] = place.centreX + x * cos - y * sin;
    landmarks[i + 1] = place.centreY + x * sin + y * cos;
    landmarks[i + 2] = (face.landmarks[i + 2] ?? 0) * scale;
  }
  return { ...face, landmarks, faceHeightPx: face.faceHeightPx * scale };
}

/** A sheet of paper with its shadow on what lies under it. */
export function drawPaper(context: SKRSContext2D, place: Placement, colour: string): void {
  context.save();
  context.translate(place.centreX, place.centreY);
  context.rotate(((place.angle ?? 0) * Math.PI) / 180);
  context.shadowColor = 'rgba(0,0,0,0.6)';
  context.shadowBlur = place.heightPx * 0.035;
  context.shadowOffsetX = place.heightPx * 0.012;
  context.shadowOffsetY = place.heightPx * 0.018;
  context.fillStyle = colour;
  context.fillRect(-place.widthPx / 2, -place.heightPx / 2, place.widthPx, place.heightPx);
  context.restore();
}
