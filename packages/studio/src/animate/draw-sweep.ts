import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FrameSize } from './camera-path.ts';

/** Half the width of the band of light, as a share of the frame's diagonal. */
const HALF_WIDTH = 0.26;
/** The band crosses in this part of the loop; before and after it is outside. */
const FROM = 0.14;
const TO = 0.86;
const COLOUR = '255, 238, 214';

/** A soft band of warm light that crosses from the upper left, over what is drawn already. */
export function drawSweep(context: SKRSContext2D, time: number, strength: number, size: FrameSize): void {
  const share = (time - FROM) / (TO - FROM);
  if (share <= 0 || share >= 1) return;
  const { widthPx, heightPx } = size;
  const eased = share * share * (3 - 2 * share);
  const at = -HALF_WIDTH + eased * (1 + 2 * HALF_WIDTH);
  const point = (along: number): [number, number] => [along * widthPx, along * heightPx];
  const light = context.createLinearGradient(...point(at - HALF_WIDTH), ...point(at + HALF_WIDTH));
  light.addColorStop(0, `rgba(${COLOUR}, 0)`);
  light.addColorStop(0.25, `rgba(${COLOUR}, ${strength * 0.3})`);
  light.addColorStop(0.5, `rgba(${COLOUR}, ${strength})`);
  light.addColorStop(0.75, `rgba(${COLOUR}, ${strength * 0.3})`);
  light.addColorStop(1, `rgba(${COLOUR}, 0)`);
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = light;
  fillBand(context, point(at - HALF_WIDTH), point(at + HALF_WIDTH), size);
  context.globalCompositeOperation = 'source-over';
}

/** Fills what lies between two lines across the frame's diagonal, not the rest: this blending is slow. */
function fillBand(
  context: SKRSContext2D,
  [fromX, fromY]: [number, number],
  [toX, toY]: [number, number],
  { widthPx, heightPx }: FrameSize,
): void {
  context.beginPath();
  context.moveTo(fromX - heightPx, fromY + widthPx);
  context.lineTo(fromX + heightPx, fromY - widthPx);
  context.lineTo(toX + heightPx, toY - widthPx);
  context.lineTo(toX - heightPx, toY + widthPx);
  context.fill();
}
