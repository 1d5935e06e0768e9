/** What the viewer needs of the mini-program host besides `platform/wx.d.ts`. */
interface WxHost {
  previewImage?(options: { urls: readonly string[]; current: string }): void;
  showShareImageMenu?(options: { path: string } & WxCallbacks): void;
}
