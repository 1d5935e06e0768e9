import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** Where ink of letters is, pixels of its surface. */
export interface LetterBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Skia rounds the measures of a line. */
const ROUNDED_PX = 1;

/** What was written on each surface: nobody has to look for letters in pixels that knows where they were drawn. */
const written = new WeakMap<Canvas, LetterBox[]>();

export const lettersOn = (canvas: Canvas): readonly LetterBox[] => written.get(canvas) ?? [];

export function noteLetters(canvas: Canvas, boxes: readonly LetterBox[]): void {
  if (boxes.length > 0) written.set(canvas, [...lettersOn(canvas), ...boxes]);
}

/** Writes a line, and notes where. The one way to write on a picture: `letters.test.ts` finds every other. */
export function fillLetters(context: SKRSContext2D, text: string, x: number, y: number): void {
  context.fillText(text, x, y);
  const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    context.measureText(text);
  noteMoved(context, [
    {
      left: x - actualBoundingBoxLeft - ROUNDED_PX,
      top: y - actualBoundingBoxAscent - ROUNDED_PX,
      right: x + actualBoundingBoxRight + ROUNDED_PX,
      bottom: y + actualBoundingBoxDescent + ROUNDED_PX,
    },
  ]);
}

/** Draws one surface on another with all that is written on it. */
export function drawSurface(
  context: SKRSContext2D,
  source: Canvas,
  x: number,
  y: number,
  widthPx: number = source.width,
  heightPx: number = source.height,
): void {
  const [across, down] = [widthPx / source.width, heightPx / source.height];
  context.drawImage(source, x, y, widthPx, heightPx);
  noteMoved(
    context,
    lettersOn(source).map(({ left, top, right, bottom }) => ({
      left: x + left * across,
      top: y + top * down,
      right: x + right * across,
      bottom: y + bottom * down,
    })),
  );
}

/** Notes boxes of the context's own coordinates, which may be turned, as upright ones of its surface. */
function noteMoved(context: SKRSContext2D, boxes: readonly LetterBox[]): void {
  const { a, b, c, d, e, f } = context.getTransform();
  const moved = boxes.map(({ left, top, right, bottom }) => {
    const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [a * x + c * y + e, b * x + d * y + f]));
    const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  });
  const { width, height } = context.canvas;
  noteLetters(
    context.canvas,
    moved.filter(({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < width && top < height),
  );
}
