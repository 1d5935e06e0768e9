/** Bright colours lose their hue on film: a little of each channel falls on the others. */
const INSET = [
  [0.91, 0.045, 0.045],
  [0.03, 0.925, 0.045],
  [0.03, 0.05, 0.92],
] as const;

const MIDDLE_GREY = 0.18;
/** Stops below and above middle grey that the print shows. */
const STOPS_BELOW = 8.5;
const STOPS_ABOVE = 5.2;
const STEEPNESS = 8.6;
const CENTRE = 0.638;
const CONTRAST = 1.26;
const sigmoid = (t: number): number => 1 / (1 + Math.exp(-STEEPNESS * (t - CENTRE)));
const [LOW, HIGH] = [sigmoid(0), sigmoid(1)];

/** Linear light as a print shows it, sRGB 0 to 1: a curve with a toe and a shoulder, highlights losing colour. */
export function develop(red: number, green: number, blue: number): [number, number, number] {
  const print = INSET.map(([r, g, b]) => {
    const light = Math.max(1e-6, r * red + g * green + b * blue);
    const t = (Math.log2(light / MIDDLE_GREY) + STOPS_BELOW) / (STOPS_BELOW + STOPS_ABOVE);
    return ((sigmoid(Math.min(1, Math.max(0, t))) - LOW) / (HIGH - LOW)) ** CONTRAST;
  });
  const mean = ((print[0] ?? 0) + (print[1] ?? 0) + (print[2] ?? 0)) / 3;
  // Most of the hue that the inset took from dark and middle tones comes back; highlights stay pale.
  const back = 1.04 + 0.4 * (1 - mean);
  return [0, 1, 2].map((c) => Math.min(1, Math.max(0, mean + ((print[c] ?? 0) - mean) * back))) as [
    number,
    number,
    number,
  ];
}
