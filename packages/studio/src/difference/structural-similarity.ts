/** Mean SSIM (Wang 2004) over 8 × 8 windows, every 4 pixels, of two grey byte crops of one size. */
export function structuralSimilarity(a: Float32Array, b: Float32Array, widthPx: number, heightPx: number): number {
  let total = 0;
  let count = 0;
  for (let y = 0; y + 8 <= heightPx; y += 4) {
    for (let x = 0; x + 8 <= widthPx; x += 4) {
      total += windowSimilarity(a, b, widthPx, x, y);
      count++;
    }
  }
  return count > 0 ? total / count : 1;
}

const C1 = 6.5;
const C2 = 58;

function windowSimilarity(a: Float32Array, b: Float32Array, width: number, x: number, y: number): number {
  let meanA = 0;
  let meanB = 0;
  let squareA = 0;
  let squareB = 0;
  let product = 0;
  for (let v = 0; v < 8; v++) {
    for (let u = 0; u < 8; u++) {
      const i = (y + v) * width + x + u;
      const p = a[i] ?? 0;
      const q = b[i] ?? 0;
      meanA += p;
      meanB += q;
      squareA += p * p;
      squareB += q * q;
      product += p * q;
    }
  }
  meanA /= 64;
  meanB /= 64;
  const varianceA = squareA / 64 - meanA * meanA;
  const varianceB = squareB / 64 - meanB * meanB;
  const covariance = product / 64 - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  );
}
