import type { FacePlace } from '@kinora/contract';
import type { JudgedSheet, PictureComparison } from '@kinora/studio';

const FOREHEAD = 10;
const CHIN = 152;

interface Size {
  widthPx: number;
  heightPx: number;
}

function placeOf(landmarks: Float32Array, { widthPx, heightPx }: Size): FacePlace {
  const at = (point: number, axis: 0 | 1) => landmarks[point * 3 + axis] ?? 0;
  const middle = (axis: 0 | 1) => (at(FOREHEAD, axis) + at(CHIN, axis)) / 2;
  const height = Math.hypot(at(FOREHEAD, 0) - at(CHIN, 0), at(FOREHEAD, 1) - at(CHIN, 1));
  return { x: middle(0) / widthPx, y: middle(1) / heightPx, height: height / heightPx };
}

/** Where the largest face of each person of a sheet is: a layout may show one several times, and turn one away. */
export function placesOnSheet(
  sheet: Pick<Exclude<JudgedSheet, { dropped: true }>, 'faces' | 'widthPx' | 'heightPx'>,
  people: number,
): (FacePlace | null)[] {
  return Array.from({ length: people }, (_, person) => {
    const own = sheet.faces.filter(({ plateIndex }) => plateIndex === person);
    const [largest] = own.toSorted((one, other) => other.faceHeightPx - one.faceHeightPx);
    return largest ? placeOf(largest.landmarks, sheet) : null;
  });
}

/** Where the face of each person of any picture is. */
export function placesOfPeople(
  picture: Pick<PictureComparison, 'people' | 'widthPx' | 'heightPx'>,
): (FacePlace | null)[] {
  return picture.people.map(({ landmarks }) => (landmarks ? placeOf(landmarks, picture) : null));
}
