import type { Plate } from '../plate.ts';
import { LANDMARK } from './figure/landmarks.ts';
import { JAW } from './wardrobe/jaw-line.ts';

/** What a test may ask of a drawn plate. */
export interface DrawnPlateOptions {
  /** Body below the chin, in face heights. */
  bodyFaces?: number;
  cutAt?: Partial<Plate['person']['cutAt']>;
  yaw?: number;
  cloth?: readonly [number, number, number];
  person?: Partial<Plate['person']>;
  /** Half the body's width in pixels; from 500 on it touches the plate's sides. Default 420. */
  bodyHalfPx?: number;
}

const FACE_PX = 320;
const WIDTH_PX = 1000;
const CENTRE_X = WIDTH_PX / 2;
const FOREHEAD_Y = 160;
const CHIN_Y = FOREHEAD_Y + FACE_PX;

/** A person of ellipses, for tests: a head with an open mouth, shoulders of one plain cloth. No photo, no model. */
export function drawPlate(options: DrawnPlateOptions = {}): Plate {
  const { bodyFaces = 2, cutAt = {}, yaw = 0, cloth = [30, 40, 90], person = {}, bodyHalfPx = 420 } = options;
  const heightPx = Math.round(CHIN_Y + bodyFaces * FACE_PX);
  const count = WIDTH_PX * heightPx;
  const plate: Plate = {
    widthPx: WIDTH_PX,
    heightPx,
    faceHeightPx: FACE_PX,
    photo: new Uint8Array(count * 3),
    foreground: new Uint8Array(count * 3),
    alpha: new Uint8Array(count),
    normals: new Int8Array(count * 3),
    skin: new Uint8Array(count),
    face: new Uint8Array(count),
    landmarks: drawLandmarks(),
    classes: undefined,
    person: {
      age: 30,
      gender: 'female',
      yaw,
      pitch: 0,
      roll: 0,
      skinMean: [0.75, 0.58, 0.48],
      embedding: Array.from({ length: 128 }, () => 0),
      cutAt: { top: false, left: false, right: false, bottom: true, ...cutAt },
      ...person,
    },
  };
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < WIDTH_PX; x++, i++) drawPixel(plate, x, y, i, cloth, bodyHalfPx);
  return plate;
}

function drawPixel(plate: Plate, x: number, y: number, i: number, cloth: readonly number[], bodyHalfPx: number): void {
  const u = (x - CENTRE_X) / 130;
  const v = (y - (FOREHEAD_Y + CHIN_Y) / 2) / 190;
  const isHead = u * u + v * v < 1;
  const bodyU = (x - CENTRE_X) / bodyHalfPx;
  const isBody = y > CHIN_Y + 20 && bodyU * bodyU + ((y - CHIN_Y - 420) / 400) ** 2 < 1;
  const isCloth = !isHead && (isBody || (y > CHIN_Y + 420 && Math.abs(bodyU) < 1));
  plate.normals[i * 3 + 2] = 127;
  if (!isHead && !isCloth) return;
  plate.alpha[i] = 255;
  const colour = isHead ? [190, 148, 122] : cloth;
  for (let c = 0; c < 3; c++) {
    plate.photo[i * 3 + c] = colour[c] ?? 0;
    plate.foreground[i * 3 + c] = colour[c] ?? 0;
  }
  if (!isHead) return;
  plate.skin[i] = 255;
  plate.face[i] = 255;
  const z = Math.sqrt(Math.max(0, 1 - u * u - v * v));
  const length = Math.hypot(u, v, z) || 1;
  plate.normals[i * 3] = Math.round((u / length) * 127);
  plate.normals[i * 3 + 1] = Math.round((v / length) * 127);
  plate.normals[i * 3 + 2] = Math.round((z / length) * 127);
}

function drawLandmarks(): Float32Array {
  const landmarks = new Float32Array(478 * 3);
  const put = (index: number, x: number, y: number): void => {
    const u = x / 130;
    const v = (y - 160) / 190;
    landmarks.set([CENTRE_X + x, FOREHEAD_Y + y, -110 * Math.sqrt(Math.max(0, 1 - u * u - v * v))], index * 3);
  };
  // A spiral over the face stands for the points that nothing asks for by name.
  for (let k = 0; k < 478; k++) {
    const radius = Math.sqrt(k / 478);
    put(k, Math.cos(k * 2.4) * radius * 110, 160 + Math.sin(k * 2.4) * radius * 150);
  }
  for (const [k, index] of JAW.entries()) {
    const angle = Math.PI * (1 - k / (JAW.length - 1));
    put(index, Math.cos(angle) * 125, 150 + Math.sin(angle) * (FACE_PX - 150));
  }
  const named: Record<keyof typeof LANDMARK, readonly [x: number, y: number]> = {
    forehead: [0, 0],
    chin: [0, FACE_PX],
    leftEar: [-125, 150],
    rightEar: [125, 150],
    noseBridge: [0, 110],
    noseTip: [0, 190],
    leftMouthCorner: [-50, 245],
    rightMouthCorner: [50, 245],
    innerLeftMouthCorner: [-42, 245],
    innerRightMouthCorner: [42, 245],
    innerUpperLip: [0, 240],
    innerLowerLip: [0, 262],
    lowerLip: [0, 275],
    leftCheek: [-70, 200],
    rightCheek: [70, 200],
    leftEyeOuter: [-80, 120],
    leftEyeInner: [-35, 120],
    rightEyeOuter: [80, 120],
    rightEyeInner: [35, 120],
  };
  for (const [name, [x, y]] of Object.entries(named)) put(LANDMARK[name as keyof typeof LANDMARK], x, y);
  return landmarks;
}
