import { CLASS_CELL_PX, PLATE_CLASSES, type Plate, type PlateClasses } from '../../plate.ts';
import { fadeFoot } from './fade-foot.ts';
import { growHairBelow } from './hair-below.ts';
import { growHairBeside, SIDE_ROOM_FACES } from './hair-beside.ts';

/** Room for the ends of locks under the photo's end, face heights. */
const FOOT_ROOM_FACES = 0.5;

/** A plate with room around it, and how much of it lies at the left of the photo. */
export interface RoomyPlate {
  plate: Plate;
  leftPx: number;
}

/**
 * The person beyond the borders of their photo, so far as garments leave that to be seen: hair that a side cuts goes on to an outline of its
 * own, hair that the foot cuts ends in locks, and skin fades there, so that the made neck takes over without a line.
 */
export function beyondPhoto(plate: Plate): RoomyPlate {
  const { cutAt } = plate.person;
  if (!plate.classes || !(cutAt.left || cutAt.right || cutAt.bottom)) return { plate, leftPx: 0 };
  const room = (faces: number, isCut: boolean): number =>
    isCut ? Math.ceil((faces * plate.faceHeightPx) / CLASS_CELL_PX) * CLASS_CELL_PX : 0;
  const leftPx = room(SIDE_ROOM_FACES, cutAt.left);
  const rightPx = room(SIDE_ROOM_FACES, cutAt.right);
  const roomy = addRoom(plate, plate.classes, leftPx, rightPx, room(FOOT_ROOM_FACES, cutAt.bottom));
  if (cutAt.left) growHairBeside(plate, roomy, leftPx, 'left');
  if (cutAt.right) growHairBeside(plate, roomy, leftPx, 'right');
  if (cutAt.bottom) {
    fadeFoot(plate, roomy, leftPx);
    growHairBelow(plate, roomy);
  }
  return { plate: roomy, leftPx };
}

/** A copy on a larger ground, whose planes may be written to. */
function addRoom(plate: Plate, classes: PlateClasses, leftPx: number, rightPx: number, footPx: number): Plate {
  const widthPx = plate.widthPx + leftPx + rightPx;
  const heightPx = plate.heightPx + footPx;
  const count = widthPx * heightPx;
  const place = <Bytes extends Uint8Array | Int8Array>(from: Bytes, to: Bytes, stride: number): Bytes => {
    copyRows(from, plate.widthPx * stride, to, widthPx * stride, leftPx * stride);
    return to;
  };
  const landmarks = plate.landmarks.slice();
  for (let i = 0; i < landmarks.length; i += 3) landmarks[i] = (landmarks[i] ?? 0) + leftPx;
  const foreground = place(plate.foreground, new Uint8Array(count * 3), 3);
  return {
    ...plate,
    widthPx,
    heightPx,
    // Nothing looks at the photo of somebody who is dressed.
    photo: foreground,
    foreground,
    alpha: place(plate.alpha, new Uint8Array(count), 1),
    normals: place(plate.normals, new Int8Array(count * 3), 3),
    skin: place(plate.skin, new Uint8Array(count), 1),
    face: place(plate.face, new Uint8Array(count), 1),
    landmarks,
    classes: addClassRoom(classes, leftPx / CLASS_CELL_PX, Math.ceil(widthPx / CLASS_CELL_PX), heightPx),
  };
}

function addClassRoom(classes: PlateClasses, left: number, width: number, heightPx: number): PlateClasses {
  const height = Math.ceil(heightPx / CLASS_CELL_PX);
  const planes = PLATE_CLASSES.map((name) => {
    const plane = new Uint8Array(width * height);
    copyRows(classes[name], classes.widthPx, plane, width, left);
    return [name, plane];
  });
  return { ...Object.fromEntries(planes), widthPx: width, heightPx: height };
}

function copyRows<Bytes extends Uint8Array | Int8Array>(
  from: Bytes,
  fromWidth: number,
  to: Bytes,
  toWidth: number,
  at: number,
): void {
  const width = Math.min(fromWidth, toWidth - at);
  for (let y = 0; y * fromWidth < from.length; y++)
    to.set(from.subarray(y * fromWidth, y * fromWidth + width), y * toWidth + at);
}
