import { type Part, writeContents } from '@kinora/provenance/contents';
import type { RenderedView } from '../frames/frame.ts';
import type { LetterBox } from '../pixels/letters.ts';

/** Where a sheet shows faces and letters, as its file says it. */
export function describeContents({ picture, faces }: RenderedView): string {
  const { widthPx, heightPx, letters = [] } = picture;
  const partOf = ({ left, top, right, bottom }: LetterBox): Part => ({
    x: left / widthPx,
    y: top / heightPx,
    width: (right - left) / widthPx,
    height: (bottom - top) / heightPx,
  });
  return writeContents({
    faces: faces.map(({ landmarks }) => partOf(boxOf(landmarks))),
    letters: letters.map(partOf),
  });
}

/** The box of landmarks: x, y, z each. */
function boxOf(landmarks: Float32Array): LetterBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = 0; i < landmarks.length; i += 3) {
    const [x = 0, y = 0] = [landmarks[i], landmarks[i + 1]];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
