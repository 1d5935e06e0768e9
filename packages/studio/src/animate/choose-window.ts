/** The part of a photo that a frame shows, in the photo's pixels. */
export interface Window {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
}

/** From a face's middle to the window's edge, in face heights: hair and a little air. */
const ROOM_FACES = 0.75;

/**
 * The largest window of the frame's proportions, its middle at the faces' where the photo allows.
 * Undefined when the faces do not fit between its sides.
 */
export function chooseWindow(
  photo: { widthPx: number; heightPx: number },
  faces: { left: number; right: number; heightPx: number },
  aspect: number,
): Window | undefined {
  const widthPx = Math.min(photo.widthPx, photo.heightPx * aspect);
  const heightPx = widthPx / aspect;
  const left = Math.min(Math.max((faces.left + faces.right) / 2 - widthPx / 2, 0), photo.widthPx - widthPx);
  const room = faces.heightPx * ROOM_FACES;
  const fits = (middle: number, edge: number): boolean => Math.abs(middle - edge) >= room;
  if (faces.right - faces.left > widthPx - 2 * room && faces.right !== faces.left) return undefined;
  // A face at the photo's own edge was framed so.
  const isLeftFree = left <= 0 || fits(faces.left, left);
  const isRightFree = left + widthPx >= photo.widthPx || fits(faces.right, left + widthPx);
  if (!isLeftFree || !isRightFree) return undefined;
  return { left, top: (photo.heightPx - heightPx) / 2, widthPx, heightPx };
}
