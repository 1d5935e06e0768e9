import { pick } from '../../pixels/random.ts';
import { greyRows } from '../../scenes/grey-rows.ts';
import { write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tabletop } from '../../scenes/tabletop.ts';

/** A wall of notices and snapshots. */
export const CORK_BOARD: Scene = tabletop('cork', ['#cf9f66', '#a87642'], [0.1, 0.08], (context, w, h, random) => {
  const notes = ['社团招新', '讲座', '期末加油', '失物招领', '毕业晚会', '一起跑步'];
  notes.forEach((text, i) => {
    context.save();
    context.translate(w * (i % 2 === 0 ? 0.02 : 0.68), h * (0.03 + Math.floor(i / 2) * 0.34));
    context.rotate((random() - 0.5) * 0.22);
    context.shadowColor = 'rgba(0,0,0,0.35)';
    context.shadowBlur = h * 0.012;
    context.fillStyle = pick(random, ['#fff6c8', '#ffd8dc', '#d4ecff', '#dff5d4', '#ffffff']);
    context.fillRect(0, 0, w * 0.3, h * 0.2);
    context.shadowColor = 'transparent';
    write(context, text, { x: w * 0.03, y: h * 0.05, size: h * 0.03, colour: '#3a3a3e', weight: 900 });
    greyRows(
      context,
      { x: w * 0.03, y: h * 0.075, width: w * 0.24, rows: 5, step: h * 0.02, colour: '#a8a8ac' },
      random,
    );
    context.fillStyle = pick(random, ['#d8433a', '#2f78c8', '#f0b02a']);
    context.beginPath();
    context.arc(w * 0.15, h * 0.008, w * 0.016, 0, 7);
    context.fill();
    context.restore();
  });
});
