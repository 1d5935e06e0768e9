/** A short touch under the finger, where the machine can. */
export function tick(): void {
  wx.vibrateShort?.({ type: 'light' });
}
