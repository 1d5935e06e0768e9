import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../pixels/random.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { fillDown } from '../../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../../scenes/brushes/scatter-bokeh.ts';
import { texture } from '../../../scenes/brushes/texture.ts';
import { cssOfHex } from '../../../stages/colour.ts';

/** Coloured beams on a stage, the crowd's lights below. */
export function paintStage(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { ground, beams }: { ground: readonly [string, string]; beams: readonly string[] },
): void {
  fillDown(context, w, h, [
    [0, ground[0]],
    [0.7, ground[1]],
    [1, ground[0]],
  ]);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < 7; i++) {
    const x = ((i + 0.5) / 7) * w;
    const lean = (random() - 0.5) * w * 0.9;
    const colour = pick(random, beams);
    const beam = context.createLinearGradient(0, 0, 0, h * 0.85);
    beam.addColorStop(0, cssOfHex(colour, 0.75));
    beam.addColorStop(1, cssOfHex(colour, 0));
    fillPolygon(
      context,
      [
        [x, -h * 0.02],
        [x + w * 0.02, -h * 0.02],
        [x + lean + w * 0.16, h * 0.85],
        [x + lean - w * 0.08, h * 0.85],
      ],
      'rgba(0,0,0,0)',
    );
    context.fillStyle = beam;
    context.fill();
  }
  context.restore();
  texture(context, w, h, { opacity: 0.35, scale: [1.4, 0.8], blend: 'soft-light' }, random);
  defocus(context, w, h, 0.008);
  for (let i = 0; i < 7; i++) glow(context, ((i + 0.5) / 7) * w, 0, w * 0.16, '#ffffff', 0.7);
  scatterBokeh(
    context,
    w,
    h,
    { count: 34, colours: [...beams, '#fff4d8'], radius: [0.006, 0.03], opacity: 0.55, area: [0, 0.72, 1, 1] },
    random,
  );
}
