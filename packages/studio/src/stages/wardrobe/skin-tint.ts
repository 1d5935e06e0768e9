/** How much redder than blue a colour is, as a logarithm: channels 0 to 1, of which the darkest say little. */
export const tintOf = (red: number, blue: number): number => Math.log((red + 0.04) / (blue + 0.04));
