import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { painted } from '../../scenes/painted.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A stage: a wide screen of light, beams from above, a dark foot. */
export const STAGE = painted('stage', (context, w, h) => {
  fillDown(context, w, h, [
    [0, '#04060f'],
    [0.5, '#0c1d4a'],
    [1, '#03050c'],
  ]);
  const screen = context.createLinearGradient(0, h * 0.12, w, h * 0.6);
  screen.addColorStop(0, '#1b4fd8');
  screen.addColorStop(0.5, '#5a8cff');
  screen.addColorStop(1, '#7b3fe0');
  context.fillStyle = screen;
  context.fillRect(w * 0.05, h * 0.1, w * 0.9, h * 0.52);
  context.lineWidth = w * 0.014;
  for (let i = 0; i < 6; i++) {
    context.strokeStyle = cssOfHex('#c4dcff', 0.34 - i * 0.045);
    context.beginPath();
    context.arc(w * 0.8, h * 0.62, w * (0.14 + i * 0.13), Math.PI, Math.PI * 2);
    context.stroke();
  }
  defocus(context, w, h, 0.007);
  for (const x of [0.12, 0.38, 0.64, 0.9]) {
    glow(context, x * w, 0, w * 0.26, '#cfe0ff', 0.9);
    const beam = context.createLinearGradient(0, 0, 0, h * 0.7);
    beam.addColorStop(0, 'rgba(200,220,255,0.35)');
    beam.addColorStop(1, 'rgba(200,220,255,0)');
    fillPolygon(
      context,
      [
        [(x - 0.01) * w, 0],
        [(x + 0.01) * w, 0],
        [(x + 0.13) * w, h * 0.7],
        [(x - 0.13) * w, h * 0.7],
      ],
      'rgba(0,0,0,0)',
    );
    context.fillStyle = beam;
    context.fill();
  }
  context.fillStyle = '#02040a';
  context.fillRect(0, h * 0.8, w, h * 0.2);
  defocus(context, w, h, 0.006);
});
