/** What the host says of itself and the machine. */
export function deviceInfo(): { platform: string; language: string } {
  const { platform, language } = wx.getSystemInfoSync();
  return { platform, language };
}
