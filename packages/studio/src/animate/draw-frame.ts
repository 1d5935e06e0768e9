import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Stage } from './build-stage.ts';
import { type FrameSize, type Placement, placeFlat, placePeople, placeScene } from './camera-path.ts';
import { drawSweep } from './draw-sweep.ts';

/** How strong the light is on the scene alone, and on everything. */
const SCENE_LIGHT = 0.6;
const LIGHT = 0.34;
/** The light passes the people a little after the scene behind them. */
const DELAY = 0.06;

/** Draws the picture at a time from 0 to 1. */
export function drawFrame(context: SKRSContext2D, stage: Stage, time: number, size: FrameSize): void {
  const { scene, people, whole } = stage;
  if (people) {
    drawLayer(context, scene, placeScene(time, size), size);
    drawSweep(context, time, SCENE_LIGHT, size);
    drawLayer(context, people.surface, placePeople(time, size, people.nearness), size);
  } else {
    drawLayer(context, scene, placeScene(time, size), size);
    if (whole) drawLayer(context, whole, placeFlat(time, size), size);
  }
  drawSweep(context, time - DELAY, LIGHT, size);
}

/** At rest a surface lies in the frame's middle. */
function drawLayer(context: SKRSContext2D, surface: Canvas, { a, c, d, e, f }: Placement, size: FrameSize): void {
  context.setTransform(a, 0, c, d, e, f);
  context.drawImage(surface, (size.widthPx - surface.width) / 2, (size.heightPx - surface.height) / 2);
  context.resetTransform();
}
