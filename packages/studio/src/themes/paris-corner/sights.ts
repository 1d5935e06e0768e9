import type { SKRSContext2D } from '@napi-rs/canvas';

/** Half the tower's width at a share of its height, in heights. */
function towerHalf(t: number): number {
  return 0.165 * Math.exp(-3.3 * t) + 0.004 * (1 - t);
}

/** The iron tower: legs, lattice, platforms, arch. Pixels. */
export function drawTower(context: SKRSContext2D, x: number, base: number, tall: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    for (const edge of [1, 0.5]) {
      context.lineWidth = tall * (edge === 1 ? 0.011 : 0.007);
      context.beginPath();
      for (let t = 0; t <= 1; t += 0.02) {
        // The inner edges of the legs meet at the second platform.
        const inner = edge === 1 ? 1 : Math.max(0, 0.58 - t * 0.95);
        context.lineTo(x + side * towerHalf(t) * inner * tall, base - t * tall);
      }
      context.stroke();
    }
  }
  context.lineWidth = tall * 0.0035;
  context.beginPath();
  for (let t = 0; t < 0.97; t += 0.022 + 0.02 * (1 - t)) {
    const next = t + 0.024 + 0.02 * (1 - t);
    const [a, b] = [towerHalf(t) * tall, towerHalf(next) * tall];
    const inner = Math.max(0, 0.58 - t * 0.95);
    for (const side of [-1, 1]) {
      context.moveTo(x + side * a, base - t * tall);
      context.lineTo(x + side * b * inner, base - next * tall);
      context.moveTo(x + side * a * inner, base - t * tall);
      context.lineTo(x + side * b, base - next * tall);
    }
  }
  context.stroke();
  context.fillStyle = colour;
  for (const [t, thick] of [
    [0.19, 0.022],
    [0.385, 0.016],
    [0.9, 0.012],
  ] as const) {
    const half = (towerHalf(t) + 0.012) * tall;
    context.fillRect(x - half, base - t * tall, half * 2, thick * tall);
  }
  context.fillRect(x - tall * 0.003, base - tall * 1.06, tall * 0.006, tall * 0.1);
  context.lineWidth = tall * 0.009;
  context.beginPath();
  context.ellipse(x, base - tall * 0.05, tall * 0.088, tall * 0.11, 0, Math.PI, 0);
  context.stroke();
}
