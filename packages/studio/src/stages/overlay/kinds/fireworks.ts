import { createRandom, pick } from '../../../pixels/random.ts';
import { cssOfHex } from '../../colour.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Fireworks {
  kind: 'fireworks';
  seed?: number;
  colours?: readonly string[];
  behind?: boolean;
}

const SPARKS = ['#ffd86a', '#ff7a8a', '#8ad8ff', '#fff4d8', '#b08aff'] as const;

/** Bursts in the sky. */
export const fireworks = defineOverlay<Fireworks>({
  kind: 'fireworks',
  draw(context, w, h, overlay) {
    const random = createRandom((overlay.seed ?? 1) + 17);
    context.globalCompositeOperation = 'screen';
    context.lineCap = 'round';
    for (let burst = 0; burst < 5; burst++) {
      const x = (0.08 + 0.84 * random()) * w;
      const y = (0.06 + 0.36 * random()) * h;
      const radius = (0.12 + 0.16 * random()) * w;
      const colour = pick(random, overlay.colours ?? SPARKS);
      const rays = 26 + Math.floor(random() * 14);
      for (let i = 0; i < rays; i++) {
        const angle = (i / rays) * Math.PI * 2 + random() * 0.1;
        const length = radius * (0.7 + 0.3 * random());
        const tail = context.createLinearGradient(x, y, x + Math.cos(angle) * length, y + Math.sin(angle) * length);
        tail.addColorStop(0.1, cssOfHex(colour, 0));
        tail.addColorStop(0.85, cssOfHex(colour, 0.9));
        tail.addColorStop(1, '#ffffff');
        context.strokeStyle = tail;
        context.lineWidth = Math.max(0.8, w * 0.0028);
        context.beginPath();
        context.moveTo(x + Math.cos(angle) * length * 0.2, y + Math.sin(angle) * length * 0.2);
        context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length + length * 0.06);
        context.stroke();
      }
    }
  },
});
