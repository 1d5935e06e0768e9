import { createCanvas } from '@napi-rs/canvas';
import { defineOverlay } from '../define-overlay.ts';
import { drawGhosts } from './ghosts.ts';

interface Prism {
  kind: 'prism';
  seed?: number;
  strength?: number;
}

/** A prism held before the lens: the sides show the picture shifted and a rainbow runs across; the middle stays clear. */
export const prism = defineOverlay<Prism>({
  kind: 'prism',
  draw(context, w, h, { strength = 1 }) {
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
  },
});
