import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { type Room, room } from './rooms.ts';
import { drawBookcase, OLD_BINDINGS } from './shelves.ts';

/** Small drawers with brass labels and knobs. */
export function cardCabinet(options: Room): Scene {
  const { wood = '#a9713a' } = options;
  return room(options, (context, w, h, random) => {
    context.fillStyle = '#3a2210';
    context.fillRect(0, 0, w, h);
    const wide = w / 4.4;
    const tall = h / 8.5;
    for (let y = -tall * 0.4; y < h; y += tall) {
      for (let x = -wide * 0.3; x < w; x += wide) {
        context.fillStyle = wood;
        context.fillRect(x + wide * 0.025, y + tall * 0.04, wide * 0.95, tall * 0.92);
        context.fillStyle = cssOfHex(random() < 0.5 ? '#ffe2b0' : '#2a1608', 0.06 + random() * 0.12);
        context.fillRect(x + wide * 0.025, y + tall * 0.04, wide * 0.95, tall * 0.92);
        context.strokeStyle = 'rgba(255,225,170,0.35)';
        context.strokeRect(x + wide * 0.05, y + tall * 0.08, wide * 0.9, tall * 0.84);
        context.fillStyle = '#c9a04e';
        context.fillRect(x + wide * 0.28, y + tall * 0.22, wide * 0.44, tall * 0.3);
        context.fillStyle = '#f4e8cc';
        context.fillRect(x + wide * 0.31, y + tall * 0.26, wide * 0.38, tall * 0.22);
        context.fillStyle = '#d8b25e';
        context.beginPath();
        context.arc(x + wide * 0.5, y + tall * 0.7, tall * 0.09, 0, Math.PI * 2);
        context.fill();
      }
    }
    texture(context, w, h, { opacity: 0.5, scale: [3, 0.08] }, random);
  });
}

/** A hall of three storeys of books with galleries and light from above. */
export function greatHall(options: Room): Scene {
  const { bindings = OLD_BINDINGS, wood = '#4a2d18', light = '#fff0d0' } = options;
  return room(options, (context, w, h, random) => {
    for (const [top, height] of [
      [-0.02, 0.3],
      [0.31, 0.3],
      [0.64, 0.28],
    ] as const) {
      for (let b = 0; b < 5; b++) {
        const x = (b * w) / 5;
        drawBookcase(
          context,
          { x, y: top * h, width: w / 5, height: height * h, rows: 6, bindings, wood, thickness: 0.2 },
          random,
        );
        context.fillStyle = wood;
        context.fillRect(x - w * 0.014, top * h, w * 0.028, height * h);
      }
      context.fillStyle = '#2a180c';
      context.fillRect(0, (top + height) * h, w, h * 0.03);
      context.fillStyle = cssOfHex('#b98a48', 0.9);
      for (let x = 0; x < w; x += w * 0.02) context.fillRect(x, (top + height - 0.045) * h, w * 0.004, h * 0.045);
      context.fillRect(0, (top + height - 0.048) * h, w, h * 0.005);
    }
    const floor = context.createLinearGradient(0, h * 0.92, 0, h);
    floor.addColorStop(0, '#5a3c24');
    floor.addColorStop(1, '#2a1a10');
    context.fillStyle = floor;
    context.fillRect(0, h * 0.92, w, h * 0.08);
    context.save();
    context.globalCompositeOperation = 'screen';
    for (const at of [0.12, 0.42, 0.7]) {
      const beam = context.createLinearGradient(0, 0, 0, h);
      beam.addColorStop(0, cssOfHex(light, 0.5));
      beam.addColorStop(1, cssOfHex(light, 0.03));
      fillPolygon(
        context,
        [
          [at * w, 0],
          [(at + 0.1) * w, 0],
          [(at + 0.36) * w, h],
          [(at + 0.1) * w, h],
        ],
        'rgba(0,0,0,0)',
      );
      context.fillStyle = beam;
      context.fill();
    }
    context.restore();
    scatterBokeh(context, w, h, { count: 30, colours: [light], radius: [0.003, 0.01], opacity: 0.5 }, random);
  });
}
