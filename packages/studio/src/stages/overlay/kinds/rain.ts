import { clamp, smoothstep } from '../../../pixels/interpolate.ts';
import { canvasOfPicture, drawPicture, type Picture } from '../../../pixels/picture.ts';
import { createRandom } from '../../../pixels/random.ts';
import { defineOverlay, type KeepClear } from '../define-overlay.ts';
import { isOverFace } from '../particles.ts';

interface Rain {
  kind: 'rain';
  seed?: number;
  /** Drops, 0.3 to 1.5. */
  amount?: number;
}

/** A wet, misted pane before the person: mist towards the corners, drops that show the scene upside down, running trails. */
export const rain = defineOverlay<Rain>({
  kind: 'rain',
  drawPixels: (picture, { seed = 1, amount = 1 }, clear) => drawRainOnGlass(picture, seed, amount, clear),
});

function drawRainOnGlass(picture: Picture, seed: number, amount: number, clear: readonly KeepClear[]): void {
  const { widthPx: w, heightPx: h } = picture;
  const random = createRandom(seed + 55);
  const soft = blurred(picture, h * 0.007);
  mist(picture, soft, clear);
  const unit = h / 1024;
  for (let i = 0; i < 620 * amount; i++) {
    const radius = (1.5 + random() ** 4 * 12) * unit;
    const x = random() * w;
    const y = random() * h;
    const stretch = 1 + random() * 0.5;
    if (isOverFace(x, y, radius, clear)) continue;
    drop(picture, soft, x, y, radius, stretch);
  }
  for (let i = 0; i < 11; i++) {
    const x = random() < 0.5 ? random() * w * 0.27 : w - random() * w * 0.27;
    const from = random() * h * 0.4;
    const to = from + (120 + random() * 400) * unit;
    const radius = (4 + random() * 4) * unit;
    if (isOverFace(x, (from + to) / 2, radius, clear)) continue;
    for (let y = from; y < to; y += radius * 1.7)
      drop(picture, soft, x + (random() - 0.5) * 3, y, radius * (0.3 + 0.3 * random()), 1.6);
    drop(picture, soft, x, to, radius * 1.5, 1.3);
  }
}

function blurred(picture: Picture, sigmaPx: number): Picture {
  const canvas = canvasOfPicture(picture);
  return drawPicture(picture.widthPx, picture.heightPx, (context) => {
    context.drawImage(canvas, 0, 0);
    context.filter = `blur(${sigmaPx}px)`;
    context.drawImage(canvas, 0, 0);
  });
}

function mist(picture: Picture, soft: Picture, clear: readonly KeepClear[]): void {
  const { widthPx: w, heightPx: h, data } = picture;
  const face = clear[0] ?? { x: w / 2, y: h * 0.45, radius: h * 0.2 };
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i += 4) {
      const away = Math.hypot((x - face.x) / 1.15, y - face.y) / Math.max(h * 0.2, face.radius * 1.5);
      const share = 0.85 * smoothstep(1, 2.3, away);
      if (share < 0.01) continue;
      for (let c = 0; c < 3; c++) {
        const from = data[i + c] ?? 0;
        data[i + c] = from + ((soft.data[i + c] ?? 0) * 0.94 + 10 - from) * share;
      }
    }
  }
}

function drop(picture: Picture, soft: Picture, cx: number, cy: number, radius: number, stretch: number): void {
  const { widthPx: w, heightPx: h, data } = picture;
  const tall = radius * stretch;
  for (let y = Math.max(0, Math.ceil(cy - tall)); y <= Math.min(h - 1, cy + tall); y++) {
    for (let x = Math.max(0, Math.ceil(cx - radius)); x <= Math.min(w - 1, cx + radius); x++) {
      const u = (x - cx) / radius;
      const v = (y - cy) / tall;
      const d = u * u + v * v;
      if (d >= 1) continue;
      const z = Math.sqrt(1 - d);
      const bend = radius * 4.5 * (1.2 - z);
      const sx = clamp(cx - u * bend, 0, w - 1) | 0;
      const sy = clamp(cy - v * bend, 0, h - 1) | 0;
      const share = smoothstep(0, 0.25, 1 - d) * 0.9;
      const shine = 0.75 + 0.75 * smoothstep(-0.8, 0.9, v) + 0.5 * smoothstep(0.8, 1, -u * 0.5 - v * 0.6 + z * 0.6);
      const i = (y * w + x) * 4;
      const j = (sy * w + sx) * 4;
      for (let c = 0; c < 3; c++) {
        const from = data[i + c] ?? 0;
        data[i + c] = from + ((soft.data[j + c] ?? 0) * shine + 12 - from) * share;
      }
    }
  }
}
