const USUAL_WIDTH_PX = 390;
const USUAL_HEIGHT_PX = 844;
const USUAL_STATUS_BAR_PX = 24;

/** What the host says of itself and the machine; of a host that says nothing, what the app takes for granted. */
export function deviceInfo(): { platform: string; language: string } {
  const { platform = '', language = '' } = wx.getSystemInfoSync?.() ?? {};
  return { platform, language };
}

/** Width and height of the window and height of the status bar, px; an older host tells them among other things, or not at all. */
export function windowInfo(): { windowWidth: number; windowHeight: number; statusBarHeight: number } {
  const {
    windowWidth = USUAL_WIDTH_PX,
    windowHeight = USUAL_HEIGHT_PX,
    statusBarHeight = USUAL_STATUS_BAR_PX,
  } = wx.getWindowInfo?.() ?? wx.getSystemInfoSync?.() ?? {};
  return { windowWidth, windowHeight, statusBarHeight };
}
