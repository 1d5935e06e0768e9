import { CLASS_CELL_PX, PLATE_CLASSES, type Plate } from '../plate.ts';
import { LANDMARK, pointAt } from '../stages/figure/landmarks.ts';

const RADIANS = Math.PI / 180;
/** Hair that the photo's edge cuts beside the head shows that edge, slanting, once it is turned. Of a face's height under the chin. */
const BESIDE_HEAD_FACES = 0.35;
const SHOWN = 40;

/** Whether a plate can be turned with nothing seen of the photo's edges: neither side cuts the head or its hair. */
export function canLevel({ widthPx, heightPx, faceHeightPx, alpha, landmarks }: Plate): boolean {
  const lowest = Math.min(heightPx, Math.round(pointAt(landmarks, LANDMARK.chin).y + BESIDE_HEAD_FACES * faceHeightPx));
  for (let y = 0; y < lowest; y++) {
    const row = y * widthPx;
    if ((alpha[row] ?? 0) > SHOWN || (alpha[row + widthPx - 1] ?? 0) > SHOWN) return false;
  }
  return true;
}

/**
 * A plate turned about the chin, so that a head leaning by so much is level and clothes that are put on it hang straight.
 * @param lean degrees, clockwise.
 */
export function levelPlate(plate: Plate, lean: number): Plate {
  const { widthPx, heightPx, landmarks, classes, person } = plate;
  const chin = pointAt(landmarks, LANDMARK.chin);
  const [sin, cos] = [Math.sin(lean * RADIANS), Math.cos(lean * RADIANS)];
  const turn = <Bytes extends Uint8Array | Int8Array>(
    from: Bytes,
    stride: number,
    width = widthPx,
    height = heightPx,
    cell = 1,
  ): Bytes => {
    const to = (from instanceof Int8Array ? new Int8Array(from.length) : new Uint8Array(from.length)) as Bytes;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [dx, dy] = [(x + 0.5) * cell - chin.x, (y + 0.5) * cell - chin.y];
        const sourceX = (chin.x + dx * cos - dy * sin) / cell - 0.5;
        const sourceY = (chin.y + dx * sin + dy * cos) / cell - 0.5;
        sample(from, to, { x: sourceX, y: sourceY, width, height, stride, at: (y * width + x) * stride });
      }
    }
    return to;
  };
  const turned = landmarks.slice();
  for (let i = 0; i < turned.length; i += 3) {
    const [dx, dy] = [(landmarks[i] ?? 0) - chin.x, (landmarks[i + 1] ?? 0) - chin.y];
    turned[i] = chin.x + dx * cos + dy * sin;
    turned[i + 1] = chin.y - dx * sin + dy * cos;
  }
  const normals = turn(plate.normals, 3);
  for (let i = 0; i < normals.length; i += 3) {
    const [nx, ny] = [normals[i] ?? 0, normals[i + 1] ?? 0];
    normals[i] = Math.round(nx * cos + ny * sin);
    normals[i + 1] = Math.round(ny * cos - nx * sin);
  }
  return {
    ...plate,
    photo: turn(plate.photo, 3),
    foreground: turn(plate.foreground, 3),
    alpha: turn(plate.alpha, 1),
    skin: turn(plate.skin, 1),
    face: turn(plate.face, 1),
    normals,
    landmarks: turned,
    classes: classes && {
      ...classes,
      ...(Object.fromEntries(
        PLATE_CLASSES.map((name) => [name, turn(classes[name], 1, classes.widthPx, classes.heightPx, CLASS_CELL_PX)]),
      ) as Pick<typeof classes, (typeof PLATE_CLASSES)[number]>),
    },
    person: { ...person, roll: person.roll - lean },
  };
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  stride: number;
  at: number;
}

/** Bilinear; empty where the photo shows nothing. */
function sample(from: Uint8Array | Int8Array, to: Uint8Array | Int8Array, place: Place): void {
  const { x, y, width, height, stride, at } = place;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return;
  const [fx, fy] = [x - left, y - top];
  const first = (top * width + left) * stride;
  const below = first + width * stride;
  for (let channel = 0; channel < stride; channel++) {
    const upper = (from[first + channel] ?? 0) * (1 - fx) + (from[first + stride + channel] ?? 0) * fx;
    const lower = (from[below + channel] ?? 0) * (1 - fx) + (from[below + stride + channel] ?? 0) * fx;
    to[at + channel] = Math.round(upper * (1 - fy) + lower * fy);
  }
}
