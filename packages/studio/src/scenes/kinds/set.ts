import { type CameraOf, PLATE_SIZE, readPlate, type SetId } from '@kinora/sets';
import { Image } from '@napi-rs/canvas';
import { defineScene } from '../define-scene.ts';

/** What of a plate is seen: 1 all of it, 1.6 a part; `x` and `y` say which, 0 to 1, the middle by default. */
export interface SetCrop {
  zoom?: number;
  x?: number;
  y?: number;
}

interface PhotographedSet<Id extends SetId = SetId> {
  kind: 'set';
  /** A set of `packages/sets`. */
  set: Id;
  /** One of its cameras. */
  camera: CameraOf<Id>;
  crop?: SetCrop;
}

/** How far seeds move the crop, share of what the crop leaves out. */
const WANDER = 0.5;
const LEAST_ZOOM = 1.04;

/** A place that was built and photographed with a portrait lens: out of focus as it is behind a face. */
export const set = defineScene<PhotographedSet>({
  kind: 'set',
  paint(context, w, h, scene, random) {
    const { zoom = 1.08, x = 0.5, y = 0.5 } = scene.crop ?? {};
    const plate = new Image();
    plate.src = readPlate(scene.set, scene.camera);
    const scale = Math.max(w / PLATE_SIZE.widthPx, h / PLATE_SIZE.heightPx) * Math.max(LEAST_ZOOM, zoom);
    const width = PLATE_SIZE.widthPx * scale;
    const height = PLATE_SIZE.heightPx * scale;
    const at = (share: number): number => Math.min(1, Math.max(0, share + (random() - 0.5) * WANDER));
    context.imageSmoothingQuality = 'high';
    context.drawImage(plate, (w - width) * at(x), (h - height) * at(y), width, height);
  },
});
