import { hostLacks } from './host-lacks.mini';

/** Opens the host's settings, which only a tap may do; tells whether the user allows that then. */
export function allowInSettings(scope: 'scope.camera' | 'scope.writePhotosAlbum'): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (!wx.openSetting) {
      reject(hostLacks('openSetting'));
      return;
    }
    wx.openSetting({
      success: ({ authSetting }) => resolve(authSetting[scope] === true),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    });
  });
}
