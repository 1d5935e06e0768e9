import type { SKRSContext2D } from '@napi-rs/canvas';
import { write } from '../../scenes/lettering.ts';
import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';

export type Shape = 'heart' | 'star' | 'flower' | 'bow' | 'smile' | 'sparkle' | 'cherry';

/** A sticker: shape, centre (shares of the frame), size (share of the width), degrees and colour. */
export type Sticker = readonly [shape: Shape, x: number, y: number, size: number, angle: number, colour: string];

/** The outline of a shape of radius 1 round the origin. */
function trace(context: SKRSContext2D, shape: Shape): void {
  context.beginPath();
  if (shape === 'heart') {
    context.moveTo(0, 0.9);
    context.bezierCurveTo(-1.5, -0.1, -0.8, -1.15, 0, -0.4);
    context.bezierCurveTo(0.8, -1.15, 1.5, -0.1, 0, 0.9);
  } else if (shape === 'star' || shape === 'sparkle') {
    const points = shape === 'star' ? 5 : 4;
    const inner = shape === 'star' ? 0.48 : 0.26;
    for (let i = 0; i < points * 2; i++) {
      const a = (i * Math.PI) / points - Math.PI / 2;
      const r = i % 2 === 0 ? 1 : inner;
      context.lineTo(Math.cos(a) * r, Math.sin(a) * r);
    }
  } else if (shape === 'flower') {
    for (let i = 0; i < 6; i++) {
      const a = (i * Math.PI) / 3;
      context.moveTo(Math.cos(a) * 0.55 + 0.46, Math.sin(a) * 0.55);
      context.arc(Math.cos(a) * 0.55, Math.sin(a) * 0.55, 0.46, 0, Math.PI * 2);
    }
  } else if (shape === 'bow') {
    for (const side of [-1, 1]) {
      context.moveTo(0, 0);
      context.bezierCurveTo(side * 0.5, -1, side * 1.3, -0.7, side * 1.05, 0);
      context.bezierCurveTo(side * 1.3, 0.7, side * 0.5, 0.8, 0, 0);
    }
    context.moveTo(0.24, 0);
    context.arc(0, 0, 0.24, 0, Math.PI * 2);
  } else if (shape === 'cherry') {
    for (const x of [-0.5, 0.5]) {
      context.moveTo(x + 0.48, 0.45);
      context.arc(x, 0.45, 0.48, 0, Math.PI * 2);
    }
  } else context.arc(0, 0, 0.9, 0, Math.PI * 2);
  context.closePath();
}

function details(context: SKRSContext2D, shape: Shape): void {
  context.fillStyle = 'rgba(255,255,255,0.55)';
  if (shape === 'smile') {
    context.fillStyle = '#3a2a2a';
    for (const x of [-0.32, 0.32]) {
      context.beginPath();
      context.ellipse(x, -0.22, 0.09, 0.18, 0, 0, 7);
      context.fill();
    }
    context.strokeStyle = '#3a2a2a';
    context.lineWidth = 0.11;
    context.lineCap = 'round';
    context.beginPath();
    context.arc(0, 0.02, 0.5, 0.3, Math.PI - 0.3);
    context.stroke();
  } else if (shape === 'flower') {
    context.fillStyle = '#ffd84a';
    context.beginPath();
    context.arc(0, 0, 0.34, 0, 7);
    context.fill();
  } else if (shape === 'cherry') {
    context.strokeStyle = '#3f8a4a';
    context.lineWidth = 0.1;
    context.beginPath();
    context.moveTo(-0.5, 0);
    context.quadraticCurveTo(-0.2, -0.7, 0.3, -0.95);
    context.quadraticCurveTo(0.5, -0.5, 0.5, 0);
    context.stroke();
  } else if (shape !== 'sparkle') {
    context.beginPath();
    context.ellipse(-0.34, -0.34, 0.2, 0.12, -0.7, 0, 7);
    context.fill();
  }
}

/** A cut sticker with its white rim; pixels. */
export function drawSticker(context: SKRSContext2D, w: number, h: number, sticker: Sticker): void {
  const [shape, x, y, size, angle, colour] = sticker;
  context.save();
  context.translate(x * w, y * h);
  context.rotate((angle * Math.PI) / 180);
  context.scale(size * w, size * w);
  context.lineJoin = 'round';
  trace(context, shape);
  context.shadowColor = 'rgba(60,20,50,0.35)';
  context.shadowBlur = w * 0.012;
  context.strokeStyle = '#ffffff';
  context.lineWidth = 0.34;
  context.stroke();
  context.shadowColor = 'transparent';
  context.fillStyle = colour;
  context.fill();
  details(context, shape);
  context.restore();
}

/** Stickers over the finished picture; they are placed at its edges, away from the face. */
export function stickers(...list: readonly Sticker[]): Overlay {
  return {
    kind: 'drawn',
    after: true,
    paint: (context, w, h) => {
      for (const sticker of list) drawSticker(context, w, h, sticker);
    },
  };
}

/** Round letters with a white rim, as written with a pen on the screen of the booth. */
export function penned(text: string, x: number, y: number, size: number, colour: string, angle = 0): Overlay {
  return {
    kind: 'drawn',
    after: true,
    paint: (context, w, h) => {
      context.translate(x * w, y * h);
      context.rotate((angle * Math.PI) / 180);
      const line = { size: size * h, align: 'center', weight: 900, widest: w * 0.9 } as const;
      const rim = size * h * 0.075;
      for (let i = 0; i < 12; i++) {
        const a = (i / 12) * Math.PI * 2;
        write(context, text, { ...line, x: Math.cos(a) * rim, y: Math.sin(a) * rim, colour: '#ffffff' });
      }
      write(context, text, { ...line, x: 0, y: 0, colour });
    },
  };
}
