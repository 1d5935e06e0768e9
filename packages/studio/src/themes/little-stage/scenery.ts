import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { cutPaper } from '../../scenes/cut-paper.ts';

/** A town of card at dusk, its windows cut out and lit. */
export function cardTown(context: SKRSContext2D, w: number, h: number, random: Random): void {
  cutPaper(context, '#fbe6b0', w * 0.014, (c) => c.arc(w * 0.7, h * 0.22, w * 0.1, 0, Math.PI * 2));
  ['#8c6ca0', '#6c4c84', '#48346c'].forEach((colour, row) => {
    let x = -0.04 * w;
    while (x < w) {
      const wide = w * (0.12 + random() * 0.08);
      const tall = h * (0.2 + random() * 0.14);
      const top = h * (0.62 + row * 0.08) - tall;
      const left = x;
      const roof = random();
      cutPaper(context, colour, w * 0.014, (c) => {
        c.moveTo(left, h * 0.9);
        c.lineTo(left, top);
        if (roof < 0.6) c.lineTo(left + wide / 2, top - wide * 0.5);
        c.lineTo(left + wide, top);
        c.lineTo(left + wide, h * 0.9);
        c.closePath();
      });
      for (let k = 0; k < 6; k++)
        if (random() < 0.7)
          fillBox(
            context,
            left + wide * (0.2 + 0.36 * (k % 2)),
            top + h * (0.03 + 0.055 * Math.floor(k / 2)),
            wide * 0.2,
            h * 0.026,
            '#ffdc8c',
          );
      x += wide + w * 0.006;
    }
  });
}
