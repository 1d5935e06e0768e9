import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** A prism held before the lens: the sides show the picture shifted and a rainbow runs across; the middle stays clear. */
export function drawPrism(context: SKRSContext2D, w: number, h: number, strength: number): void {
  drawGhosts(context, w, h, 0.22, 0.75 * strength);
  const colours = ['#ff3050', '#ffa030', '#40ff80', '#3090ff', '#a040ff'];
  const band = createCanvas(Math.ceil(w / 2), Math.ceil(h / 2));
  const layer = band.getContext('2d');
  layer.scale(0.5, 0.5);
  layer.filter = `blur(${h * 0.012}px)`;
  layer.translate(w / 2, h / 2);
  layer.rotate(0.42);
  colours.forEach((colour, i) => {
    layer.fillStyle = colour;
    layer.fillRect(w * (-0.4 + i * 0.028), -h, w * 0.031, h * 2);
  });
  context.save();
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = 0.4 * strength;
  context.drawImage(band, 0, 0, w, h);
  context.restore();
}

/** Pale copies of the picture to the left and right, fading towards the middle. `shift` is a share of the width. */
export function drawGhosts(context: SKRSContext2D, w: number, h: number, shift: number, strength: number): void {
  const copy = createCanvas(w, h);
  copy.getContext('2d').drawImage(context.canvas, 0, 0);
  for (const side of [-1, 1]) {
    const ghost = sideOf(copy, w, h, side, shift);
    context.save();
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = strength;
    context.drawImage(ghost, 0, 0);
    context.restore();
  }
}

function sideOf(copy: Canvas, w: number, h: number, side: number, shift: number): Canvas {
  const canvas = createCanvas(w, h);
  const layer = canvas.getContext('2d');
  layer.drawImage(copy, side * shift * w, side * h * 0.022);
  layer.globalCompositeOperation = 'destination-in';
  const fade = layer.createLinearGradient(w * (0.5 + side * 0.14), 0, w * (0.5 + side * 0.42), 0);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  layer.fillStyle = fade;
  layer.fillRect(0, 0, w, h);
  return canvas;
}
