let isShown = true;

wx.onAppShow?.(() => {
  isShown = true;
});
wx.onAppHide?.(() => {
  isShown = false;
});

/** Whether the user can see the app. */
export function isVisible(): boolean {
  return isShown;
}

/** Calls back when the app is shown or hidden; gives the function that ends it. */
export function onVisibilityChange(listener: (isVisible: boolean) => void): () => void {
  const show = () => listener(true);
  const hide = () => listener(false);
  wx.onAppShow?.(show);
  wx.onAppHide?.(hide);
  return () => {
    wx.offAppShow?.(show);
    wx.offAppHide?.(hide);
  };
}
