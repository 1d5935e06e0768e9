/** Only a mini-program is launched for a single page (scene 1154). */
export function isLaunchedForOnePage(): boolean {
  return false;
}
