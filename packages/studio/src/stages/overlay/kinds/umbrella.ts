import { cssOfHex } from '../../colour.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Umbrella {
  kind: 'umbrella';
  colour?: string;
  behind?: boolean;
}

/** An umbrella held over the head: its dome from below, ribs towards the lens, and the shaft to one shoulder. */
export const umbrella = defineOverlay<Umbrella>({
  kind: 'umbrella',
  belongsTo: 'person',
  draw(context, w, h, overlay, clear) {
    const head = clear[0];
    if (!head) return;
    const hex = overlay.colour ?? '#b8322a';
    const reach = Math.min(head.radius * 2.1, w * 0.72);
    const { x, y } = { x: head.x + head.radius * 0.15, y: head.y - head.radius * 0.25 };
    const side = head.x > w / 2 ? -1 : 1;
    context.save();
    context.translate(x, y);
    context.rotate(side * -0.2);
    const edge: (readonly [number, number])[] = Array.from({ length: 9 }, (_, i) => {
      const angle = Math.PI + (i / 8) * Math.PI;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86] as const;
    });
    const cloth = context.createRadialGradient(0, -reach * 0.3, reach * 0.1, 0, -reach * 0.2, reach * 1.05);
    cloth.addColorStop(0, cssOfHex(hex, 1));
    cloth.addColorStop(1, cssOfHex(hex, 0.86));
    context.fillStyle = cloth;
    context.beginPath();
    context.arc(0, 0, reach, Math.PI, Math.PI * 2);
    for (let i = edge.length - 1; i > 0; i -= 2) {
      const [toX, toY] = [(i - 2 < 0 ? -1 : -1 + ((i - 2) / 8) * 2) * reach, 0];
      const midX = -1 * reach + ((i - 1) / 8) * 2 * reach;
      context.quadraticCurveTo(midX, -reach * 0.16, toX, toY);
    }
    context.fill();
    context.strokeStyle = 'rgba(0,0,0,0.32)';
    context.lineWidth = Math.max(1, reach * 0.009);
    for (let i = 0; i <= 8; i += 2) {
      context.beginPath();
      context.moveTo(0, -reach * 0.98);
      context.quadraticCurveTo((-1 + (i / 8) * 2) * reach * 0.75, -reach * 0.8, (-1 + (i / 8) * 2) * reach, 0);
      context.stroke();
    }
    context.strokeStyle = '#3a2c22';
    context.lineWidth = Math.max(2, reach * 0.028);
    context.beginPath();
    context.moveTo(0, -reach * 1.06);
    context.lineTo(side * reach * 0.12, h);
    context.stroke();
    context.restore();
  },
});
