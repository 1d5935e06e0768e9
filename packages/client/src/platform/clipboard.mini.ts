import { hostLacks } from './host-lacks.mini';

/** Puts a text into the clipboard. Rejects when the host refuses. */
export function copyText(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!wx.setClipboardData) {
      reject(hostLacks('setClipboardData'));
      return;
    }
    wx.setClipboardData({ data: text, success: () => resolve(), fail: ({ errMsg }) => reject(new Error(errMsg)) });
  });
}
