import type { Plate } from '../../plate.ts';

/** Copies what a plate shows at one pixel to another one, darker by `shade`; `turnX` −1 where it was mirrored from side to side. Hair is no skin. */
export function copyPixel(plate: Plate, from: number, to: number, shade: number, turnX: 1 | -1): void {
  const { foreground, normals, alpha, skin, face } = plate;
  for (let c = 0; c < 3; c++) foreground[to * 3 + c] = (foreground[from * 3 + c] ?? 0) * shade;
  normals[to * 3] = Math.round((normals[from * 3] ?? 0) * turnX);
  normals[to * 3 + 1] = normals[from * 3 + 1] ?? 0;
  normals[to * 3 + 2] = normals[from * 3 + 2] ?? 0;
  alpha[to] = alpha[from] ?? 0;
  skin[to] = 0;
  face[to] = 0;
}
