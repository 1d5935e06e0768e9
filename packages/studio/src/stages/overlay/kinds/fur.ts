import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { smoothstep } from '../../../pixels/interpolate.ts';
import { createRandom, type Random } from '../../../pixels/random.ts';
import { type Rgb, rgbOfHex } from '../../colour.ts';
import { defineOverlay } from '../define-overlay.ts';

/** Radius of `KeepClear` in face heights. */
const CLEAR_FACES = 0.62;
/** Half the collar's width and its thickness, in face heights. */
const HALF_WIDTH = 0.76;
const THICKNESS = 0.23;
const TUFTS = 900;
const STRANDS_PER_TUFT = 15;

interface Place {
  x: number;
  y: number;
  thickness: number;
}

/** The collar's middle line: −1 left end, 0 under the chin, 1 right end; face heights from the chin. Its ends go behind the neck. */
function collarAt(along: number): Place {
  const side = Math.abs(along);
  return {
    x: along * HALF_WIDTH * (1 - 0.2 * side ** 3),
    y: 0.37 - 0.52 * side ** 2.4,
    thickness: THICKNESS * (1 - 0.72 * smoothstep(0.62, 1, side)),
  };
}

interface Fur {
  kind: 'fur';
  seed?: number;
  /** Of its depth, body and tips. */
  colours?: readonly [string, string, string];
}

/** A fur collar turned up round each neck: tufts over a soft shadow, lit from above. */
export const fur = defineOverlay<Fur>({
  kind: 'fur',
  belongsTo: 'person',
  draw(context, _w, _h, overlay, clear) {
    const colours = (overlay.colours ?? ['#4a4540', '#a89e92', '#f4efe6']).map(rgbOfHex);
    const { width, height } = context.canvas;
    for (const face of clear) {
      const faceHeight = face.radius / CLEAR_FACES;
      const chin = face.chin ?? { x: face.x, y: face.y + faceHeight * 0.5, roll: 0 };
      const canvas = createCanvas(width, height);
      const layer = canvas.getContext('2d');
      layer.translate(chin.x, chin.y);
      // The neck leans less than the head.
      layer.rotate(chin.roll * 0.6);
      layer.scale(faceHeight, faceHeight);
      drawTufts(layer, colours, createRandom((overlay.seed ?? 1) + 43));
      shadeCollar(layer);
      context.save();
      context.shadowColor = 'rgba(0,0,0,0.45)';
      context.shadowBlur = faceHeight * 0.12;
      context.shadowOffsetY = faceHeight * 0.05;
      context.filter = `blur(${Math.max(0.4, faceHeight * 0.0022).toFixed(2)}px)`;
      context.drawImage(canvas, 0, 0);
      context.restore();
    }
  },
});

/** Deep tufts first, then brighter ones over them. */
function drawTufts(layer: SKRSContext2D, colours: readonly Rgb[], random: Random): void {
  layer.lineCap = 'round';
  layer.fillStyle = furColour(colours, 0.12, 1);
  for (let along = -0.94; along <= 0.94; along += 0.02) {
    const { x, y, thickness } = collarAt(along);
    layer.beginPath();
    layer.arc(x, y, thickness * 0.72, 0, Math.PI * 2);
    layer.fill();
  }
  for (let i = 0; i < TUFTS; i++) {
    const age = i / TUFTS;
    const along = random() * 2 - 1;
    const across = random() * 2 - 1;
    const { x, y, thickness } = collarAt(along);
    const next = collarAt(along + 0.02);
    const slope = Math.hypot(next.x - x, next.y - y) || 1;
    const tangentX = (next.x - x) / slope;
    const tangentY = (next.y - y) / slope;
    const rootX = x - tangentY * across * thickness * 0.8;
    const rootY = y + tangentX * across * thickness * 0.8;
    // From the inner rim over the roll and down: strands stand away from the middle line, swept aside and hanging.
    const sweep = Math.sign(along) * (0.25 + 0.3 * random()) + (random() - 0.5) * 0.9;
    const goX = -tangentY * across * 1.1 + tangentX * sweep;
    const goY = tangentX * across * 1.1 + tangentY * sweep + 0.35;
    const lit = 0.16 + 0.5 * age - 0.22 * across + (random() - 0.5) * 0.36;
    for (let k = 0; k < STRANDS_PER_TUFT; k++) {
      const length = (0.045 + random() * 0.07) * (0.7 + thickness);
      const startX = rootX + (random() - 0.5) * 0.05;
      const startY = rootY + (random() - 0.5) * 0.05;
      const endX = startX + (goX + (random() - 0.5) * 0.5) * length;
      const endY = startY + (goY + (random() - 0.5) * 0.5) * length;
      layer.strokeStyle = furColour(colours, lit + (random() - 0.5) * 0.28, age < 0.25 ? 0.9 : 0.55);
      layer.lineWidth = 0.0026 + random() * 0.0044;
      layer.beginPath();
      layer.moveTo(startX, startY);
      layer.quadraticCurveTo(startX + goX * length * 0.6, startY + goY * length * 0.35, endX, endY);
      layer.stroke();
    }
  }
}

/** A colour between depth, body and tip. */
function furColour([deep, body, tip]: readonly Rgb[], lit: number, opacity: number): string {
  const t = Math.max(0, Math.min(1, lit));
  const from = (t < 0.5 ? deep : body) ?? [0, 0, 0];
  const to = (t < 0.5 ? body : tip) ?? [1, 1, 1];
  const mix = t < 0.5 ? t * 2 : t * 2 - 1;
  const of = (c: 0 | 1 | 2): number => Math.round((from[c] + (to[c] - from[c]) * mix) * 255);
  return `rgba(${of(0)},${of(1)},${of(2)},${opacity})`;
}

/** The chin's shadow above, the roll's own below. */
function shadeCollar(layer: SKRSContext2D): void {
  layer.globalCompositeOperation = 'source-atop';
  const under = layer.createLinearGradient(0, 0.38, 0, 0.68);
  under.addColorStop(0, 'rgba(20,14,12,0)');
  under.addColorStop(1, 'rgba(20,14,12,0.5)');
  layer.fillStyle = under;
  layer.fillRect(-1.2, -0.8, 2.4, 1.8);
  const chin = layer.createRadialGradient(0, 0.1, 0, 0, 0.1, 0.3);
  chin.addColorStop(0, 'rgba(20,14,12,0.5)');
  chin.addColorStop(1, 'rgba(20,14,12,0)');
  layer.fillStyle = chin;
  layer.fillRect(-0.6, -0.4, 1.2, 0.9);
}
