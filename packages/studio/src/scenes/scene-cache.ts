import { createCanvas } from '@napi-rs/canvas';
import { clonePicture, drawPicture, lendCanvas, type Picture } from '../pixels/picture.ts';
import { createRandom } from '../pixels/random.ts';
import { GLOW_SHRINK, type SceneView } from '../stages/light/join-scene.ts';
import { measureSceneTone, type SceneTone } from '../stages/light/scene-tone.ts';
import { defocus } from './brushes/defocus.ts';
import { kindOf, type Scene } from './scene-kinds.ts';

interface KeptScene {
  picture: Picture;
  tone: SceneTone;
  glow: Picture;
}

/** Memory for painted scenes, per thread: what the small frames of a sheet share. To paint one takes an eighth of a sheet's time, in washes a quarter. */
const CACHE_LIMIT_BYTES = 8 * 1024 * 1024;

const kept = new Map<string, KeptScene>();
let keptBytes = 0;

/** A larger scene is shot once, for a print: keeping it would cost all the others. */
const KEPT_BYTES = 8 * 1024 * 1024;

/** A scene painted at this size, its picture free to be drawn upon. Painted once per thread while memory lasts. */
export function openScene(scene: Scene, widthPx: number, heightPx: number, owner = ''): SceneView {
  const key = `${owner}|${widthPx}x${heightPx}|${JSON.stringify(scene)}`;
  let view = kept.get(key);
  if (view) {
    kept.delete(key);
  } else {
    view = paint(scene, widthPx, heightPx);
    if (bytesOf(view) > KEPT_BYTES) return view;
    keptBytes += bytesOf(view);
  }
  kept.set(key, view);
  for (const [oldest, old] of kept) {
    if (keptBytes <= CACHE_LIMIT_BYTES || oldest === key) break;
    kept.delete(oldest);
    keptBytes -= bytesOf(old);
  }
  return { ...view, picture: clonePicture(view.picture) };
}

function bytesOf(view: KeptScene): number {
  return view.picture.data.length + view.glow.data.length;
}

function paint(scene: Scene, widthPx: number, heightPx: number): KeptScene {
  const picture = drawPicture(widthPx, heightPx, (context) => {
    if (scene.flip) {
      context.translate(widthPx, 0);
      context.scale(-1, 1);
    }
    kindOf(scene).paint(context, widthPx, heightPx, scene, createRandom(scene.seed ?? 1));
    if (scene.soften) defocus(context, widthPx, heightPx, scene.soften);
    if (scene.dim !== undefined && scene.dim < 1) {
      context.globalCompositeOperation = 'source-over';
      context.fillStyle = `rgba(0,0,0,${(1 - scene.dim).toFixed(3)})`;
      context.fillRect(0, 0, widthPx, heightPx);
    }
  });
  return { picture, tone: measureSceneTone(picture), glow: blurForGlow(picture) };
}

/** The scene blurred at an eighth of its size: what spills over the edges of people. */
export function blurForGlow(picture: Picture): Picture {
  const width = Math.ceil(picture.widthPx / GLOW_SHRINK);
  const height = Math.ceil(picture.heightPx / GLOW_SHRINK);
  const small = createCanvas(width, height);
  lendCanvas(picture, (canvas) => small.getContext('2d').drawImage(canvas, 0, 0, width, height));
  return drawPicture(width, height, (context) => {
    context.drawImage(small, 0, 0);
    context.filter = 'blur(2px)';
    context.drawImage(small, 0, 0);
  });
}
