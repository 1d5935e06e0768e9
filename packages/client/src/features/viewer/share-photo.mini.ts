import { hostLacks } from '../../platform/host-lacks.mini';
import type { SharePhoto } from './share-photo-port';

export const canSharePhoto = (): boolean => true;

export const sharePhoto: SharePhoto = (url) =>
  new Promise((resolve, reject) => {
    const fail = ({ errMsg }: WxFailure) => (/cancel/.test(errMsg) ? resolve('cancelled') : reject(new Error(errMsg)));
    if (!wx.downloadFile) {
      reject(hostLacks('downloadFile'));
      return;
    }
    wx.downloadFile({
      url,
      success: ({ statusCode, tempFilePath }) => {
        if (statusCode !== 200) reject(new Error(`The picture answered ${statusCode}`));
        else if (!wx.showShareImageMenu) reject(hostLacks('showShareImageMenu'));
        else wx.showShareImageMenu({ path: tempFilePath, success: () => resolve('shared'), fail });
      },
      fail,
    });
  });
